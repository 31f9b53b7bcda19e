import { composeSample } from '#src/resume/samples/told.ts'

export const costEngineer = composeSample({
  locale: 'zh',
  design: 'ledger',
  basics: {
    name: '罗美玲',
    intention: '土建造价工程师',
    gender: '女',
    birth: '1995-11',
    ethnicity: '汉族',
    political: '群众',
    nativePlace: '江西赣州',
    marital: '已婚',
    health: '良好',
    degree: '本科',
    school: '南昌航空大学',
    major: '工程管理',
    phone: '138 0000 0000',
    email: 'luomeiling@example.com',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'work',
      items: [
        {
          org: '江西诚建工程咨询有限公司',
          title: '造价师，后任项目负责人',
          department: '土建一部',
          start: '2021-08',
          present: true,
          body: `- 编制与审核清单、控制价、结算 **74 项**，累计造价 38 亿元，历次复审没有被推翻的结论。
- 全过程跟踪一所医院（9.2 万平方米），审核进度款 21 期、签证 118 份，拒绝重复计量 460 万元。
- 建立住宅与学校两类指标库，覆盖 63 个项目，投标前估算有据可查。`,
        },
        {
          org: '赣州城建集团第三工程公司',
          title: '预算员',
          department: '经营部',
          start: '2018-07',
          end: '2021-07',
          body: `- 承担 5 个房建项目的算量、投标与分包结算，参与投标 36 次，中标 9 个，金额 5.1 亿元。
- 通过图纸会审发现漏项 27 处并形成签证，增加结算收入 620 万元。`,
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '南昌航空大学',
          title: '工程管理',
          degree: '本科',
          score: '校优秀毕业生',
          start: '2014-09',
          end: '2018-06',
          body: '主修工程计量与计价、建筑施工技术、工程合同管理；毕业设计为某综合楼招标控制价编制。',
        },
      ],
    },
    {
      kind: 'certificates',
      title: '执业资格',
      items: [
        { title: '一级造价工程师（土木建筑）', date: '2022-11' },
        { title: '二级建造师（建筑工程）', date: '2024-10' },
        { title: '中级经济师（建筑与房地产）', date: '2023-12' },
      ],
    },
    {
      kind: 'skills',
      title: '专业能力',
      items: [
        { title: '算量计价', body: '广联达 GTJ、GCCP、晨曦；钢筋手算与图纸识读' },
        { title: '合同', body: 'FIDIC 与示范文本条款、索赔与签证管理' },
        { title: '办公', body: 'Excel 函数与数据透视、CAD 快速看图' },
      ],
    },
    {
      kind: 'awards',
      title: '奖惩情况',
      items: [
        { title: '公司年度优秀项目负责人', date: '2025-01' },
        { title: '省造价技能竞赛', level: '土建组第六名', date: '2023-12' },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '算得准，也讲得清。结算谈判前会把每一处争议列成表，注明图纸、规范与合同依据；不多要一分，也不放过一分。可接受驻场与短期出差。',
        },
      ],
    },
  ],
})
