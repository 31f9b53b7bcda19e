import { expect, test } from 'vitest'
import { isPageFoot, isPageNumber } from '#src/resume/formats/page-number.ts'

test.each([
  ...[
    '1',
    '123',
    'Page 2',
    'p. 2',
    '第 2 页',
    '2 / 3',
    '2/3',
    'Page 2 of 3',
    '第2页，共3页',
    '第 2 页 共 3 页',
    '- 2 -',
    '—12—',
  ],
  ...['Seite 1 / 2', 'Página 1 de 2', 'Sida 1 av 2', 'Page 2 of 3 - Ann Lee', 'Page 2/3 · Ann Lee'],
  ...['Ann Lee - page 2', 'Ann Lee | Page 2 of 3', '李明 · 第 2 页'],
  ...['Ann Lee · Résumé · 2', 'CV | 2', 'Curriculum Vitae - page 2', '简历 | 第 2 页', '李明 简历-2'],
  `Seite 1 / 2 - ${'x'.repeat(60)}`,
  `${'x'.repeat(40)} - page 2`,
  `${'x'.repeat(75)} cv-2`.slice(-79),
])('%s is a page number', (text) => {
  expect(isPageNumber(text)).toBe(true)
})

test.each([
  ...[
    '',
    '1234',
    'Page',
    '2 of',
    '- 2',
    'x 2',
    '2 x',
    'page 2 x',
    'x Seite 1 / 2',
    'Seite 1 / 2 Ann',
    'Seite 1 / 2 - A',
  ],
  ...['A - page 2', 'Ann, Lee - page 2', 'Ann Lee - page 2 x', 'Ann Lee - page', 'xcv - 2', 'CV - 2 x', 'CV 2'],
  `Seite 1 / 2 - ${'x'.repeat(61)}`,
  `${'x'.repeat(41)} - page 2`,
  `${'x'.repeat(75)} cv-2`,
])('%s is none', (text) => {
  expect(isPageNumber(text)).toBe(false)
})

test.each([
  ['Ann Lee 2/3', 2, 3, true],
  ['Ann Lee 2 of 3', 2, 3, true],
  ['Ann Lee 2 / 3', 2, 3, true],
  ['Ann Lee 2/3', 1, 3, false],
  ['Ann Lee 2/3', 2, 4, false],
  ['Ann Lee 2/3.', 2, 3, false],
  ['Ann Lee 2', 2, 3, false],
])('%s at the foot of page %i of %i: %s', (text, page, pages, isFoot) => {
  expect(isPageFoot(text, page, pages)).toBe(isFoot)
})
