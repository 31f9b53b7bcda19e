import { composeSample } from '#src/resume/samples/told.ts'

export const qualityEngineer = composeSample({
  locale: 'zh',
  design: 'frame',
  fit: { spacing: 1.25, leading: 1.72 },
  basics: {
    name: '彭立军',
    intention: '质量主管',
    intentionCity: '无锡 / 苏州',
    salary: '16–20K',
    availability: '一个月内',
    experience: '{count 2017-07} 年经验',
    phone: '138 0000 0000',
    email: 'penglijun@example.com',
    city: '无锡新吴区',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '个人概述',
      items: [
        {
          body: '{years 2017-07}年汽车电子与注塑件质量，经历过供应商质量、过程质量与客户质量三个岗位，主导过两款车型零部件的量产导入。看重现场与数据：先去产线站两小时，再打开表格。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '无锡联晟汽车电子有限公司',
          title: '客户质量工程师（主管）',
          department: '质量部',
          start: '2021-05',
          present: true,
          body: `- 对接 4 家主机厂、12 个料号，客户端不良由 68 ppm 降到 **11 ppm**，连续两年获评 A 级供应商。
- 主导客诉 8D 共 57 份，平均首次响应 6 小时、关闭 14 天；同一问题极少第二次出现。
- 在贴片与三防线推行 SPC，关键尺寸 CPK 稳定在 1.67，年少报废约 210 万元。
- 建立失效分析小组，引入切片与 X 射线判定流程，三天内给客户结论。
- 带 5 名质量工程师，两人取得六西格玛绿带并完成节约百万元的项目。`,
        },
        {
          org: '苏州凯诺精密塑胶有限公司',
          title: '供应商质量工程师',
          department: '采购质量组',
          start: '2019-03',
          end: '2021-04',
          body: `- 管理 26 家注塑与电镀供应商，淘汰 4 家，培养 3 家为免检。
- 驻厂辅导一家电镀厂 5 周，按鱼骨图逐项验证，起泡问题此后没有再到客户手里。
- 完成新供应商审核 31 次，编写统一的分级评分表，审核报告当周出具。`,
        },
        {
          org: '苏州凯诺精密塑胶有限公司',
          title: '过程质量工程师',
          start: '2017-07',
          end: '2019-02',
          body: '- 承担 18 台注塑机的首件、巡检与不合格品评审；设计通止规与目视样板 40 余件，新手也能判得准。',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '域控制器外壳量产导入',
          role: '质量负责人',
          start: '2024-02',
          end: '2024-12',
          body: `- **背景**：新平台要求 PPAP 三级提交，周期比以往缩短 6 周。
- **做法**：前移 DFMEA 与 PFMEA 评审，识别高风险 23 项并逐一防错；与客户共用一份测量系统分析计划。
- **结果**：PPAP 一次批准，量产首季零客诉。`,
        },
        {
          title: '焊点空洞改善',
          role: '六西格玛绿带项目',
          start: '2023-03',
          end: '2023-09',
          body: '- 用 DOE 筛出钢网厚度与回流曲线两个关键因子，空洞率由 19% 降到 6%。',
        },
        {
          title: '检验数据电子化',
          role: '发起人',
          start: '2022-06',
          end: '2022-11',
          body: '- 用平板替代纸质巡检表，异常即时推送，追溯一个批次只要 10 分钟。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '体系与工具', body: 'IATF 16949、VDA 6.3、APQP、PPAP、FMEA、MSA、SPC' },
        { title: '分析', body: 'Minitab（DOE、回归、假设检验）、8D、5Why' },
        { title: '测量', body: '三坐标、投影仪、X 射线、切片与金相' },
        { title: '语言', body: '英语可书面回复客诉，日语 N3' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '六西格玛绿带（项目认证）', date: '2023-12' },
        { title: 'VDA 6.3 过程审核员', date: '2022-07' },
        { title: 'IATF 16949 内审员', date: '2020-09' },
        { title: '工程师职称（质量工程）', date: '2022-12' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '常州大学',
          title: '材料成型及控制工程',
          degree: '本科',
          start: '2013-09',
          end: '2017-06',
          body: '- 校模具设计大赛二等奖；毕业设计为手机后壳注塑工艺与翘曲分析。',
        },
      ],
    },
  ],
})
