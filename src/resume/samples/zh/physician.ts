import { composeSample } from '#src/resume/samples/told.ts'

export const physician = composeSample({
  locale: 'zh',
  design: 'river',
  basics: {
    name: '马文博',
    intention: '心血管内科医师',
    intentionCity: '西安 / 郑州',
    availability: '两个月内',
    gender: '男',
    birth: '1992-03',
    political: '中共党员',
    experience: '{count 2021-07} 年临床经验',
    phone: '138 0000 0000',
    email: 'mawenbo@example.com',
    city: '西安',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '西安交通大学',
          title: '内科学（心血管病）',
          degree: '博士',
          start: '2018-09',
          end: '2021-06',
          body: '- 研究方向：急性心肌梗死后心室重构；博士论文获校级优秀。',
        },
        {
          org: '西安交通大学',
          title: '内科学（专业学位，并轨规范化培训）',
          degree: '硕士',
          start: '2015-09',
          end: '2018-06',
          body: '- 在附属医院内科基地轮转心内、呼吸、消化、重症等科室三年，结业考核为基地前三。',
        },
        {
          org: '西安交通大学',
          title: '临床医学（五年制）',
          degree: '本科',
          score: '专业前 5%',
          start: '2010-09',
          end: '2015-06',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '西安市未央区中心医院',
          title: '主治医师',
          department: '心血管内科二病区（46 张床）',
          start: '2022-10',
          present: true,
          body: `- 独立管理床位 12 张，年收治住院患者 560 余人次，病案多次被抽作范本。
- 参加急诊胸痛值班，作为一助完成冠脉造影 420 例、急诊介入 136 例；入门到导丝通过时间中位数由 86 分钟缩短到 **63 分钟**。
- 承担胸痛中心数据质控，每月回看 40 份病例，协助医院通过标准版认证。
- 开设高血压与心衰随访门诊，建档 730 人，心衰患者再入院明显减少。
- 带教规培医师 9 名、实习生 22 名，教学查房与小讲课 48 次，学生评教连年优秀。`,
        },
        {
          org: '陕西省某三级甲等医院',
          title: '住院医师',
          department: '心血管内科',
          start: '2021-07',
          end: '2022-09',
          body: `- 管理患者 400 余人次，参加急危重症抢救 170 次。
- 任内科住院总 8 个月，负责院内会诊 620 次与夜间床位协调，未发生医疗纠纷。
- 获评年度优秀住院医师。`,
        },
      ],
    },
    {
      kind: 'projects',
      title: '科研课题',
      items: [
        {
          title: '基层胸痛患者转诊时间延误的影响因素',
          role: '主持，市级卫生科研项目，8 万元',
          start: '2024-01',
          present: true,
          body: '- 收集 7 家乡镇卫生院 1240 例转诊资料，提出两步筛查流程，试点后转诊决策时间缩短 19 分钟。',
        },
        {
          title: '外泌体对心肌梗死后纤维化的作用',
          role: '主要参与人，国家自然科学基金',
          start: '2018-10',
          end: '2021-06',
          body: '- 独立完成动物模型 86 只与超声评估，掌握心肌细胞分离、免疫荧光与流式检测。',
        },
      ],
    },
    {
      kind: 'publications',
      items: [
        {
          org: '心血管类中文核心期刊',
          title: '转诊路径与急性心肌梗死再灌注时间：一项多中心观察研究',
          authors: '第一作者',
          date: '2025-06',
        },
        {
          org: 'SCI 收录期刊，二区',
          title: 'Exosomal miR-21 attenuates fibrosis after myocardial infarction',
          authors: '第一作者',
          date: '2021-04',
        },
        { org: '全科医学类期刊', title: '心力衰竭患者互联网随访依从性调查', authors: '通讯作者', date: '2023-09' },
        { org: '心血管类中文期刊', title: '不同剂量他汀对家兔斑块稳定性的影响', authors: '第二作者', date: '2020-10' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '主治医师资格（心血管内科）', date: '2022-06' },
        { title: '住院医师规范化培训合格证', date: '2018-07' },
        { title: '执业医师资格证', date: '2016-12' },
        { title: '美国心脏协会 ACLS、BLS 导师', date: '2024-08' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '医院中青年教师授课比赛', level: '一等奖', date: '2025-08' },
        { title: '省心血管病例演讲比赛', level: '二等奖', date: '2024-11' },
        { title: '博士研究生国家奖学金', date: '2020-10' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '临床', body: '冠脉造影与临时起搏独立操作，急诊 PCI 一助，心脏超声初步评估' },
        { title: '科研', body: 'SPSS、R、GraphPad；病例对照与队列研究设计' },
        { title: '英语', body: 'CET-6 566 分，可英文查房与投稿' },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '看病先听完再开单。愿意把指南翻译成患者听得懂的三句话，也愿意在夜里多看一眼心电图。希望在胸痛与心衰方向继续做临床与随访研究。',
        },
      ],
    },
  ],
})
