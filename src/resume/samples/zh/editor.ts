import { composeSample } from '#src/resume/samples/told.ts'

export const editor = composeSample({
  locale: 'zh',
  design: 'seal',
  basics: {
    name: '卢思远',
    intention: '图书策划编辑',
    intentionCity: '上海',
    salary: '15–18K',
    availability: '两个月内',
    experience: '{count 2017-07} 年经验',
    degree: '文学硕士',
    phone: '138 0000 0000',
    email: 'lusiyuan@example.com',
    city: '上海',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '做过周刊人物报道，之后一直做社科与非虚构图书，策划 41 种，其中 4 种发行过十万册。相信好编辑要替读者读第一遍，也要替作者读最后一遍。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '上海听雨文化传播有限公司',
          title: '策划编辑，后任主任编辑',
          department: '社科分社',
          start: '2020-05',
          present: true,
          body: `- 策划出版图书 41 种，平均首印 9000 册，六成以上两年内重印，累计码洋约 **5200 万元**。
- 发掘新人作者 12 位；其中一位县城教师的书稿改三稿、历时 14 个月，出版后发行 21 万册，获两项年度图书奖。
- 带 5 人编辑组，重做选题会：每个选题须答“谁会买、为何现在、凭什么由我们做”，毙掉七成选题，亏损品种减半。
- 与设计、印制共定 8 种成熟开本与纸张组合，编辑不再为开本反复试算。
- 主持作者见面会与播客 46 期，直播成了首月销量的主力之一。`,
        },
        {
          org: '某城市生活周刊',
          title: '记者，后任编辑',
          department: '人物组',
          start: '2017-07',
          end: '2020-04',
          body: `- 采写人物报道 48 篇、约 42 万字，《最后一个放映员》获省级新闻奖一等奖。
- 主持人物栏目改版，统一稿件长度与图文比例，读者来信多了三倍。
- 跟踪报道一座老厂搬迁两年，走访 70 余人，整理口述 31 万字，后结集出版。`,
        },
      ],
    },
    {
      kind: 'portfolio',
      title: '代表图书',
      items: [
        {
          title: '《县中来信》',
          role: '策划、责任编辑',
          date: '2025-04',
          body: '- 非虚构，21 万册；入选年度十大好书，版权输出韩国、意大利。',
        },
        {
          title: '“手艺人的一天”丛书（6 种）',
          role: '主编',
          date: '2023-08',
          body: '- 与 6 位摄影师合作，累计 8.4 万套，被 300 余所中学图书馆采购。',
        },
        {
          title: '《算账：一个小店的十年》',
          role: '责任编辑',
          date: '2022-01',
          body: '- 由自媒体长文扩写，首月加印四次，带动“普通人账本”选题类型。',
        },
      ],
    },
    {
      kind: 'projects',
      items: [
        {
          title: '有声与电子书同步',
          role: '负责人',
          start: '2024-03',
          end: '2024-12',
          body: '- 打通纸、电、声三种形态的授权与排期，多数新书三种形态同日上市。',
        },
        {
          title: '编校流程电子化',
          role: '参与人',
          start: '2021-09',
          end: '2022-06',
          body: '- 用统一模板与检查脚本替代手工抄录，三审三校少用近一个月，差错率低于国家标准。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '编辑', body: '选题策划、结构编辑、审读与核查、版权谈判' },
        { title: '传播', body: '文案、播客策划、读者社群、豆瓣与小红书运营' },
        { title: '工具', body: 'InDesign、方正书版、Excel、剪映' },
      ],
    },
    {
      kind: 'education',
      items: [
        { org: '复旦大学', title: '中国现当代文学', degree: '硕士', start: '2014-09', end: '2017-06' },
        { org: '安徽大学', title: '汉语言文学', degree: '本科', score: '校报副主编', start: '2010-09', end: '2014-06' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '出版专业职业资格（中级）', date: '2022-10' },
        { title: '新闻记者证', date: '2018-11' },
        { title: '普通话一级乙等', date: '2014-12' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '年度优秀责任编辑', date: '2025-12' },
        { title: '省新闻奖', level: '一等奖', date: '2018-11' },
      ],
    },
  ],
})
