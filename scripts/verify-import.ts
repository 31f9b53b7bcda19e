import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createFontLibrary } from '#client/features/editor/pdf/fonts/library.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { GLYPH_PACKS, makeGlyphPacks } from './lib/fonts/glyph-packs.ts'
import {
  type ForeignDocument,
  type ForeignField,
  foreignDocuments,
  foreignFields,
  readForeign,
  type Score,
  scoreOf,
} from './lib/import-check/foreign.ts'
import { inEveryDesign, ownFormats, tryOwn } from './lib/import-check/own.ts'
import { runMain, Trouble } from './lib/main.ts'

const FOREIGN = 'tests/support/imports/foreign'
/** In every design; formats without any are tried with all samples. */
const IN_DESIGNS = ['zh/java-engineer', 'zh/teacher', 'en/software-engineer', 'en/investment-analyst']
/** The goals for documents by others, in per cent. */
const GOAL = { recall: 85, precision: 90 }

/**
 * `npm run verify:import`: our own files in every format, design and language, and documents by others, through what
 * the import dialog reads with: field by field how much is there again; the last line has recall and precision of the
 * latter.
 */
runMain(async () => {
  await makeGlyphPacks()
  const all = await ownTable()
  const scores = await foreignTable()
  const { recall, precision } = shares(Object.values(scores))
  console.log(`recall ${recall.toFixed(1)} %, precision ${precision.toFixed(1)} %`)
  if (!all) throw new Trouble('A file of ours that has everything with it lost something')
  if (recall < GOAL.recall || precision < GOAL.precision) {
    throw new Trouble(`less than ${GOAL.recall} % and ${GOAL.precision} %`)
  }
})

/** @returns whether the formats that can hold everything did */
async function ownTable(): Promise<boolean> {
  const fonts = createFontLibrary(async (file) => new Uint8Array(gunzipSync(readFileSync(`${GLYPH_PACKS}/${file}`))))
  let isExact = true
  console.log('own files     lang   exact    fields    there   wrong')
  for (const format of ownFormats) {
    for (const locale of ['zh', 'en'] satisfies ResumeLocale[]) {
      const names = Object.keys(samples).filter((name) => name.startsWith(locale))
      const tried = names.filter((name) => !format.inDesigns || IN_DESIGNS.includes(name))
      const documents = tried
        .flatMap((name) => samples[name] ?? [])
        .flatMap((document) => inEveryDesign(document, format))
      let [exact, fields, missing, wrong] = [0, 0, 0, 0]
      for (const document of documents) {
        const result = await tryOwn(document, format, fonts)
        fields += result.fields
        missing += result.missing.length
        wrong += result.wrong.length
        if (result.missing.length + result.wrong.length === 0) exact += 1
      }
      if (format.holdsAll && exact < documents.length) isExact = false
      const row = [
        `${exact}/${documents.length}`.padStart(7),
        fields,
        `${((1 - missing / fields) * 100).toFixed(1)} %`,
        wrong,
      ]
      console.log(`${format.name.padEnd(14)}${locale}  ${row.map((cell) => String(cell).padStart(8)).join(' ')}`)
    }
  }
  return isExact
}

async function foreignTable(): Promise<Record<ForeignField, Score>> {
  const documents = foreignDocuments(FOREIGN)
  const scored = await Promise.all(
    documents.map(async (one) => ({ one, scores: scoreOf(one, (await readForeign(one)).document) })),
  )
  console.log(
    `\nby others${' '.repeat(25)}lang  ${foreignFields.map((field) => field.padStart(12)).join('')}   right of those there, read`,
  )
  for (const { one, scores } of scored) {
    const cells = foreignFields.map((field) => cell(scores[field]).padStart(12))
    console.log(`${one.name.padEnd(34)}${one.language}    ${cells.join('')}`)
  }
  const sum = (which: (one: ForeignDocument) => boolean) =>
    added(scored.filter(({ one }) => which(one)).map(({ scores }) => scores))
  const groups: [string, (one: ForeignDocument) => boolean][] = [
    ['Chinese', ({ language }) => language === 'zh'],
    ['English', ({ language }) => language === 'en'],
    ['tuned on', ({ held }) => !held],
    ['held out', ({ held }) => held],
    ['all', () => true],
  ]
  for (const [name, which] of groups) {
    const total = sum(which)
    const { recall, precision } = shares(Object.values(total))
    const cells = foreignFields.map((field) => cell(total[field]).padStart(12))
    console.log(
      `${name.padEnd(40)}${cells.join('')}   recall ${recall.toFixed(1)} %, precision ${precision.toFixed(1)} %`,
    )
  }
  return sum(() => true)
}

function cell({ right, expected, read }: Score): string {
  return `${right}/${expected} (${read})`
}

function added(scores: readonly Record<ForeignField, Score>[]): Record<ForeignField, Score> {
  const sumOf = (field: ForeignField): Score => ({
    expected: scores.reduce((sum, score) => sum + score[field].expected, 0),
    read: scores.reduce((sum, score) => sum + score[field].read, 0),
    right: scores.reduce((sum, score) => sum + score[field].right, 0),
  })
  return Object.fromEntries(foreignFields.map((field) => [field, sumOf(field)])) as Record<ForeignField, Score>
}

function shares(scores: readonly Score[]): { recall: number; precision: number } {
  const sum = (part: keyof Score) => scores.reduce((total, score) => total + score[part], 0)
  return { recall: (sum('right') / sum('expected')) * 100, precision: (sum('right') / sum('read')) * 100 }
}
