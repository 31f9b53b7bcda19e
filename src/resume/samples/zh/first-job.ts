import { composeSample } from '#src/resume/samples/told.ts'

export const firstJob = composeSample({
  locale: 'zh',
  design: 'slips',
  basics: {
    name: '梁嘉豪',
    intention: '客服专员（应届）',
    intentionCity: '广州 / 佛山',
    availability: '{year 2027} 年 6 月',
    gender: '男',
    birth: '2005-11',
    phone: '138 0000 0000',
    email: 'liangjiahao@example.com',
    city: '广州',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '我能做什么',
      items: [
        {
          body: '没有正式实习，但大学里把几件小事做完了：管过社团账目，一年勤工俭学没有缺勤，做过一个二手书小程序的客服。学东西快，记录清楚，交办的事有回音。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '广州番禺职业技术学院',
          title: '工商企业管理',
          degree: '大专',
          score: '班级第 8（共 51 人）',
          start: '2024-09',
          end: '2027-06',
          body: '- 主修：管理学基础（91）、办公自动化（95）、市场营销（88）、商务礼仪（93）、统计基础（86）。',
        },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '图书馆',
          title: '勤工俭学 · 借阅台',
          start: '2025-09',
          end: '2026-09',
          body: `- 每周 12 小时，两学期处理借还 9600 册；发现按索书号前缀分车更快，做法被全馆采用。
- 整理遗失图书台账，逐一联系读者 140 人，追回 97 册。`,
        },
        {
          org: '羽毛球社',
          title: '财务与活动负责人',
          start: '2025-06',
          end: '2026-06',
          body: '- 管理社费 1.6 万元，记账、报销、公示全用共享表格；组织新生赛，报名 128 人，账目当天公示。',
        },
        {
          org: '班级',
          title: '学习委员',
          start: '2024-11',
          end: '2025-05',
          body: '- 制作考前复习清单 6 份，挂科人数由 9 人减到 3 人。',
        },
      ],
    },
    {
      kind: 'projects',
      title: '实践项目',
      items: [
        {
          title: '校园二手书小程序',
          role: '客服与运营（4 人团队）',
          start: '2026-03',
          end: '2026-06',
          body: '- 回复咨询 1300 余条，整理成 35 条常见问题，重复提问减少一半；一学期成交 820 册。',
        },
        {
          title: '课程作业：小区便利店调研',
          role: '组长',
          start: '2025-12',
          end: '2026-01',
          body: '- 连续 7 天分时段计数客流，访谈店主与顾客 22 人，建议调整早餐货架位置，店主采纳了。',
        },
        {
          title: '家乡果园帮工与网络销售',
          start: '2025-07',
          end: '2025-08',
          body: '- 帮家里拍照、写文案、发货，两周在朋友圈卖出荔枝 310 箱，坏果包赔 6 箱，好评复购 41 户。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '办公', body: 'Word 排版、Excel（VLOOKUP、透视表）、PPT、腾讯文档' },
        { title: '沟通', body: '粤语（母语）、普通话二级甲等' },
        { title: '其他', body: '打字每分钟 75 字、C1 驾照、基础图片处理' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '全国计算机等级考试一级', date: '2026-03' },
        { title: '大学英语四级', score: '436 分', date: '2026-06' },
        { title: '校优秀学生干部', date: '2025-12' },
      ],
    },
  ],
})
