import { composeSample } from '#src/resume/samples/told.ts'

export const cashier = composeSample({
  locale: 'zh',
  design: 'slips',
  basics: {
    name: '孙丽娟',
    intention: '出纳',
    intentionCity: '郑州',
    salary: '5–6.5K',
    availability: '随时',
    gender: '女',
    birth: '2002-02',
    experience: '{count 2024-07} 年经验',
    phone: '138 0000 0000',
    email: 'sunlijuan@example.com',
    city: '郑州二七区',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '在连锁企业做出纳，日清月结没有过差错。嘴严，账和钱分得清；已取得初级会计资格，正在自学成本与税务，希望在岗位上逐步接触。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '郑州豫见餐饮管理有限公司',
          title: '出纳',
          department: '财务部',
          start: '2024-07',
          present: true,
          body: `- 管理总部及 **18 家门店** 的收付款，日均流水 220 笔、约 65 万元，两年累计 15 万笔，差错为零。
- 把门店交款由“拍照发群”改为统一表单与银行流水自动比对，长短款当天查清，月末对账由 3 天减为半天。
- 管理 9 个银行账户与网银 U 盾，双人复核、章证分管，配合内审检查 4 次均无问题。
- 按合同与验收单审核付款，两年拦下重复付款 6 笔、金额 8.7 万元，以及抬头不符发票 130 余张。
- 每日编制资金日报与两周滚动预测，据此安排七天通知存款，年增收益约 5 万元。`,
        },
        {
          org: '郑州正信代理记账有限公司',
          title: '会计助理（实习）',
          start: '2023-12',
          end: '2024-06',
          body: `- 协助 32 家小微企业整理票据、录入凭证与报税，月均凭证 900 张。
- 为新客户办理开户、税种核定与社保开户 14 次，整理材料清单供同事使用。`,
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '河南经贸职业学院',
          title: '大数据与会计',
          degree: '大专',
          score: '国家励志奖学金',
          start: '2021-09',
          end: '2024-06',
          body: '- 主修：基础会计、财务会计实务、成本核算、纳税实务、会计电算化。',
        },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '学生会生活部',
          title: '财务干事',
          start: '2022-09',
          end: '2023-06',
          body: '- 管理活动经费 2.3 万元，逐笔登记并每月公示；组织跳蚤市场，收入 4600 元全部捐给助学基金。',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '初级会计专业技术资格', date: '2026-05' },
        { title: '1+X 智能财税职业技能等级（中级）', date: '2023-03' },
        { title: '全国计算机等级考试二级（MS Office）', date: '2022-09' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '财务', body: '现金与银行日记账、网银与票据业务、资金日报、发票开具与查验' },
        { title: '软件', body: '用友 T3、金蝶精斗云、Excel（VLOOKUP、数据透视表）' },
        { title: '其他', body: '五笔 70 字 / 分钟，点钞每分钟 180 张' },
      ],
    },
  ],
})
