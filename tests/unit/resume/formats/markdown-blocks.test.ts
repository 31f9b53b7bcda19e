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
