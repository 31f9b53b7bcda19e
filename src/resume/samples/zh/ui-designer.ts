import { composeSample } from '#src/resume/samples/told.ts'

export const uiDesigner = composeSample({
  locale: 'zh',
  design: 'dawn',
  basics: {
    name: '温予安',
    headline: 'UI 与体验设计师',
    intentionCity: '深圳',
    salary: '20–26K',
    experience: '{count 2020-07} 年经验',
    phone: '138 0000 0000',
    email: 'wenyuan@example.com',
    city: '深圳',
    website: 'wenyuan.example.com',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '关于我',
      items: [
        {
          body: '移动端与 B 端产品都独立设计过，习惯先弄清楚问题再动手画。能独立完成从访谈、流程、视觉到走查的全过程，重视可访问性与设计规范，和工程师合作得很好：交付的标注里写清楚边界情况。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '深圳拾贝金融科技有限公司',
          title: '高级 UI 设计师',
          start: '2022-06',
          present: true,
          body: `- 主导记账应用 4.0 改版，访谈 26 位用户后重做首页与记一笔流程，记账完成时间由 14 秒缩短到 **6 秒**，留下来的新用户也多了。
- 搭建设计系统：312 个组件、4 套主题变量，深色模式一次适配完成，新页面多数由组件拼成。
- 推动无障碍改造，文本对比度全部达到 AA，读屏可完成记账与查询，收到视障用户感谢信 7 封。
- 带 2 名设计师，建立每周走查制度，上线还原度问题大幅减少。`,
        },
        {
          org: '广州木棉互动科技有限公司',
          title: 'UI 设计师',
          start: '2020-07',
          end: '2022-05',
          body: `- 设计社区团购小程序与商家后台，两年迭代 40 余个版本，团长开团步骤由 9 步减到 4 步。
- 设计大促活动页 60 余个，沉淀 18 个可配置模板，单页半天可做完。`,
        },
      ],
    },
    {
      kind: 'portfolio',
      items: [
        {
          title: '城市公园导览系统',
          role: '视觉与信息设计',
          date: '2024-05',
          url: 'wenyuan.example.com/park',
          body: '- 为三座社区公园设计导览牌与小程序，老年访客找到洗手间的平均时间减少一半，入选一个城市设计周的展览。',
        },
        {
          title: '“节气”图标集',
          role: '个人作品',
          date: '2023-02',
          url: 'wenyuan.example.com/icons',
          body: '- 24 枚开源图标，下载 1.8 万次，被两款日历应用采用。',
        },
      ],
    },
    {
      kind: 'education',
      items: [{ org: '广州美术学院', title: '视觉传达设计', degree: '本科', start: '2016-09', end: '2020-06' }],
    },
    {
      kind: 'skills',
      items: [
        { title: '设计', body: 'Figma、Principle、After Effects、Illustrator' },
        { title: '研究', body: '用户访谈、可用性测试、问卷与数据分析' },
        { title: '前端', body: 'HTML 与 CSS，能自己做高保真原型' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '站酷奖 UI 组', level: '铜奖', date: '2024-11' },
        { title: '公司年度最佳改版', date: '2023-12' },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: '英语', level: 'CET-6' },
        { title: '粤语', level: '母语' },
      ],
    },
  ],
})
