import { composeSample } from '#src/resume/samples/told.ts'

export const customerService = composeSample({
  locale: 'zh',
  design: 'slips',
  basics: {
    name: '宋慧敏',
    intention: '客服主管',
    intentionCity: '济南（可远程）',
    salary: '6–8K',
    availability: '随时，孩子已入园',
    birth: '1994-11',
    experience: '在岗 {count 2016-07 2022-06} 年',
    phone: '138 0000 0000',
    email: 'songhuimin@example.com',
    city: '济南历下区',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '重返职场',
      items: [
        {
          body: '电商与通信客服做了{years 2016-07 2022-06}年，带过 12 人小组；{year 2022} 年因生育离开全职岗位，现孩子入园、家中有老人协助，可全天到岗。这几年没有停下：考了证书、兼职做线上客服、管着 480 人的社区团购群，比从前更有耐心，也更会安排时间。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '某母婴品牌（兼职，线上）',
          title: '云客服',
          start: '2025-03',
          present: true,
          body: `- 每晚 4 小时接待，月均 1300 人次，满意度 **97.6%**，首次响应 11 秒，团队 60 人中排名第 5。
- 整理孕产与喂养问题应答库 210 条，被采用为新人教材。`,
        },
        {
          org: '社区团购',
          title: '团长（自由职业）',
          start: '2023-06',
          end: '2025-02',
          body: '- 运营 480 户微信群，月销售约 9 万元；建立售后登记表，退款当天办结，投诉一年 2 起。',
        },
        {
          org: '家庭',
          title: '全职照料孩子',
          start: '2022-06',
          end: '2023-05',
          body: '- 孩子满 6 个月后开始自学 Excel，为回到客服岗位做准备。',
        },
        {
          org: '济南易购通电子商务有限公司',
          title: '售后客服组长',
          start: '2018-04',
          end: '2022-05',
          body: `- 带 12 人小组，月均处理工单 1.8 万张，绝大多数 48 小时内办结。
- 拆分退换、物流、质量三类话术并加质检抽听，差评少了一半多。
- 主持大促排班与预案，高峰日 4200 通会话，平均等待 38 秒。`,
        },
        {
          org: '山东某通信公司客服中心',
          title: '话务员',
          start: '2016-07',
          end: '2018-03',
          body: '- 日均接听 130 通，连续 9 个月质检 95 分以上，获“微笑之星”。',
        },
      ],
    },
    {
      kind: 'certificates',
      title: '这几年的学习',
      items: [
        { title: '客户服务管理员（四级）', date: '2026-04' },
        { title: '育婴员（五级）', date: '2025-06' },
        { title: 'Excel 数据分析线上课程结业', score: '42 学时', date: '2024-09' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '服务', body: '投诉安抚、工单流转、质检与培训、排班' },
        { title: '系统', body: '千牛、网易七鱼、企业微信、Excel 透视表' },
        { title: '表达', body: '普通话二级甲等，打字 90 字 / 分钟' },
      ],
    },
    {
      kind: 'education',
      items: [{ org: '山东商业职业技术学院', title: '电子商务', degree: '大专', start: '2013-09', end: '2016-06' }],
    },
  ],
})
