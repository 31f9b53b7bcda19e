import { composeSample } from '#src/resume/samples/told.ts'

export const crossBorderOperator = composeSample({
  locale: 'zh',
  design: 'dawn',
  basics: {
    name: '林志伟',
    headline: '跨境电商运营',
    intentionCity: '深圳 / 厦门',
    salary: '15–20K + 提成',
    experience: '{count 2021-07} 年经验',
    phone: '138 0000 0000',
    email: 'linzhiwei@example.com',
    city: '厦门',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '个人概述',
      items: [
        {
          body: '{years 2021-07}年亚马逊与独立站运营，做过家居收纳与宠物两个类目，独立操盘过年销售 1800 万元的店铺。选品看差评，投放看边际，库存看交期；能用英文直接和客户、红人与服务商沟通。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '厦门拓海电子商务有限公司',
          title: '运营主管',
          department: '宠物用品线',
          start: '2023-06',
          present: true,
          body: `- 操盘美国站 2 个品牌、46 个 SKU，年销售额由 620 万元做到 **1860 万元**，净利率翻倍。
- 从 3400 条差评归纳出“拆洗不便”，与工厂改版宠物窝结构，新品 70 天进入小类前 10，退货少了一半多。
- 重做广告结构：按搜索词利润分组出价，停掉三成不赚钱的词，三分之二订单来自自然流量。
- 建立 13 周滚动补货表，全年断货 8 天，老库存清到只剩零头。
- 带 3 名运营，每周复盘一个亏损链接，两人一年内独立管店。`,
        },
        {
          org: '厦门优筑家居进出口有限公司',
          title: '亚马逊运营专员',
          start: '2021-07',
          end: '2023-05',
          body: `- 运营欧洲五国站点收纳类目，推出新品 21 款，9 款月销超过 1000 件。
- 处理侵权投诉与账号申诉 14 起，全部恢复；整理欧盟合规清单，CE 与包装法资料一份不缺。
- 用问卷与邮件收集 800 名买家意见，优化主图与五点描述，改后的版本成为类目模板。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '独立站 PawNest 从零启动',
          role: '负责人',
          start: '2024-08',
          end: '2025-03',
          body: '- 用 Shopify 建站，红人开箱 40 位加搜索内容 60 篇，半年做到月销 6.8 万美元。',
        },
      ],
    },
    {
      kind: 'education',
      items: [{ org: '集美大学', title: '国际经济与贸易', degree: '本科', start: '2017-09', end: '2021-06' }],
    },
    {
      kind: 'skills',
      items: [
        { title: '平台', body: 'Amazon、Shopify、TikTok Shop' },
        { title: '工具', body: 'Helium 10、卖家精灵、领星 ERP、GA4' },
        { title: '供应链', body: '打样、验货、FBA 与海外仓' },
        { title: '数据', body: 'Excel 建模、基础 SQL' },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: '英语', level: 'CET-6，可视频会议' },
        { title: '西班牙语', level: 'A2' },
      ],
    },
    { kind: 'certificates', items: [{ title: '跨境电商 B2C 数据运营（中级）', date: '2022-10' }] },
  ],
})
