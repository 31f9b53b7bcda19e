import { expect, test } from 'vitest'
import { withoutMail } from '#src/resume/formats/markup/mail-lines.ts'

const headers = ['From: Anne Mason <anne@example.org>', 'Subject: Application']
const resume = ['Work experience', 'Nurse at a clinic']

/** What is read of these lines, below headers of a mail; what is no part of it is in brackets, headings have signs. */
const read = (...lines: string[]) =>
  withoutMail([...headers, ...lines].map((text) => ({ text }))).map(({ text, level, furniture }) =>
    furniture ? `(${text})` : level === undefined ? text : `# ${text}`,
  )
const around = headers.map((text) => `(${text})`)
const sender = ['Anne Mason', 'anne@example.org']
const letter = (length: number) => [
  'Dear all,',
  ...Array.from({ length: length - 1 }, (_, nth) => `I write line ${nth}`),
]

test('the letter comes last, under a heading of its own', () => {
  expect(read(...letter(3), ...resume)).toEqual([...sender, ...resume, '# Cover letter', ...letter(3), ...around])
  expect(read('尊敬的招聘经理：', '我想应聘', '工作经历', '在医院做护士五年').slice(1, 5)).toEqual([
    '工作经历',
    '在医院做护士五年',
    '# 求职信',
    '尊敬的招聘经理：',
  ])
})

test('a letter has thirty lines at most: what is longer is no letter above a résumé', () => {
  expect(read(...letter(30), ...resume)).toContain('# Cover letter')
  expect(read(...letter(31), ...resume)).toEqual([...sender, ...letter(31), ...resume, ...around])
})

test('what stands below a closing is no part of it, if that is one of the last six lines', () => {
  const signed = (count: number) => ['Kind regards', ...Array.from({ length: count }, (_, nth) => `signed ${nth}`)]
  const furniture = (lines: string[]) => lines.map((text) => `(${text})`)
  expect(read(...resume, ...signed(5))).toEqual([...sender, ...resume, ...around, ...furniture(signed(5))])
  expect(read(...resume, ...signed(6))).toEqual([...sender, ...resume, ...signed(6), ...around])
})

test('the sender stands above, unless the résumé has an address or the name itself', () => {
  expect(read('anne@home.example', ...resume)).toEqual(['anne@home.example', ...resume, ...around])
  expect(read('Anne Mason', ...resume)).toEqual(['anne@example.org', 'Anne Mason', ...resume, ...around])
})

test.each([
  ['Hi Anna,', 'as promised, my CV', 'Anne Mason', 'Best,'],
  ['Dear Ms Clarke,', 'please find my CV below.', 'Anne Mason', 'Many thanks'],
  ['Sehr geehrte Frau Roth,', 'anbei mein Lebenslauf.', 'Anne Mason', 'Viele Grüße'],
  ['您好：', '附上我的简历，请查收', '王小明', '谢谢！'],
])('a mail copied without its headers is told by its salutation: %s', (greeting, said, name, closing) => {
  const title = name === '王小明' ? '求职信' : 'Cover letter'
  const lines = [greeting, said, name, ...resume, closing, 'Sent from my iPhone']
  expect(withoutMail(lines.map((text) => ({ text })))).toEqual([
    ...[name, ...resume].map((text) => ({ text })),
    { text: title, level: 1 },
    ...[greeting, said].map((text) => ({ text })),
    ...[closing, 'Sent from my iPhone'].map((text) => ({ text, furniture: true })),
  ])
})

test.each(['Hi, I’m Ada Byron', 'Hello, I am Ada Byron:', '你好，我是王小明：', 'Dear Design'])(
  'who begins with a greeting has not copied a mail: %s',
  (text) => {
    const lines = [text, ...resume].map((line) => ({ text: line }))
    expect(withoutMail(lines)).toEqual(lines)
  },
)

test('one header is none: a résumé may have such a line itself', () => {
  const lines = [{ text: 'Date: 1 May 2024' }, { text: 'Anne Mason' }]
  expect(withoutMail(lines)).toEqual(lines)
})

test('ten lines above are headers at most: where there are more it is something else', () => {
  const many = (count: number) => Array.from({ length: count }, (_, nth) => ({ text: `To: somebody ${nth}` }))
  const lines = (count: number) => [...many(count), ...resume.map((text) => ({ text }))]
  expect(withoutMail(lines(9))[0]).toEqual({ text: resume[0] })
  expect(withoutMail(lines(10))).toEqual(lines(10))
})
