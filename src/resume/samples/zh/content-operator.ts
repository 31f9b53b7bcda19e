import { composeSample } from '#src/resume/samples/told.ts'

export const contentOperator = composeSample({
  locale: 'zh',
  design: 'poster',
  fit: { spacing: 0.94, leading: 1.62 },
  basics: {
    name: '顾一诺',
    headline: '新媒体运营（由记者转型）',
    intentionCity: '广州 / 深圳',
    salary: '14–18K',
    availability: '两周内',
    experience: '{count 2021-07} 年经验',
    phone: '138 0000 0000',
    email: 'guyinuo@example.com',
    city: '广州',
    wechat: 'guyinuo_write',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '为什么转行',
      items: [
        {
          body: '做了{years 2021-07 2024-07}年社会新闻，最着迷的是“什么样的标题和第一段会让人读下去”。业余运营的公众号一年涨到 4.2 万粉之后，我决定把它变成职业：采访练出的选题与共情，加上转行后补齐的数据与投放能力。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '广州漫野户外用品有限公司',
          title: '新媒体运营',
          department: '品牌部',
          start: '2024-08',
          present: true,
          body: `- 独立运营小红书与视频号，头 10 个月产出 186 篇笔记、74 条视频，账号粉丝由 0.9 万涨到 **11.6 万**，几乎全是自然流量。
- 建立“人群 × 场景 × 痛点”选题库 230 条，单篇最高阅读 96 万。
- 与 41 位露营博主做置换与分佣合作，带货 GMV 318 万元，投产比 1 : 4.7，退货率低于同类店铺。
- 每周用表格复盘完播、互动、进店三项指标，据此停掉两个不赚钱的投放计划。`,
        },
        {
          org: '某省级都市报',
          title: '记者',
          department: '深度新闻部',
          start: '2021-07',
          end: '2024-07',
          body: `- 独立采写报道 210 篇，策划“城中村的最后一年”系列 6 篇，全网阅读 2300 万，获省新闻奖二等奖。
- 兼管部门公众号，改版栏目与推送节奏，读者留言翻了一番。
- 练就快速核实与改稿的习惯，突发事件从到达现场到发稿平均 50 分钟，三年零更正。`,
        },
      ],
    },
    {
      kind: 'portfolio',
      items: [
        {
          title: '个人公众号“慢一点读”',
          role: '主理人',
          date: '2023-03',
          url: 'slowread.example.com',
          body: '- 写普通人的职业故事，一年更新 52 期，4.2 万读者，三篇被媒体转载，付费社群 380 人。',
        },
        {
          title: '短视频《凌晨四点的批发市场》',
          role: '策划与剪辑',
          date: '2024-11',
          body: '- 手机拍摄，播放 510 万，评论区成为后续 5 条选题的来源。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '内容', body: '选题策划、采访、文案、脚本、剪映与 Premiere 剪辑' },
        { title: '增长', body: '小红书聚光、巨量千川投放，A/B 标题测试，社群运营' },
        { title: '数据', body: '新榜、蝉妈妈、Excel 透视表，会写基础 SQL' },
      ],
    },
    {
      kind: 'education',
      items: [
        { org: '暨南大学', title: '新闻学', degree: '本科', score: '校报主编', start: '2017-09', end: '2021-06' },
      ],
    },
  ],
})
