import { composeSample } from '#src/resume/samples/told.ts'

export const livestreamOperator = composeSample({
  locale: 'zh',
  design: 'night',
  basics: {
    name: '杨雨欣',
    headline: '直播运营 · 兼主播',
    intentionCity: '杭州',
    salary: '12–16K + 提成',
    gender: '女',
    birth: '1999-04',
    experience: '{count 2022-07} 年经验',
    phone: '138 0000 0000',
    email: 'yangyuxin@example.com',
    city: '杭州',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '核心优势',
      items: [
        {
          body: '服饰与食品直播都做过，场控、投流、主播三个位置都坐过，累计开播 1900 小时。能把一场直播拆成分钟级的数据表，知道哪一句话让人下单，哪一个停顿让人离开。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '杭州禾木服饰有限公司',
          title: '直播运营组长',
          start: '2024-03',
          present: true,
          body: `- 管理抖音自播间 2 个、主播 4 名，月均 GMV 由 96 万元提高到 **340 万元**，退货率降了 14 个百分点。
- 设计“三款循环”排品：引流、利润、承接按 18 分钟轮换，观众平均停留一分半以上。
- 与投流搭建分时出价，大促单场最高 187 万元。
- 按身高体重拍摄 120 条真人试穿短视频放进购物车，客服被问尺码少了一半。
- 编写主播话术与违规词手册，全年零封号、零下架。`,
        },
        {
          org: '绍兴味川食品有限公司',
          title: '主播 / 运营助理',
          start: '2022-07',
          end: '2024-02',
          body: `- 每周开播 16 小时，单场观看峰值 1.4 万人，个人带货 920 万元，粉丝由 3000 涨到 11 万。
- 参与选品试吃与品控反馈，推动两款酱料改小包装，回头客多了起来。`,
        },
        {
          org: '杭州校园集市小程序',
          title: '兼职主播',
          start: '2021-09',
          end: '2022-06',
          body: '- 为学生品牌直播 34 场，练就在无提词情况下连续讲解两小时。',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '“双十一”自播专项',
          role: '统筹',
          start: '2025-09',
          end: '2025-11',
          body: '- 排班 12 人连播 21 天，提前备 6 套应急预案；总成交 1180 万元，完成目标的 131%。',
        },
        {
          title: '切片分发矩阵',
          role: '发起人',
          start: '2025-03',
          end: '2025-05',
          body: '- 每天剪出 15 条高光片段分发到 8 个账号，带来 22% 的直播间新客。',
        },
      ],
    },
    {
      kind: 'education',
      items: [{ org: '浙江传媒学院', title: '播音与主持艺术', degree: '本科', start: '2018-09', end: '2022-06' }],
    },
    {
      kind: 'skills',
      items: [
        { title: '直播', body: '排品、场控、话术、控评、复盘' },
        { title: '投放', body: '巨量千川、小红书聚光' },
        { title: '工具', body: '蝉妈妈、剪映、OBS、飞书' },
      ],
    },
    { kind: 'certificates', items: [{ title: '互联网营销师（三级）', date: '2024-05' }] },
    {
      kind: 'awards',
      items: [
        { title: '公司年度运营之星', date: '2025-12' },
        { title: '省大学生主持人大赛', level: '三等奖', date: '2021-11' },
      ],
    },
  ],
})
