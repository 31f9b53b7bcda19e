import type { PDFDocumentProxy } from 'pdfjs-dist'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { drawnTexts } from '#client/features/editor/import/drawn-texts.ts'

type Drawn = { str: string; transform: number[]; width: number; fontName: string }

const drawn = (str: string, transform = [0, 12, -12, 0, 30, 700]): Drawn => ({
  ...{ str, transform, width: 40, fontName: 'f1' },
})

/** A PDF of these pages, as the reader hands it over; a page may also have marks that are no texts. */
function pdfOf(pages: readonly (Drawn | { type: string })[][]): PDFDocumentProxy {
  const getOperatorList = async () => ({ fnArray: [], argsArray: [] })
  const getPage = async (number: number) => ({
    getTextContent: async () => ({ items: pages[number - 1] ?? [] }),
    getOperatorList,
  })
  return { numPages: pages.length, getPage } as unknown as PDFDocumentProxy
}

const textsOf = async (pages: Parameters<typeof pdfOf>[0]) => {
  const read = await drawnTexts(pdfOf(pages), OPS)
  return 'fault' in read ? read.fault : read.texts.map(({ text, page }) => `${page} ${text}`)
}

test('texts come page by page with their place, size and face; marks between them are none', async () => {
  const pages = [
    [drawn('甲'), { type: 'beginMarkedContent' }],
    [drawn('', [0, 0, 0, 0, 0, 0]), drawn('乙', [3, 4, 0, 0, 5, 6])],
  ]
  const own = { width: 40, font: 'f1' }
  expect(await drawnTexts(pdfOf(pages), OPS)).toEqual({
    texts: [
      { ...own, text: '甲', page: 1, x: 30, y: 700, size: 12 },
      // What has no height is still divided by.
      { ...own, text: '', page: 2, x: 0, y: 0, size: 1 },
      { ...own, text: '乙', page: 2, x: 5, y: 6, size: 5 },
    ],
  })
})

test('thirty pages are read, one more is too many', async () => {
  const pages = (count: number) => Array.from({ length: count }, () => [drawn('x')])
  expect(await textsOf(pages(30))).toEqual(Array.from({ length: 30 }, (_, nth) => `${nth + 1} x`))
  expect(await textsOf(pages(31))).toBe('large')
})

test('thirty thousand texts are read, on however many pages, one more is too many', async () => {
  const page = (count: number) => Array.from({ length: count }, () => drawn('x'))
  expect((await textsOf([page(20_000), page(10_000)])).length).toBe(30_000)
  expect(await textsOf([page(20_000), page(10_001)])).toBe('large')
})

test.each([
  ['nothing', []],
  ['blanks alone', [drawn(' '), drawn('\u3000')]],
])('pages with %s are pictures', async (_what, page) => expect(await textsOf([page, page])).toBe('scan'))
