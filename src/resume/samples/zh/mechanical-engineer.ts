import { composeSample } from '#src/resume/samples/told.ts'

export const mechanicalEngineer = composeSample({
  locale: 'zh',
  design: 'compact',
  fit: { spacing: 0.79, leading: 1.45 },
  basics: {
    name: '郑怀瑾',
    headline: '机械结构工程师 · 自动化装备',
    intentionCity: '苏州 / 无锡',
    salary: '22–28K',
    gender: '男',
    birth: '1992-12',
    experience: '{count 2017-07} 年经验',
    degree: '硕士',
    phone: '138 0000 0000',
    email: 'zhenghuaijin@example.com',
    city: '苏州',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '专业概述',
      items: [
        {
          body: '{years 2017-07}年非标自动化与工业机器人结构设计，主导过 14 条产线从方案到量产的全过程。熟悉公差分析、有限元与运动学仿真，能把节拍、成本与可维护性一起算清楚；带过 5 人结构组，习惯在现场解决问题。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '苏州晟启智能装备股份有限公司',
          title: '结构设计主管',
          department: '新能源事业部',
          start: '2020-03',
          present: true,
          body: `- 主导动力电池模组装配线的结构设计，整线 46 个工位，节拍由 **22 秒提升到 14 秒**，累计交付 9 条，合同额 2.3 亿元。
- 针对侧板焊接定位偏差，建立三维尺寸链并改用浮动定位夹具，每年少返工约 260 万元。
- 推行结构模块化：把 120 余种夹爪、移载、顶升机构归并为 31 个标准模块，新线设计工时省下近一半。
- 制定图纸评审与变更管理规范，组内 2 人晋升为项目负责人。
- 与采购重谈型材与直线模组方案，材料成本降低 11%，年节约 480 万元。`,
        },
        {
          org: '无锡恒锐机器人有限公司',
          title: '机械工程师',
          start: '2017-07',
          end: '2020-02',
          body: `- 设计 20 kg 负载六轴机器人大臂与腕部，拓扑优化后减重近五分之一，末端重复定位精度达到 ±0.03 mm。
- 完成谐波减速器寿命台架试验 4000 小时，定位润滑失效原因并改进密封，改进后随全系列切换。
- 编写 5 个机型的装配工艺与点检手册，新人三周可独立装配。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '产线故障知识库',
          role: '发起人',
          start: '2022-05',
          present: true,
          body: '- 汇总 1900 余条现场故障，按机构与现象检索，三个事业部在用。',
        },
        {
          title: '储能电池包柔性装配线',
          role: '结构负责人',
          start: '2023-04',
          end: '2024-06',
          body: `- 需求：同一条线兼容 6 种尺寸的电池包，换型不超过 15 分钟。
- 方案：伺服可调托盘加快换夹具库，RFID 识别后自动调用参数；用 Adams 验证 300 kg 工况下的启停冲击。
- 结果：换型 9 分钟，整线 OEE 达 86%，通过客户 72 小时连续运行验收，获公司年度技术创新一等奖。`,
        },
        {
          title: '电机定子自动插纸机',
          role: '主设计',
          start: '2021-02',
          end: '2021-10',
          body: `- 用凸轮分割器替代伺服转台，单台成本降低 3.6 万元，节拍保持 1.1 秒，插纸合格率 99.6%。
- 获实用新型专利 2 项，已交付 37 台。`,
        },
        {
          title: '机器人喷涂防爆手腕',
          role: '结构与热分析',
          start: '2018-09',
          end: '2019-08',
          body: '- 完成正压防爆腔体与走线设计，一次通过第三方认证；中空直径 70 mm，喷涂轨迹盲区减少 40%。',
        },
      ],
    },
    {
      kind: 'skills',
      columns: 2,
      items: [
        { title: '设计', body: 'SolidWorks、Creo、AutoCAD，公差与尺寸链分析' },
        { title: '仿真', body: 'ANSYS 静力与模态、Adams、热分析' },
        { title: '工艺', body: '钣金、机加、铸造、铝型材与焊接夹具' },
        { title: '电气与控制', body: '伺服选型、PLC 基础、气动回路' },
        { title: '管理', body: 'FMEA、APQP、项目成本核算' },
        { title: '英语', body: 'CET-6，可与海外客户评审图纸' },
      ],
    },
    {
      kind: 'publications',
      title: '专利与论文',
      items: [
        {
          title: '一种电池模组浮动定位夹具',
          authors: '发明专利，第一发明人',
          org: 'ZL {year 2022} 1 0000000.0',
          date: '2023-08',
        },
        { title: '一种可快速换型的伺服托盘机构', authors: '发明专利，第二发明人', org: '已公开', date: '2024-11' },
        {
          title: '轻载机器人大臂的拓扑优化与试验',
          authors: '第一作者',
          org: '机械类中文期刊',
          date: '2019-06',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '江南大学',
          title: '机械工程',
          degree: '硕士',
          start: '2014-09',
          end: '2017-06',
          body: '- 研究方向：机器人轻量化结构；研究生国家奖学金，校优秀毕业生。',
        },
        { org: '江苏大学', title: '机械设计制造及其自动化', degree: '本科', start: '2010-09', end: '2014-06' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '中级工程师（机械设计）', date: '2021-12' },
        { title: 'IATF 16949 内审员', date: '2022-09' },
        { title: '六西格玛绿带', date: '2020-11' },
      ],
    },
  ],
})
