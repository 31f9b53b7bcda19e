import { Font } from '@react-pdf/renderer'
import { describe, expect, test } from 'vitest'
import { createFontLibrary, type Face } from '#client/features/editor/pdf/fonts/library.ts'
import { manifestFile, packManifest } from '#client/features/editor/pdf/fonts/packs.ts'
import { toBase64 } from '#src/lib/encoding.ts'
import { type Typeface, typefaces } from '#src/resume/designs/typefaces.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { fontFile, siteFonts } from '#tests/support/pdf.ts'

const source = 'node_modules/@expo-google-fonts'
const files = {
  sans: {
    400: `${source}/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf`,
    700: `${source}/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf`,
  },
  serif: {
    400: `${source}/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf`,
    700: `${source}/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf`,
  },
}
const text = `${JSON.stringify(samples['zh/java-engineer'])}㛃䶮䲜𬀩㑇䒕𫖯𬍛龘堃•·…□`
const codePoints = new Set([...text].map((sign) => sign.codePointAt(0) ?? 0))
const none = new Set<number>()

type Command = { command: string; args: number[] }

/** A font, or the file of one, as the layout engine reads it. */
async function opened(font: Uint8Array | string, family: string) {
  Font.register({ family, src: typeof font === 'string' ? font : `data:font/ttf;base64,${toBase64(font)}` })
  const [registered] = Font.getRegisteredFonts()[family]?.sources ?? []
  await registered?.load()
  const data = registered?.data
  if (!data || !('glyphForCodePoint' in data)) throw new Error('no font')
  return data
}

async function faceOf(weight: Face['weight'], style: Face['style'], typeface: Typeface = 'sans'): Promise<Uint8Array> {
  const wanted = { regular: codePoints, bold: codePoints, italic: codePoints, boldItalic: none }
  const { faces } = await siteFonts().cover(wanted, typeface)
  const face = faces.find((each) => each.weight === weight && each.style === style)
  if (!face) throw new Error('no face')
  return face.file
}

describe.each([
  ['sans', 400],
  ['sans', 700],
  ['serif', 400],
  ['serif', 700],
] as const)('the merged %s font of weight %i', (typeface, weight) => {
  test('has the outlines and widths of the source', async () => {
    const merged = await opened(await faceOf(weight, 'normal', typeface), `merged-${typeface}-${weight}`)
    const original = await opened(files[typeface][weight], `source-${typeface}-${weight}`)
    const differing = [...codePoints].filter((codePoint) => {
      const [mine, theirs] = [merged.glyphForCodePoint(codePoint), original.glyphForCodePoint(codePoint)]
      const width = codePoint === 32 ? 280 : theirs.advanceWidth
      return mine.id === 0 || mine.path.toSVG() !== theirs.path.toSVG() || mine.advanceWidth !== width
    })
    // The bullet is drawn: theirs is the dot between words.
    expect(differing.map((codePoint) => String.fromCodePoint(codePoint))).toEqual(['•'])
  })
})

test('the italic is the regular face leaned by twelve degrees', async () => {
  const leaned = (await opened(await faceOf(400, 'italic'), 'leaned')).glyphForCodePoint(0x4e2d)
  const upright = (await opened(await faceOf(400, 'normal'), 'upright')).glyphForCodePoint(0x4e2d)
  const expected: Command[] = upright.path.commands.map(({ command, args }: Command) => ({
    command,
    args: args.map((value, index) => (index % 2 === 0 ? value + (args[index + 1] ?? 0) * 0.2126 : value)),
  }))
  const off = leaned.path.commands.flatMap(({ command, args }: Command, index: number) => {
    const other = expected[index]
    const far = args.some((value, place) => Math.abs(value - (other?.args[place] ?? Number.NaN)) > 1)
    return command !== other?.command || far ? [index] : []
  })
  expect(off).toEqual([])
  expect(leaned.advanceWidth).toBe(upright.advanceWidth)
})

const signsOf = (text: string) => new Set([...text].map((sign) => sign.codePointAt(0) ?? 0))

test('fonts stay the same until a further pack is needed; unknown characters are named', async () => {
  const fonts = siteFonts()
  const ask = (text: string, typeface: Typeface = 'sans') =>
    fonts.cover({ regular: signsOf(text), bold: none, italic: none, boldItalic: none }, typeface)
  const first = await ask('青简')
  const again = await ask('简𒀀')
  expect(again.faces[0]).toBe(first.faces[0])
  expect([first, again].map(({ family, missing }) => [family, ...missing])).toEqual([
    [first.family],
    [first.family, 0x12000],
  ])
  const further = await ask('㛃')
  expect(further.family).not.toBe(first.family)
  // What was there stays there.
  expect((await ask('青')).family).toBe(further.family)
  expect((await ask('青', 'serif')).family).not.toBe(further.family)
})

test.each(typefaces)('every character of GB 2312 is there (%s)', async (typeface) => {
  const decoder = new TextDecoder('gb2312')
  const rows = Array.from({ length: 87 }, (_, index) => index).filter((row) => row < 9 || row >= 15)
  const signs = rows.flatMap((row) =>
    Array.from({ length: 94 }, (_, cell) => decoder.decode(Uint8Array.of(0xa1 + row, 0xa1 + cell))),
  )
  const regular = new Set(
    signs
      .flatMap((sign) => [...sign].map((each) => each.codePointAt(0) ?? 0))
      .filter((cp) => cp !== 0xfffd && !(cp >= 0xe000 && cp <= 0xf8ff)),
  )
  const { missing } = await siteFonts().cover({ regular, bold: none, italic: none, boldItalic: none }, typeface)
  expect([...missing].map((codePoint) => String.fromCodePoint(codePoint))).toEqual([])
  expect(regular.size).toBeGreaterThan(7000)
})

test('a quotation mark of Latin text is as wide as its outline, and stands where it stands in Chinese', async () => {
  const form = 0xfdd1
  const wanted = { regular: new Set([form, 0x2019]), bold: none, italic: none, boldItalic: none }
  const [face] = (await siteFonts().cover(wanted, 'sans')).faces
  if (!face) throw new Error('no face')
  const font = await opened(face.file, 'quotes')
  const [latin, chinese] = [font.glyphForCodePoint(form), font.glyphForCodePoint(0x2019)]
  expect(chinese.advanceWidth).toBe(1000)
  expect([latin.bbox.minX, latin.advanceWidth - latin.bbox.maxX]).toEqual([60, 60])
  expect([latin.bbox.minY, latin.bbox.maxY, latin.bbox.width]).toEqual([
    chinese.bbox.minY,
    chinese.bbox.maxY,
    chinese.bbox.width,
  ])
})

test('what a typeface lacks is drawn as in the other', async () => {
  const rare = '㛃䶮𬀩'
  const only = 0x9752
  // As if the serif typeface had no packs but the one of 青.
  const poor = createFontLibrary(async (file) => {
    const bytes = await fontFile(file)
    if (file !== manifestFile('serif')) return bytes
    const packs = packManifest.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return new TextEncoder().encode(JSON.stringify(packs.map((runs) => (hasCodePoint(runs, only) ? runs : []))))
  })
  const regular = new Set([only, ...[...rare].map((sign) => sign.codePointAt(0) ?? 0)])
  const { faces, missing } = await poor.cover({ regular, bold: none, italic: none, boldItalic: none }, 'serif')
  expect([...missing]).toEqual([])
  const [font, sans, serif] = await Promise.all([
    opened(faces[0]?.file ?? new Uint8Array(), 'poor'),
    opened(files.sans[400], 'sans of poor'),
    opened(files.serif[400], 'serif of poor'),
  ])
  const paths = (of: typeof font, signs: string) =>
    [...signs].map((sign) => of.glyphForCodePoint(sign.codePointAt(0) ?? 0).path.toSVG())
  expect(paths(font, rare)).toEqual(paths(sans, rare))
  expect(paths(font, '青')).toEqual(paths(serif, '青'))
})

/** Gaps and runs in turn. */
function hasCodePoint(runs: readonly number[], codePoint: number): boolean {
  let next = 0
  return runs.some((count, index) => {
    next += count
    return index % 2 === 1 && codePoint >= next - count && codePoint < next
  })
}
