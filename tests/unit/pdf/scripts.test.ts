import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { plainSigns, scriptSamples } from '#scripts/lib/script-samples.ts'
import { composeResume } from '#src/resume/compose.ts'
import { typefaces, wordFonts } from '#src/resume/designs/typefaces.ts'
import { readPdf, siteFonts, squeezed } from '#tests/support/pdf.ts'
import { readByPoppler } from '#tests/support/poppler.ts'

const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
const fonts = siteFonts()

function printed(name: string, body: string, typeface: keyof typeof wordFonts = 'sans') {
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: { name },
    sections: [{ kind: 'self-evaluation', items: [{ body }] }],
  })
  return renderPdf({ ...document, design: { id: 'ink', ...wordFonts[typeface] } }, '', fonts)
}

function readAgain(bytes: Uint8Array): string {
  const file = join(folder, 'file.pdf')
  writeFileSync(file, bytes)
  return plainSigns(readByPoppler(file))
}

describe.each(typefaces)('in the %s typeface', (typeface) => {
  test.each(Object.entries(scriptSamples))(
    '%s prints, bold and italic too, and reads as it was typed',
    async (_, lines) => {
      const body = lines.flatMap((line) => ['', '**', '*', '***'].map((mark) => `- ${mark}${line}${mark}`)).join('\n')
      const { bytes, missing } = await printed('Anna', body, typeface)
      expect(missing).toEqual([])
      const read = readAgain(bytes)
      expect(lines.map((line) => read.split(plainSigns(line)).length - 1)).toEqual(lines.map(() => 4))
    },
  )
})

test('a name in several scripts stands in the file', async () => {
  const { bytes, missing } = await printed('김민수 Łukasz 𠮷', '')
  expect(missing).toEqual([])
  expect((await readPdf(bytes)).pages.map(squeezed).join('')).toContain('김민수Łukasz𠮷')
})

test('what no font has is named, and is a box in every face', async () => {
  const { bytes, missing } = await printed('Ann ߊ', '- \ue000\n- *𒀀*\n- **বই**')
  expect(missing).toEqual(['ߊ', 'ই', 'ব', '\ue000', '𒀀'])
  const text = (await readPdf(bytes)).pages.map(squeezed).join('')
  expect(text.split('□').length - 1).toBe(5)
})

test('a mark that its font gives no place still prints', async () => {
  const { bytes, missing } = await printed('Anna', 'ڭۗ')
  expect([missing, readAgain(bytes)]).toEqual([[], expect.stringContaining('ڭ')])
})

test.each([
  ['Thai line ends between words', 'ที่ปรึกษาด้านการจัดการโครงการ'],
  ['Tibetan line ends between syllables', 'བཀྲ་ཤིས་བདེ་ལེགས་'],
])('a %s', async (_, words) => {
  const { bytes } = await printed('Anna', words.repeat(12))
  const [page] = (await readPdf(bytes)).pages
  expect(Math.max(...(page?.texts.map(({ right }) => right) ?? []))).toBeLessThan((page?.width ?? 0) - 40)
})

test('a résumé without any of these loads what it loaded before', async () => {
  const read: string[] = []
  const counted = siteFonts((file) => read.push(file))
  const document = composeResume({ locale: 'zh', design: 'slips', basics: { name: '青简 Zoë' }, sections: [] })
  await renderPdf(document, '', counted)
  const folders = new Set(read.map((file) => file.split('/')[0]))
  expect([...folders]).toEqual(['noto-sans-sc-0.4.3-1'])
})
