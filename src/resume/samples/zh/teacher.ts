import { composeSample } from '#src/resume/samples/told.ts'

export const teacher = composeSample({
  locale: 'zh',
  design: 'seal',
  fit: { spacing: 0.97, leading: 1.5 },
  basics: {
    name: '苏映雪',
    intention: '高中数学教师',
    intentionCity: '成都',
    gender: '女',
    birth: '2001-11',
    political: '中共党员',
    nativePlace: '四川绵阳',
    degree: '教育硕士',
    phone: '138 0000 0000',
    email: 'suyingxue@example.com',
    city: '成都',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '四川师范大学',
          title: '学科教学（数学）',
          degree: '硕士',
          score: '综合测评第 2（共 41 人）',
          start: '2025-09',
          end: '2027-06',
          body: '- 学位论文《函数概念教学中数学史素材的使用》，已通过开题。',
        },
        {
          org: '四川师范大学',
          title: '数学与应用数学（师范）',
          degree: '本科',
          score: '专业前 10%，保研',
          start: '2020-09',
          end: '2024-06',
        },
      ],
    },
    {
      kind: 'work',
      title: '教学经历',
      items: [
        {
          org: '成都市锦程中学',
          title: '高中数学实习教师',
          start: '2026-03',
          end: '2026-07',
          body: `- 独立承担高一两个班共 98 名学生的数学课，累计授课 **126 节**，其中校级公开课 3 节，《指数函数》获评优质课。
- 按作业错因建立个人档案，每周面批 20 人次；期末班级平均分由年级第 9 升到第 4。
- 协助班主任管理班级，组织主题班会 6 次，家访 11 户，一名有厌学情绪的学生重返课堂。`,
        },
        {
          org: '凉山州昭觉县支教点',
          title: '支教教师（研究生支教团）',
          start: '2024-08',
          end: '2025-07',
          body: `- 承担初二、初三数学教学，自编 48 页衔接讲义，把小学薄弱的分数与方程补齐，中考数学平均分比上一届提高 17 分。
- 用学校仅有的 6 台平板开设“周五数学实验”，学生用 GeoGebra 做出 32 份作品，两份获州级奖。`,
        },
        {
          org: '明辨教育工作室',
          title: '习题编写（兼职）',
          start: '2022-03',
          end: '2023-06',
          body: '- 参与编写高一同步练习 4 册，命制原创题 160 道，两轮审校后付印。',
        },
      ],
    },
    {
      kind: 'awards',
      title: '竞赛与荣誉',
      items: [
        { title: '田家炳杯全日制教育硕士教学技能大赛', level: '二等奖', date: '2026-10' },
        { title: '四川省师范生教学能力大赛（数学组）', level: '一等奖', date: '2023-10' },
        { title: '研究生学业一等奖学金', date: '2026-10' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '高级中学教师资格证（数学）', date: '2024-06' },
        { title: '普通话水平测试', score: '一级乙等 93.2 分', date: '2021-12' },
      ],
    },
    {
      kind: 'skills',
      title: '教学技能',
      items: [
        { title: '信息化教学', body: 'GeoGebra、希沃白板、微课录制与剪辑' },
        { title: '板书与书写', body: '粉笔字、钢笔字校级比赛一等奖' },
        { title: '带班', body: '受过心理健康教育培训，可承担班主任工作' },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '相信多数“学不会”来自某一步没有讲透。课上愿意慢下来等学生，课后愿意多走一步，也乐于把自己的课拿出来给同事听。',
        },
      ],
    },
  ],
})
