import { composeSample } from '#src/resume/samples/told.ts'

export const respiratoryPhysician = composeSample({
  locale: 'zh',
  design: 'scholar',
  basics: {
    name: '傅云舟',
    intention: '呼吸与危重症医学科医师（教学医院）',
    intentionCity: '南京 / 合肥',
    availability: '三个月内',
    gender: '女',
    birth: '1991-08',
    political: '中共党员',
    experience: '{count 2020-08} 年临床经验',
    phone: '138 0000 0000',
    email: 'fuyunzhou@example.com',
    city: '南京',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '南京医科大学',
          title: '内科学（呼吸系病）',
          degree: '博士',
          start: '2017-09',
          end: '2020-06',
          body: '- 研究方向：间质性肺病的早期影像表型；博士期间赴国外医院访学六个月。',
        },
        {
          org: '南京医科大学',
          title: '内科学（专业学位，并轨规范化培训）',
          degree: '硕士',
          start: '2014-09',
          end: '2017-06',
          body: '- 在附属医院轮转呼吸、重症、感染、影像等科室，规培结业考核优秀。',
        },
        {
          org: '皖南医学院',
          title: '临床医学（五年制）',
          degree: '本科',
          score: '校优秀毕业生',
          start: '2009-09',
          end: '2014-06',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '南京市某三级甲等医院',
          title: '主治医师，兼住院医师教学秘书',
          department: '呼吸与危重症医学科（含 RICU 12 张床）',
          start: '2021-11',
          present: true,
          body: `- 独立管理床位 10 张并参加 RICU 值班，擅长无创通气的上机与撤机判断；支气管镜检查 **600 余例**，能独立完成肺泡灌洗与经支气管活检。
- 开设间质性肺病随访门诊，为 260 名患者建档，每次复诊当面讲清片子的变化。
- 牵头科室多学科讨论，呼吸、风湿、影像、病理每两周坐在一起，疑难病例不再各写各的意见。
- 承担规培医师教学：病例讨论、床旁操作示教与出科考核，设计一套“会看、会说、会写”的胸片训练册。
- 参加本院医疗队赴县医院帮扶半年，协助建起呼吸门诊。`,
        },
        {
          org: '南京市某三级甲等医院',
          title: '住院医师，住院总医师',
          department: '呼吸与危重症医学科',
          start: '2020-08',
          end: '2021-10',
          body: `- 任住院总一年，承担全院呼吸会诊与夜间急会诊，参与重症肺炎救治。
- 建立会诊回访表，三天内回看自己的判断是否站得住。`,
        },
      ],
    },
    {
      kind: 'projects',
      title: '科研课题',
      items: [
        {
          title: '间质性肺异常的随访与进展预测',
          role: '主持，省级青年项目',
          start: '2023-07',
          present: true,
          body: '- 建立 480 人随访队列，方案与终点事先登记；已完成第二轮随访，失访率低于预期。',
        },
        {
          title: '体检人群肺间质改变的影像判读一致性',
          role: '主持，院级课题，已结题',
          start: '2021-09',
          end: '2023-06',
          body: '- 组织五名医师盲法判读，量化分歧来自哪里，据此修订了科室的报告模板。',
        },
        {
          title: '肺纤维化小鼠模型的影像病理对照',
          role: '主要参与人',
          start: '2017-10',
          end: '2020-05',
          body: '- 承担造模、显微 CT 与病理评分，掌握盲法评分与样本量估算。',
        },
      ],
    },
    {
      kind: 'publications',
      items: [
        { org: '呼吸病类核心期刊', title: '间质性肺异常人群的两年随访结果', authors: '第一作者', date: '2026-03' },
        {
          org: 'SCI 收录期刊，二区',
          title: 'Interobserver agreement in early interstitial lung change',
          authors: '第一作者',
          date: '2023-10',
        },
        { org: '医学教育类期刊', title: '胸片判读分级训练在规培教学中的应用', authors: '通讯作者', date: '2024-12' },
        { org: '呼吸病类核心期刊', title: '显微 CT 评价小鼠肺纤维化的可行性', authors: '第一作者', date: '2020-02' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '主治医师资格（呼吸内科）', date: '2021-06' },
        { title: '住院医师规范化培训合格证', date: '2017-07' },
        { title: '执业医师资格证', date: '2015-12' },
        { title: '呼吸内镜诊疗技术培训合格', date: '2022-05' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '医院年度优秀带教老师', date: '2025-09' },
        { title: '省青年医师病例演讲', level: '一等奖', date: '2024-06' },
        { title: '对口帮扶先进个人', date: '2023-12' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '临床', body: '支气管镜与活检、无创与有创通气、胸腔穿刺、床旁肺部超声' },
        { title: '科研', body: '队列设计、生存分析、R 与 SPSS、影像组学基础' },
        { title: '教学', body: '床旁教学、客观结构化考核出题、中英文授课' },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '看片先看旧片，下结论先想反例。愿意把复杂的病讲成家属能复述的三句话，也愿意把一次误判讲给年轻医生听。希望在教学医院把间质性肺病随访与规培教学长期做下去。',
        },
      ],
    },
  ],
})
