import { composeSample } from '#src/resume/samples/told.ts'

export const abroadApplicant = composeSample({
  locale: 'zh',
  design: 'scholar',
  fit: { spacing: 0.94, leading: 1.56 },
  basics: {
    name: '蒋若涵',
    headline: '申请人 · 城市规划与社会政策授课型硕士',
    phone: '138 0000 0000',
    email: 'jiangruohan@example.com',
    city: '上海',
    website: 'ruohan.example.com',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '申请方向',
      items: [
        {
          body: '关心“城市更新之后，原来住在那里的人去了哪里”。本科几年在三个旧改社区做过入户访谈与问卷，希望在硕士阶段系统学习空间分析与政策评估，毕业后回国做城市更新与社区治理。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '同济大学',
          title: '城乡规划（五年制）',
          degree: '工学学士',
          score: '均分 89.7 / 100，排名 7 / 96',
          start: '2022-09',
          end: '2027-06',
          body: '- 核心课程：城市社会学（95）、规划定量方法（94）、城市经济学（92）、地理信息系统（96）、社区规划设计（93）。',
        },
        {
          org: '香港某大学',
          title: '城市研究，交换学期',
          score: '均分 A-',
          start: '2025-09',
          end: '2026-01',
          body: '- 课程论文《公屋编配与通勤时间：以将军澳为例》获课程最佳论文。',
        },
      ],
    },
    {
      kind: 'internship',
      title: '研究经历',
      items: [
        {
          org: '同济大学社区治理研究室',
          title: '本科生研究助理',
          start: '2025-03',
          present: true,
          body: `- 参与“旧区改造后居民迁居”课题，入户访谈 **86 户**，整理转录稿 41 万字，编制 4 级编码手册，两人编码一致性 0.81。
- 用 GIS 绘制三十余年的迁居热力图，七成以上家庭迁至外环以外，老年人就医时间平均增加 27 分钟。
- 撰写分报告《搬走之后》第三章，被区规划部门采用为参考资料。`,
        },
        {
          org: '上海某城市更新研究院',
          title: '研究实习生',
          start: '2026-06',
          end: '2026-09',
          body: `- 梳理国内 18 个微更新案例的产权、资金与居民参与，制成可检索数据库 62 项指标。
- 协助组织居民议事会 7 场，把 230 条意见归并为 5 类并反馈到设计方案。`,
        },
        {
          org: '贵州黔东南乡村调研',
          title: '小组长，6 人',
          start: '2025-07',
          end: '2025-08',
          body: '- 走访 4 个村、访谈 120 人，完成 1.6 万字调研报告，获校暑期社会实践一等奖。',
        },
      ],
    },
    {
      kind: 'projects',
      title: '设计与课题',
      items: [
        {
          title: '社区规划设计课：曹杨新村适老化更新',
          role: '独立完成',
          start: '2026-02',
          end: '2026-06',
          body: '- 以步行 15 分钟重新组织医疗、买菜与照料设施，提出分期实施与资金方案；评审 93 分，入选学院优秀作业展。',
        },
        {
          title: '“一公里菜场”研究',
          role: '队长，4 人',
          start: '2024-10',
          end: '2025-02',
          body: '- 用 POI 与问卷评估 38 个菜场关停后的影响，提出“小菜站”选址模型，获全国高校城乡规划专业竞赛佳作奖。',
        },
      ],
    },
    {
      kind: 'publications',
      title: '论文与报告',
      items: [
        {
          org: '城市研究类核心期刊，录用待刊',
          title: '旧区改造中的迁居轨迹与公共服务可达性',
          authors: '蒋若涵，导师',
          date: '2026-08',
        },
        {
          org: '规划学科青年论坛，口头报告',
          title: '居民议事会如何影响设计：三个案例',
          authors: '蒋若涵',
          date: '2026-04',
        },
        { org: '校社会实践优秀成果集', title: '乡村公共空间的冬与夏', authors: '蒋若涵等', date: '2025-09' },
      ],
    },
    {
      kind: 'skills',
      title: '方法与工具',
      items: [
        { title: '定量', body: '问卷设计、多元回归与有序 Logit、Stata、R' },
        { title: '空间', body: 'ArcGIS Pro、QGIS、Python（geopandas、osmnx）' },
        { title: '质性', body: '半结构访谈、编码（NVivo）、参与式工作坊主持' },
        { title: '表达', body: 'AutoCAD、SketchUp、Illustrator、InDesign' },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: '英语', level: '雅思 7.5（阅读 8.5，写作 7.0）' },
        { title: '上海话、普通话', level: '母语' },
        { title: '日语', level: 'JLPT N2' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '国家奖学金', date: '2025-12' },
        { title: '校一等奖学金', level: '连续两年', date: '2024-11' },
        { title: '上海市大学生创新项目', level: '优秀结题', date: '2025-05' },
      ],
    },
    {
      kind: 'campus',
      title: '社会服务',
      items: [
        {
          org: '“共享书房”公益项目',
          title: '负责人',
          start: '2024-09',
          end: '2026-06',
          body: '- 在 3 个社区把闲置门房改成小书房，募集图书 2600 册，组织 42 次读书会，其中一处由居民自管至今。',
        },
      ],
    },
    {
      kind: 'custom',
      title: '推荐人',
      items: [
        { org: '周明教授', title: '同济大学社区治理研究室', body: 'zhou.ming@example.com，研究课题指导教师' },
        { org: 'Dr Helen Wong', title: '香港某大学城市研究系', body: 'helen.wong@example.com，课程论文指导教师' },
      ],
    },
  ],
})
