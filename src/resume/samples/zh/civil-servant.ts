import { composeSample } from '#src/resume/samples/told.ts'

export const civilServant = composeSample({
  locale: 'zh',
  design: 'ledger',
  basics: {
    name: '赵明轩',
    intention: '综合管理岗（选调生）',
    gender: '男',
    birth: '2001-03',
    ethnicity: '汉族',
    political: '中共党员',
    nativePlace: '河南洛阳',
    marital: '未婚',
    health: '良好',
    degree: '硕士研究生',
    school: '郑州大学',
    major: '公共管理',
    phone: '138 0000 0000',
    email: 'zhaomingxuan@example.com',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '郑州大学',
          title: '公共管理',
          degree: '硕士',
          score: '专业第 3（共 58 人）',
          start: '2024-09',
          end: '2027-06',
          body: '研究方向为基层治理；学位论文《乡镇便民服务中心的事项下沉与承接能力》基于 9 个乡镇的实地调查。',
        },
        {
          org: '河南农业大学',
          title: '行政管理',
          degree: '学士',
          score: 'GPA 3.7 / 4.0',
          start: '2020-09',
          end: '2024-06',
        },
      ],
    },
    {
      kind: 'internship',
      title: '基层实践',
      items: [
        {
          org: '洛阳市栾川县某镇人民政府',
          title: '党政办见习',
          start: '2026-07',
          end: '2026-09',
          body: `- 起草通知、简报、汇报材料 42 份，其中 3 篇信息被县委办采用。
- 参与防汛值守 19 天，协助转移群众 126 人，建立独居老人联系台账 74 户。
- 走访 11 个行政村，整理“高频办理事项清单”28 项，推动 9 项下放到村级代办点。`,
        },
        {
          org: '郑州市金水区某街道办事处',
          title: '社区工作助理',
          start: '2025-07',
          end: '2025-08',
          body: '- 参与老旧小区改造意见征集，入户 320 户，协调停车位矛盾 6 起，全部达成书面协议。',
        },
      ],
    },
    {
      kind: 'campus',
      title: '学生工作',
      items: [
        {
          org: '郑州大学研究生第二党支部',
          title: '支部书记',
          start: '2025-03',
          end: '2026-06',
          body: '- 组织主题党日 14 次、志愿服务 9 次，发展党员 7 名，支部获评校级先进基层党组织。',
        },
        {
          org: '政治与公共管理学院研究生会',
          title: '副主席，后任主席',
          start: '2024-10',
          end: '2025-09',
          body: '- 统筹 32 人团队承办全国公共管理案例大赛校内赛，报名 51 支队伍，为历届最多。',
        },
      ],
    },
    {
      kind: 'awards',
      title: '奖惩情况',
      items: [
        { title: '河南省优秀学生干部', date: '2026-05' },
        { title: '中国研究生公共管理案例大赛', level: '三等奖', date: '2025-12' },
        { title: '研究生国家奖学金', date: '2025-11' },
      ],
    },
    {
      kind: 'certificates',
      title: '资格能力',
      items: [
        { title: '大学英语六级', score: '538 分', date: '2022-12' },
        { title: '全国计算机等级考试二级', score: '优秀', date: '2021-09' },
        { title: '普通话二级甲等；C1 驾驶证' },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '政治立场坚定，愿意到基层去。文字功底扎实，遇事先摸清情况再提建议；在乡镇见习期间学会用群众听得懂的话把政策讲明白。',
        },
      ],
    },
  ],
})
