import { composeSample } from '#src/resume/samples/told.ts'

export const chineseTeacher = composeSample({
  locale: 'zh',
  design: 'slips',
  basics: {
    name: '程可心',
    intention: '初中语文教师',
    intentionCity: '武汉',
    gender: '女',
    birth: '2004-10',
    political: '中共预备党员',
    nativePlace: '湖北黄冈',
    degree: '本科',
    phone: '138 0000 0000',
    email: 'chengkexin@example.com',
    city: '武汉',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '湖北大学',
          title: '汉语言文学（师范）',
          degree: '本科',
          score: '专业第 6（共 88 人）',
          start: '2023-09',
          end: '2027-06',
          body: '- 主修：中学语文教学论（95）、古代文学（93）、文字学（92）、教育心理学（90）。',
        },
      ],
    },
    {
      kind: 'internship',
      title: '教学经历',
      items: [
        {
          org: '武汉市洪山区某初级中学',
          title: '语文实习教师',
          start: '2026-09',
          present: true,
          body: `- 承担七年级一个班 **46 名** 学生的语文课，备课本由指导教师逐课批改；《〈世说新语〉二则》为实习生汇报课。
- 每周面批作文一轮，只改一处：先把话说清楚，再谈文采。
- 带班级图书角，设“荐书人”轮值，开学以来借出三百余册。
- 协助班主任处理两起同学矛盾，与家长面谈后写成记录。`,
        },
        {
          org: '恩施州某乡镇中学',
          title: '暑期支教教师',
          start: '2025-07',
          end: '2025-08',
          body: `- 给八年级上阅读与写作课，用本地民歌教比喻，学生写出的《我家的吊脚楼》登在校刊。
- 为没有图书馆的学校募来一批新书，编好目录再离开。`,
        },
        {
          org: '黄冈某街道社区',
          title: '四点半课堂志愿者',
          start: '2024-03',
          end: '2025-01',
          body: '- 每周两个下午陪小学生写作业、讲绘本，写下二十四篇观察笔记。',
        },
      ],
    },
    {
      kind: 'awards',
      title: '竞赛与荣誉',
      items: [
        { title: '湖北省师范生教学技能竞赛（语文组）', level: '二等奖', date: '2026-05' },
        { title: '校粉笔字比赛', level: '一等奖', date: '2025-11' },
        { title: '暑期社会实践先进个人', date: '2025-10' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '初级中学教师资格考试（语文，笔试、面试通过）', date: '2026-06' },
        { title: '普通话水平测试', score: '一级乙等', date: '2025-06' },
      ],
    },
    {
      kind: 'skills',
      title: '教学技能',
      items: [
        { title: '课堂', body: '朗读与诵读指导、整本书阅读、板书设计' },
        { title: '信息化', body: '希沃白板、微课录制、文字排版' },
        { title: '班级', body: '可任班主任，带过校广播站与合唱队' },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [
        {
          body: '喜欢听学生把一篇课文说成自己的话。不怕慢，怕学生不敢开口；愿意从七年级带起，一届一届教下去。',
        },
      ],
    },
  ],
})
