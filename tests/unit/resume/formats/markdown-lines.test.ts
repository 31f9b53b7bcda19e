import { expect, test } from 'vitest'
import { markupLines } from '#src/resume/formats/markup/markdown-lines.ts'

test.each([
  'mailto:anne@example.org',
  'anne@example.org',
  'https://example.org/a',
  'HTTPS://EXAMPLE.ORG',
  'Tel:+44123',
])('an address in brackets, %s, is read without them', (address) => {
  expect(markupLines(`# Anne\n\nReach me: <${address}> any day`).map(({ text }) => text)).toContain(
    `Reach me: ${address} any day`,
  )
})

test.each([
  ['[paper](https://doi.org/10.1/(a)_(b))', '[paper](https://doi.org/10.1/%28a%29_%28b%29)'],
  ['[paper](https://doi.org/10.1/\\(a\\))', '[paper](https://doi.org/10.1/%28a%29)'],
  ['([paper](https://doi.org/10.1/a))', '([paper](https://doi.org/10.1/a))'],
])('a link with brackets in its address, %s, stays one', (written, read) => {
  expect(markupLines(`# Anne\n\nSee ${written} there`).map(({ text }) => text)).toContain(`See ${read} there`)
})

test('bold written as HTML is bold', () => {
  const [, line] = markupLines('# Anne\n\n- <strong>Led:</strong> five and <b>more</b> people')
  expect(line).toMatchObject({
    text: 'Led: five and more people',
    bold: [
      [0, 4],
      [14, 18],
    ],
  })
})

test.each([
  ['once', '> 工作经历\n>\n> 1、某公司\n以上'],
  ['twice', '>> 工作经历\n>> \n> > 1、某公司\n以上'],
])('a mail that is quoted %s is read without the signs', (_what, quoted) => {
  expect(markupLines(quoted)).toEqual(markupLines('工作经历\n\n1、某公司\n以上'))
})

test('points that begin with the sign of a quotation are points', () => {
  expect(markupLines('工作经历\n> 负责甲\n> 负责乙').map(({ bullet = false }) => bullet)).toEqual([false, true, true])
})

test('headings and points written as HTML are headings and points', () => {
  const lines = markupLines('# Anne\n\n<h2 align="left">Work</h2>\n<ul><li>One<li>Two</ul>')
  expect(lines.map(({ text, level, bullet }) => [text, level, bullet])).toEqual([
    ['Anne', undefined, undefined],
    ['Work', 1, undefined],
    ['One', undefined, true],
    ['Two', undefined, true],
  ])
})
