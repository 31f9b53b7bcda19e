import { composeSample } from '#src/resume/samples/told.ts'

export const schoolAdministrator = composeSample({
  locale: 'zh',
  design: 'ink',
  fit: { spacing: 0.85, leading: 1.46 },
  basics: {
    name: '季文澜',
    headline: '学校行政专员',
    intentionCity: '杭州',
    salary: '7–9K',
    availability: '一个月内',
    gender: '女',
    birth: '1999-03',
    experience: '{count 2021-07} 年经验',
    phone: '138 0000 0000',
    email: 'jiwenlan@example.com',
    city: '杭州',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '在中学校办工作{years 2021-07}年，办文、办会、办事都经过手。公文格式不返工，印章借出有登记，家长来访有人接、有回音；愿意在一个单位长久做下去。',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: '杭州市文渊中学',
          title: '校长办公室干事',
          start: '2023-08',
          present: true,
          body: `- 起草通知、请示、总结等公文，年均 **180 份**，全部一次符合公文格式规范。
- 承办开学典礼、教代会、督导评估等会议，议程、座次、材料、影像一人一表，散会当天归档。
- 管理公章与介绍信，建立用印登记与月度核对，到岗以来无一次事后补签。
- 对接家长来信来访，重要诉求三个工作日内书面回复，疑难事项提交校务会。
- 牵头校史档案数字化，整理旧照片与文书，校庆展览由此成形。`,
        },
        {
          org: '杭州市文渊中学',
          title: '教务处干事',
          start: '2021-07',
          end: '2023-07',
          body: `- 承担学籍、考务与教材工作，组织大型考试 9 次，试卷保管与监考安排无差错。
- 编排全校课表与调代课，教师请假当天即有人顶上。
- 把纸质调课单改为共享表格，年级组长随时可查。`,
        },
        {
          org: '西湖区某街道办事处',
          title: '党政办实习生',
          start: '2020-07',
          end: '2020-09',
          body: '- 跟随老同志学习收发文与会务，独立完成社区走访纪要 12 篇。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: '浙江师范大学',
          title: '汉语言文学',
          degree: '本科',
          start: '2017-09',
          end: '2021-06',
          body: '- 校报编辑，负责排版与三校；校优秀毕业生。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '办文', body: '公文写作与格式、会议纪要、新闻通稿' },
        { title: '软件', body: 'Word 长文档、Excel 函数、公文收发系统、排版软件' },
        { title: '其他', body: '摄影与简单剪辑，C1 驾照' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '普通话水平测试', score: '一级乙等', date: '2020-12' },
        { title: '高级中学教师资格证（语文）', date: '2021-06' },
        { title: '大学英语六级', date: '2019-12' },
      ],
    },
    { kind: 'interests', items: [{ title: '书法', body: '校展两次，办公室门牌出自本人之手' }] },
  ],
})
