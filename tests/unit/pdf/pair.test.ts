import { expect, test } from 'vitest'
import { carriedInPdf } from '#client/features/editor/import/carried-pdf.ts'
import { renderPair, renderPdf } from '#client/features/editor/pdf/render.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readPdf, siteFonts } from '#tests/support/pdf.ts'

const fonts = siteFonts()

const jobs = (count: number, body: string) => [
  { kind: 'work' as const, items: Array.from({ length: count }, (_, index) => ({ org: `${body} ${index}`, body })) },
]
const zh: ResumeDocument = composeResume({
  ...{ locale: 'zh', design: 'ink', basics: { name: '林知夏' } },
  sections: jobs(40, '负责支付系统'),
})
const en: ResumeDocument = composeResume({
  ...{ locale: 'en', design: 'scholar', basics: { name: 'Zhixia Lin' } },
  sections: jobs(2, 'Led payments'),
})

async function saidIn(bytes: Uint8Array): Promise<string[]> {
  const { pages } = await readPdf(bytes)
  return pages.map(({ texts }) => texts.map(({ text }) => text).join(' '))
}

test.each([
  ['Chinese first', zh, en],
  ['English first', en, zh],
])('two résumés in one file: each as in a file of its own, with its own page numbers; %s', async (_, first, second) => {
  const alone = [await renderPdf(first, '', fonts), await renderPdf(second, '', fonts)]
  const pages = (await Promise.all(alone.map(({ bytes }) => saidIn(bytes)))).flat()
  const photo = ''
  const pair = await renderPair(
    [
      { document: first, photo },
      { document: second, photo },
    ],
    fonts,
  )
  expect(await saidIn(pair.bytes)).toEqual(pages)
  // Neither of the two stands for both when the file is imported.
  expect([await carriedInPdf(pair.bytes), typeof (await carriedInPdf(alone[0]?.bytes ?? new Uint8Array()))]).toEqual([
    undefined,
    'string',
  ])
  expect(pages.length).toBeGreaterThan(2)
  const { title, author, language } = await readPdf(pair.bytes)
  expect({ title, author, language }).toEqual(
    await readPdf(alone[0]?.bytes ?? new Uint8Array()).then(({ title, author, language }) => ({
      title,
      author,
      language,
    })),
  )
  expect(pair).toMatchObject({ missing: [], photoMissing: false })
})
