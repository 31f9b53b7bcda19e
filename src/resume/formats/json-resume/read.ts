import { isRecord, type JsonRecord } from '#src/lib/json.ts'
import { composeResume, type NestedItem, type NestedSection } from '#src/resume/compose.ts'
import {
  basicsFields,
  itemFields,
  type ResumeBasics,
  type ResumeDocument,
  type ResumeItem,
  type ResumeLocale,
  sectionHead,
} from '#src/resume/document.ts'
import { plainBody } from '#src/resume/formats/body-text.ts'
import { findPeriod, readPeriod } from '#src/resume/formats/dates-read.ts'
import { detectLocale } from '#src/resume/formats/detect-locale.ts'
import { importDesign, keptJson } from '#src/resume/formats/imported.ts'
import { put, recordOf, recordsIn, textAt, textsIn } from '#src/resume/formats/json-values.ts'
import { webLink } from '#src/resume/links.ts'
import { bodyFields, proseAt, readBody, writeBody } from './body.ts'
import {
  basicsMap,
  knownTitles,
  type ListMap,
  type ListName,
  listMaps,
  listNames,
  networkField,
  olderNames,
  ownKey,
  placeMap,
  proseNames,
} from './map.ts'

type Entry = { name: ListName; entry: JsonRecord; item: NestedItem }
type Person = ReturnType<typeof readBasics>

const LONGEST_NOTE = 60

/**
 * Whether a JSON value looks like a JSON Resume: it has the object `basics` or one of the format's lists, and no
 * `sections`, which other formats have.
 */
export function isJsonResume(value: unknown): value is JsonRecord {
  if (!isRecord(value) || 'sections' in value) return false
  return isRecord(value.basics) || listNames.some((name) => Array.isArray(value[name]))
}

/** Converts a JSON Resume (schema 1.0.0) to a document; data without a field is kept for an export. */
export function readJsonResume(json: JsonRecord): ResumeDocument {
  const lists = renamed(json, olderNames.lists)
  const locale = detectLocale(JSON.stringify([json.basics, json.work, json.education, json.projects]))
  const person = readBasics(renamed(recordOf(json.basics), olderNames.basics))
  const entries = listNames.flatMap((name) =>
    entriesAt(lists, name).map((entry): Entry => ({ name, entry, item: readEntry(entry, listMaps[name]) })),
  )
  dropFillerDays(entries.map(({ item }) => item))
  const document = composeResume({
    locale,
    design: importDesign,
    basics: person.basics,
    sections: sectionsOf(recordsIn(recordOf(json[ownKey]).sections), entries, person, locale),
  })
  const extras = keptJson({ ...without(lists, ['basics', ownKey, ...listNames]), basics: person.rest })
  const whole = { ...document, items: withParents(document.items) }
  return extras === undefined ? whole : { ...whole, extras }
}

/** Further roles refer to their parent by number until all items have ids. */
function withParents(items: ResumeDocument['items']): ResumeDocument['items'] {
  const named = Object.entries(items).map(([id, { parent, ...item }]): [string, ResumeItem] => {
    const owner = `${item.section}-item-${parent}`
    return [id, items[owner] === undefined ? item : { ...item, parent: owner }]
  })
  return Object.fromEntries(named)
}

/** Orders the sections as the file says. Files of ours say it when their order differs from the schema's. */
function sectionsOf(
  told: readonly JsonRecord[],
  entries: readonly Entry[],
  person: Person,
  locale: ResumeLocale,
): NestedSection[] {
  const heads = told.map(readHead)
  const own = heads.map((head, index): NestedSection => {
    const items = entries.flatMap(({ entry, item }) => (recordOf(entry[ownKey]).section === index ? [item] : []))
    return { ...head, items }
  })
  const summary = [{ body: person.summary }]
  const about = person.summary === '' ? undefined : own.find(({ kind }) => kind === 'self-evaluation')
  about?.items.push(...summary)
  const named = own.find(
    ({ kind, title }) => kind === 'custom' && knownTitles.profiles.pattern.test(title?.trim() ?? ''),
  )
  named?.items.push(...person.profiles)
  const isTold = ({ entry }: Entry) => heads[Number(recordOf(entry[ownKey]).section ?? -1)] !== undefined
  const others = entries.filter((entry) => !isTold(entry))
  const sections = listNames.flatMap((name): NestedSection[] => {
    const items = others.flatMap((entry) => (entry.name === name ? [entry.item] : []))
    if (items.length === 0) return []
    const title = name === 'references' || name === 'volunteer' ? knownTitles[name][locale] : ''
    return [{ kind: listMaps[name].kind, title, items }]
  })
  return [
    ...(person.summary && about === undefined ? [{ kind: 'self-evaluation' as const, items: summary }] : []),
    ...own.filter(({ items }) => items.length > 0),
    ...sections,
    ...(person.profiles.length > 0 && named === undefined
      ? [{ kind: 'custom' as const, title: knownTitles.profiles[locale], items: person.profiles }]
      : []),
  ]
}

/** Reads the settings of a section of ours; anything else is further information. */
function readHead(head: JsonRecord): Omit<NestedSection, 'items'> {
  const read = sectionHead.safeParse(head)
  return read.success ? read.data : { kind: 'custom', title: textAt(head, 'title') }
}

function readBasics(json: JsonRecord) {
  const basics: ResumeBasics = {}
  const place = recordOf(json.location)
  for (const [key, field] of Object.entries(basicsMap)) put(basics, field, textAt(json, key))
  for (const [key, field] of Object.entries(placeMap)) put(basics, field, textAt(place, key))
  put(basics, 'city', textAt(json, 'location'))
  const own = recordOf(json[ownKey])
  for (const field of basicsFields) if (isOwnText(own, field, basics[field])) put(basics, field, textAt(own, field))
  // Without a title the label is the position wanted.
  if (basics.intention !== undefined && basics.intention === basics.headline) delete basics.headline
  const profiles: NestedItem[] = []
  const rest: unknown[] = []
  for (const profile of recordsIn(json.profiles)) {
    const field = networkField(textAt(profile, 'network'))
    if (isOwnText(own, field ?? '', textAt(profile, 'url'))) continue
    if (field === undefined || basics[field] !== undefined) {
      const item: NestedItem = {}
      put(item, 'title', textAt(profile, 'username'))
      put(item, 'org', textAt(profile, 'network'))
      put(item, 'url', textAt(profile, 'url'))
      profiles.push(item)
    } else {
      put(basics, field, textAt(profile, 'url', 'username'))
      rest.push(profile)
    }
  }
  const summary = proseAt(json, 'summary')
  const marked = textAt(own, 'summary')
  const isOwn = marked !== '' && plainBody(marked) === summary
  const kept = {
    ...without(json, [...Object.keys(basicsMap), 'location', 'profiles', 'summary', ownKey]),
    location: without(place, Object.keys(placeMap)),
    profiles: rest,
    ...(!isOwn && plainBody(summary) !== summary ? { summary: json.summary } : {}),
  }
  return { basics, profiles, summary: isOwn ? marked : summary, rest: kept }
}

function readEntry(entry: JsonRecord, map: ListMap): NestedItem {
  const item: NestedItem = {}
  for (const [key, field] of Object.entries(map.fields)) put(item, field, textAt(entry, key))
  readDates(item, map.open ?? false)
  const known = [...Object.keys(map.fields), map.prose, map.points, map.words, map.roles, ownKey]
  const others = proseNames.filter((name) => !known.includes(name))
  const texts = bodyFields(entry, map)
  const body = [readBody(texts, map, takeSentence(item)), ...others.map((name) => proseAt(entry, name))]
    .filter(Boolean)
    .join('\n')
  put(item, 'body', body)
  if (map.roles !== undefined) put(item, 'role', textsIn(entry[map.roles]).join(', '))
  const own = recordOf(entry[ownKey])
  for (const field of itemFields) {
    if (field !== 'body' && isOwnText(own, field, item[field])) put(item, field, textAt(own, field))
  }
  // An entry needs a name first of all.
  if (map.roles !== undefined && item.org !== undefined && item.org === item.title && textAt(own, 'org'))
    delete item.title
  const marked = textAt(own, 'body')
  // Another program may have changed the text beside our markup.
  const isOwn = marked !== '' && isSame(writeBody(plainBody(marked), map), texts)
  if (isOwn) item.body = marked
  if (typeof own.parent === 'number') item.parent = String(own.parent)
  if (own.present === true) item.present = true
  if (own.present === false) delete item.present
  const isMarked = !isOwn && plainBody(body) !== body
  const extras = keptJson({ ...without(entry, [...known, ...others]), ...(isMarked ? { [ownKey]: texts } : {}) })
  return extras === undefined ? item : { ...item, extras }
}

/** Parses dates in any form. An entry without an end, or ending "now", is ongoing. */
function readDates(item: NestedItem, isOpen: boolean): void {
  const isNow = item.end !== undefined && findPeriod(`2000 - ${item.end}`)?.period.present === true
  if (isNow) delete item.end
  for (const field of ['start', 'end', 'date'] as const) {
    const period = readPeriod(item[field] ?? '')
    if (period.end === undefined && period.present === undefined) put(item, field, period.start ?? '')
  }
  if (isNow || (isOpen && item.start !== undefined && item.end === undefined)) item.present = true
}

/**
 * Drops days where every date has one, the first of a month: programs that know only whole dates write them for months.
 */
function dropFillerDays(items: readonly NestedItem[]): void {
  const dates = items.flatMap(({ start, end }) => [start ?? [], end ?? []].flat())
  if (dates.length < 2 || !dates.every((date) => /^\d{4}-\d{2}-01$/.test(date))) return
  for (const item of items) {
    for (const field of ['start', 'end'] as const) put(item, field, item[field]?.replace(/(?<=-\d{2})-01$/, '') ?? '')
  }
}

/** Moves a sentence-long description of an organisation to the body; a short one stays a note beside its name. */
function takeSentence(item: NestedItem): string {
  const { department = '' } = item
  if (department.length <= LONGEST_NOTE) return ''
  delete item.department
  return department
}

/** The entries of a list with the schema's field names; a bare text becomes a name. */
function entriesAt(lists: JsonRecord, name: ListName): JsonRecord[] {
  const [first = ''] = Object.keys(listMaps[name].fields)
  const list = lists[name]
  const entries = Array.isArray(list)
    ? list.map((entry) => (typeof entry === 'string' ? { [first]: entry } : entry))
    : []
  return recordsIn(entries).map((entry) => renamed(entry, olderNames[name]))
}

/** Renames fields to their present names, unless those are filled already. */
function renamed(record: JsonRecord, names: Readonly<Record<string, string>> = {}): JsonRecord {
  const fields: Record<string, unknown> = { ...record }
  for (const [older, name] of Object.entries(names)) {
    if (!isSaid(fields[older]) || isSaid(fields[name])) continue
    fields[name] = fields[older]
    delete fields[older]
  }
  return fields
}

/** Whether a field is unchanged since we wrote it; another program may have changed the text beside our markup. */
function isOwnText(own: JsonRecord, field: string, read: string | undefined): boolean {
  const text = textAt(own, field)
  return text !== '' && (read === undefined || webLink(text) === read)
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function without(record: JsonRecord, keys: readonly (string | undefined)[]): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}
