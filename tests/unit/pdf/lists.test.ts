import { expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { resavedPdf } from '#scripts/lib/import-check/own.ts'
import { readingOf } from '#scripts/lib/import-check/read-import.ts'
import { composeResume } from '#src/resume/compose.ts'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readPdf, siteFonts } from '#tests/support/pdf.ts'

const fonts = siteFonts()
const body = '- 负责结算系统\n  - 日均两千万笔\n  - 差错率降到百万分之一\n- 带六人小组\n1. 拆分\n2. 迁移'

function documentOf(design: string): ResumeDocument {
  return composeResume({
    locale: 'zh',
    design,
    basics: { name: '陈屿舟', phone: '13800000000' },
    sections: [{ kind: 'work', items: [{ org: '甲公司', title: '工程师', start: '2020-01', end: '2022-05', body }] }],
  })
}

test.each(designs.map(({ id, bullet }) => [id, bullet] as const))(
  '%s writes the sign of a point as text, before its words',
  async (id, bullet) => {
    const { bytes } = await renderPdf(documentOf(id), '', fonts)
    const { pages } = await readPdf(bytes)
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text.trim())).filter(Boolean)
    const inner = bullet === '–' ? '·' : '–'
    expect(texts.join(' ')).toContain(
      `${bullet} 负责结算系统 ${inner} 日均两千万笔 ${inner} 差错率降到百万分之一 ${bullet} 带六人小组 1. 拆分 2. 迁移`,
    )
  },
)

test.each(designs.map(({ id }) => id))('%s: points below points are that again when it is imported', async (id) => {
  const { bytes } = await renderPdf(documentOf(id), '', fonts)
  const { document } = await readingOf(resavedPdf(bytes))
  expect(Object.values(document.items).map((item) => item.body)).toEqual([body])
})

test.each(designs.map(({ id }) => id))('%s: numbers of two digits stand apart from their words', async (id) => {
  const numbered = Array.from({ length: 24 }, (_, index) => `${index + 1}. Grant`).join('\n')
  const document = { ...documentOf(id), locale: 'en' as const }
  for (const item of Object.values(document.items)) item.body = `${numbered}\n  - inside`
  const { bytes } = await renderPdf(document, '', fonts)
  const { pages } = await readPdf(bytes)
  const texts = pages.flatMap((page) => page.texts)
  const numbers = texts.filter(({ text }) => /^\d\d?\.$/.test(text.trim()))
  const words = texts.filter(({ text }) => text.trim() === 'Grant')
  expect([numbers.length, words.length]).toEqual([24, 24])
  const gaps = numbers.map(({ right }, index) => (words[index]?.x ?? 0) - right)
  expect(Math.min(...gaps)).toBeGreaterThan(1)
  expect(new Set(words.map(({ x }) => Math.round(x))).size).toBe(1)
})
