import { composeSample } from '#src/resume/samples/told.ts'

export const waterEngineer = composeSample({
  locale: 'zh',
  design: 'frame',
  basics: {
    name: '贺志远',
    intention: '水利水务项目总工程师',
    intentionCity: '长沙 / 武汉',
    salary: '18–23K',
    availability: '一个月内',
    birth: '1993-09',
    experience: '{count 2015-07} 年经验',
    phone: '138 0000 0000',
    email: 'hezhiyuan@example.com',
    city: '长沙',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '个人概述',
      items: [
        {
          body: '{years 2015-07}年水利与市政给排水施工，从闸站放线做到总工，经历过三个汛期的抢险。做方案先看地质与水文，再看工期；汛前准备写到人、写到设备、写到几点钟，雨来了照着做。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '湖南湘岸水利水电工程有限公司',
          title: '项目总工程师',
          department: '城市水务分公司',
          start: '2020-08',
          present: true,
          body: `- 主管一座日处理 **12 万吨** 污水厂扩建的技术与质量，老厂不停水，分 7 次切换，出水天天达标。
- 主持深 16 米泵站基坑方案，紧邻运营地铁与两栋老楼，经专家论证后实施，沉降始终在控制值以内。
- 用盾构接收井一次性封门的做法避开汛期，省下一次围堰。
- 审定危大工程方案 19 项，推行“图纸会审带班组长”，班组提出的问题占三分之一。
- 带出两名能独当一面的技术负责人，其中一人现任兄弟项目总工。`,
        },
        {
          org: '湖南湘岸水利水电工程有限公司',
          title: '技术主管，后任技术负责人',
          start: '2017-12',
          end: '2020-07',
          body: `- 组织 9.4 公里河道整治与 3 座闸站施工，枯水期内完成水下部分，提前一个月具备行洪条件。
- 编制冬雨季施工与度汛方案，当年超警戒水位两次，施工围堰无一处溃口。
- 牵头 QC 小组解决闸墩裂缝，成果在省水利系统交流。`,
        },
        {
          org: '江汉市政建设有限公司',
          title: '施工员 / 质检员',
          start: '2015-07',
          end: '2017-11',
          body: '- 承担 6 条道路排水管网的测量与闭水试验，学会一个道理：管子接口返一次工，等于多挖一条沟。',
        },
      ],
    },
    {
      kind: 'projects',
      title: '代表项目',
      items: [
        {
          title: '老城区雨污分流（32 条街巷）',
          role: '项目总工',
          start: '2023-03',
          end: '2024-09',
          body: '- 夜间分段施工、当日回填，商户白天照常营业；逐户摸排错接 1100 余处，通水后河道不再返臭。',
        },
        {
          title: '取水泵房沉井下沉',
          role: '方案编制与现场指挥',
          start: '2021-10',
          end: '2022-04',
          body: '- 直径 18 米、下沉 21 米，地层含漂石，采用水下爆破与潜水清障结合，终沉偏差小于规范一半。',
        },
        {
          title: '堤防管涌抢护',
          role: '现场技术组长',
          start: '2020-07',
          end: '2020-07',
          body: '- 凌晨发现冒砂后两小时内完成反滤围井，守护 9 昼夜，获县防汛指挥部通报表扬。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '技术', body: '深基坑、沉井、顶管与盾构接收、围堰导流、水下混凝土' },
        { title: '软件', body: 'AutoCAD、Civil 3D、理正深基坑、广联达' },
        { title: '管理', body: '进度计划、变更索赔、竣工验收与档案移交、汛期值守' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '一级注册建造师（水利水电工程）', date: '2020-06' },
        { title: '一级注册建造师（市政公用工程）增项', date: '2022-06' },
        { title: '安全生产考核合格证（B 证）', date: '2021-03' },
        { title: '工程师（水利水电）', date: '2020-12' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '长沙理工大学',
          title: '水利水电工程',
          degree: '本科',
          start: '2011-09',
          end: '2015-06',
          body: '- 校测量比赛一等奖；毕业设计为中型水闸，图纸 28 张。',
        },
      ],
    },
    {
      kind: 'publications',
      title: '论文与工法',
      items: [
        { org: '省级水利期刊', title: '不停水条件下污水厂扩建的切换组织', authors: '第一作者', date: '2024-03' },
        { title: '漂石地层沉井下沉施工工法', authors: '省级工法，第一完成人', date: '2023-06' },
      ],
    },
  ],
})
