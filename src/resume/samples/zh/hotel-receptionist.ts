import { composeSample } from '#src/resume/samples/told.ts'

export const hotelReceptionist = composeSample({
  locale: 'zh',
  design: 'tide',
  basics: {
    name: '冯佳慧',
    intention: '酒店前厅实习生',
    intentionCity: '三亚 / 上海',
    availability: '{year 2027} 年 1 月起，可实习 6 个月',
    gender: '女',
    birth: '2005-10',
    phone: '138 0000 0000',
    email: 'fengjiahui@example.com',
    city: '海口',
    photo: 'placeholder',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          org: '海南大学',
          title: '旅游管理（酒店方向）',
          degree: '本科在读（大三）',
          score: 'GPA 3.5 / 4.0',
          start: '2024-09',
          end: '2028-06',
          body: '- 主修：前厅与客房管理（95）、服务心理学（92）、旅游英语（94）、收益管理（88）、会展策划（90）。',
        },
      ],
    },
    {
      kind: 'internship',
      items: [
        {
          org: '海口湾某国际度假酒店',
          title: '前厅接待（暑期实习）',
          department: '前厅部',
          start: '2026-07',
          end: '2026-09',
          body: `- 旺季日均办理入住与退房 70 间，**4 分半** 办完一间，收银没有差错。
- 用英语接待外宾 180 余人次，协助一位突发过敏的客人就医并全程翻译，收到书面表扬。
- 客人留言 46 次提到姓名，三个月房型升级销售 2.9 万元，实习生中排名第一。`,
        },
        {
          org: '海口某商务酒店',
          title: '客房服务员（寒假兼职）',
          start: '2026-01',
          end: '2026-02',
          body: '- 每天整理 10–12 间房，熟悉 52 项查房标准；归还客人遗失的手表，获店内表扬。',
        },
      ],
    },
    {
      kind: 'campus',
      items: [
        {
          org: '校礼仪队',
          title: '副队长',
          start: '2025-05',
          end: '2026-05',
          body: '- 带 30 人完成论坛、校庆等接待 22 场，设计站位图与交接表，整场无差错。',
        },
        {
          org: '消博会志愿服务',
          title: '贵宾组',
          start: '2026-04',
          body: '- 连续 6 天服务境外采购商，负责签到与引导，累计 54 小时，获优秀志愿者。',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: '酒店系统', body: 'Opera PMS 基础操作、携程与飞猪后台' },
        { title: '服务', body: '投诉处理、礼宾引导、西餐摆台、中国茶艺' },
        { title: '办公', body: 'Word、Excel、PPT，简单海报制作' },
      ],
    },
    {
      kind: 'languages',
      items: [
        { title: '英语', level: 'CET-6 518 分，口语流利' },
        { title: '俄语', level: '入门，可做简单接待' },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: '前厅服务员（四级）', date: '2026-06' },
        { title: '红十字救护员证', date: '2025-11' },
      ],
    },
    {
      kind: 'self-evaluation',
      items: [
        { body: '爱笑，记人快，站得住。喜欢把“请稍等”变成“您先坐，三分钟就好”。能上夜班，愿意从最基础的岗位轮起。' },
      ],
    },
  ],
})
