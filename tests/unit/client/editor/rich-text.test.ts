import { Fragment, type Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { markupOf } from '#client/features/editor/forms/rich-text/markup.ts'
import { lineOfKind, richTextOf, richTextSchema } from '#client/features/editor/forms/rich-text/schema.ts'
import { parseMarkup } from '#src/resume/markup.ts'

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pieces = [
  '**',
  '*',
  '__',
  '_',
  '\\',
  '[',
  ']',
  '[a](https://b.cn)',
  '(',
  ' ',
  '- ',
  '1. ',
  '• ',
  '\n',
  '\n  ',
  'ab',
  '提升',
  '30%',
  '。',
]

function pickFrom<T>(random: () => number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}

function randomMarkup(random: () => number): string {
  return Array.from({ length: Math.floor(random() * 24) }, () => pieces[Math.floor(random() * pieces.length)]).join('')
}

const { doc, line } = richTextSchema.nodes
const { bold, italic, underline, link } = richTextSchema.marks

/** Rich text as somebody may have typed it: any signs under any marks. */
function randomRichText(random: () => number): Node {
  const texts = ['a', '提升', '*', '**', '_', '\\', '[x]', 'a b', '-', '3.5'] as const
  const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const nodes = Array.from({ length: Math.floor(random() * 6) }, () => {
      const marks = [bold.create(), italic.create(), underline.create()].filter(() => random() < 0.4)
      const linked = random() < 0.2 ? [link.create({ href: 'https://example.com/a_b' })] : []
      return richTextSchema.text(pickFrom(random, texts), [...linked, ...marks])
    })
    const level = random() < 0.3 ? 1 : 0
    return line.create(lineOfKind(pickFrom(random, ['paragraph', 'bullet', 'number']), level), Fragment.from(nodes))
  })
  return doc.create(null, inOrder(lines))
}

/** Points below nothing stand for themselves, as the field has it. */
function inOrder(lines: readonly Node[]): Node[] {
  let isListed = false
  return lines.map((node) => {
    const isLost = node.attrs.level === 1 && !isListed
    if (node.attrs.kind !== 'paragraph' || node.textContent.trim() !== '') isListed = node.attrs.kind !== 'paragraph'
    return isLost ? line.create({ ...node.attrs, level: 0 }, node.content) : node
  })
}

/** What a reader sees of each line, sign by sign: where one run ends and the next begins makes no difference. */
function printed(markup: string) {
  return parseMarkup(markup).map(({ kind, level, runs }) => ({
    kind,
    level,
    signs: runs.flatMap(({ text, ...look }) => [...text].map((sign) => ({ sign, ...look }))),
  }))
}

/** The same of rich text that has no spaces at the edge of a mark. */
function shown(richText: Node) {
  return richText.children.flatMap((node) => {
    const signs = node.children.flatMap((part) => {
      const has = (name: string) => part.marks.some(({ type }) => type.name === name)
      const href = part.marks.find(({ type }) => type.name === 'link')?.attrs.href ?? ''
      return [...(part.text ?? '')].map((sign) => ({
        sign,
        bold: has('bold'),
        italic: has('italic'),
        underline: has('underline'),
        href: sign === '[' || sign === ']' ? '' : href,
      }))
    })
    return signs.length === 0 && node.attrs.kind === 'paragraph'
      ? []
      : [{ kind: node.attrs.kind, level: node.attrs.level, signs }]
  })
}

test('markup that nobody touched is written back as it was', () => {
  const random = randomFrom(1)
  for (let run = 0; run < 3000; run += 1) {
    const markup = randomMarkup(random)
    expect(markupOf(richTextOf(markup))).toBe(markup)
  }
})

test('whatever was typed is read back as it was typed', () => {
  const random = randomFrom(2)
  for (let run = 0; run < 3000; run += 1) {
    const richText = randomRichText(random)
    expect(printed(markupOf(richText))).toEqual(shown(richText))
  }
})

test('only the line that was edited changes its markup', () => {
  const richText = richTextOf('• 圆点\n2) two *\n\n__尾__')
  const edited = richText.replace(
    6,
    6,
    doc.create(null, line.create(lineOfKind('number'), richTextSchema.text('!'))).slice(1, 2),
  )
  expect(markupOf(edited)).toBe('• 圆点\n1. t!wo *\n\n__尾__')
})

test('what markup says is shown under its marks, with its address', () => {
  const marksIn = (markup: string) =>
    richTextOf(markup).children.map((node) =>
      node.children.map(({ text, marks }) => [text, ...marks.map(({ type, attrs }) => [type.name, attrs.href])]),
    )
  expect(marksIn('- **a** *b*\n__c__[d](https://e.cn)')).toEqual([
    [['a', ['bold', undefined]], [' '], ['b', ['italic', undefined]]],
    [
      ['c', ['underline', undefined]],
      ['d', ['link', 'https://e.cn']],
    ],
  ])
})

test('marks end at words, and signs are escaped only where they would be read as markup', () => {
  const text = (value: string, ...marks: ReturnType<typeof bold.create>[]) => richTextSchema.text(value, marks)
  const one = (...nodes: Node[]) => markupOf(doc.create(null, line.create(lineOfKind('bullet'), nodes)))
  expect(one(text('提升 ', bold.create()), text('30%'))).toBe('- **提升** 30%')
  expect([one(text(' a b ')), one(text(' '))]).toEqual(['- a b', '- '])
  expect(one(text('5 * 3 * 2'))).toBe('- 5 * 3 * 2')
  expect(one(text('a*b*c'))).toBe('- a\\*b\\*c')
  expect(one(text('看', link.create({ href: 'https://a.cn/(x) y' })))).toBe('- [看](https://a.cn/%28x%29%20y)')
})

test.each([
  ['a list', '- 上', '- 上\n  - 下'],
  ['a list that is set in itself', '  - 上', '  - 上\n    - 下'],
])('a point below a point of %s is nested in it', (_where, above, expected) => {
  const below = line.create(lineOfKind('bullet', 1), richTextSchema.text('下'))
  const markup = markupOf(doc.create(null, [...richTextOf(above).children, below]))
  expect(markup).toBe(expected)
  expect(parseMarkup(markup).map(({ level }) => level)).toEqual([0, 1])
})

test('what is typed behind a link is no part of it, what is typed behind bold words is bold', () => {
  const typed = (markup: string) => {
    const state = EditorState.create({ doc: richTextOf(markup) })
    const end = state.doc.content.size - 1
    return markupOf(state.tr.insertText('写', end).doc)
  }
  expect(typed('[看](https://a.cn)')).toBe('[看](https://a.cn)写')
  expect(typed('**看**')).toBe('**看写**')
})

test.each([
  [{ kind: 'number', level: '1' }, 'number', 1],
  [{ kind: 'bullet', level: '0' }, 'bullet', 0],
  [{ kind: 'bullet' }, 'bullet', 0],
  [{ kind: 'paragraph', level: '1' }, 'paragraph', 0],
  [{}, 'paragraph', 0],
])('a line copied from here with %j is pasted as what it was', (dataset, kind, level) => {
  const [rule] = richTextSchema.nodes.line.spec.parseDOM ?? []
  const attrsOf = (isWrapper: boolean) => {
    const element = { dataset, querySelector: () => (isWrapper ? {} : null) }
    return rule?.getAttrs?.(element as unknown as HTMLElement)
  }
  expect([attrsOf(false), attrsOf(true)]).toEqual([{ kind, level, source: null }, false])
})
