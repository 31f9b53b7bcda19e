import { expect, test } from 'vitest'
import { withoutIcons } from '#src/resume/formats/pdf/icons.ts'

type Drawn = { text: string; page: number; x: number; y: number; width: number; size: number; font: string }

/** An icon and the text behind it, of size 10, one row below the other. */
const row = (index: number, icon: Partial<Drawn> = {}, said: Partial<Drawn> = {}): Drawn[] => {
  const y = 700 - index * 20
  return [
    { text: 'U', page: 1, x: 50, y, width: 10, size: 10, font: 'icons', ...icon },
    { text: 'Leeds', page: 1, x: 65, y, width: 40, size: 10, font: 'text', ...said },
  ]
}
const shown = (...texts: Drawn[]) =>
  withoutIcons(texts)
    .map(({ text }) => text)
    .join(' ')
const three = (icon: Partial<Drawn> = {}, said: Partial<Drawn> = {}) => [0, 1, 2].flatMap((at) => row(at, icon, said))

test('single letters of a font of icons before texts are left out, if there are three', () => {
  expect(shown(...three())).toBe('Leeds Leeds Leeds')
  expect(shown(...row(0), ...row(1))).toBe('U Leeds U Leeds')
})

test.each<[string, Partial<Drawn>, Partial<Drawn>]>([
  ['a letter with an accent', { text: 'é' }, {}],
  ['with spaces', { text: ' U ' }, {}],
  ['a little higher', {}, { y: 704.9 }],
  ['close before the text', {}, { x: 60.1 }],
  ['as far as one and a half of its height', {}, { x: 74.9 }],
])('an icon is %s', (_what, icon, said) => {
  const first = row(0, icon, said)
  expect(shown(...first, ...row(2), ...row(3))).toBe('Leeds Leeds Leeds')
})

test.each<[string, Partial<Drawn>, Partial<Drawn>]>([
  ['in small letters', { text: 'u' }, {}],
  ['of two letters', { text: 'UU' }, {}],
  ['in the face of the text', { font: 'text' }, {}],
  ['on another line', {}, { y: 705 }],
  ['on another page', {}, { page: 2 }],
  ['touching the text', {}, { x: 60 }],
  ['far before the text', {}, { x: 75 }],
])('a letter %s is none', (_what, icon, said) => {
  const first = row(0, icon, said)
  expect(withoutIcons([...first, ...row(2), ...row(3)])).toHaveLength(6)
  expect(withoutIcons([...first, ...row(2), ...row(3), ...row(4)])).toHaveLength(icon.font === 'text' ? 5 : 8)
})

test('a letter before digits in its own face is none', () => {
  expect(withoutIcons(three({}, { text: '2020', font: 'icons' }))).toHaveLength(6)
})

test('what stands further up says nothing of a letter', () => {
  const above: Drawn = { text: 'May', page: 1, x: 45, y: 720, width: 10, size: 10, font: 'text' }
  expect(withoutIcons([above, ...three()])).toHaveLength(4)
})

test('a font that says something else has no icons', () => {
  const words = { ...row(3)[1], font: 'icons' } as Drawn
  expect(withoutIcons([...three(), words])).toHaveLength(7)
  // Only letters count, and what is empty says nothing.
  expect(withoutIcons([...three(), { ...words, text: '12' }])).toHaveLength(4)
  expect(withoutIcons([...three(), { ...words, text: ' ' }])).toHaveLength(4)
})

test('an icon is apart from what stands at its left', () => {
  const left = (x: number): Drawn => ({ ...row(0)[1], text: 'May', x, width: 10 }) as Drawn
  const behind = (x: number) => withoutIcons([left(x), ...three()]).length
  expect([behind(29.9), behind(30), behind(50), behind(50.1)]).toEqual([4, 7, 7, 4])
})
