import { composeSample } from '#src/resume/samples/told.ts'

export const bankTeller = composeSample({
  locale: 'zh',
  design: 'frame',
  fit: { spacing: 0.91, leading: 1.56 },
  basics: {
    name: '唐雨萱',
    intention: '银行综合柜员',
    intentionCity: '南京 / 无锡',
    availability: '{year 2027} 年 7 月',
    gender: '女',
    birth: '2005-06',
    political: '中共党员',
    nativePlace: '江苏盐城',
    phone: '138 0000 0000',
    email: 'tangyuxuan@example.com',
    city: '南京',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '南京审计大学',
          title: '金融学',
          degree: '本科',
          score: 'GPA 3.65 / 4.0，前 15%',
          start: '2023-09',
          end: '2027-06',
          body: '- 主修：商业银行经营学（94）、货币金融学（92）、公司金融（90）、个人理财（95）、金融风险管理（91）。',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: '某国有银行盐城城南支行',
          title: '大堂助理实习生',
          department: '营业部',
          start: '2026-07',
          end: '2026-09',
          body: `- 日均引导客户 110 人次，指导老年客户使用手机银行与自助机，大厅排队长的时段常驻自助区。
- 识别一起“冒充子女”电信诈骗，协助大堂经理与民警劝阻老人转账 **4.8 万元**，获支行书面表扬。
- 配合社区反假币与养老金融宣讲 6 场，收集意向客户 83 户，转介开户 41 户。`,
        },
        {
          org: '某城市商业银行南京江宁支行',
          title: '零售部实习生',
          start: '2026-01',
          end: '2026-02',
          body: `- 整理个人贷款档案 260 份，核对收入与流水，发现要件缺失 19 份并补齐。
- 电话回访到期理财客户 320 户，约访到店 46 户，续作金额 690 万元。`,
        },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '金融学院团委',
          title: '副书记',
          start: '2025-06',
          end: '2026-06',
          body: '- 组织“金融知识进万家”下乡宣讲 9 场，服务村民 700 余人；管理团费与活动经费 4.2 万元，账目公开。',
        },
        {
          org: '校园模拟银行大赛',
          title: '队长',
          start: '2025-03',
          end: '2025-05',
          body: '- 带 5 人完成授信、产品与风险定价方案，64 支队伍中获第二名。',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '全国计算机等级考试二级（MS Office）', date: '2025-03' },
        { title: '证券行业专业人员水平评价测试（一般业务）', date: '2026-06' },
        { title: '大学英语六级', score: '495 分', date: '2025-12' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '业务', body: '点钞每分钟 190 张、翻打传票、反洗钱与反诈识别基础' },
        { title: '工具', body: 'Excel 函数与透视表、Wind 基础、PPT 汇报' },
      ],
    },
    { kind: 'awards', items: [{ title: '学业一等奖学金', level: '连续两年', date: '2025-11' }] },
    {
      kind: 'self-evaluation',
      items: [{ body: '耐心、守规矩，对数字和印章都较真。能说盐城话和普通话，愿意从柜面做起，服从网点轮岗。' }],
    },
  ],
})
