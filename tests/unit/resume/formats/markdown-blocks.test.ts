import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { writeMarkdown } from '#src/resume/formats/markdown.ts'

/** What stands below the title of the only section. */
function written(body: string): string {
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: {},
    sections: [{ kind: 'work', items: [{ title: 'T', body }] }],
  })
  return writeMarkdown(document).split('\n').slice(2).join('\n')
}

describe('a body', () => {
  test.each([
    ['two numbered lists, each from one', '1. a\n2. b\nbetween\n1. c\n2. d', '1. a\n2. b\n\nbetween\n\n1. c\n2. d'],
    ['numbered lists around points', '1. a\n- x\n- y\n1. b', '1. a\n\n- x\n- y\n\n1. b'],
    ['a list whose numbers are not in a row', '3. a\n7. b', '1. a\n2. b'],
    ['paragraphs', 'one\ntwo', 'one\n\ntwo'],
    ['a point after a paragraph', 'one\n- x\ntwo', 'one\n\n- x\n\ntwo'],
    ['underlined text', '__x__ y', '<u>x</u> y'],
    ['a link in bold', '**[site](https://a.test)**', '**[site](https://a.test)**'],
    ['signs of Markdown', '# no title\n> no quote | x', '\\# no title\n\n\\> no quote \\| x'],
    ['titles of any rank', '## no title\n#', '\\## no title\n\n\\#'],
    ['a year at the start of a line', '2020. The start\n- 1. first', '2020\\. The start\n\n- 1\\. first'],
    ['lines that part nothing, and no code', '---\n~~~', '\\---\n\n\\~\\~\\~'],
    ['ranges, of which two would strike out what is between', '3~5 and 10~20', '3\\~5 and 10\\~20'],
    ['a name of a sign, which stays one', 'R&amp;D & more', 'R\\&amp;D & more'],
    ['an exclamation mark before a link', 'See![site](https://a.test)', 'See\\![site](https://a.test)'],
    ['bold that ends in punctuation before a letter', '**重点：**带领*团队*', '<strong>重点：</strong>带领*团队*'],
    ['bold that begins with punctuation behind a letter', '负责**“增长”**', '负责<strong>“增长”</strong>'],
    ['bold and italic at such an edge', 'a***(b)***', 'a<strong><em>(b)</em></strong>'],
    ['bold beside italic words', '**甲：***乙*', '<strong>甲：</strong>*乙*'],
    ['bold before a space or punctuation', '**甲：** 乙**丙（丁）**，戊', '**甲：** 乙**丙（丁）**，戊'],
  ])('%s', (_what, body, expected) => {
    expect(written(body)).toBe(`### T\n\n${expected}\n`)
  })
})

test('of listed entries one line stands behind its name, more below it', () => {
  const items = [
    { title: 'Go', body: 'Since 2015.\n\n- services\n- tools' },
    { title: 'C', body: '- a' },
    { title: 'R', body: 'One line.' },
  ]
  const resume = composeResume({
    ...{ locale: 'en', design: 'ink', basics: { name: 'Ada' } },
    sections: [{ kind: 'skills', items }],
  })
  expect(writeMarkdown(resume)).toBe(
    [
      ...['# Ada', '', '## Skills', ''],
      ...['- **Go**', '', '  Since 2015.', '', '  - services', '  - tools'],
      ...['- **C**', '', '  - a'],
      ...['- **R**: One line.', ''],
    ].join('\n'),
  )
})
