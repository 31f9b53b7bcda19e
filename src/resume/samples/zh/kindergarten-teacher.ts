import { composeSample } from '#src/resume/samples/told.ts'

export const kindergartenTeacher = composeSample({
  locale: 'zh',
  design: 'margin',
  basics: {
    name: '黄欣怡',
    intention: '幼儿园教师',
    intentionCity: '长沙',
    availability: '{year 2027} 年 7 月',
    gender: '女',
    birth: '2004-12',
    political: '共青团员',
    nativePlace: '湖南株洲',
    phone: '138 0000 0000',
    email: 'huangxinyi@example.com',
    city: '长沙',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '长沙师范学院',
          title: '学前教育',
          degree: '本科',
          score: 'GPA 3.6 / 4.0',
          start: '2023-09',
          end: '2027-06',
          body: '- 主修：学前儿童发展心理学（94）、幼儿园课程（92）、幼儿游戏理论（95）、学前卫生学（90）。',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: '长沙市雨花区星禾幼儿园',
          title: '实习教师',
          department: '中二班（31 名幼儿）',
          start: '2026-09',
          present: true,
          body: `- 独立组织集中教育活动 34 节，其中科学活动《影子去哪儿了》被选为园级观摩课。
- 观察记录一名不愿开口的幼儿 11 周，通过手偶与同伴搭档逐步引导，现在能在晨谈时主动分享。
- 每周写班级动态并与 12 位家长面对面沟通，家长会问得最多的是孩子交到了谁。
- 重新布置建构区与自然角，按“看得见、拿得到、放得回”摆放材料，幼儿能自己收拾好再去户外。`,
        },
        {
          org: '株洲市荷塘区社区儿童之家',
          title: '暑期托管教师',
          start: '2025-07',
          end: '2025-08',
          body: '- 与同伴照看 3–6 岁儿童 24 名，设计戏水、绘本、泥工主题活动 18 次，六周零安全事故。',
        },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '“小豆芽”绘本社',
          title: '社长',
          start: '2024-09',
          end: '2026-06',
          body: '- 每周到社区图书馆讲绘本，累计 63 场、听众 1400 余人次；自制大书 12 本捐给乡村幼儿园。',
        },
        {
          org: '学院毕业汇演',
          title: '舞蹈编排',
          start: '2024-03',
          end: '2024-06',
          body: '- 为 26 人编排儿童舞《小雨滴》，负责分组排练与服装，获学院艺术节一等奖。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '艺术', body: '钢琴六级，即兴伴奏；儿童舞编排；简笔画、水粉、超轻黏土' },
        { title: '保育', body: '晨检与消毒流程、海姆立克法、幼儿常见意外处理' },
        { title: '信息化', body: '希沃白板、剪映、PPT 动画' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '幼儿园教师资格考试（笔试、面试通过）', date: '2026-06' },
        { title: '普通话水平测试', score: '二级甲等 90.4 分', date: '2025-11' },
        { title: '红十字救护员证', date: '2025-05' },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '喜欢蹲下来和孩子说话，也受得了一天回答一百个“为什么”。做事细，交接本写得清楚；愿意从配班做起，跟着老教师学带班。',
        },
      ],
    },
  ],
})
