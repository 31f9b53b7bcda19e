import { expect, test } from 'vitest'
import { withoutLayers } from '#src/resume/formats/pdf-layers.ts'

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
