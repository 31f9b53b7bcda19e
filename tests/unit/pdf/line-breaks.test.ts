import { Document, Font, Page, pdf, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { chineseSpace, markBreaks, markRuns, splitAtMarks } from '#client/features/editor/pdf/templates/line-breaks.ts'
import { toBase64 } from '#src/lib/encoding.ts'
import { type Typeface, typefaces } from '#src/resume/designs/typefaces.ts'
import { readPdf, siteFonts } from '#tests/support/pdf.ts'

const shown = (text: string) => markBreaks(text).replaceAll('\u00ad', '|').replaceAll(chineseSpace, ' ')

test.each([
  ['职责，完成', '职|责，|完|成'],
  ['（一）“好”', '（一）|“好”'],
  ['等等……完', '等|等……|完'],
  ['提升 30% 左右', '提|升 |30% |左|右'],
  ['用Redis缓存', '用|Redis|缓|存'],
  ['short/path a.b', 'short/path a.b'],
  ['https://example.com/a-b', 'https://example.com/a-b'],
  ['见 github.com/lin-zhiyuan/notes/tree 等', '见 |github.com/lin-zhiyuan/|notes/|tree 等'],
  ['（lin.zhiyuan@mail.example.com）', '（lin.zhiyuan@mail.example.com）'],
  ['Kubernetes/Terraform/Ansible', 'Kubernetes/|Terraform/|Ansible'],
  ['㛃䶮𬀩', '㛃|䶮|𬀩'],
  ['付费企业达到一百八十六家。', '付|费|企|业|达|到|一|百|八|十|六家。'],
  ['学生人数由 12 增长到 86 人。', '学|生|人|数|由 |12 |增|长|到 |86 人。'],
])('%s may be broken as %s', (text, marked) => {
  expect(shown(text)).toBe(marked)
})

test('a mark on a cut goes to the run before it', () => {
  expect(markRuns(['由 ', '降到', '，完成'])).toEqual([`由${chineseSpace}\u00ad`, '降\u00ad到', '，\u00ad完\u00ad成'])
  expect(markRuns(['甲', '', '乙'])).toEqual(['甲\u00ad', '', '乙'])
})

test('a word breaks at its marks without a hyphen', () => {
  expect(splitAtMarks('一\u00ad二')).toEqual(['一', '', '二'])
})

/** The widths of the columns below, in points. */
const widths = Array.from({ length: 81 }, (_, index) => 120 + 5 * index)

/** The lines of a paragraph in each of those columns: their texts, and how far they end from the edge. */
async function linesAt(runs: readonly string[], typeface: Typeface): Promise<{ text: string; left: number }[][]> {
  const [before = '', bold = '', after = ''] = markRuns(runs)
  const codePoints = new Set([...`${before}${bold}${after} `].map((sign) => sign.codePointAt(0) ?? 0))
  const none = new Set<number>()
  const wanted = { regular: codePoints, bold: codePoints, italic: none, boldItalic: none }
  const { faces } = await siteFonts().cover(wanted, typeface)
  Font.registerHyphenationCallback(splitAtMarks)
  const family = `sweep-${typeface}-${codePoints.size}`
  const fonts = faces.map(({ weight, file }) => ({
    src: `data:font/ttf;base64,${toBase64(file)}`,
    fontWeight: weight,
  }))
  Font.register({ family, fonts })
  const style = { padding: 10, fontFamily: family, fontSize: 10, lineHeight: 1.6 }
  const pages = widths.map((width) =>
    createElement(
      Page,
      { size: [width + 20, 900], style },
      createElement(
        Text,
        { hyphenationPenalty: 10_000 },
        before,
        createElement(Text, { style: { fontWeight: 700 } }, bold),
        after,
      ),
    ),
  )
  const blob = await pdf(createElement(Document, {}, ...pages)).toBlob()
  const printed = await readPdf(new Uint8Array(await blob.arrayBuffer()))
  return printed.pages.map(({ texts }, index) => {
    const lines = Map.groupBy(texts, ({ y }) => Math.round(y))
    return [...lines.values()].map((line) => ({
      text: line
        .map((part) => part.text)
        .join('')
        .trim(),
      left: (widths[index] ?? 0) + 10 - Math.max(...line.map(({ right }) => right)),
    }))
  })
}

test.each(typefaces)(
  'no width lets a line start or end with a sign that must not, or run over (%s)',
  { timeout: 60_000 },
  async (typeface) => {
    const pages = await linesAt(
      [
        '负责“用户增长”（北京、上海）的产品规划，日活由 ',
        '120 万提升到 180 万',
        '；主导 A/B 测试平台（Experiment Platform）建设：覆盖 85% 流量，P95 延迟≤80 毫秒！参考《产品手册》，详见 https://example.com/portfolio/2026/growth-experiments?from=resume。',
      ],
      typeface,
    )
    const faults = pages.flatMap((lines, index) =>
      lines.flatMap(({ text, left }) => {
        const wrong =
          /^[，。、；：！？）”》%]/.test(text) ||
          /[（“《]$/.test(text) ||
          (/[a-z]-$/.test(text) && !/growth-$/.test(text))
        return left < -0.5 || wrong ? [`${widths[index]}: ${text}`] : []
      }),
    )
    expect(pages).toHaveLength(81)
    expect(faults).toEqual([])
  },
)

test('a Chinese line is filled before it breaks, whatever spaces it has', { timeout: 60_000 }, async () => {
  const pages = await linesAt(
    [
      '先用访谈与数据找到真正的卡点，再用最小的方案试，用指标决定是否继续投入；带过 6 人',
      '产品小组与 12 人的',
      '交付团队，习惯写清楚文档，也愿意和销售、实施一起去客户现场走 3 遍流程再定方案。',
    ],
    'sans',
  )
  // A sign, with the mark that must not be parted from it and a space; before the last line one more.
  const most = 2 * 10 + 3
  const early = pages.flatMap((lines) =>
    lines.slice(0, -1).filter(({ left }, index) => left > most + (index === lines.length - 2 ? 10 : 0)),
  )
  expect(early).toEqual([])
})
