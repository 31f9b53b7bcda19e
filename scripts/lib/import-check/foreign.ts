import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import * as z from 'zod/mini'
import type { ResumeDocument, ResumeItem } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { type ImportReading, readLines } from '#src/resume/formats/import-reading.ts'
import { pdfLines } from '#src/resume/formats/pdf/lines.ts'
import { readingOf } from './read-import.ts'

const entry = z.strictObject({ org: z.string(), title: z.string(), start: z.string(), end: z.string() })
const expected = z.strictObject({
  tool: z.string(),
  language: z.enum(['zh', 'en']),
  /** Held out: the import was not tuned on it. */
  held: z.boolean(),
  person: z.strictObject({ name: z.string(), email: z.string(), phone: z.string(), city: z.string() }),
  work: z.array(entry),
  education: z.array(entry),
})
/** What a PDF draws: text, page, x, y, width, size and font of each stretch. */
const drawn = z.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.number(), z.number(), z.string()]))

type Entry = z.infer<typeof entry>
/** A résumé made by another program, and what its import should find. */
export type ForeignDocument = z.infer<typeof expected> & { name: string; file: string }
/** The fields by which an import is scored. */
export const foreignFields = ['name', 'email', 'phone', 'city', 'organisation', 'title', 'start', 'end'] as const
export type ForeignField = (typeof foreignFields)[number]
/** How many there are in the document, how many were read, and how many of those are right. */
export type Score = { expected: number; read: number; right: number }

/** The documents of a folder, each file beside a JSON file that says what is in it. */
export function foreignDocuments(folder: string): ForeignDocument[] {
  const files = readdirSync(folder)
  return files
    .filter((file) => file.endsWith('.expected.json'))
    .map((file) => {
      const name = file.replace('.expected.json', '')
      const source = files.find((other) => other !== file && other.startsWith(`${name}.`)) ?? ''
      return {
        ...expected.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
        name,
        file: join(folder, source),
      }
    })
}

/** What the import makes of one of them. */
export async function readForeign({ file }: ForeignDocument): Promise<ImportReading> {
  const bytes = Uint8Array.from(readFileSync(file))
  if (extname(file) !== '.drawn') return readingOf(bytes)
  const texts = drawn.parse(JSON.parse(new TextDecoder().decode(bytes)))
  const answer = readLines(
    pdfLines(texts.map(([text, page, x, y, width, size, font]) => ({ text, page, x, y, width, size, font }))),
    'pdf',
  )
  if ('fault' in answer) throw new Error(`${file}: ${answer.fault}`)
  return answer.reading
}

/** Compares what was read with what is in a document, field by field; entries of work and of education each by each. */
export function scoreOf(wanted: ForeignDocument, { basics, ...document }: ResumeDocument): Record<ForeignField, Score> {
  const none = (): Score => ({ expected: 0, read: 0, right: 0 })
  const person = { name: none(), email: none(), phone: none(), city: none() }
  const scores = { ...person, organisation: none(), title: none(), start: none(), end: none() }
  const count = (field: ForeignField, own: string, read: string, isSame = same(own, read)) => {
    const score = scores[field]
    if (own) score.expected += 1
    if (read) score.read += 1
    if (own && read && isSame) score.right += 1
  }
  for (const field of ['name', 'email', 'phone', 'city'] as const)
    count(field, wanted.person[field], basics[field] ?? '')
  const whole = { basics, ...document }
  const groups: [readonly Entry[], ResumeItem[]][] = [
    [wanted.work, itemsOf(whole, ['work', 'internship'])],
    [wanted.education, itemsOf(whole, ['education'])],
  ]
  for (const [entries, items] of groups) {
    for (const [own, item] of paired(entries, items)) {
      count('organisation', own?.org ?? '', item?.org ?? '')
      const [said = ''] = titlesOf(item)
      count('title', own?.title ?? '', said, isTitle(item, own?.title ?? ''))
      count('start', own?.start ?? '', item?.start ?? item?.date ?? '')
      count('end', own?.end ?? '', item?.present ? 'present' : (item?.end ?? ''))
    }
  }
  return scores
}

function itemsOf(document: ResumeDocument, kinds: readonly string[]): ResumeItem[] {
  const sections = Object.entries(document.sections).filter(([, { kind }]) => kinds.includes(kind))
  return sections.flatMap(([id]) => itemsIn(document, id).map(([, item]) => item))
}

/** Each entry with the item that shares most with it; what is left over stands alone. */
function paired(
  entries: readonly Entry[],
  items: readonly ResumeItem[],
): [Entry | undefined, ResumeItem | undefined][] {
  const left = [...items]
  const pairs = entries.map((own): [Entry, ResumeItem | undefined] => {
    const ranked = left.map((item) => likeness(own, item))
    const at = ranked.indexOf(Math.max(0.5, ...ranked))
    return [own, at < 0 ? undefined : left.splice(at, 1)[0]]
  })
  return [...pairs, ...left.map((item): [undefined, ResumeItem] => [undefined, item])]
}

function likeness(own: Entry, item: ResumeItem): number {
  const parts = [same(own.org, item.org ?? ''), isTitle(item, own.title), same(own.start, item.start ?? '')]
  return parts.filter(Boolean).length + (has(item.org ?? '', own.org) ? 0.5 : 0)
}

/** What somebody was or studied; a degree may stand on either side of its subject, or with a word between them. */
function titlesOf({ degree = '', title = '' }: Partial<ResumeItem> = {}): string[] {
  return [`${degree} ${title}`.trim(), `${degree} in ${title}`, `${title} ${degree}`]
}

function isTitle(item: ResumeItem | undefined, own: string): boolean {
  return titlesOf(item).some((title) => has(title, own))
}

/** A title says no more than that of the document, but for a degree in front of or behind it. */
function has(read: string, own: string): boolean {
  return own !== '' && plain(read).includes(plain(own)) && plain(read).length <= plain(own).length + 24
}

function same(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
