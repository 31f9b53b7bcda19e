import { composeSample } from '#src/resume/samples/told.ts'

export const nurse = composeSample({
  locale: 'zh',
  design: 'river',
  fit: { spacing: 0.82, leading: 1.5 },
  basics: {
    name: '何语桐',
    intention: '重症医学科护士',
    intentionCity: '武汉',
    availability: '一个月内',
    gender: '女',
    birth: '1997-06',
    marital: '未婚',
    experience: '{count 2020-07} 年临床经验',
    phone: '138 0000 0000',
    email: 'heyutong@example.com',
    city: '武汉',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'work',
      items: [
        {
          org: '武汉江岸人民医院',
          title: '护师，后聘主管护师',
          department: '重症医学科（22 张床）',
          start: '2022-08',
          present: true,
          body: `- 独立管理 2–3 名机械通气患者，熟练呼吸机、CRRT、有创血流动力学监测；到岗以来护理危重患者 1100 余人次。
- 担任科室院感小组组长，推行口腔护理与床头抬高核查表，呼吸机相关肺炎由 **6.8‰ 降到 2.1‰**。
- 参与抢救 180 余次，作为急救小组成员完成院内心肺复苏培训 24 场、覆盖 460 人。
- 带教规培护士 14 名，编写《ECMO 护理要点》口袋手册，科内人手一册。`,
        },
        {
          org: '武汉江岸人民医院',
          parent: 'work-item-1',
          title: '护士',
          department: '急诊科',
          start: '2020-07',
          end: '2022-07',
          body: `- 轮值预检分诊与抢救室，科室日均接诊 260 人次。
- 优化胸痛患者绿色通道交接单，首份心电图平均用时由 12 分钟缩短到 6 分钟。`,
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '湖北中医药大学',
          title: '护理学',
          degree: '本科',
          score: '专业前 12%',
          start: '2016-09',
          end: '2020-06',
          body: '- 在三甲医院轮转内、外、妇、儿、急诊、ICU 共 44 周，获优秀实习生。',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '主管护师资格（中级）', date: '2025-06' },
        { title: '重症专科护士证', org: '湖北省护理学会', date: '2023-11' },
        { title: 'AHA 高级心血管生命支持（ACLS）', date: '2024-04' },
        { title: '护师资格（初级）', date: '2021-06' },
        { title: '护士执业证书', date: '2020-11' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '医院年度优秀护士', level: '连续两年', date: '2025-05' },
        { title: '市级护理技能竞赛', level: '个人二等奖', date: '2024-05' },
      ],
    },
    {
      kind: 'publications',
      title: '论文与课题',
      items: [
        {
          title: '集束化护理在降低呼吸机相关肺炎中的应用',
          authors: '第一作者',
          org: '护理类统计源期刊',
          date: '2024-08',
        },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [{ body: '抢救时沉得住气，交班时说得清楚；关注患者的疼痛与尊严，也愿意向家属多解释一句。可适应三班倒。' }],
    },
  ],
})
