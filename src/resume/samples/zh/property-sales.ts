import { composeSample } from '#src/resume/samples/told.ts'

export const propertySales = composeSample({
  locale: 'zh',
  design: 'banner',
  fit: { spacing: 0.85, leading: 1.58 },
  basics: {
    name: '高鹏飞',
    intention: '案场主管',
    intentionCity: '合肥',
    salary: '底薪 + 佣金',
    availability: '一周内',
    gender: '男',
    birth: '1997-12',
    experience: '{count 2019-07} 年经验',
    phone: '138 0000 0000',
    email: 'gaopengfei@example.com',
    city: '合肥',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '新房与二手房都做过，市场冷的两年业绩没有掉出过前三。不催客户，先帮客户把预算、通勤、学区三张表填完；四成成交来自老客户转介绍。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '合肥皖居置业顾问有限公司',
          title: '案场主管',
          department: '滨湖项目',
          start: '2022-04',
          present: true,
          body: `- 带 9 名顾问，项目 {year 2025} 年去化 286 套、金额 **5.2 亿元**，完成年度任务 117%，区域竞品中去化第一。
- 复盘 1300 组到访，发现周末午后流失最高，增设儿童托管与错峰接待，冷清的下午成了成交最多的时段。
- 建立老业主活动日历（每月一场），渠道费减少 380 万元。
- 与 6 家银行对接按揭，资料备齐再送，平均 26 天放款。`,
        },
        {
          org: '合肥家宁房产经纪有限公司',
          title: '二手房经纪人',
          start: '2020-07',
          end: '2022-03',
          body: `- 任内成交 74 套，业绩 315 万元，连续 7 个季度门店第一；带看 1900 余次，投诉为零。
- 精耕 4 个小区，手写户型与噪声、采光笔记 260 份，房源独家委托率 38%（门店平均 15%）。`,
        },
        {
          org: '合肥家宁房产经纪有限公司',
          title: '见习经纪人',
          start: '2019-07',
          end: '2020-06',
          body: '- 入职 43 天开单，通过全国房地产经纪人协理考试，获公司“新人王”。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '安徽城市管理职业学院',
          title: '房地产经营与管理',
          degree: '大专',
          start: '2016-09',
          end: '2019-06',
          body: '- 校篮球队队长；大二起在售楼处周末兼职，累计接待 600 余组客户。',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '房地产经纪人', date: '2025-11' },
        { title: '房地产经纪人协理', date: '2020-05' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '销售', body: '客户分级、沙盘讲解、异议处理与签约、渠道管理' },
        { title: '专业', body: '贷款与税费测算、限购与公积金政策、合同与网签' },
        { title: '工具', body: '明源云客、贝壳 A+、Excel、短视频探房' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '公司金牌案场主管', date: '2025-12' },
        { title: '年度销售冠军', date: '2021-12' },
      ],
    },
  ],
})
