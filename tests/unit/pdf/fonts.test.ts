import { readFileSync } from 'node:fs'
import { Font } from '@react-pdf/renderer'
import { describe, expect, test } from 'vitest'
import { base64 } from '#client/features/editor/pdf/base64.ts'
import type { Face } from '#client/features/editor/pdf/fonts/library.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { siteFonts } from '#tests/support/pdf.ts'

const source = 'node_modules/@expo-google-fonts/noto-sans-sc'
const files = { 400: `${source}/400Regular/NotoSansSC_400Regular.ttf`, 700: `${source}/700Bold/NotoSansSC_700Bold.ttf` }
const text = `${JSON.stringify(samples['zh/java-engineer'])}㛃䶮䲜𬀩㑇䒕𫖯𬍛龘堃•·…□`
const codePoints = new Set([...text].map((sign) => sign.codePointAt(0) ?? 0))
const none = new Set<number>()

type Command = { command: string; args: number[] }

/** A font as the layout engine reads it. */
async function opened(bytes: Uint8Array, family: string) {
  Font.register({ family, src: `data:font/ttf;base64,${base64(bytes)}` })
  const [registered] = Font.getRegisteredFonts()[family]?.sources ?? []
  await registered?.load()
  const data = registered?.data
  if (!data || !('glyphForCodePoint' in data)) throw new Error('no font')
  return data
}

async function faceOf(weight: Face['weight'], style: Face['style']): Promise<Uint8Array> {
  const wanted = { regular: codePoints, bold: codePoints, italic: codePoints, boldItalic: none }
  const { faces } = await siteFonts().cover(wanted)
  const face = faces.find((each) => each.weight === weight && each.style === style)
  if (!face) throw new Error('no face')
  return face.file
}

describe.each([400, 700] as const)('the merged font of weight %i', (weight) => {
  test('has the outlines and widths of the source', async () => {
    const merged = await opened(await faceOf(weight, 'normal'), `merged-${weight}`)
    const original = await opened(readFileSync(files[weight]), `source-${weight}`)
    const differing = [...codePoints].filter((codePoint) => {
      const [mine, theirs] = [merged.glyphForCodePoint(codePoint), original.glyphForCodePoint(codePoint)]
      const width = codePoint === 32 ? 280 : theirs.advanceWidth
      return mine.id === 0 || mine.path.toSVG() !== theirs.path.toSVG() || mine.advanceWidth !== width
    })
    expect(differing.map((codePoint) => String.fromCodePoint(codePoint))).toEqual([])
    expect(merged.numGlyphs).toBe(codePoints.size + 1)
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

test('the same characters give the same fonts; others another family; unknown ones are named', async () => {
  const fonts = siteFonts()
  const ask = (signs: string) =>
    fonts.cover({
      regular: new Set([...signs].map((sign) => sign.codePointAt(0) ?? 0)),
      bold: none,
      italic: none,
      boldItalic: none,
    })
  const first = await ask('青简')
  expect(await ask('简青')).toBe(first)
  const second = await ask('青简😀')
  expect(second.family).not.toBe(first.family)
  expect([...first.missing, ...second.missing]).toEqual([0x1f600])
})

test('every character of GB 2312 is there', async () => {
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
  const { missing } = await siteFonts().cover({ regular, bold: none, italic: none, boldItalic: none })
  expect([...missing].map((codePoint) => String.fromCodePoint(codePoint))).toEqual([])
  expect(regular.size).toBeGreaterThan(7000)
})
