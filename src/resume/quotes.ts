import { basicsFields, type ResumeDocument } from './document.ts'
import { type Edit, setBasics, setItem, setSection } from './edits.ts'
import { fieldsOfKind } from './fields.ts'
import { sectionName } from './labels.ts'
import { noList, parseRuns, plainText, type Run, readLine, splitLines } from './markup.ts'
import { escaped, runsMarkup, sameRuns } from './markup-write.ts'

/**
 * Words at a place of a résumé: `place` is `basics.<field>`, `items/<id>` or `sections/<id>`; empty words are the place
 * as a whole.
 */
export type QuotedPlace = { place: string; quote: string }

/** A field of the document with its text, and the edit that gives it another. */
type Field = { address: string; text: string; isMarkup: boolean; set: (text: string) => Edit }

/**
 * Returns the address of the field that contains the quoted words; if no field of the place does, the address of the
 * place; null when the place is gone.
 */
export function addressOfQuote(document: ResumeDocument, { place, quote }: QuotedPlace): string | null {
  const fields = fieldsAt(document, place)
  if (fields === null) return null
  return fields.find((field) => quote !== '' && field.text !== withWords(field, quote, ''))?.address ?? placeOf(place)
}

/**
 * The edit that replaces the quoted words by a proposal, in one field or in several that a printed line joins. Null
 * when the words are no longer there, when they are printed from a value that reads otherwise, such as a date, or when
 * the proposal cannot be divided among the fields. A proposal of several lines becomes one.
 */
export function acceptProposal(document: ResumeDocument, { place, quote }: QuotedPlace, proposal: string): Edit | null {
  if (quote === '') return null
  const words = onOneLine(proposal)
  const fields = fieldsAt(document, place) ?? []
  for (const field of fields) {
    const text = withWords(field, quote, words)
    if (text !== field.text) return field.set(text)
  }
  return acrossFields(fields, onOneLine(quote), words)
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * The edit of the fields that stand in the quote as a whole; the proposal keeps what stands around and between them.
 */
function acrossFields(fields: readonly Field[], quote: string, words: string): Edit | null {
  const parts = fields
    .filter(({ text, isMarkup }) => !isMarkup && text !== '' && quote.includes(text))
    .map((field) => ({ ...field, from: quote.indexOf(field.text) }))
    .toSorted((a, b) => a.from - b.from)
  const ends = parts.map(({ from, text }) => from + text.length)
  const gaps = parts.map(({ from }, index) => quote.slice(index === 0 ? 0 : ends[index - 1], from))
  const isApart = parts.every(({ from }, index) => index === 0 || from > (ends[index - 1] ?? 0))
  if (parts.length < 2 || !isApart) return null
  const [before = '', ...between] = gaps
  const texts = splitAround(words, { before, between, after: quote.slice(ends.at(-1)) })
  if (texts === null) return null
  const edits = parts.flatMap(({ text, set }, index) => (texts[index] === text ? [] : [set(texts[index] ?? '')]))
  return edits.length === 0 ? null : (document) => edits.reduce((next, edit) => edit(next), document)
}

/** Splits a text at what is around and between its parts; null unless there is one way to do so, with no part empty. */
function splitAround(text: string, around: { before: string; between: readonly string[]; after: string }) {
  const { before, between, after } = around
  if (!text.startsWith(before) || !text.endsWith(after)) return null
  let rest = text.slice(before.length, text.length - after.length)
  const parts: string[] = []
  for (const [index, gap] of between.entries()) {
    const pieces = rest.split(gap)
    if (pieces.length !== between.slice(index).filter((other) => other === gap).length + 1) return null
    parts.push(pieces[0] ?? '')
    rest = pieces.slice(1).join(gap)
  }
  const all = [...parts, rest].map((part) => part.trim())
  return all.every((part) => part !== '') ? all : null
}

/** The address of a place as a whole; of a section, that of its title. */
function placeOf(place: string): string {
  return place.startsWith('sections/') ? `${place}.title` : place
}

function fieldsAt(document: ResumeDocument, place: string): Field[] | null {
  const [map = '', id = ''] = place.split(/[./]/)
  if (map === 'basics') return basicsField(document, id)
  return map === 'items' ? itemFields(document, id) : titleField(document, id)
}

/** The field of a detail. Readers name it, so it may not exist, as `constructor`, or be no text, as the photo. */
function basicsField({ basics }: ResumeDocument, name: string): Field[] | null {
  const field = basicsFields.find((known) => known === name)
  if (field === undefined || field === 'photo') return null
  return [plainField(`basics.${field}`, basics[field] ?? '', (text) => setBasics({ [field]: text || undefined }))]
}

function titleField({ sections, locale }: ResumeDocument, id: string): Field[] | null {
  const section = ownEntry(sections, id)
  if (section === undefined || section.del) return null
  const title = sectionName(section, locale)
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

/**
 * A field's text with other words in the place of the quoted ones. It is unchanged if the quote is not in it, or only
 * as a part of the other words, which are there already.
 */
function withWords({ text, isMarkup }: Field, quote: string, words: string): string {
  if (!isMarkup) return isThere(text, quote, words) ? text : text.replace(quote, () => words)
  let isDone = false
  const lines = splitLines(text).map((line) => {
    const { block } = readLine(line, noList)
    const runs = isDone || block === null ? null : replaced(block.runs, quote, words)
    if (runs === null) return line
    isDone = true
    return signOf(line) + written(runs)
  })
  return isDone ? lines.join('\n') : text
}

/** Whether the words are in a text already and contain the quote, so that it is not replaced a second time. */
function isThere(text: string, quote: string, words: string): boolean {
  return words.includes(quote) && text.includes(words)
}

/** What stands before the text of a line: how far it is set in, and the sign of its list. */
function signOf(line: string): string {
  return /^\s*(?:[-•]\s+|\d{1,3}[.)、]\s+)?/.exec(line)?.[0] ?? ''
}

/** The runs with the words in the place of the quote, in the look of its first sign; null where it does not stand. */
function replaced(runs: readonly Run[], quote: string, words: string): Run[] | null {
  const whole = plainText(runs)
  const from = whole.indexOf(quote)
  if (from < 0 || isThere(whole, quote, words)) return null
  const to = from + quote.length
  let at = 0
  return runs.flatMap((run) => {
    const start = at
    at += run.text.length
    const before = run.text.slice(0, Math.max(0, from - start))
    const after = run.text.slice(Math.max(0, to - start))
    const begins = from >= start && from < at
    return [{ ...run, text: before + (begins ? words : '') + after }].filter(({ text }) => text !== '')
  })
}

/** Signs are escaped only where they would be read as markup. */
function written(runs: readonly Run[]): string {
  const plain = runsMarkup(runs, (text) => text)
  return sameRuns(parseRuns(plain), runs) ? plain : runsMarkup(runs, escaped)
}
