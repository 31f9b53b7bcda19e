import { basicsFields, type ResumeDocument } from './document.ts'
import { type Edit, setBasics, setItem, setSection } from './edits.ts'
import { fieldsOfKind } from './fields.ts'
import { sectionTitles } from './labels.ts'
import { noList, parseRuns, type Run, readLine, splitLines } from './markup.ts'
import { escaped, runsMarkup, sameRuns } from './markup-write.ts'

/**
 * Words at a place of a résumé: `place` is `basics.<field>`, `items/<id>` or `sections/<id>`; empty words are the place
 * as a whole.
 */
export type QuotedPlace = { place: string; quote: string }

/** A field of the document with its text, and the edit that gives it another. */
type Field = { address: string; text: string; isMarkup: boolean; set: (text: string) => Edit }

/** The address of the field that contains the words, or of the place where none does; null when the place is gone. */
export function addressOfQuote(document: ResumeDocument, { place, quote }: QuotedPlace): string | null {
  const fields = fieldsAt(document, place)
  if (fields === null) return null
  return fields.find((field) => quote !== '' && field.text !== withWords(field, quote, ''))?.address ?? placeOf(place)
}

/**
 * The edit that puts a proposal in the place of the words it is for. Null when they are not in one field any more, or
 * are a date or another text the printed words are only made from. A proposal of several lines becomes one.
 */
export function acceptProposal(document: ResumeDocument, { place, quote }: QuotedPlace, proposal: string): Edit | null {
  if (quote === '') return null
  const words = proposal.replace(/\s+/g, ' ').trim()
  for (const field of fieldsAt(document, place) ?? []) {
    const text = withWords(field, quote, words)
    if (text !== field.text) return field.set(text)
  }
  return null
}

/** A section's title is a field of its card. */
function placeOf(place: string): string {
  return place.startsWith('sections/') ? `${place}.title` : place
}

function fieldsAt(document: ResumeDocument, place: string): Field[] | null {
  const [map = '', id = ''] = place.split(/[./]/)
  if (map === 'basics') return basicsField(document, id)
  return map === 'items' ? itemFields(document, id) : titleField(document, id)
}

/** Readers name the place, so it may be none: `constructor`, or a detail that is no text, as the photo. */
function basicsField({ basics }: ResumeDocument, name: string): Field[] | null {
  const field = basicsFields.find((known) => known === name)
  if (field === undefined || field === 'photo') return null
  return [plainField(`basics.${field}`, basics[field] ?? '', (text) => setBasics({ [field]: text || undefined }))]
}

function titleField({ sections, locale }: ResumeDocument, id: string): Field[] | null {
  const section = ownEntry(sections, id)
  if (section === undefined || section.del) return null
  const title = section.title.trim() || sectionTitles[section.kind][locale]
  return [plainField(`sections/${id}.title`, title, (text) => setSection(id, { title: text }))]
}

function itemFields({ items, sections }: ResumeDocument, id: string): Field[] | null {
  const item = ownEntry(items, id)
  const kind = item && ownEntry(sections, item.section)?.kind
  if (item === undefined || item.del || kind === undefined) return null
  return fieldsOfKind[kind].map((name) => ({
    address: `items/${id}.${name}`,
    text: item[name] ?? '',
    isMarkup: name === 'body',
    set: (text) => setItem(id, { [name]: text || undefined }),
  }))
}

function ownEntry<T>(entries: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(entries, id) ? entries[id] : undefined
}

function plainField(address: string, text: string, set: Field['set']): Field {
  return { address, text, isMarkup: false, set }
}

/** A field's text with other words for those quoted; as it is where they do not stand in it. */
function withWords({ text, isMarkup }: Field, quote: string, words: string): string {
  if (!isMarkup) return text.includes(quote) ? text.replace(quote, () => words) : text
  let edge = noList
  let isDone = false
  const lines = splitLines(text).map((line) => {
    const read = readLine(line, edge)
    edge = read.edge
    const runs = isDone ? null : replaced(read.block?.runs ?? [], quote, words)
    if (runs === null) return line
    isDone = true
    return signOf(line) + written(runs)
  })
  return isDone ? lines.join('\n') : text
}

/** What stands before the text of a line: how far it is set in, and the sign of its list. */
function signOf(line: string): string {
  return /^\s*(?:[-•]\s+|\d{1,3}[.)、]\s+)?/.exec(line)?.[0] ?? ''
}

/** The runs with the words in the place of the quote, in the look of its first sign; null where it does not stand. */
function replaced(runs: readonly Run[], quote: string, words: string): Run[] | null {
  const from = runs
    .map(({ text }) => text)
    .join('')
    .indexOf(quote)
  if (from < 0 || quote === '') return null
  const to = from + quote.length
  let at = 0
  return runs.flatMap((run) => {
    const start = at
    at += run.text.length
    const before = run.text.slice(0, Math.max(0, from - start))
    const after = run.text.slice(Math.max(0, to - start))
    const begins = from >= start && from < at
    if (at <= from || start >= to) return [run]
    return [{ ...run, text: before + (begins ? words : '') + after }].filter(({ text }) => text !== '')
  })
}

/** Signs are escaped only where they would be read as markup. */
function written(runs: readonly Run[]): string {
  const plain = runsMarkup(runs, (text) => text)
  return sameRuns(parseRuns(plain), runs) ? plain : runsMarkup(runs, escaped)
}
