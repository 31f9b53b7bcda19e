import { expect, test } from 'vitest'
import { withoutLayers } from '#src/resume/formats/pdf/layers.ts'

const at = (text: string, x: number, y: number, page = 1) => ({ ...{ text, page, x, right: x + 100, y, size: 10 } })
const order = (lines: Parameters<typeof withoutLayers>[0]) => withoutLayers(lines).map(({ text }) => text)

const headings = [
  at('Ada Byron', 40, 740),
  at('Work', 40, 700),
  at('Education', 40, 600),
  at('Profile', 40, 500),
  at('Kind', 40, 480),
]
const entries = [at('Acme', 60, 680), at('Engineer', 60, 660), at('Leeds College', 60, 580), at('Physics', 60, 560)]

test('entries drawn after the headings of their sections come below them', () => {
  expect(order([...headings, ...entries])).toEqual([
    ...['Ada Byron', 'Work', 'Acme', 'Engineer', 'Education', 'Leeds College', 'Physics', 'Profile', 'Kind'],
  ])
})

test('names of entries drawn before the headings stand below them', () => {
  const floats = [at('Ada Byron', 40, 740), at('Nurse\t2019 – 2021', 40, 680), at('Aide\t2015 – 2019', 40, 660)]
  const text = [at('Profile', 40, 730), at('Work', 40, 700), at('Leeds Clinic', 40, 670), at('Harbour Clinic', 40, 650)]
  expect(order([...floats, ...text, at('Skills', 40, 600)])).toEqual([
    ...['Ada Byron', 'Profile', 'Work', 'Nurse\t2019 – 2021', 'Leeds Clinic', 'Aide\t2015 – 2019', 'Harbour Clinic'],
    'Skills',
  ])
})

test.each([
  ['a column beside the headings', entries.map((line) => ({ ...line, x: 300, right: 400 }))],
  ['one that begins further to the right', entries.map((line) => ({ ...line, x: 80, right: 180 }))],
  ['three lines alone', entries.slice(0, 3)],
  ['a section of its own', [...entries.slice(0, 3), at('Skills', 60, 560)]],
  ['what another page has', entries.map((line) => ({ ...line, page: 2 }))],
  ['what is drawn below all', entries.map((line) => ({ ...line, y: line.y - 400 }))],
])('%s stays where it is', (_what, lines) => {
  expect(order([...headings, ...lines])).toEqual([...headings, ...lines].map(({ text }) => text))
})

test('boxes set in below short headings that are larger than they are, whatever these say', () => {
  const short = (text: string, y: number) => ({ ...at(text, 28, y), right: 51, size: 12 })
  const above = [at('王小明', 28, 790), short('工作', 735), short('读书', 634)]
  const boxes = [at('某某公司', 40, 710), at('产品经理', 40, 696), at('某某大学', 40, 610), at('本科', 40, 596)]
  expect(order([...above, ...boxes])).toEqual(['王小明', '工作', '某某公司', '产品经理', '读书', '某某大学', '本科'])
})

test('the label of several rows stays in front of them, though it stands beside one in the middle', () => {
  const rows = [at('2018 – 2020', 140, 604), at('2013 – 2018', 140, 579), at('done', 140, 555), at('more', 70, 531)]
  const lines = [at('Ada Byron', 70, 740), { ...at('Work', 70, 579), right: 114 }, ...rows]
  expect(order(lines)).toEqual(lines.map(({ text }) => text))
})
