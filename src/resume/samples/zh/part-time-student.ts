import { composeSample } from '#src/resume/samples/told.ts'

export const partTimeStudent = composeSample({
  locale: 'zh',
  design: 'compact',
  basics: {
    name: '丁晓彤',
    intention: '茶饮门店店员（兼职）',
    intentionCity: '武汉（地铁沿线）',
    availability: '周二、周四下午与周末，寒暑假全天',
    gender: '女',
    birth: '2007-04',
    phone: '138 0000 0000',
    email: 'dingxiaotong@example.com',
    city: '武汉武昌',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '我的时间与长处',
      items: [
        {
          body: '大二学生，每周可排 20 小时，能做到毕业。做过茶饮、家教、展会三类兼职，从不临时请假；站得住、算得清、说话让人舒服。',
        },
      ],
    },
    {
      kind: 'work',
      title: '兼职经历',
      items: [
        {
          org: '上门家教',
          title: '初一数学、英语（兼职）',
          start: '2025-10',
          present: true,
          body: '- 先后辅导 4 名学生，其中两名一学期数学分别提高 21 分与 17 分；每次课后给家长发 5 行小结。',
        },
        {
          org: '某茶饮连锁武汉光谷店',
          title: '兼职店员',
          start: '2025-09',
          end: '2026-06',
          body: `- 每周 16 小时，熟练 42 款饮品配方，高峰期 2 人配合每小时出 **95 杯**。
- 承担晚班盘点与清洁检查，连续 8 次卫生抽查满分，被提为时段负责人，带 3 名新人。
- 发现半数客诉来自“少冰没说清”，在点单时加一句确认，差评当月就少了。`,
        },

        {
          org: '武汉某会展服务公司',
          title: '展会现场执行（兼职）',
          start: '2026-04',
          end: '2026-05',
          body: '- 参加车展、读书节共 9 天，负责签到与观众引导，单日接待 1200 人次，获“最佳现场”评价。',
        },
        {
          org: '家乡快递驿站',
          title: '暑期工',
          start: '2025-07',
          end: '2025-08',
          body: '- 日均出库 300 件，用货架颜色分区，取件少排队；找回错领包裹 12 件。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '中南民族大学',
          title: '社会工作',
          degree: '本科在读（大二）',
          score: '专业前 20%',
          start: '2025-09',
          end: '2029-06',
          body: `- 主修：社会学概论（92）、沟通技巧（95）、人类行为与社会环境（90）；校三等奖学金。
- 暑期调研《外卖骑手的休息时间》，访谈 34 人，获校社会实践三等奖。`,
        },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '青年志愿者协会',
          title: '项目负责人',
          start: '2026-03',
          present: true,
          body: '- 带 18 人每周到社区教老人用手机挂号、扫码与防诈骗，开课 14 次，服务 260 人次。',
        },
        {
          org: '校广播站',
          title: '播音员',
          start: '2025-10',
          end: '2026-06',
          body: '- 每周一期午间节目，独立写稿与播音，全年 31 期；采访食堂阿姨的一期被校公众号转载，阅读 1.2 万。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '门店', body: '收银、盘点、外卖平台接单、食品操作规范' },
        { title: '家教', body: '初中数学、英语；会做错题本与单元小测' },
        { title: '其他', body: '普通话一级乙等，简单拍照修图，Excel 排班表' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '健康证（一年有效）', date: '2026-08' },
        { title: '大学英语四级', score: '531 分', date: '2026-06' },
        { title: '初级急救证', date: '2026-05' },
      ],
    },
  ],
})
