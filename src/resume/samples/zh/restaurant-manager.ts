import { composeSample } from '#src/resume/samples/told.ts'

export const restaurantManager = composeSample({
  locale: 'zh',
  design: 'poster',
  fit: { spacing: 0.82, leading: 1.54 },
  basics: {
    name: '邓海涛',
    headline: '餐饮店长',
    intentionCity: '南京',
    salary: '10–13K',
    experience: '{count 2017-06} 年经验',
    phone: '138 0000 0000',
    email: 'denghaitao@example.com',
    city: '南京',
    wechat: 'denghaitao_nj',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '从后厨切配干到店长，懂灶台也懂报表。带过 35 人的团队，盘过亏损店；早上六点知道今天该备多少货，晚上十点说得出钱花在了哪儿。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '南京巷陌餐饮管理有限公司',
          title: '店长',
          department: '新街口店（280 平方米，35 人）',
          start: '2022-05',
          present: true,
          body: `- 接手时月亏 4 万元，第五个月转盈，现月均营业额 **78 万元**、净利率 13%，18 家门店中排名第二。
- 按 15 分钟时段重排班次，高峰翻台 4.2 次，闲时不再有人站着等活。
- 每天称重记录三种主料损耗，重做切配标准，食材成本率降了四个多点。
- 处理线上差评 600 余条，逐条回电并改出餐流程，评分由 4.1 升到 4.7。
- 培养 3 名储备店长，老员工留下来了；食品安全飞行检查 11 次，均 95 分以上。`,
        },
        {
          org: '南京金陵小馆连锁餐饮',
          title: '前厅经理',
          start: '2019-03',
          end: '2022-04',
          body: '- 管理前厅 16 人，推出“等位十五分钟送小菜”，排队走掉的客人少了一半。',
        },
        {
          org: '南京金陵小馆连锁餐饮',
          title: '厨师 / 厨师长助理',
          start: '2017-06',
          end: '2019-02',
          body: '- 从切配做到炉头，协助定制 24 道菜的配方卡，出品投诉减少一半。',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '新店筹备（江宁店）',
          role: '筹备负责人',
          start: '2024-09',
          end: '2025-01',
          body: '- 92 天完成选址测算、装修、招聘 28 人与试营业，首月即达盈亏平衡。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '运营', body: '排班与人效、损益表、盘点与成本卡、食品安全管理' },
        { title: '厨房', body: '中式烹调、菜单设计、标准配方' },
        { title: '系统', body: '客如云、美团管家、哗啦啦' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '中式烹调师（三级）', date: '2023-04' },
        { title: '食品安全管理员', date: '2024-03' },
      ],
    },
    {
      kind: 'education',
      items: [{ org: '江苏旅游职业学院', title: '烹调工艺与营养', degree: '大专', start: '2014-09', end: '2017-06' }],
    },
  ],
})
