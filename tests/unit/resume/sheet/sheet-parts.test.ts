import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'

function resumeOf(body: string, basics: ResumeDocument['basics'] = {}, design: Partial<ResumeDocument['design']> = {}) {
  const sections = [{ kind: 'self-evaluation' as const, items: [{ body }] }]
  const document = composeResume({ locale: 'en', design: 'slips', basics: { name: 'Ann', ...basics }, sections })
  return { ...document, design: { ...document.design, ...design } }
}

describe('lists', () => {
  const itemOf = (body: string) => /(?<=<div class="sheet-item">).*?(?=<\/div>)/.exec(sheetHtml(resumeOf(body)))?.[0]

  test.each([
    ['a text between two lists', '- a\n\nText\n- b', '<ul><li>a</li></ul><p>Text</p><ul><li>b</li></ul>'],
    [
      'a list in a point ends with it',
      '- a\n  - b\n\nText\n- c',
      '<ul><li>a<ul><li>b</li></ul></li></ul><p>Text</p><ul><li>c</li></ul>',
    ],
    [
      'two lists in a point',
      '- a\n  - b\n  1. c\n- d',
      '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ul>',
    ],
    ['points in a numbered list', '1. a\n   - b\n2. c', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>'],
    ['points and numbers', '- a\n1. b\n- c', '<ul><li>a</li></ul><ol><li>b</li></ol><ul><li>c</li></ul>'],
    [
      'another direction',
      '- a\n- مرحبا\n- b',
      '<ul><li>a</li></ul><ul dir="rtl"><li>مرحبا</li></ul><ul><li>b</li></ul>',
    ],
    ['lines', 'one\ntwo\n\nthree', '<p>one</p><p>two</p><p>three</p>'],
    ['signs of markup', `<b> & "it's"`, '<p>&lt;b&gt; &amp; &quot;it&#x27;s&quot;</p>'],
  ])('%s', (_, body, html) => expect(itemOf(body)).toBe(html))
})

describe('the photo', () => {
  const styleOf = (element: string, photo: string, ...[shape, frame]: [Shape, Frame]) => {
    const document = resumeOf('', { photo, ...(shape && { photoShape: shape }) }, frame && { photoFrame: frame })
    const html = sheetHtml(document, photo === 'placeholder' ? {} : { photo: '/photo' })
    return new RegExp(`<${element} class="sheet-photo"[^>]*style="([^"]*)"`).exec(html)?.[1]
  }
  type Shape = ResumeDocument['basics']['photoShape']
  type Frame = ResumeDocument['design']['photoFrame']

  test.each<[string, Shape, Frame, string]>([
    ['as the design has it', undefined, undefined, 'width:7.087em;aspect-ratio:70.866 / 99.213'],
    ['square', 'square', undefined, 'width:7.087em;aspect-ratio:70.866 / 70.866'],
    ['round, of a square', 'square', 'circle', 'width:7.087em;aspect-ratio:70.866 / 70.866;border-radius:50%'],
    [
      'round, of an upright one, which is cut more below than above',
      '25x35',
      'circle',
      'width:7.087em;aspect-ratio:70.866 / 70.866;border-radius:50%;object-position:50% 28%',
    ],
    [
      'with round corners of one size',
      '25x35',
      'rounded',
      'width:7.087em;aspect-ratio:70.866 / 99.213;border-radius:8% / 5.714%',
    ],
  ])('%s', (_, shape, frame, style) => {
    expect([styleOf('img', 'one', shape, frame), styleOf('svg', 'placeholder', shape, frame)]).toEqual([style, style])
  })

  test('the figure in its place is cut as the photo would be', () => {
    const shown = (frame: Frame) =>
      /viewBox="([^"]*)"/.exec(sheetHtml(resumeOf('', { photo: 'placeholder' }, frame && { photoFrame: frame })))?.[1]
    expect([shown('circle'), shown('square')]).toEqual(['0 28 250 250', '0 0 250 350'])
  })
})
