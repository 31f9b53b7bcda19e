import { expect, test } from 'vitest'
import { applyChoice } from '#src/resume/designs/apply.ts'
import { contrastOnPaper, tintOf } from '#src/resume/designs/colours.ts'
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
