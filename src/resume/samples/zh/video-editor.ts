import { composeSample } from '#src/resume/samples/told.ts'

export const videoEditor = composeSample({
  locale: 'zh',
  design: 'poster',
  fit: { spacing: 0.94, leading: 1.62 },
  basics: {
    name: '谢一鸣',
    headline: '视频剪辑与摄影',
    intentionCity: '成都',
    salary: '10–14K',
    experience: '{count 2022-07} 年经验',
    phone: '138 0000 0000',
    email: 'xieyiming@example.com',
    city: '成都',
    website: 'yiming.example.com',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '会拍也会剪，完成成片 860 条，从 15 秒的信息流到 40 分钟的纪录片。剪辑台上只问一个问题：观众此刻最想看见什么？',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '成都火锅派文化传媒有限公司',
          title: '高级剪辑',
          department: '内容中心',
          start: '2023-09',
          present: true,
          body: `- 主剪美食探店账号，月均 45 条，账号由 42 万粉涨到 **190 万粉**，完播率常年高于同类账号。
- 建立分镜与素材命名规范，4 名剪辑共用一套工程模板，谁接手都能当天续上。
- 为 17 个品牌完成商业短片，其中 11 家再次合作。
- 独立完成调色与声音设计，两条成片入选平台月度精选。`,
        },
        {
          org: '重庆山火影视工作室',
          title: '摄影助理，后任剪辑师',
          start: '2022-07',
          end: '2023-08',
          body: '- 跟拍企业宣传片 14 部、婚礼 60 场，掌握双机位与航拍，累计安全飞行 130 小时。',
        },
      ],
    },
    {
      kind: 'portfolio',
      items: [
        {
          title: '纪录短片《凌晨四点的豆花摊》',
          role: '导演、摄影、剪辑',
          date: '2025-10',
          url: 'yiming.example.com/douhua',
          body: '- 12 分钟，播放 620 万，入围一项青年短片展。',
        },
        {
          title: '城市马拉松官方快剪',
          role: '现场剪辑',
          date: '2025-02',
          url: 'yiming.example.com/run',
          body: '- 比赛结束 47 分钟后发布，当日播放 210 万。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '剪辑与包装', body: 'Premiere、达芬奇调色、After Effects、Audition' },
        { title: '拍摄', body: '索尼 FX3 与 A7S3、稳定器、大疆航拍（持证）、基础布光' },
        { title: '策划', body: '分镜脚本、选题与标题、商业脚本提案' },
      ],
    },
    {
      kind: 'education',
      items: [{ org: '四川师范大学', title: '广播电视编导', degree: '本科', start: '2018-09', end: '2022-06' }],
    },
    { kind: 'certificates', items: [{ title: '民用无人机驾驶员执照（视距内）', date: '2023-03' }] },
  ],
})
