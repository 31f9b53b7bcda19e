import { composeResume } from '#src/resume/samples/compose.ts'

export const veteran = composeResume({
  locale: 'zh',
  design: 'ledger',
  basics: {
    name: '孟庆军',
    intention: '安全管理 / 综合行政',
    gender: '男',
    birth: '1988-04',
    ethnicity: '汉族',
    political: '中共党员',
    nativePlace: '山东临沂',
    marital: '已婚',
    health: '良好',
    height: '178 cm',
    degree: '本科',
    school: '陆军某学院',
    major: '指挥管理',
    phone: '138 0000 0000',
    email: 'mengqingjun@example.com',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '转业说明',
      items: [
        {
          body: '服役十六年后选择自主就业，从班长成长为营级后勤主官。带过兵、管过仓、修过路，也写过方案与总结。希望把纪律、预案与带队伍的经验用在企业安全与行政管理上，期望地区为济南、青岛。',
        },
      ],
    },
    {
      kind: 'work',
      title: '服役经历',
      items: [
        {
          org: '某部后勤保障营',
          title: '助理员，后任副营长',
          start: '2019-03',
          end: '2026-06',
          body: `- 负责 420 人的营房、车辆、伙食与物资，年经费约 900 万元，六年审计无重大问题。
- 建立车辆派遣与检修台账，车况完好率由 88% 提高到 97%，累计安全行驶 **46 万公里** 无责任事故。
- 编制防火、防汛、抢险预案 21 份，组织演练 60 余次，集合时间由 18 分钟缩短到 9 分钟。
- 参加抗洪抢险两次，带队 76 人连续奋战 12 天，转移群众 900 余人，荣立三等功。`,
        },
        {
          org: '某部连队',
          title: '战士、班长、排长',
          start: '2010-12',
          end: '2019-02',
          body: '- 从战士考入军校，任排长期间所带单位连续三年被评为训练先进；培养 4 名骨干提干。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '陆军某学院',
          title: '指挥管理',
          degree: '本科',
          score: '优秀学员',
          start: '2013-09',
          end: '2017-06',
          body: '主修管理学、军事运筹、后勤保障组织；毕业论文研究物资消耗预测。',
        },
      ],
    },
    {
      kind: 'custom',
      title: '退役培训',
      items: [
        {
          org: '山东省退役军人就业创业培训基地',
          title: '安全工程与现代物业管理班',
          department: '脱产培训',
          start: '2026-07',
          end: '2026-10',
          body: '完成 320 学时，结业成绩第 3（共 58 人）；在一家制造企业跟岗四周，协助整改隐患 43 项，其中重大隐患 2 项。',
        },
      ],
    },
    {
      kind: 'certificates',
      title: '资格证书',
      items: [
        { title: '注册安全工程师（已通过 3 科）', date: '2026-10' },
        { title: '消防设施操作员（中级）', date: '2026-09' },
        { title: '计算机等级考试二级；A2 驾驶证', date: '2025-12' },
      ],
    },
    {
      kind: 'awards',
      title: '奖惩情况',
      items: [
        { title: '三等功', level: '抗洪抢险', date: '2021-08' },
        { title: '优秀共产党员', date: '2023-12' },
        { title: '嘉奖', level: '五次', date: '2018-11' },
      ],
    },
  ],
})
