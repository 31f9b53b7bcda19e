import { composeSample } from '#src/resume/samples/told.ts'

export const dataAnalyst = composeSample({
  locale: 'zh',
  design: 'lattice',
  basics: {
    name: '许若宁',
    intention: '数据分析实习生',
    intentionCity: '北京',
    availability: '每周 4 天，可实习 6 个月',
    gender: '女',
    birth: '2005-05',
    phone: '138 0000 0000',
    email: 'xuruoning@example.com',
    city: '北京海淀',
    website: 'ruoning.example.com',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '中国人民大学',
          title: '应用统计学',
          degree: '本科在读（大三）',
          score: 'GPA 3.85 / 4.0，年级第 5（共 92 人）',
          start: '2024-09',
          end: '2028-06',
          body: '- 核心课程：概率论（97）、回归分析（95）、时间序列（94）、数据库原理（96）、抽样调查（93）。',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: '北京本地生活信息服务公司',
          title: '数据分析实习生',
          department: '到店业务组',
          start: '2026-06',
          end: '2026-09',
          body: `- 用 SQL 搭建商家经营周报，合并 14 张表的口径，取数时间由每周 6 小时降为自动产出，供 23 名运营使用。
- 分析新客首单流失：按来源、品类、距离分组后发现“券门槛高于客单价”是主因，建议调低门槛，试点城市首单转化率提高 **2.8 个百分点**。
- 参与 A/B 实验复盘 9 次，补充样本量计算与分层检验，推翻了 1 个由节假日造成的假阳性结论。`,
        },
        {
          org: '清和市场研究中心',
          title: '研究助理（兼职）',
          start: '2025-10',
          end: '2026-03',
          body: `- 清洗 1.2 万份问卷，编写 38 条逻辑校验规则，规则后来成为中心的标准流程。
- 独立完成《城市青年租房满意度》章节，用有序 Logit 模型量化通勤与室友因素的影响，报告对外公开发布。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '共享单车调度需求预测',
          role: '队长，3 人',
          start: '2026-01',
          end: '2026-04',
          body: `- 处理 2100 万条骑行记录，构造天气、节假日、相邻站点等 46 个特征，LightGBM 较历史均值误差降低 37%。
- 用整数规划给出夜间调度方案，模拟显示高峰缺车站点减少近半。`,
        },
        {
          title: '校园食堂排队时长看板',
          role: '独立完成',
          start: '2025-03',
          end: '2025-06',
          body: '- 采集一学期刷卡流水，用 Python 与 Tableau 制作公开看板，日均访问 600 次，被后勤处用于调整窗口数量。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '分析', body: '假设检验、回归与分类、A/B 实验设计、留存与漏斗分析' },
        { title: '工具', body: 'SQL（窗口函数、性能优化）、Python（pandas、scikit-learn）、R、Tableau、Excel' },
        { title: '英语', body: 'CET-6 612 分，可阅读英文文献并用英文汇报' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '全国大学生统计建模大赛', level: '北京赛区一等奖', date: '2026-07' },
        { title: '美国大学生数学建模竞赛', level: 'Meritorious Winner', date: '2026-05' },
        { title: '学习优秀一等奖学金', level: '大一学年', date: '2025-11' },
      ],
    },
  ],
})
