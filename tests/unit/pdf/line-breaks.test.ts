import { Document, Font, Page, pdf, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markBreaks, markRuns, splitAtMarks } from '#client/features/editor/pdf/templates/line-breaks.ts'
import { toBase64 } from '#src/lib/encoding.ts'
import { typefaces } from '#src/resume/designs/typefaces.ts'
import { readPdf, siteFonts } from '#tests/support/pdf.ts'

const shown = (text: string) => markBreaks(text).replaceAll('\u00ad', '|')

test.each([
  ['职责，完成', '职|责，|完|成'],
  ['（一）“好”', '（一）|“好”'],
  ['等等……完', '等|等……|完'],
  ['提升 30% 左右', '提|升 30% 左|右'],
  ['用Redis缓存', '用|Redis|缓|存'],
  ['short/path a.b', 'short/path a.b'],
  ['https://example.com/a-b', 'https://example.com/a-b'],
  ['见 github.com/lin-zhiyuan/notes/tree 等', '见 github.com/lin-zhiyuan/|notes/|tree 等'],
  ['（lin.zhiyuan@mail.example.com）', '（lin.zhiyuan@mail.example.com）'],
  ['Kubernetes/Terraform/Ansible', 'Kubernetes/|Terraform/|Ansible'],
  ['㛃䶮𬀩', '㛃|䶮|𬀩'],
])('%s may be broken as %s', (text, marked) => {
  expect(shown(text)).toBe(marked)
})

test('a mark on a cut goes to the run before it', () => {
  expect(markRuns(['由 ', '降到', '，完成'])).toEqual(['由 ', '降\u00ad到', '，\u00ad完\u00ad成'])
  expect(markRuns(['甲', '', '乙'])).toEqual(['甲\u00ad', '', '乙'])
})

test('a word breaks at its marks without a hyphen', () => {
  expect(splitAtMarks('一\u00ad二')).toEqual(['一', '', '二'])
})

test.each(typefaces)(
  'no width lets a line start or end with a sign that must not, or run over (%s)',
  { timeout: 60_000 },
  async (typeface) => {
    const runs = [
      '负责“用户增长”（北京、上海）的产品规划，日活由 ',
      '120 万提升到 180 万',
      '；主导 A/B 测试平台（Experiment Platform）建设：覆盖 85% 流量，P95 延迟≤80 毫秒！参考《产品手册》，详见 https://example.com/portfolio/2026/growth-experiments?from=resume。',
    ]
    const codePoints = new Set([...`${runs.join('')} `].map((sign) => sign.codePointAt(0) ?? 0))
    const none = new Set<number>()
    const { faces } = await siteFonts().cover(
      { regular: codePoints, bold: codePoints, italic: none, boldItalic: none },
      typeface,
    )
    Font.registerHyphenationCallback(splitAtMarks)
    const fonts = faces.map(({ weight, file }) => ({
      src: `data:font/ttf;base64,${toBase64(file)}`,
      fontWeight: weight,
    }))
    Font.register({ family: `sweep-${typeface}`, fonts })
    const [before = '', bold = '', after = ''] = markRuns(runs)
    const widths = Array.from({ length: 81 }, (_, index) => 120 + 5 * index)
    const pages = widths.map((width) =>
      createElement(
        Page,
        {
          size: [width + 20, 900],
          style: { padding: 10, fontFamily: `sweep-${typeface}`, fontSize: 10, lineHeight: 1.6 },
        },
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
    const faults = printed.pages.flatMap(({ texts }, index) => {
      const lines = Map.groupBy(texts, ({ y }) => Math.round(y))
      return [...lines.values()].flatMap((line) => {
        const text = line
          .map((part) => part.text)
          .join('')
          .trim()
        const over = Math.max(...line.map(({ right }) => right)) > (widths[index] ?? 0) + 10.5
        const wrong =
          /^[，。、；：！？）”》%]/.test(text) ||
          /[（“《]$/.test(text) ||
          (/[a-z]-$/.test(text) && !/growth-$/.test(text))
        return over || wrong ? [`${widths[index]}: ${text}`] : []
      })
    })
    expect(printed.pages).toHaveLength(81)
    expect(faults).toEqual([])
  },
)
