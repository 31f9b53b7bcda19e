import { describe, expect, test } from 'vitest'
import { writeMarkdown } from '#src/resume/formats/markdown.ts'
import { composeResume } from '#src/resume/samples/compose.ts'

type Items = NonNullable<Parameters<typeof composeResume>[0]['sections'][number]['items']>

/** What stands below the title of the only section. */
function written(kind: 'work' | 'skills', items: Items): string {
  const document = composeResume({ locale: 'en', design: 'ink', basics: {}, sections: [{ kind, items }] })
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
    expect(written('work', [{ title: 'T', body }])).toBe(`### T\n\n${expected}\n`)
  })
})

describe('an entry', () => {
  test.each<[string, 'work' | 'skills', Items[number], string]>([
    ['of a name and a link', 'work', { title: 'Tool', url: 'tool.test' }, '### [Tool](https://tool.test)'],
    ['of a link alone', 'work', { url: 'tool.test' }, '<https://tool.test>'],
    ['of a name alone', 'work', { title: 'Tool' }, '### Tool'],
    ['of a body alone', 'work', { body: 'x' }, 'x'],
    ['whose link leads nowhere', 'work', { title: 'Tool', url: 'javascript:alert(1)' }, '### Tool'],
    ['in a line', 'skills', { title: 'SQL', level: 'good', body: 'joins' }, '**SQL** (good): joins'],
    ['in a line, without a name', 'skills', { body: 'joins' }, 'joins'],
    ['in a line, with points', 'skills', { title: 'SQL', body: '- a\n- b' }, '**SQL**\n\n- a\n- b'],
    ['in a line, with two paragraphs', 'skills', { title: 'SQL', body: 'a\nb' }, '**SQL**\n\na\n\nb'],
  ])('%s', (_what, kind, item, expected) => {
    expect(written(kind, [item])).toBe(`${expected}\n`)
  })
})
