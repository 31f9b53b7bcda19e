import { expect, test } from 'vitest'
import { applyChoice } from '#src/resume/designs/apply.ts'
import { colourOnAccent, contrastOnPaper, tintOf } from '#src/resume/designs/colours.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { typefaceOf, typefaces, wordFonts } from '#src/resume/designs/typefaces.ts'

test.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
  ['#FFD54A', 1.41],
])('%s stands out from paper by %s', (colour, ratio) => {
  expect(contrastOnPaper(colour)).toBeCloseTo(ratio, 2)
})

test('a tint lies between white and its colour', () => {
  expect([tintOf('#204080', 0), tintOf('#204080', 0.5), tintOf('#204080', 1)]).toEqual([
    '#ffffff',
    '#90a0c0',
    '#204080',
  ])
})

test('without a choice a design is itself', () => {
  expect(applyChoice(findDesign('night'), { id: 'night' })).toEqual(findDesign('night'))
})

test('the ground follows the colour, and its text stays readable', () => {
  const palette = (id: string, colour: string) => applyChoice(findDesign(id), { id, colour }).palette
  expect(palette('tide', '#a6332a')).toEqual({ ...findDesign('tide').palette, accent: '#a6332a', panel: '#f8efee' })
  const dark = { accent: '#6b2d5c', panel: '#6b2d5c', onPanel: '#FFFFFF', onPanelMuted: '#FFFFFF' }
  expect(palette('banner', '#6b2d5c')).toEqual({ ...findDesign('banner').palette, ...dark })
  const { ink } = findDesign('banner').palette
  const pale = { accent: '#ffd54a', panel: '#ffd54a', onPanel: ink, onPanelMuted: ink }
  expect(palette('banner', '#ffd54a')).toEqual({ ...findDesign('banner').palette, ...pale })
})

test('a chosen typeface is found again, whatever the design has', () => {
  const chosen = (id: string, fonts = {}) => typefaceOf(applyChoice(findDesign(id), { id, ...fonts }).fonts.body)
  expect([chosen('ink'), chosen('slips')]).toEqual(['serif', 'sans'])
  for (const typeface of typefaces) {
    expect([chosen('ink', wordFonts[typeface]), chosen('slips', wordFonts[typeface])]).toEqual([typeface, typeface])
  }
})

test('titles are decorated as chosen, where the layout has them above their text', () => {
  const headingOf = (id: string) => applyChoice(findDesign(id), { id, heading: 'tag' }).heading
  expect([headingOf('slips'), headingOf('river'), headingOf('night')]).toEqual(['tag', 'tag', 'tag'])
  expect([headingOf('lattice'), headingOf('ledger')]).toEqual([
    findDesign('lattice').heading,
    findDesign('ledger').heading,
  ])
})

test('text on a label of colour can be read', () => {
  const onLabel = (id: string, colour?: string) =>
    colourOnAccent(applyChoice(findDesign(id), { id, ...(colour ? { colour } : {}) }).palette)
  expect([onLabel('seal'), onLabel('slips'), onLabel('slips', '#ffd54a')]).toEqual([
    '#FFFFFF',
    '#FFFFFF',
    findDesign('slips').palette.ink,
  ])
})

test('the narrow column has the width and the kinds that are chosen', () => {
  const layoutOf = (id: string, beside?: string) =>
    applyChoice(findDesign(id), { id, column: 1.25, ...(beside === undefined ? {} : { beside }) }).layout
  expect(layoutOf('slips', 'work')).toEqual({ kind: 'single' })
  expect(layoutOf('lattice')).toEqual({ kind: 'labels', width: 45, rule: true })
  const night = { kind: 'side', side: 'left', width: 60, bleed: true }
  expect(layoutOf('night', 'skills nonsense work')).toEqual({ ...night, kinds: ['work', 'skills'] })
  expect(layoutOf('night', '')).toEqual({ ...night, kinds: [] })
})

test('paragraphs have their space after that of everything', () => {
  const { spacing } = applyChoice(findDesign('slips'), { id: 'slips', spacing: 0.5, paragraph: 3 })
  const own = findDesign('slips').spacing
  expect(spacing).toEqual({
    section: own.section / 2,
    heading: own.heading / 2,
    item: own.item / 2,
    block: own.block * 1.5,
  })
})
