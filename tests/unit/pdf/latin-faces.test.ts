import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { composeResume } from '#src/resume/compose.ts'
import { latinFaces, latinFonts, wordFonts } from '#src/resume/designs/typefaces.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { readPdf, siteFonts, squeezed } from '#tests/support/pdf.ts'
import { readDocx } from '#tests/support/read-docx.ts'

const folders = {
  arimo: 'arimo/*/Arimo',
  carlito: 'carlito/*/Carlito',
  tinos: 'tinos/*/Tinos',
  caladea: 'caladea/*/Caladea',
  gelasio: 'gelasio/*/Gelasio',
  garamond: 'eb-garamond/*/EBGaramond',
}
const styles = { regular: '400Regular', bold: '700Bold', italic: '400Regular_Italic', boldItalic: '700Bold_Italic' }
const body = '青简 Résumé “Łódź” *italic é* **bold ß** ***both ž***'
const fonts = siteFonts()
const text = 'Résumé Łódź 0123 ž'
const wanted = new Set([...text, '青'].map((sign) => sign.codePointAt(0) ?? 0))

test.each(latinFaces)(
  '%s is drawn in its own four styles, Chinese stays in the Chinese typeface',
  async (latinFace) => {
    const all = { regular: wanted, bold: wanted, italic: wanted, boldItalic: wanted }
    const { faces, missing } = await fonts.cover(all, 'serif', undefined, latinFace)
    expect([...missing]).toEqual([])
    const differing = Object.values(styles).flatMap((style, index) => {
      const path = `node_modules/@expo-google-fonts/${folders[latinFace].replace('*', style)}_${style}.ttf`
      const [mine, theirs] = [create(faces[index]?.file ?? new Uint8Array()), create(readFileSync(path))]
      if ('fonts' in mine || 'fonts' in theirs) throw new Error('a collection')
      const scale = 1000 / theirs.unitsPerEm
      return [...text.replaceAll(' ', '')].filter((sign) => {
        const [a, b] = [mine, theirs].map((font) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0))
        return (
          a === undefined ||
          b === undefined ||
          Math.abs(a.advanceWidth - b.advanceWidth * scale) > 1 ||
          Math.abs(a.bbox.maxX - b.bbox.maxX * scale) > 2
        )
      })
    })
    expect(differing).toEqual([])
  },
)

test.each(latinFaces)('%s: the files say what was typed, and Word names a font as wide', async (latinFace) => {
  const composed = composeResume({
    locale: 'en',
    design: 'ink',
    basics: { name: 'Ana Nováková' },
    sections: [{ kind: 'self-evaluation', items: [{ body }] }],
  })
  const document = { ...composed, design: { id: 'ink', ...wordFonts.sans, latinFace, nameSize: 30, headingSize: 15 } }
  const { bytes, missing } = await renderPdf(document, '', fonts)
  expect(missing).toEqual([])
  const printed = (await readPdf(bytes)).pages.map(squeezed).join('')
  expect(printed).toContain('青简Résumé“Łódź”italicéboldßbothž')
  const stylesXml = readDocx(await buildDocx(document)).get('word/styles.xml') ?? ''
  expect(stylesXml).toContain(`w:ascii="${latinFonts[latinFace].word}"`)
  expect(stylesXml).toMatch(/w:styleId="Title".*?<w:sz w:val="60"\/>/)
  expect(stylesXml).toMatch(/w:styleId="Heading1".*?<w:sz w:val="30"\/>/)
})

test('without a family of its own nothing of one is read', async () => {
  const read: string[] = []
  const composed = composeResume({ locale: 'en', design: 'ink', basics: { name: 'Ana' }, sections: [] })
  await renderPdf(
    composed,
    '',
    siteFonts((file) => read.push(file)),
  )
  expect(new Set(read.map((file) => file.split('/')[0]))).toEqual(new Set(['noto-serif-sc-0.4.3-1']))
})
