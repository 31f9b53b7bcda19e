import { composeSample } from '#src/resume/samples/told.ts'

export const accountant = composeSample({
  locale: 'zh',
  design: 'frame',
  basics: {
    name: '刘晓燕',
    intention: '总账会计',
    intentionCity: '武汉',
    salary: '9–12K',
    availability: '一个月内',
    gender: '女',
    birth: '1993-05',
    experience: '{count 2016-07} 年经验',
    phone: '138 0000 0000',
    email: 'liuxiaoyan@example.com',
    city: '武汉洪山',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '{years 2016-07}年工业企业会计，从出纳、成本做到总账，独立完成过四次年审配合与两次稽查应对。账做得清楚，更愿意让业务部门看得懂：每月经营分析只讲三件事，附上可以追到凭证的数字。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '武汉宏远包装材料有限公司',
          title: '总账会计',
          department: '财务部',
          start: '2021-03',
          present: true,
          body: `- 独立处理年营收 2.6 亿元制造企业的全盘账务与合并报表（1 家母公司、2 家子公司），**次月 5 日** 前月结。
- 梳理研发费用归集口径，连续三年完成加计扣除备查，累计节税 **640 万元**；协助公司通过高新技术企业重新认定。
- 清理三年以上往来款 187 笔，核销与收回合计 312 万元，最长一笔挂账 11 年。
- 主导金蝶 K3 切换云星空，核对期初余额 1.4 万行，上线当月正常结账。
- 作为对接人完成四次年审，审计调整由 23 笔减少到 4 笔。`,
        },
        {
          org: '武汉鼎盛汽车零部件有限公司',
          title: '成本会计',
          start: '2018-08',
          end: '2021-02',
          body: `- 建立 BOM 与工时两级成本核算，销售据此给 46 款产品重新报价。
- 每月参与盘点，推动呆滞料处理会议，存货减少 870 万元。`,
        },
        {
          org: '武汉鼎盛汽车零部件有限公司',
          title: '出纳',
          start: '2016-07',
          end: '2018-07',
          body: '- 日均收付 60 笔、资金量约 400 万元，两年长短款为零；票据与印章分人保管。',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '中级会计师', date: '2022-09' },
        { title: '税务师', score: '已通过税法一、税法二、财务与会计', date: '2024-11' },
        { title: '会计初级专业技术资格', date: '2016-05' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '财税', body: '合并报表、成本核算、增值税与所得税申报、税收筹划' },
        { title: '系统', body: '金蝶云星空、用友 U8、SAP FICO 基础' },
        { title: '办公', body: 'Excel（Power Query、数据透视、VBA 简单宏）' },
      ],
    },
    {
      kind: 'education',
      items: [{ org: '湖北经济学院', title: '会计学', degree: '本科', start: '2012-09', end: '2016-06' }],
    },
  ],
})
