import { expect, test, vi } from 'vitest'
import { findMarks } from '#client/features/editor/shell/version-marks.ts'

type Drawn = { str: string; transform?: number[]; width?: number; height?: number }

/** The texts of a file as they are drawn, page by page; each page is 200 points wide and 400 high. */
const drawn = vi.hoisted(() => ({ pages: [] as unknown[][] }))

vi.mock('#client/features/editor/pdf/with-pdf.ts', () => ({
  withPdf: (_bytes: Uint8Array, use: (pdf: object) => Promise<unknown>) => use({}),
  pagesOf: async () =>
    drawn.pages.map((items) => ({
      getViewport: () => ({ width: 200, height: 400 }),
      getTextContent: async () => ({ items }),
    })),
}))

const file = new Uint8Array()
const at = ({ str, transform = [1, 0, 0, 1, 20, 100], width = 50, height = 10 }: Drawn) => ({
  str,
  transform,
  width,
  height,
})

/** The texts that are marked, of those of one page. */
async function marked(texts: string[], changed: string[], same: string[] = []): Promise<string[]> {
  drawn.pages = [texts.map((str, index) => at({ str, transform: [1, 0, 0, 1, index, 0] }))]
  const [page] = await findMarks(file, { changed, same })
  return page?.marks.map(({ left }) => texts[Math.round(left * 200)] ?? '') ?? []
}

test.each<[what: string, texts: string[], changed: string[], same: string[], marked: string[]]>([
  ['the parts of a changed line', ['带领团队', '完成改版', '别的'], ['带领团队完成改版'], [], ['带领团队', '完成改版']],
  ['a part of any of several', ['甲乙', '丙丁'], ['丙丁', '甲乙'], [], ['甲乙', '丙丁']],
  ['not what another line says too', ['甲乙', '丙丁'], ['甲乙丙丁'], ['丁戊', '丙丁'], ['甲乙']],
  ['not what one line of several others says', ['甲乙'], ['甲乙'], ['丙丁', '甲乙'], []],
  ['no single sign, which stands everywhere', ['甲', '甲乙'], ['甲乙'], [], ['甲乙']],
  [
    'whatever spaces and signs there are',
    ['Led a team', '•', '-', '再 来'],
    ['- **Led** a ~team~', '• 再来'],
    [],
    ['Led a team', '再 来'],
  ],
  ['nothing where nothing has changed', ['甲乙'], [], ['甲乙'], []],
])('marked: %s', async (_what, texts, changed, same, expected) => {
  expect(await marked(texts, changed, same)).toEqual(expected)
})

test('a mark covers its text and what is below the line, as shares of the page it is on', async () => {
  drawn.pages = [[], [at({ str: '甲乙' }), { type: 'beginMarkedContent' }]]
  const pages = await findMarks(file, { changed: ['甲乙'], same: [] })
  expect(pages.map(({ ratio, marks }) => [ratio, marks.length])).toEqual([
    [0.5, 0],
    [0.5, 1],
  ])
  const { left, top, width, height } = pages[1]?.marks[0] ?? {}
  // The line is 100 points above the foot; 22 % of ten points are below it.
  expect(left).toBeCloseTo(20 / 200)
  expect(width).toBeCloseTo(50 / 200)
  expect(top).toBeCloseTo(290 / 400)
  expect(height).toBeCloseTo(12.2 / 400)
})
