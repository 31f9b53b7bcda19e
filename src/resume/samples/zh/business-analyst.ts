import { composeSample } from '#src/resume/samples/told.ts'

export const businessAnalyst = composeSample({
  locale: 'zh',
  design: 'bridge',
  basics: {
    name: '陆思齐',
    intention: '商业数据分析实习生',
    intentionCity: '上海',
    availability: '每周 4 天，可实习 6 个月',
    phone: '138 0000 0000',
    email: 'lusiqi@example.com',
    city: '上海杨浦',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '上海财经大学',
          title: '经济统计学',
          degree: '本科在读（大三）',
          score: 'GPA 3.7 / 4.0',
          start: '2024-09',
          end: '2028-06',
          body: '- 核心课程：计量经济学（94）、多元统计（93）、数据库（91）、英语学术写作（A）；全英文授课 6 门。',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: '某跨国日化公司上海办公室',
          title: '消费者洞察实习生',
          department: '亚太区',
          start: '2026-07',
          end: '2026-09',
          body: `- 每周用英文写一页品类简报，发给四国同事，两次被区域负责人在例会上引用。
- 合并三家数据商的口径，画出“谁从竞品转来、又转去哪里”，促成一次包装改小的试卖。
- 试卖选了两城三十店，事先写明 **怎样算失败**；结果未达线，如实建议不推广。`,
        },
        {
          org: '杨浦某创业孵化器',
          title: '数据助理（兼职）',
          start: '2025-10',
          end: '2026-05',
          body: `- 为 9 个初创团队搭最简看板，每队只留三个指标。
- 帮一家外卖团队发现退单集中在两栋楼，原因是定位漂移。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '上海菜价地图',
          role: '队长，4 人',
          start: '2026-02',
          end: '2026-05',
          body: `- 连续十周走访 24 个菜场，与平台价格对照，写清抽样方法与误差来源。
- 中英文两版报告与数据一并公开，被社区报纸介绍。`,
        },
        {
          title: '电影票房的口碑效应',
          role: '课程论文',
          start: '2025-11',
          end: '2026-01',
          body: '- 用面板模型区分口碑与排片的影响，结论与预想相反，论文里保留了被推翻的假设。',
        },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '英语辩论社',
          title: '训练负责人',
          start: '2025-09',
          end: '2026-06',
          body: '- 每周带新社员练即席陈述；社队首次打进华东区八强。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '分析', body: '抽样与假设检验、回归、面板数据、试验设计' },
        { title: '工具', body: 'SQL、Python（pandas、statsmodels）、Power BI、Excel' },
        { title: '英语', body: '雅思 7.5，可用英文写报告、开会' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '全国大学生市场调查与分析大赛', level: '省级一等奖', date: '2026-05' },
        { title: '人民奖学金', level: '二等', date: '2025-11' },
      ],
    },
  ],
})
