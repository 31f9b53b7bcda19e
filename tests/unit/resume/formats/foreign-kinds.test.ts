import { expect, test } from 'vitest'
import { textLines } from '#src/resume/formats/source-line.ts'
import { parseResume } from '#src/resume/formats/text/parse.ts'
import { parsedText, sectionsOf } from '#tests/support/imports/parsed-text.ts'

const items = (text: string) => parsedText(text).sections[0]?.items

test.each([
  ['2022.02 → 现在', { start: '2022-02', present: true }],
  ['2019.07 → 2022.01', { start: '2019-07', end: '2022-01' }],
  ['2019.07 -> 2022.01', { start: '2019-07', end: '2022-01' }],
  ['09/2019–auj.', { start: '2019-09', present: true }],
])('the period %s', (period, dates) => {
  expect(items(`Experience\nHarbour Ltd\t${period}\nEngineer`)).toEqual([
    { org: 'Harbour Ltd', title: 'Engineer', ...dates },
  ])
})

test('what is told behind the names of an entry is no part of them', () => {
  expect(
    items(`Experience
2013 – 2019\tLecturer in Medieval Languages, University College Cork. Offered courses on old manuscripts.
2010 – 2013\tFellow, Dublin Institute for Advanced Studies`),
  ).toEqual([
    {
      ...{ org: 'University College Cork', title: 'Lecturer in Medieval Languages', start: '2013', end: '2019' },
      body: 'Offered courses on old manuscripts.',
    },
    { org: 'Dublin Institute for Advanced Studies', title: 'Fellow', start: '2010', end: '2013' },
  ])
})

test('two positions with a slash between them are one title, and a branch is an organisation', () => {
  expect(items('工作经历\n某某律师事务所\t律师助理 / 实习律师\t2018.07-2020.06')).toEqual([
    { org: '某某律师事务所', title: '律师助理 / 实习律师', start: '2018-07', end: '2020-06' },
  ])
  expect(items('工作经历\n某某律师事务所武汉分所 / 实习生\t2018.07-2020.06')).toEqual([
    { org: '某某律师事务所武汉分所', title: '实习生', start: '2018-07', end: '2020-06' },
  ])
})

test('names in another face begin entries whose periods have their places beside them', () => {
  const lines = textLines(`Education
RICE UNIVERSITY
MEng in Electrical Engineering
May 2018 | Houston, TX
UT EL PASO
BS in Computer Engineering
Dec 2015 | El Paso, TX`).map((line) => (line.text === line.text.toUpperCase() ? { ...line, lead: 40 } : line))
  expect(sectionsOf(parseResume(lines))[0]?.items).toEqual([
    { org: 'RICE UNIVERSITY', degree: 'MEng', title: 'Electrical Engineering', city: 'Houston, TX', end: '2018-05' },
    { org: 'UT EL PASO', degree: 'BS', title: 'Computer Engineering', city: 'El Paso, TX', end: '2015-12' },
  ])
})

test.each([
  ['你好，我是阮青禾\n数据分析师', { name: '阮青禾' }],
  ['Hi, I’m Ada Byron\nada@byron.example', { name: 'Ada Byron', email: 'ada@byron.example' }],
  ['王小明\n19921 407 358 | 广州·天河', { name: '王小明', phone: '19921 407 358', city: '广州·天河' }],
  ['王小明\n坐标：武汉', { name: '王小明', city: '武汉' }],
  ['Ada Byron\nMelbourne VIC 3000 | 0412 555 098', { phone: '0412 555 098', city: 'Melbourne VIC 3000' }],
  [
    'Ada Byron\n18 Harbour Parade, Wellington 6011',
    { name: 'Ada Byron', city: 'Wellington', address: '18 Harbour Parade' },
  ],
  [
    'Ada Byron\nPhone: 001 206 555 0177E-mail: ada@byron.example',
    { name: 'Ada Byron', phone: '001 206 555 0177', email: 'ada@byron.example' },
  ],
])('details of a person: %s', (text, basics) => {
  expect(parsedText(text).basics).toMatchObject(basics)
})

test('entries of interns below a heading of practice are internships', () => {
  const practice = '实践经历\n2024.07-2024.09\t某某水产科技有限公司\t质检实习生\n2023.07-2023.08\t某市检验中心\t实习生'
  expect(parsedText(practice).sections[0]).toMatchObject({ kind: 'internship', title: '实践经历' })
  const campus = '实践经历\n2024.07-2024.09\t某某学院学生会\t部长'
  expect(parsedText(campus).sections[0]?.kind).toBe('campus')
})

test('interns and projects below one heading are two sections', () => {
  const { sections } = parsedText(`## 实习/项目经历
字浪科技\t2023年7月 – 2023年10月
实习\t推荐架构组
- 重写了召回缓存
基于 RISC-V 的模糊测试框架\t2020年11月 – 2021年5月
- 发现三个缺陷`)
  expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
    ['internship', ''],
    ['projects', ''],
  ])
  expect(sections[0]?.items[0]).toMatchObject({ org: '字浪科技', title: '实习', start: '2023-07', end: '2023-10' })
  expect(sections[1]?.items[0]).toMatchObject({ title: '基于 RISC-V 的模糊测试框架', start: '2020-11' })
})

test('a form without a list of schools has its school among the entries', () => {
  const { basics, sections } = parsedText(`姓名：王小明
毕业院校：江西财经大学
专业：会计学
学历：本科
工作经历
2018.3-至今\t某某百货公司\t出纳`)
  expect(basics).toEqual({ name: '王小明' })
  expect(sections.map(({ kind }) => kind)).toEqual(['education', 'work'])
  expect(sections[0]?.items).toEqual([{ org: '江西财经大学', title: '会计学', degree: '本科' }])
})

test('Japanese rows say behind the event what somebody was', () => {
  expect(
    items(`学歴‧職歴
2014\t4\t立命館大学 経済学部 入学
2018\t3\t立命館大学 経済学部 卒業
職歴
2018\t4\t株式会社みなと 入社（営業部）
2021\t9\t株式会社みなと 退社`),
  ).toEqual([{ org: '立命館大学', title: '経済学部', start: '2014-04', end: '2018-03' }])
})

test.each([
  [
    '2011年9月至2015年6月就读于武汉大学计算机学院软件工程专业，获工学学士学位。',
    {
      ...{ org: '武汉大学', department: '计算机学院', title: '软件工程', degree: '工学学士' },
      ...{ start: '2011-09', end: '2015-06' },
    },
  ],
  ['2015年毕业于武汉大学软件工程专业。', { org: '武汉大学', title: '软件工程', end: '2015' }],
  [
    'I graduated from the University of Leeds in 2012 with a BSc in Physics.',
    { org: 'University of Leeds', title: 'Physics', degree: 'BSc', end: '2012' },
  ],
])('a school told in a sentence: %s', (sentence, school) => {
  const heading = /^I/.test(sentence) ? 'Education' : '教育背景'
  expect(items(`${heading}\n${sentence}`)).toEqual([school])
})

test('jobs told in sentences without a comma behind their times', () => {
  expect(
    items(`工作经历
2015年7月至2018年6月在北京某某科技有限公司任后端工程师，负责订单系统。
2018年7月至今在武汉某某网络有限公司任技术经理，带领 8 人团队。`),
  ).toEqual([
    {
      ...{ org: '北京某某科技有限公司', title: '后端工程师', start: '2015-07', end: '2018-06' },
      body: '负责订单系统。',
    },
    { org: '武汉某某网络有限公司', title: '技术经理', start: '2018-07', present: true, body: '带领 8 人团队。' },
  ])
})

test('a duration right behind a period is none of the name behind it', () => {
  expect(items('工作经验\n2019.10 - 至今（5年10个月）青岛某某港务集团有限公司\t人力资源经理')).toEqual([
    { org: '青岛某某港务集团有限公司', title: '人力资源经理', start: '2019-10', present: true },
  ])
})

test('rows of a Japanese employer with a position in brackets, below the heads of their columns', () => {
  const { basics, sections } = parsedText(`職務経歴書
2025年10月1日
氏名\t風間\t梓
職務経歴
2019年4月～現在\t株式会社はまなすホテルズ
期間\t業務内容
2021年4月～現在\t【マネージャー】札幌エリア3館の価格戦略
2019年4月～2021年3月\t【予約課】予約管理`)
  expect(basics).toEqual({ name: '風間 梓' })
  expect(sections[0]?.items).toEqual([
    {
      ...{ org: '株式会社はまなすホテルズ', title: 'マネージャー', start: '2021-04', present: true },
      body: '- 札幌エリア3館の価格戦略',
    },
    {
      ...{ org: '株式会社はまなすホテルズ', department: '予約課', start: '2019-04', end: '2021-03' },
      body: '- 予約管理',
    },
  ])
})

test.each([
  [
    'Mine Geologist, Pilbara Iron Resources\nJuly 2019 to present, Newman WA',
    {
      ...{ org: 'Pilbara Iron Resources', title: 'Mine Geologist', city: 'Newman WA' },
      ...{ start: '2019-07', present: true },
    },
  ],
  [
    'Enfermera, Clínica La Asunción (Tolosa)\t2015 – 2019',
    { org: 'Clínica La Asunción', title: 'Enfermera', city: 'Tolosa', start: '2015', end: '2019' },
  ],
  ['Engineer, Harbour Ltd (Contract)\t2015 – 2019', { org: 'Harbour Ltd (Contract)', title: 'Engineer' }],
])('the town of %s', (lines, item) => {
  expect(items(`Experience\n${lines}`)).toEqual([expect.objectContaining(item)])
})

test.each([
  ['Ada Byron\nFlat 3, 12 Rosebank Road, Cape Town 7700', { city: 'Cape Town', address: 'Flat 3, 12 Rosebank Road' }],
  ['王小明\n电话 139 2405 7718 ｜ 上海浦东', { city: '上海浦东' }],
])('the town somebody lives in: %s', (text, basics) => {
  expect(parsedText(text).basics).toMatchObject(basics)
})

test('jobs of a numbered list, one with a single date in brackets; Colorado is no company', () => {
  expect(
    items(`Work Experience
1. Wildlife Biologist, US Fish and Wildlife Service, Denver, CO (May 2017 - present)
   - Raptor surveys
2. Field Technician, Colorado State University, Fort Collins, CO (Summer 2015)`),
  ).toEqual([
    {
      ...{ org: 'US Fish and Wildlife Service', title: 'Wildlife Biologist', city: 'Denver, CO' },
      ...{ start: '2017-05', present: true, body: '- Raptor surveys' },
    },
    { org: 'Colorado State University', title: 'Field Technician', city: 'Fort Collins, CO', start: 'Summer 2015' },
  ])
})

test('words between a position and an employer, and a label behind a position', () => {
  expect(items('Berufserfahrung\nEntwickler bei Fächer Systems GmbH\nseit 03/2020')).toEqual([
    { org: 'Fächer Systems GmbH', title: 'Entwickler', start: '2020-03', present: true },
  ])
  expect(items('任教经历\n某某科技园区开发有限公司  2018/03-至今\n招商总监  汇报对象：总经理\n- 引进企业')).toEqual([
    {
      ...{ org: '某某科技园区开发有限公司', title: '招商总监', start: '2018-03', present: true },
      body: '汇报对象：总经理\n- 引进企业',
    },
  ])
})

test('numbered employers with labels, and a heading in brackets', () => {
  expect(
    items(`【工作】
1、公司名称：东莞某某电子有限公司
   任职时间：2018年3月—至今
   担任职务：仓库主管
2、公司名称：深圳某某制品厂
   任职时间：2013年6月—2018年2月
   担任职务：仓管员`),
  ).toEqual([
    { org: '东莞某某电子有限公司', title: '仓库主管', start: '2018-03', present: true },
    { org: '深圳某某制品厂', title: '仓管员', start: '2013-06', end: '2018-02' },
  ])
})

test('towns in capitals, and positions in Dutch', () => {
  expect(items('Experience\nLEGAL ASSOCIATE | LINDH KB | MALMÖ\n2014 – 2019')).toEqual([
    { org: 'LINDH KB', title: 'LEGAL ASSOCIATE', city: 'MALMÖ', start: '2014', end: '2019' },
  ])
  expect(items('Werkervaring\n2015 – 2020    Onderzoeker, Centraal Planbureau, Den Haag')).toEqual([
    { org: 'Centraal Planbureau', title: 'Onderzoeker', city: 'Den Haag', start: '2015', end: '2020' },
  ])
})
