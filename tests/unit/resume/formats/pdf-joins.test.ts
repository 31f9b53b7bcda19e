import { expect, test } from 'vitest'
import type { DrawnText } from '#src/resume/formats/pdf/drawn.ts'
import { pdfLines } from '#src/resume/formats/pdf/lines.ts'
import { textLines } from '#src/resume/formats/source-line.ts'
import { parseResume } from '#src/resume/formats/text/parse.ts'

const draw = (text: string, x: number, y: number, width: number, more: Partial<DrawnText> = {}): DrawnText => ({
  text,
  page: 1,
  x,
  y,
  width,
  size: 10,
  font: 'regular',
  ...more,
})
const textsOf = (texts: readonly DrawnText[]) => pdfLines(texts).map(({ text }) => text)
const bold = { font: 'bold' }

test('a text beside a larger heading goes on below it', () => {
  const lines = [
    draw('Profile', 50, 699, 40, { size: 11, ...bold }),
    draw('Backend engineer who takes services from a', 150, 700, 380),
    draw('whiteboard to production.', 150, 686, 120),
  ]
  expect(textsOf(lines)).toEqual(['Profile\tBackend engineer who takes services from a whiteboard to production.'])
})

test('a line below the text of a point goes on with it, even if its first word had fitted', () => {
  const lines = [
    draw('– First-year average 74, top ten of 310', 48, 700, 200),
    draw('in Econometrics. Modules: Corporate Finance of Central', 60, 686, 300),
    draw('European Banks', 60, 672, 80),
    draw('– 定位接口抖动，发现连接池叠加，P99 由', 48, 650, 200),
    draw('640 毫秒降到 120 毫秒', 60, 636, 100),
    draw('– Another that reaches the edge of them all and says so', 48, 620, 380),
  ]
  expect(textsOf(lines)).toEqual([
    'First-year average 74, top ten of 310 in Econometrics. Modules: Corporate Finance of Central European Banks',
    '定位接口抖动，发现连接池叠加，P99 由 640 毫秒降到 120 毫秒',
    'Another that reaches the edge of them all and says so',
  ])
})

test('a term with a colon in a face of its own begins a line of its own', () => {
  const lines = [
    draw('语言与框架：', 160, 700, 60, bold),
    draw('Java、Spring Boot、MyBatis、Go 基础', 220, 700, 310),
    draw('数据与中间件：', 160, 686, 70, bold),
    draw('MySQL', 230, 686, 30),
    draw('Words that say in which face the rest of them is', 160, 600, 370),
  ]
  expect(textsOf(lines).slice(0, 2)).toEqual(['语言与框架：Java、Spring Boot、MyBatis、Go 基础', '数据与中间件：MySQL'])
})

test('a heading that its column has broken is one, however it is set there', () => {
  const heading = (text: string, x: number, y: number, width: number) => draw(text, x, y, width, { size: 11, ...bold })
  const below = [draw('Head of Industrials who reads all of the papers', 150, 640, 380)]
  expect(textsOf([heading('Leadership', 59, 700, 63), heading('and', 101, 686, 21), ...below])[0]).toBe('Leadership')
  expect(
    textsOf([
      heading('Leadership', 59, 700, 63),
      heading('and', 80, 686, 21),
      heading('activities', 65, 672, 51),
      ...below,
    ])[0],
  ).toBe('Leadership and activities')
  expect(textsOf([heading('Leadership and', 59, 700, 90), heading('activities', 59, 686, 51), ...below])[0]).toBe(
    'Leadership and activities',
  )
})

test.each([
  ['LEADERSHIP AND ACTIVITIES', 'Leadership and activities'],
  ['LANGUAGES & IT SKILLS', 'Languages & IT skills'],
])('%s in capitals is written as in a sentence', (heading, title) => {
  const text = `Ada Byron\n\nEDUCATION\nOslo College\n2018\n\n${heading}\nSomething\n2019\n\nSKILLS\nGo`
  expect(Object.values(parseResume(textLines(text)).sections).map((section) => section.title)).toContain(title)
})

test('examinations at school are what somebody was at school for', () => {
  const text = 'Ada Byron\n\nEducation\nRidgeway School\t2017 – 2024\nA levels: Mathematics A*, Economics A, French A'
  expect(Object.values(parseResume(textLines(text)).items)).toMatchObject([
    { org: 'Ridgeway School', title: 'A levels: Mathematics A*, Economics A, French A' },
  ])
})

test('what differs on several pages only in its numbers is no running foot unless they count the pages', () => {
  const page = (number: number, text: string) => [
    draw(`Entry ${'ab'[number - 1]} with more than a name`, 40, 800, 300, { page: number }),
    draw('Something between them', 40, 400, 120, { page: number }),
    draw(text, 40, 20, 300, { page: number }),
  ]
  const kept = (one: string, other: string) =>
    pdfLines([...page(1, one), ...page(2, other)]).flatMap(({ text, furniture }) => (furniture ? [] : [text]))
  expect(kept('Job 5: took 28 orders', 'Job 18: took 92 orders')).toContain('Job 18: took 92 orders')
  expect(kept('Ada, part 4 of 9', 'Ada, part 5 of 9').filter((text) => text.startsWith('Ada'))).toEqual([])
})

test('terms below each other, each with its colon, are lines of their own however short all of them are', () => {
  const lines = ['技能零：熟练', '技能一：熟练', '技能二：熟练'].map((text, at) => draw(text, 40, 700 - 14 * at, 60))
  expect(textsOf(lines)).toEqual(['技能零：熟练', '技能一：熟练', '技能二：熟练'])
})

test('a label goes on with none of the lines of the value above it', () => {
  const [label, rest, next] = [
    draw('邮箱｜muqingqing@', 40, 700, 90),
    draw('flower.example.cn', 40, 686, 80),
    draw('城市｜南通', 40, 672, 47),
  ]
  expect(textsOf([label, rest, next])).toEqual(['邮箱｜muqingqing@flower.example.cn', '城市｜南通'])
})

test('the longest of several points is not full where the page goes on at its right', () => {
  const points = [draw('粉丝由 8 万增至 31 万', 60, 700, 200), draw('带教实习生 6 名', 60, 686, 80)]
  expect(textsOf([draw('编辑\t2019 – 2021', 40, 730, 480), ...points])).toContain('带教实习生 6 名')
})
