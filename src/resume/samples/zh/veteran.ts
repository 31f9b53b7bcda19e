import { composeSample } from '#src/resume/samples/told.ts'

export const veteran = composeSample({
  locale: 'zh',
  design: 'ledger',
  basics: {
    name: '孟庆军',
    intention: '企业安全管理员',
    gender: '男',
    birth: '2000-04',
    ethnicity: '汉族',
    political: '中共党员',
    nativePlace: '山东临沂',
    marital: '已婚',
    health: '良好',
    degree: '大专',
    school: '国家开放大学',
    major: '行政管理',
    phone: '138 0000 0000',
    email: 'mengqingjun@example.com',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '退役说明',
      items: [
        {
          body: '服役{years 2018-09 2026-08}年，从义务兵到中士，{year 2026} 年 9 月退役，自主就业。带过班、管过仓库、当过司务长，习惯按预案做事、按台账交账。希望把安全检查、应急演练与带队伍的经验用在企业安全管理上，期望地区为济南、青岛。',
        },
      ],
    },
    {
      kind: 'work',
      title: '服役经历',
      items: [
        {
          org: '某部保障连',
          title: '司务长，兼安全员',
          start: '2023-09',
          end: '2026-08',
          body: `- 管理 110 人的伙食、库房与营产，逐笔登记、按月公示，历次检查账物相符。
- 编制防火、防汛、用电预案 12 份，每季组织演练，集合时间缩短一半。
- 建立库房温湿度与消防器材点检表，**三年未发生安全事故**，做法在本单位推广。
- 参加抗洪抢险，带 18 人连续奋战 9 天，转移群众 200 余人，荣立三等功。`,
        },
        {
          org: '某部汽车连',
          title: '班长，车辆驾驶员',
          start: '2020-09',
          end: '2023-08',
          body: '- 带班 9 人，承担车辆派遣与日常检修，累计安全行驶 9 万公里；所带班两次获评先进。',
        },
        {
          org: '某部汽车连',
          title: '义务兵',
          start: '2018-09',
          end: '2020-08',
          body: '- 新训优秀，取得大型车驾驶资格，选改军士。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '国家开放大学',
          title: '行政管理（在职学习）',
          degree: '大专',
          start: '2021-09',
          end: '2024-01',
          body: '利用业余时间完成全部课程；毕业作业研究基层仓库的物资消耗预测。',
        },
      ],
    },
    {
      kind: 'custom',
      title: '退役培训',
      items: [
        {
          org: '山东省某退役军人就业培训基地',
          title: '企业安全管理班',
          department: '脱产培训',
          start: '2026-09',
          end: '2026-11',
          body: '完成 320 学时，结业成绩第 3（共 58 人）；其间在一家制造企业跟岗两周，协助排查隐患 43 项，写成整改清单。',
        },
      ],
    },
    {
      kind: 'certificates',
      title: '资格证书',
      items: [
        { title: '应急救援员（五级）', date: '2026-11' },
        { title: '低压电工作业证', date: '2026-11' },
        { title: 'A2 驾驶证（由军队驾驶证换领）', date: '2026-10' },
      ],
    },
    {
      kind: 'awards',
      title: '奖惩情况',
      items: [
        { title: '三等功', level: '抗洪抢险', date: '2024-08' },
        { title: '优秀共产党员', date: '2025-07' },
        { title: '嘉奖', level: '四次', date: '2025-12' },
      ],
    },
  ],
})
