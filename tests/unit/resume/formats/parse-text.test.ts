import { expect, test } from 'vitest'
import { textLines } from '#src/resume/formats/source-line.ts'
import { parseResume } from '#src/resume/formats/text/parse.ts'
import { parsedText } from '#tests/support/imports/parsed-text.ts'

test('a Chinese résumé as people paste it', () => {
  const { locale, basics, sections } = parsedText(`个人简历
姓 名：王小明    性 别：男    出生年月：1998年5月
手机：138-1234-5678   邮箱：xiaoming.wang@example.com
求职意向：后端开发工程师   期望薪资：20-25K   现居地：杭州

【教育背景】
2016.09-2020.06  浙江大学  计算机科学与技术  本科
GPA 3.8/4.0，专业前10%

二、工作经历
2020年7月—至今    杭州某某网络科技有限公司    后端开发工程师
1、负责订单系统的设计与开发，日均处理 300 万单；
2、将接口 P99 从 800ms 降到 120ms；
2019.07 - 2019.09  某某集团  实习生
● 参与内部平台开发

项目经验
分布式缓存平台   2021.03-2022.01   负责人
- 支撑 20 个业务线

专业技能：
编程语言：Java、Go
熟练使用 MySQL、Redis，了解其原理。

荣誉奖项
2019.10 国家奖学金
ACM 省赛 银奖 2018

自我评价
做事踏实，乐于沟通。
`)
  expect(locale).toBe('zh')
  expect(basics).toEqual({
    name: '王小明',
    gender: '男',
    birth: '1998-05',
    phone: '138-1234-5678',
    email: 'xiaoming.wang@example.com',
    intention: '后端开发工程师',
    salary: '20-25K',
    city: '杭州',
  })
  expect(sections).toEqual([
    {
      kind: 'education',
      title: '',
      items: [
        {
          org: '浙江大学',
          title: '计算机科学与技术',
          degree: '本科',
          score: 'GPA 3.8/4.0，专业前10%',
          start: '2016-09',
          end: '2020-06',
        },
      ],
    },
    {
      kind: 'work',
      title: '',
      items: [
        {
          org: '杭州某某网络科技有限公司',
          title: '后端开发工程师',
          start: '2020-07',
          present: true,
          body: '1. 负责订单系统的设计与开发，日均处理 300 万单；\n2. 将接口 P99 从 800ms 降到 120ms；',
        },
        { org: '某某集团', title: '实习生', start: '2019-07', end: '2019-09', body: '- 参与内部平台开发' },
      ],
    },
    {
      kind: 'projects',
      title: '项目经验',
      items: [
        { title: '分布式缓存平台', role: '负责人', start: '2021-03', end: '2022-01', body: '- 支撑 20 个业务线' },
      ],
    },
    {
      kind: 'skills',
      title: '',
      items: [{ title: '编程语言', body: 'Java、Go' }, { body: '熟练使用 MySQL、Redis，了解其原理。' }],
    },
    {
      kind: 'awards',
      title: '',
      items: [
        { title: '国家奖学金', date: '2019-10' },
        { title: 'ACM 省赛', level: '银奖', date: '2018' },
      ],
    },
    { kind: 'self-evaluation', title: '', items: [{ body: '做事踏实，乐于沟通。' }] },
  ])
})

test('an English résumé with dates at the end of the line and a summary', () => {
  const { locale, basics, sections } = parsedText(`JANE Q. DOE
Senior Product Manager
San Francisco, CA | (415) 555-0132 | jane.doe@example.com | linkedin.com/in/janedoe | https://janedoe.example.com

PROFESSIONAL SUMMARY
Product manager with nine years in payments.

WORK EXPERIENCE
Acme Payments Inc. | Senior Product Manager | Mar 2020 – Present
• Grew volume from $2M to $11M a month.
• Led a **team** of *seven*.

Globex Corporation
Product Manager, 06/2016 - 02/2020
- Launched in three countries.

EDUCATION
University of Leeds — Sept 2012 to June 2015
BSc in Computer Science

CERTIFICATIONS
Certified Scrum Product Owner, 2019

LANGUAGES
English (native)
Spanish - B2

INTERESTS
Rowing
`)
  expect(locale).toBe('en')
  expect(basics).toEqual({
    name: 'JANE Q. DOE',
    headline: 'Senior Product Manager',
    city: 'San Francisco, CA',
    phone: '(415) 555-0132',
    email: 'jane.doe@example.com',
    linkedin: 'linkedin.com/in/janedoe',
    website: 'https://janedoe.example.com',
  })
  expect(sections).toEqual([
    {
      kind: 'self-evaluation',
      title: 'Professional summary',
      items: [{ body: 'Product manager with nine years in payments.' }],
    },
    {
      kind: 'work',
      title: 'Work experience',
      items: [
        {
          org: 'Acme Payments Inc.',
          title: 'Senior Product Manager',
          start: '2020-03',
          present: true,
          body: '- Grew volume from $2M to $11M a month.\n- Led a **team** of \\*seven\\*.',
        },
        {
          org: 'Globex Corporation',
          title: 'Product Manager',
          start: '2016-06',
          end: '2020-02',
          body: '- Launched in three countries.',
        },
      ],
    },
    {
      kind: 'education',
      title: '',
      items: [
        { org: 'University of Leeds', title: 'Computer Science', degree: 'BSc', start: '2012-09', end: '2015-06' },
      ],
    },
    { kind: 'certificates', title: '', items: [{ title: 'Certified Scrum Product Owner', date: '2019' }] },
    {
      kind: 'languages',
      title: '',
      items: [
        { title: 'English', level: 'native' },
        { title: 'Spanish', level: 'B2' },
      ],
    },
    { kind: 'interests', title: '', items: [{ title: 'Rowing' }] },
  ])
})

test('text that is not a résumé loses nothing', () => {
  const lines = ['买菜清单', '两斤土豆，一把葱', '**记得** 带 [袋子](https://example.com)', '- 牛奶']
  const words = JSON.stringify(parseResume(textLines(lines.join('\n')))).replace(/\\/g, '')
  for (const word of ['买菜清单', '土豆', '一把葱', '记得', '袋子', '牛奶']) expect(words).toContain(word)
})

test('no line makes reading slow', () => {
  const hard = [
    'a'.repeat(100_000),
    '2019-'.repeat(20_000),
    '（'.repeat(50_000),
    '专业'.repeat(50_000),
    ': '.repeat(50_000),
    `${'x.'.repeat(50_000)}@`,
  ]
  for (const line of hard) expect(() => parseResume(textLines(`教育背景\n${line}\n${line}`))).not.toThrow()
}, 30_000)

test('schools of a list of schools and jobs join the section there is for schools', () => {
  const text = `何嘉怡
教育背景
浙东工业大学 环境工程 硕士 2019.09-2022.06
学习及工作简历（从高中填起）：
2012.09—2015.06  青溪市第一中学  学生
2022.08—至今  浙江绿源检测技术有限公司  检测员`
  expect(parsedText(text).sections.map(({ kind, items }) => [kind, items.map(({ org }) => org)])).toEqual([
    ['education', ['浙东工业大学', '青溪市第一中学']],
    ['work', ['浙江绿源检测技术有限公司']],
  ])
})

test('a place among what somebody looks for is where; what stands below a label in an entry is of it', () => {
  const { basics, sections } = parsedText(`王小明

期望工作
厨师长 | 重庆 | 10-15K

工作经历
渝味阁餐饮管理有限公司
厨师长
2019.05-2022.07
内容：
1、负责热菜档口；
业绩：
2021 年集团“金勺奖”

教育经历
旅游学院
烹调工艺与营养
大专
2014-2017`)
  expect(basics).toMatchObject({ intention: '厨师长', intentionCity: '重庆' })
  expect(basics.city).toBeUndefined()
  expect(sections.map(({ items }) => items.length)).toEqual([1, 1])
  expect(sections[1]?.items[0]).toMatchObject({ org: '旅游学院', degree: '大专', start: '2014', end: '2017' })
})

test('a certificate in capitals among headings in capitals is no heading', () => {
  const { sections } = parsedText(`Ada Byron

WORK EXPERIENCE
Acme Ltd
Engineer
2018 – 2021

EDUCATION
CERTIFICATE IV IN PHOTOGRAPHY
North Metropolitan TAFE
2009`)
  expect(sections.map(({ kind }) => kind)).toEqual(['work', 'education'])
})

test('entries with an employer and a position below an unusual heading are jobs where there are no others', () => {
  const entry = { text: '泉盛网络科技有限公司\t运营专员\t2017.07 – 2020.02' }
  const life = [{ text: '走过的路', level: 1 as const }, entry, { text: '负责日常上新', bullet: true }]
  const kinds = (lines: Parameters<typeof parseResume>[0]) =>
    Object.values(
      parseResume([{ text: '王小明' }, { text: '13800001111' }, { text: 'a@b.com' }, ...lines]).sections,
    ).map(({ kind }) => kind)
  expect(kinds(life)).toEqual(['work'])
  expect(kinds([...life, { text: '工作经历', level: 1 }, entry])).toEqual(['custom', 'work'])
})

test('what a narrow column has broken within its brackets is one line', () => {
  const text = '林知夏\n\n教育背景\n南京理工大学  软件工程  本科  2022.09 – 2026.06（预\n计）\n主修课程：数据结构'
  expect(parsedText(text).sections.find(({ kind }) => kind === 'education')?.items).toMatchObject([
    { org: '南京理工大学', start: '2022-09', end: '2026-06' },
  ])
  expect(JSON.stringify(parsedText(text))).not.toMatch(/"[^"]*计）/)
})
