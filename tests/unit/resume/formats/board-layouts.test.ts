import { expect, test } from 'vitest'
import { type SourceLine, textLines } from '#src/resume/formats/source-line.ts'
import { parseResume } from '#src/resume/formats/text/parse.ts'

const itemsOf = (lines: readonly SourceLine[]) => Object.values(parseResume(lines).items)
const readItems = (text: string) => itemsOf(textLines(text))

test('a day, a month and a year are a month; the month is second unless there is no such month', () => {
  const text = 'Ada Byron\n\nWork experience\n01/03/2019 – 28/02/2021\tOslo Solar\tEngineer\n\n'
  expect(readItems(`${text}12/31/2015 – 15.02.2018\tBergen Wind\tTechnician`)).toMatchObject([
    { org: 'Oslo Solar', start: '2019-03', end: '2021-02' },
    { org: 'Bergen Wind', start: '2015-12', end: '2018-02' },
  ])
})

test('a town beside a period, and two names on a line in two faces', () => {
  const lines = [
    ...textLines('Ada Byron\n\nWORK EXPERIENCE\n01/03/2019 – CURRENT\tTorino, Italy'),
    { text: 'PROCESS ENGINEER COLORIFICIO SUBALPINO S.P.A.', lead: 16 },
  ]
  expect(itemsOf(lines)).toMatchObject([
    { title: 'PROCESS ENGINEER', org: 'COLORIFICIO SUBALPINO S.P.A.', city: 'Torino, Italy', present: true },
  ])
})

test('names behind a period end in a full stop, as LaTeX classes write them', () => {
  const text = 'Ada Byron\n\nExperience\n2012–2018\tEngineer, Moorland Consulting, Exeter.\n• Assessed 60 arches.'
  expect(readItems(text)).toMatchObject([{ title: 'Engineer', org: 'Moorland Consulting', start: '2012', end: '2018' }])
})

test('the second school with its place begins an entry', () => {
  const text =
    'Ada Byron\n\nEducation\nMasaryk University\tBrno, Czechia\nMSc Informatics\t2014 – 2016\nOslo University\tOslo, Norway\nBSc Informatics\t2011 – 2014'
  expect(readItems(text)).toMatchObject([
    { org: 'Masaryk University', start: '2014' },
    { org: 'Oslo University', start: '2011' },
  ])
})

test('招聘网站导出：方括号里的年限、公司与职位之间的行业、现居住地', () => {
  const text =
    '冯启明\n男｜现居住苏州-工业园区\n\n工作经验\n2017/5-至今\t苏州恒锐精密机械有限公司 [7年6个月]\n所属行业：\t机械/设备/重工\n生产部\t生产主管\n工作描述：管理三条加工线。'
  const { basics } = parseResume(textLines(text))
  expect(basics.city).toBe('苏州-工业园区')
  expect(readItems(text)).toMatchObject([
    { org: '苏州恒锐精密机械有限公司', department: '生产部', title: '生产主管', start: '2017-05', present: true },
  ])
})

test('labels of two words are one label', () => {
  const text =
    'Luca Ferrante\nPhone number: (+39) 3475550121 (Mobile) Email address: luca@example.it\n\nEducation\nOslo College\n2018'
  expect(parseResume(textLines(text)).basics).toMatchObject({ phone: '(+39) 3475550121', email: 'luca@example.it' })
})
