import { composeSample } from '#src/resume/samples/told.ts'

export const insuranceAdviser = composeSample({
  locale: 'zh',
  design: 'night',
  fit: { spacing: 0.94, leading: 1.56 },
  basics: {
    name: '曹立新',
    headline: '保险规划顾问（由教师转行）',
    intentionCity: '重庆',
    salary: '面议',
    gender: '男',
    birth: '1992-11',
    experience: '转行 {count 2023-08} 年',
    phone: '138 0000 0000',
    email: 'caolixin@example.com',
    city: '重庆',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: '为什么转行',
      items: [
        {
          body: '教了{years 2015-07 2023-07}年初中物理，因为陪家人理赔走完全程，发现多数家庭买了却看不懂合同。转行{years 2023-08}年，把备课的习惯带进来：每份方案先画家庭责任图，再谈产品，能不买的直接说不买。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '重庆安禾保险经纪有限公司',
          title: '高级保险规划顾问',
          start: '2023-08',
          present: true,
          body: `- 服务家庭 214 户，年标准保费 168 万元，13 个月继续率 **97.4%**。
- 协助理赔 63 件、金额 386 万元，平均 19 天结案，2 件拒赔案经申诉改判赔付。
- 为教师、医护群体举办保单讲座 41 场，六成新客来自转介绍。
- 整理 120 款产品条款对照表，团队 26 人共用，方案制作由 3 小时缩短到 50 分钟。`,
        },
        {
          org: '重庆市北碚区某中学',
          title: '初中物理教师，后任年级组长',
          start: '2015-07',
          end: '2023-07',
          body: `- 任教 6 个班次、班主任 5 年，中考物理平均分居区内前三；与 1100 余个家庭长期沟通。
- 任年级组长两年，带 14 名教师，推行统一的错题记录。
- 编写家庭实验手册 36 页，被 4 所学校选用；家长开放课年年满座。`,
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '社区“看懂保单”公益课',
          role: '发起人',
          start: '2025-03',
          end: '2025-09',
          body: '- 与 8 个社区合作免费体检保单，检视 470 份，发现重复投保与受益人缺失 156 处。',
        },
        {
          title: '理赔材料清单小程序',
          role: '内容策划',
          start: '2024-06',
          end: '2024-12',
          body: '- 按病种与险种列出所需材料与开具科室，家属一次备齐材料，累计 3400 人使用。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '西南大学',
          title: '物理学（师范）',
          degree: '本科',
          start: '2011-09',
          end: '2015-06',
          body: '- 校优秀毕业生；支教一学期，获县级先进个人。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '规划', body: '家庭保障、养老现金流、保单检视' },
        { title: '专业', body: '重疾与医疗核保、理赔申诉' },
        { title: '表达', body: '讲座、短视频、图解' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '金融理财师（AFP）', date: '2025-06' },
        { title: '保险中介从业人员执业登记', date: '2023-09' },
        { title: '高级中学教师资格证', date: '2015-06' },
      ],
    },
    { kind: 'awards', items: [{ title: '公司服务之星', date: '2025-12' }] },
  ],
})
