import setLines, * as textkit from '@react-pdf/textkit'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import keptLines from '#client/features/editor/pdf/kept-lines.ts'
import { siteFonts } from '#tests/support/pdf.ts'

const wanted = new Set(Array.from('A paragraph of words, as long as two lines.', (sign) => sign.codePointAt(0) ?? 0))
const none = new Set<number>()
const { faces } = await siteFonts().cover({ regular: wanted, bold: wanted, italic: none, boldItalic: none }, 'sans')
const [regular, bold] = faces.map(({ file }) => {
  const font = create(file)
  if ('fonts' in font) throw new Error('no single font')
  return font
})

type Look = {
  string?: string
  width?: number
  font?: typeof regular
  color?: string
  split?: (word: string | null) => string[]
}

const whole = (word: string | null): string[] => [word ?? '']
const engines = {
  bidi: textkit.bidi,
  linebreaker: textkit.linebreaker,
  justification: textkit.justification,
  textDecoration: textkit.textDecoration,
  scriptItemizer: textkit.scriptItemizer,
  wordHyphenation: textkit.wordHyphenation,
  fontSubstitution: textkit.fontSubstitution,
}

/** What an engine is asked for: a paragraph in a column. */
function asked({ string = 'A paragraph of words.', width = 60, font = regular, color, split = whole }: Look = {}) {
  const text = textkit.fromFragments([{ string, attributes: { font: font ? [font] : [], fontSize: 10, color } }])
  const container = { x: 0, y: 0, width, height: Number.POSITIVE_INFINITY }
  return [text, container, { hyphenationCallback: split }] as const
}

const said = (paragraphs: { string: string }[][]) => paragraphs.map((lines) => lines.map(({ string }) => string))

test('a paragraph asked for again is not set again', () => {
  const set = keptLines(engines)
  const lines = set(...asked())
  expect(said(lines)).toEqual([['A paragraph ', 'of words.']])
  expect(set(...asked())).toBe(lines)
})

test.each<[string, Look]>([
  ['another text', { string: 'Words of a paragraph.' }],
  ['another width', { width: 30 }],
  ['another font', { font: bold }],
  ['another colour', { color: '#333333' }],
  ['other places where words may be broken', { split: (word) => [...(word ?? '')] }],
])('%s is set anew, as without keeping', (_, look) => {
  const set = keptLines(engines)
  const before = set(...asked())
  const lines = set(...asked(look))
  expect(lines).not.toBe(before)
  expect(lines).toEqual(setLines(engines)(...asked(look)))
})

test('a limited number is kept: those asked for last', () => {
  const set = keptLines(engines)
  const [first, second] = [set(...asked({ width: 100 })), set(...asked({ width: 101 }))]
  for (let width = 102; width < 600; width += 1) set(...asked({ width }))
  expect(set(...asked({ width: 100 }))).toBe(first)
  set(...asked({ width: 600 }))
  expect(set(...asked({ width: 100 }))).toBe(first)
  expect(set(...asked({ width: 101 }))).not.toBe(second)
})
