import { composeSample } from '#src/resume/samples/told.ts'

export const crossMajor = composeSample({
  locale: 'zh',
  design: 'tide',
  basics: {
    name: '江月',
    targetSchool: '浙江大学',
    targetMajor: '应用心理学（跨考）',
    gender: '女',
    birth: '2003-09',
    political: '中共预备党员',
    degree: '本科',
    school: '宁波大学',
    major: '英语',
    phone: '138 0000 0000',
    email: 'jiangyue@example.com',
    city: '宁波',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'custom',
      title: '初试成绩',
      items: [
        {
          org: '总分 398 分：政治 74，英语一 88，心理学专业基础 236（满分 300）',
          body: '- 跨专业备考 14 个月，自学普通心理学、实验心理学与统计；英语为各科中最高。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '宁波大学',
          title: '英语（师范）',
          degree: '本科',
          score: 'GPA 3.79 / 4.0，前 8%',
          start: '2022-09',
          end: '2026-06',
          body: '- 辅修心理学双学位课程 8 门：心理统计（95）、实验心理学（93）、发展心理学（96）、心理测量（91）。',
        },
      ],
    },
    {
      kind: 'projects',
      title: '与心理学有关的经历',
      items: [
        {
          title: '二语阅读中的注意分配：一项眼动研究',
          role: '参与，导师课题组',
          start: '2025-03',
          end: '2025-09',
          body: `- 招募被试 46 名，完成眼动数据采集与剔除；用混合效应模型分析词频与语境的交互，撰写结果部分初稿。
- 结论在学校本科生学术论坛报告，获二等奖。`,
        },
        {
          title: '大学生拖延与睡眠的追踪调查',
          role: '负责人，4 人',
          start: '2024-10',
          end: '2025-04',
          body: '- 设计三次追踪问卷，回收有效样本 512 份，流失率 11%；用交叉滞后模型检验方向，校级大创优秀结题。',
        },
        {
          title: '宁波某小学心理辅导站',
          role: '志愿者',
          start: '2024-07',
          end: '2024-08',
          body: '- 在教师督导下带 8 次团体活动，服务 24 名学生，写观察记录 2.6 万字。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '统计', body: 'SPSS、R（lme4、lavaan）、Python 基础；方差分析、回归、结构方程' },
        { title: '实验', body: 'E-Prime 编程、眼动仪 EyeLink 操作、问卷编制与信效度检验' },
        { title: '英语', body: 'CET-6 621 分、TEM-4 优秀，可读文献并英文汇报' },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '学院朋辈心理委员',
          title: '组长',
          start: '2024-06',
          end: '2025-06',
          body: '- 统筹 26 名心理委员，完成干预转介 5 例；组织“睡个好觉”系列活动 6 场。',
        },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '浙江省政府奖学金', date: '2025-10' },
        { title: '全国大学生英语竞赛', level: '一等奖', date: '2024-11' },
        { title: '校优秀共青团干部', date: '2024-05' },
      ],
    },
    {
      kind: 'self-evaluation',
      title: '为什么跨考',
      items: [
        {
          body: '学语言时最好奇的是“人怎么读懂一句话”。两年里补了课、做了实验、读了近百篇文献，想把这个问题放进实验室里认真回答。希望在语言认知与学习方向继续研究。',
        },
      ],
    },
  ],
})
