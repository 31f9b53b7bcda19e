import { expect, test } from 'vitest'
import { parsedText } from '#tests/support/imports/parsed-text.ts'

test('rows of a table: headings beside their text, labels beside their details', () => {
  const { basics, sections } = parsedText(`周 予安
出生年月 1996 年 5 月
学历\t本科\t专业\t会计学
求职意向 财务主管
工作经历
2020.07—至今　无锡青禾食品有限公司　财务主管
• 把关账时间从 8 天缩短到 4 天
2018.07—2020.06　苏州明远会计师事务所　审计助理
专业技能 用友、金蝶
证书\t中级会计师（2021年）、英语六级
社会实践\t2017.07-2017.08　支教队　队员
社会实践\t2018.07\t老师`)
  expect(basics).toEqual({
    name: '周予安',
    birth: '1996-05',
    degree: '本科',
    major: '会计学',
    intention: '财务主管',
  })
  expect(sections.map(({ kind, items }) => [kind, items])).toEqual([
    [
      'work',
      [
        {
          org: '无锡青禾食品有限公司',
          title: '财务主管',
          start: '2020-07',
          present: true,
          body: '- 把关账时间从 8 天缩短到 4 天',
        },
        { org: '苏州明远会计师事务所', title: '审计助理', start: '2018-07', end: '2020-06' },
      ],
    ],
    ['skills', [{ body: '用友、金蝶' }]],
    ['certificates', [{ title: '中级会计师', date: '2021' }, { title: '英语六级' }]],
    [
      'campus',
      [
        { org: '支教队', title: '队员', start: '2017-07', end: '2017-08' },
        { org: '社会实践', title: '老师', start: '2018-07' },
      ],
    ],
  ])
})

test('text copied from a PDF: radicals for characters, ligatures, signs of icon fonts', () => {
  const { basics, sections } = parsedText(`陈默然
\uf095 136 2222 3333   \u0000 成都
⼯作经历
成都锦⾥⽹络科技有限公司　2021.04 - ⾄今
⾼级数据分析师 | 增⻓部
• 负责⻔店的 oﬃce 报表
语⾔
英语 CET-6 · ⽇语 N2
技能
SQL\tPython\tTableau`)
  expect(basics).toEqual({ name: '陈默然', phone: '136 2222 3333', city: '成都' })
  expect(sections).toEqual([
    {
      kind: 'work',
      title: '',
      items: [
        {
          org: '成都锦里网络科技有限公司',
          title: '高级数据分析师',
          department: '增长部',
          start: '2021-04',
          present: true,
          body: '- 负责门店的 office 报表',
        },
      ],
    },
    {
      kind: 'languages',
      title: '语言',
      items: [
        { title: '英语', level: 'CET-6' },
        { title: '日语', level: 'N2' },
      ],
    },
    { kind: 'skills', title: '技能', items: [{ body: 'SQL, Python, Tableau' }] },
  ])
})

test('several names in one line: degree, subject and class; languages with their levels', () => {
  const { sections } = parsedText(`Priya Raman

Education
University of Leeds\t2014 – 2017
BSc Mathematics, First-class honours

Languages
Danish (native), English (fluent)`)
  expect(sections.map(({ items }) => items)).toEqual([
    [
      {
        org: 'University of Leeds',
        degree: 'BSc',
        title: 'Mathematics',
        score: 'First-class honours',
        start: '2014',
        end: '2017',
      },
    ],
    [
      { title: 'Danish', level: 'native' },
      { title: 'English', level: 'fluent' },
    ],
  ])
})

test('headings in two languages, labels inside of entries, names with brackets and Latin letters', () => {
  const { basics, sections } = parsedText(`何思远
男 | 共青团员 | 随时到岗
教育背景 EDUCATION
2019.09 – 2022.06 南京航空航天大学（211） 软件工程 硕士
工作经历 WORK EXPERIENCE
2022.07 - 至今 南京金陵云数据有限公司 平台研发部 / Java 开发工程师
工作内容：
（1）把账单服务拆成 6 个微服务；
项目经历 PROJECTS
账单中心（2022.10-2023.06） 核心开发
专业技能 SQL、Python
自我评价 ABOUT ME
踏实，喜欢把复杂的事讲清楚。`)
  expect(basics).toEqual({ name: '何思远', gender: '男', political: '共青团员', availability: '随时到岗' })
  expect(sections).toEqual([
    {
      kind: 'education',
      title: '',
      items: [{ org: '南京航空航天大学（211）', title: '软件工程', degree: '硕士', start: '2019-09', end: '2022-06' }],
    },
    {
      kind: 'work',
      title: '',
      items: [
        {
          org: '南京金陵云数据有限公司',
          department: '平台研发部',
          title: 'Java 开发工程师',
          start: '2022-07',
          present: true,
          body: '工作内容：\n1. 把账单服务拆成 6 个微服务；',
        },
      ],
    },
    {
      kind: 'projects',
      title: '',
      items: [{ title: '账单中心', role: '核心开发', start: '2022-10', end: '2023-06' }],
    },
    { kind: 'skills', title: '', items: [{ body: 'SQL、Python' }] },
    { kind: 'self-evaluation', title: '', items: [{ body: '踏实，喜欢把复杂的事讲清楚。' }] },
  ])
})

test('headings in capitals, positions with their places, classes of degrees, skills in columns', () => {
  const { basics, sections } = parsedText(`GRACE OKAFOR
Manchester, UK | 07700 900123 | grace@example.net
EMPLOYMENT HISTORY
Senior Staff Nurse, St Brigid’s Hospital NHS Trust, Manchester
January 2019 – Present
Responsibilities:
• Lead a shift of five nurses
EDUCATION AND TRAINING
BSc (Hons) Adult Nursing, University of Salford, 2012–2015 (2:1)
KEY SKILLS
Triage\tWound care
Spanish records\tadvanced
REGISTRATION & CERTIFICATES
• NMC registration, 2015`)
  expect(basics).toMatchObject({ name: 'GRACE OKAFOR', phone: '07700 900123', city: 'Manchester, UK' })
  expect(sections.map(({ kind, items }) => [kind, items])).toEqual([
    [
      'work',
      [
        {
          org: 'St Brigid’s Hospital NHS Trust',
          title: 'Senior Staff Nurse',
          city: 'Manchester',
          start: '2019-01',
          present: true,
          body: 'Responsibilities:\n- Lead a shift of five nurses',
        },
      ],
    ],
    [
      'education',
      [
        {
          org: 'University of Salford',
          degree: 'BSc (Hons)',
          title: 'Adult Nursing',
          score: '2:1',
          start: '2012',
          end: '2015',
        },
      ],
    ],
    ['skills', [{ body: 'Triage, Wound care' }, { title: 'Spanish records', level: 'advanced' }]],
    ['certificates', [{ title: 'NMC registration', date: '2015' }]],
  ])
})

test('the line under the name: in a Chinese résumé what is looked for, in an English one what somebody is', () => {
  const details = '138 0000 0000\n教育背景\n2019.09 – 2022.06 苏州大学 软件工程 本科'
  expect(parsedText(`王小明\n高级产品经理 · 数据产品\n5 年临床经验\n${details}`).basics).toEqual({
    name: '王小明',
    intention: '高级产品经理 · 数据产品',
    experience: '5 年临床经验',
    phone: '138 0000 0000',
  })
  expect(parsedText('Jane Doe\nStaff Nurse\nEducation\nUniversity of Leeds').basics).toEqual({
    name: 'Jane Doe',
    headline: 'Staff Nurse',
  })
})

test('a number is one of a list only where it counts on', () => {
  const { sections } = parsedText(`自我评价
1、熟悉 Vue
3、Node.js
2、乐于沟通`)
  expect(sections).toEqual([
    { kind: 'self-evaluation', title: '', items: [{ body: '1. 熟悉 Vue\n3、Node.js\n2. 乐于沟通' }] },
  ])
})
