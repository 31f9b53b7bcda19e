import { composeSample } from '#src/resume/samples/told.ts'

export const auditor = composeSample({
  locale: 'zh',
  design: 'frame',
  fit: { spacing: 0.94, leading: 1.58 },
  basics: {
    name: '沈清和',
    intention: '审计助理',
    intentionCity: '深圳 / 广州',
    availability: '{year 2027} 年 7 月',
    gender: '女',
    birth: '2005-01',
    political: '中共预备党员',
    nativePlace: '湖南长沙',
    phone: '138 0000 0000',
    email: 'shenqinghe@example.com',
    city: '武汉',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '中南财经政法大学',
          title: '会计学（注册会计师方向）',
          degree: '本科',
          score: 'GPA 3.76 / 4.0，前 10%',
          start: '2023-09',
          end: '2027-06',
          body: '- 主修：审计学（96）、中级财务会计（95）、税法（93）、财务报表分析（94）、公司战略与风险管理（92）。',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: '广州立诚会计师事务所',
          title: '审计实习生',
          department: '审计二部',
          start: '2026-01',
          end: '2026-04',
          body: `- 参与 1 家上市制造企业与 3 家非上市公司年审，独立完成货币资金、固定资产、管理费用等 9 个科目底稿，复核极少退回。
- 编制并跟踪银行及往来询证函 **286 份**，回函率 96%，对 14 份不符函证逐一取得替代证据。
- 用 Power Query 合并 12 个月序时账，筛出跨期费用 21 笔，合计调整 137 万元。
- 参加 2 次外地存货监盘，抽盘 420 项，发现呆滞存货线索并写入管理建议书。`,
        },
        {
          org: '深圳宏川税务师事务所',
          title: '税务实习生',
          start: '2025-07',
          end: '2025-08',
          body: `- 协助 18 家中小企业完成季度申报，归档汇算清缴资料，核对进项发票 2600 余张，更正税目错误 9 处。
- 整理研发费用加计扣除备查清单模板，单户准备时间由 3 天缩短到 1 天。`,
        },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '校学生会财务部',
          title: '部长',
          start: '2025-06',
          end: '2026-06',
          body: '- 管理年度经费 38 万元，建立预算、报销、公示三步流程，全年账目逐笔可查。',
        },
        {
          org: '“案例之星”财务分析大赛',
          title: '队长',
          start: '2025-03',
          end: '2025-05',
          body: '- 带 4 人分析一家家电企业的存货减值，从 46 支队伍中获华中赛区第二名。',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '注册会计师考试', score: '{year 2027} 年以应届毕业生报名，已学完会计、审计、税法' },
        { title: '初级会计专业技术资格', date: '2024-05' },
        { title: '大学英语六级', score: '574 分', date: '2025-06' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '财务软件', body: '用友 U8、金蝶云星空、鼎信诺审计系统' },
        { title: '办公', body: 'Excel（数据透视、Power Query、数组公式）、Word 长文档排版、PPT' },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [{ body: '做事细致，能在忙季连续高强度工作中保持底稿质量；愿意问清楚再下结论，适应出差。' }],
    },
  ],
})
