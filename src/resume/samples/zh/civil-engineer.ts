import { composeSample } from '#src/resume/samples/told.ts'

export const civilEngineer = composeSample({
  locale: 'zh',
  design: 'banner',
  basics: {
    name: '张国栋',
    intention: '项目总工程师',
    intentionCity: '西安 / 成都',
    salary: '18–24K',
    availability: '一个月内',
    birth: '1994-03',
    experience: '{count 2016-07} 年经验',
    phone: '138 0000 0000',
    email: 'zhangguodong@example.com',
    city: '西安',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '个人概述',
      items: [
        {
          body: '{years 2016-07}年房建与市政施工技术管理，从测量员做到项目总工，完整参与 5 个项目从开工到竣工备案，最大单体 18.6 万平方米。现场发现问题，图纸解决问题；方案写给班组看得懂，资料经得起档案馆验收。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '陕西恒筑建设工程有限公司',
          title: '项目总工程师',
          department: '第二项目部',
          start: '2021-03',
          present: true,
          body: `- 主管 18.6 万平方米住宅与商业综合体的技术、质量与测量，带技术员 11 人，合同额 **7.4 亿元**，按期通过竣工验收。
- 主持深基坑（深 14.8 米，紧邻地铁）专项方案，经两轮专家论证，监测 312 天，最大位移 21 毫米，小于预警值。
- 用 BIM 提前发现管线碰撞 463 处，减少返工约 190 万元；地下室净高由 2.35 米优化到 2.55 米。
- 推行样板引路与实测实量，第三方评估连续三次优良，集团区域排名第二。
- 办理变更签证 67 份，确认金额 1480 万元。`,
        },
        {
          org: '陕西恒筑建设工程有限公司',
          title: '技术员，后任技术主管',
          start: '2018-06',
          end: '2021-02',
          body: `- 承担 6.2 公里市政道路与综合管廊的技术管理，协调 9 家管线单位迁改，比计划提前 40 天通车。
- 编制危大工程方案 12 项，冬期混凝土施工 8000 立方米，试块强度全部合格。
- 以 QC 小组攻克管廊变形缝渗漏，做法在公司推广，获省级 QC 成果二等奖。`,
        },
        {
          org: '中原路桥工程有限公司',
          title: '施工员 / 测量员',
          start: '2016-07',
          end: '2018-05',
          body: '- 承担 4 栋高层的放线与沉降观测，垂直度偏差均小于 8 毫米；管理劳务班组 6 个、高峰 160 人。',
        },
      ],
    },
    {
      kind: 'projects',
      title: '代表项目',
      items: [
        {
          title: '超限高支模（跨度 22 米，高 16.5 米）',
          role: '方案编制与验收',
          start: '2023-08',
          end: '2024-06',
          body: '- 建模验算后把立杆间距由 0.6 米局部调到 0.9 米，钢管用量减少 14%，浇筑全程监测无异常。',
        },
        {
          title: '装配式楼梯与叠合板应用',
          role: '技术负责人',
          start: '2022-03',
          end: '2022-11',
          body: '- 深化 118 个构件编号与吊装顺序，标准层五天一层。',
        },
        {
          title: '雨季管廊抢险',
          role: '现场技术组长',
          start: '2019-04',
          end: '2019-09',
          body: '- 暴雨后 36 小时内完成边坡反压与降水恢复，无人员伤亡，恢复施工仅用 4 天。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '技术', body: '深基坑、高支模、大体积混凝土、装配式、管廊' },
        { title: '软件', body: 'AutoCAD、Revit、Navisworks、广联达、品茗安全计算' },
        { title: '管理', body: '进度计划（Project）、变更签证、竣工资料与备案' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '一级注册建造师（建筑工程）', date: '2021-06' },
        { title: '工程师（建筑施工）', date: '2022-12' },
        { title: '一级注册建造师（市政公用工程）增项', date: '2024-03' },
        { title: '安全生产考核合格证（B 证）', date: '2021-12' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '长安大学',
          title: '土木工程',
          degree: '本科',
          start: '2012-09',
          end: '2016-06',
          body: '- 全国大学生结构设计竞赛省一等奖；毕业设计为 18 层框架剪力墙住宅。',
        },
      ],
    },
    {
      kind: 'publications',
      title: '论文与工法',
      items: [
        { org: '省级建筑类期刊', title: '紧邻地铁深基坑变形控制实践', authors: '第一作者', date: '2024-09' },
        { title: '综合管廊变形缝防渗施工工法', authors: '省级工法，第二完成人', date: '2022-06' },
      ],
    },
  ],
})
