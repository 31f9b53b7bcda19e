import { composeSample } from '#src/resume/samples/told.ts'

export const translator = composeSample({
  locale: 'zh',
  design: 'bridge',
  fit: { spacing: 0.82, leading: 1.6 },
  basics: {
    name: '沈文静',
    intention: '英语翻译 / 本地化专员',
    intentionCity: '北京（可远程）',
    salary: '13–17K',
    availability: '两周内',
    experience: '{count 2021-07} 年经验',
    phone: '138 0000 0000',
    email: 'shenwenjing@example.com',
    city: '北京朝阳',
    website: 'wenjing.example.com',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '全职英汉互译{years 2021-07}年，累计笔译 620 万字、交传与陪同 130 场，主攻医疗器械与软件界面。译文先求准，再求短；有疑问就查、查不到就问，从不让读者替译者猜。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '北京医译通信息技术有限公司',
          title: '高级译员',
          department: '医疗器械组',
          start: '2023-04',
          present: true,
          body: `- 独立负责注册资料与说明书翻译，年交付 **140 万字**，客户退改为组内最少。
- 建立术语库 1.2 万条与风格指南 38 页，译审不再为术语返工。
- 设计机器翻译加译后编辑流程，按文本类型分级，加急稿件也能按期交付。`,
        },
        {
          org: '北京知行语言服务有限公司',
          title: '译员',
          start: '2021-07',
          end: '2023-03',
          body: `- 承接软件界面与帮助文档本地化，参与 9 个语种项目协调，处理字符长度与占位符问题 700 余处。
- 完成论坛、谈判与设备验收口译 80 场，最长连续交传 5 小时。`,
        },
      ],
    },
    {
      kind: 'portfolio',
      title: '译作',
      items: [
        {
          title: '《看得见的手术》',
          role: '译者，人文社科类图书，21 万字',
          date: '2025-03',
          url: 'wenjing.example.com/book',
          body: '- 首印 8000 册，责任编辑评价“几乎不用改句子”。',
        },
        {
          title: '手术导航系统说明书（6 个型号）',
          role: '主译与统稿',
          date: '2024-06',
          body: '- 通过注册审评，一次未因语言问题补正。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '工具', body: 'Trados、memoQ、Phrase、正则批量检查、Xbench' },
        { title: '领域', body: '医疗器械、临床试验、软件与用户界面、商务合同' },
        { title: '口译', body: '交替传译、陪同、线上同传（搭档）' },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: '英语', level: 'CATTI 二级笔译、二级口译，TEM-8 优秀' },
        { title: '法语', level: 'B1' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '北京外国语大学',
          title: '翻译硕士（英语笔译）',
          degree: '硕士',
          score: '优秀毕业论文',
          start: '2019-09',
          end: '2021-06',
        },
        { org: '湘潭大学', title: '英语', degree: '本科', score: '综合测评第 3', start: '2015-09', end: '2019-06' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: '全国机器翻译译后编辑大赛', level: '二等奖', date: '2020-10' },
        { title: '“外研社”全国英语写作大赛', level: '省特等奖', date: '2018-12' },
      ],
    },
  ],
})
