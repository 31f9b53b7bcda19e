import { isRecord, type JsonRecord } from '#src/lib/json.ts'
import { composeResume, type NestedItem, type NestedSection } from '#src/resume/compose.ts'
import type { ItemField, ResumeBasics, ResumeDocument, ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { parseMarkup, plainText } from '#src/resume/markup.ts'
import { joinWords } from './body-text.ts'
import { readPeriod } from './dates-read.ts'
import { detectLocale } from './detect-locale.ts'
import { importDesign } from './imported.ts'
import { knownTitles, networkField } from './json-resume/map.ts'
import { put, recordOf, recordsIn, textAt, textsIn } from './json-values.ts'
import { foreignMarkup } from './rich-text-read.ts'

/** The names of an entry's fields in versions 3, 4 and 5. No name has two meanings. */
const names: Partial<Record<SectionKind, Partial<Record<ItemField, readonly string[]>>>> = {
  work: { org: ['company', 'name'], title: ['position'] },
  campus: { org: ['organization'], title: ['position'] },
  education: {
    org: ['school', 'institution'],
    title: ['area'],
    degree: ['degree', 'studyType'],
    score: ['grade', 'score'],
  },
  projects: { title: ['name'] },
  awards: { title: ['title'], org: ['awarder'] },
  certificates: { title: ['title', 'name'], org: ['issuer'] },
  publications: { title: ['title', 'name'], org: ['publisher'] },
  skills: { title: ['name'], level: ['proficiency', 'description', 'level'] },
  languages: { title: ['language', 'name'], level: ['fluency', 'description', 'level'] },
  interests: { title: ['name'] },
  custom: {
    org: ['company', 'organization', 'name', 'title', 'network'],
    title: ['position', 'subtitle', 'description', 'username'],
  },
}
const kinds: ReadonlyMap<string, SectionKind> = new Map([
  ['summary', 'self-evaluation'],
  ['experience', 'work'],
  ['work', 'work'],
  ['volunteer', 'campus'],
  ['education', 'education'],
  ['projects', 'projects'],
  ['skills', 'skills'],
  ['languages', 'languages'],
  ['certifications', 'certificates'],
  ['awards', 'awards'],
  ['publications', 'publications'],
  ['interests', 'interests'],
  ['references', 'custom'],
  ['profiles', 'custom'],
  ['cover-letter', 'cover-letter'],
])
const prose = ['content', 'body'] as const
const dated = new Set<SectionKind>(['awards', 'certificates', 'publications'])

/** Whether a JSON value looks like a file of Reactive Resume, versions 3 to 5. */
export function isReactiveResume(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !isRecord(value.basics) || !isRecord(value.sections)) return false
  return Object.values(value.sections).some(
    (section) => isRecord(section) && ('items' in section || 'content' in section),
  )
}

/** Converts a file of Reactive Resume to a document; sections keep their titles and the order of the pages. */
export function readReactiveResume(json: JsonRecord): ResumeDocument {
  const basics = recordOf(json.basics)
  const all = recordOf(json.sections)
  const locale = detectLocale(JSON.stringify([basics, all, json.customSections]))
  const profiles = recordOf(all.profiles)
  const person = readBasics(basics, [...recordsIn(basics.profiles), ...(isHidden(profiles) ? [] : shownIn(profiles))])
  const others = [...recordsIn(basics.profiles), ...recordsIn(profiles.items)].filter((one) => !person.taken.has(one))
  const listed = Object.entries(all).filter(([key]) => !['summary', 'profiles', 'custom'].includes(key))
  const custom = [
    ...Object.entries(recordOf(all.custom)),
    ...recordsIn(json.customSections).map((one) => [textAt(one, 'id'), one] as const),
  ]
  const parts: [string, NestedSection[]][] = [
    ['summary', readSummary([json.summary, all.summary, basics.summary])],
    ...[...listed, ...custom].map(([key, value]): [string, NestedSection[]] => [
      key,
      readSection(key, recordOf(value), locale),
    ]),
    ['', person.details.length > 0 ? [{ kind: 'custom', items: person.details }] : []],
    ['profiles', readSection('profiles', { ...profiles, items: others }, locale)],
  ]
  const sections = inOrder(parts, namesIn(recordOf(json.metadata).layout))
  return composeResume({ locale, design: importDesign, basics: person.basics, sections })
}

/** Sorts sections by the layout; a summary outside the layout belongs to the head. */
function inOrder(parts: readonly [string, NestedSection[]][], layout: readonly string[]): NestedSection[] {
  const rank = (key: string) => {
    const at = layout.indexOf(key)
    return at >= 0 ? at : key === 'summary' ? -1 : layout.length
  }
  return [...parts].sort(([a], [b]) => rank(a) - rank(b)).flatMap(([, made]) => made)
}

/** The names of sections in a layout: pages of columns, as lists in versions 3 and 4, by name in version 5. */
function namesIn(layout: unknown): string[] {
  if (typeof layout === 'string') return [layout.replace(/^custom\./, '')]
  if (Array.isArray(layout)) return layout.flatMap(namesIn)
  return isRecord(layout) ? Object.values(layout).flatMap(namesIn) : []
}

/** Reads the details of the person; `taken` are the profiles that have their own field here. */
function readBasics(json: JsonRecord, profiles: readonly JsonRecord[]) {
  const place = recordOf(json.location)
  const basics: ResumeBasics = {}
  const taken = new Set<JsonRecord>()
  const fill = (field: Exclude<keyof ResumeBasics, 'photoShape'>, text: string) => {
    if (text === '' || basics[field] !== undefined) return false
    basics[field] = text
    return true
  }
  fill('name', textAt(json, 'name'))
  fill('headline', textAt(json, 'headline', 'label'))
  fill('email', textAt(json, 'email'))
  fill('phone', textAt(json, 'phone'))
  fill('birth', readPeriod(textAt(json, 'birthdate')).start ?? textAt(json, 'birthdate'))
  fill(
    'city',
    textAt(json, 'location') ||
      [textAt(place, 'city'), textAt(place, 'region'), textAt(place, 'country')].filter(Boolean).join(', '),
  )
  fill('address', [textAt(place, 'address'), textAt(place, 'postalCode')].filter(Boolean).join(' '))
  fill('website', addressOf(json))
  for (const profile of profiles) {
    const field = networkOf(textAt(profile, 'network'), '')
    if (field && fill(field, addressOf(profile) || textAt(profile, 'username'))) taken.add(profile)
  }
  const details = recordsIn(json.customFields).flatMap((field): NestedItem[] => {
    const [title, body, url] = [textAt(field, 'name'), textAt(field, 'text', 'value'), textAt(field, 'link')]
    const network = networkOf(title, url || body)
    if (network && fill(network, url || body)) return []
    const item = { ...optional('title', title), ...optional('body', body), ...optional('url', url) }
    return Object.keys(item).length > 0 ? [item] : []
  })
  return { basics, taken, details }
}

/** A summary is a text in version 3, otherwise an object that contains one. */
function readSummary(places: readonly unknown[]): NestedSection[] {
  const found = places.find((place) => place !== '' && (typeof place === 'string' || textAt(recordOf(place), ...prose)))
  const part = recordOf(found)
  const body = foreignMarkup(typeof found === 'string' ? found : textAt(part, ...prose))
  if (body === '') return []
  const section = { kind: 'self-evaluation' as const, title: titleIn(part), items: [{ body }] }
  return [isHidden(part) ? { ...section, hidden: true } : section]
}

function readSection(key: string, json: JsonRecord, locale: ResumeLocale): NestedSection[] {
  const kind = kinds.get(key) ?? kinds.get(textAt(json, 'type')) ?? 'custom'
  const items = recordsIn(json.items).flatMap((entry) => readEntry(entry, kind))
  if (items.length === 0) return []
  const known = key === 'references' || key === 'profiles' || key === 'volunteer' ? knownTitles[key][locale] : ''
  const section = { kind, title: titleIn(json) || known, items }
  return [isHidden(json) ? { ...section, hidden: true } : section]
}

/** Reads an entry; one with several roles becomes several items. */
function readEntry(entry: JsonRecord, kind: SectionKind): NestedItem[] {
  const item: NestedItem = {}
  for (const [field, keys] of fieldsOf(kind)) put(item, field, textAt(entry, ...keys))
  if (item.level !== undefined && /^\d+$/.test(item.level)) item.level = stars(Number(item.level))
  if (item.level === undefined && fieldsOfKind[kind].includes('level'))
    put(item, 'level', stars(tenths(entry.levelNum)))
  put(item, 'city', textAt(entry, 'location'))
  put(item, 'url', addressOf(entry))
  put(item, 'recipient', oneLine(foreignMarkup(textAt(entry, 'recipient'))))
  const date = recordOf(entry.date)
  const period = isRecord(entry.date)
    ? { ...optional('start', shortDate(textAt(date, 'start'))), ...optional('end', shortDate(textAt(date, 'end'))) }
    : readPeriod(textAt(entry, 'period', 'date'))
  if (dated.has(kind)) put(item, 'date', period.start ?? period.end ?? textAt(entry, 'date'))
  else Object.assign(item, period)
  const inner = [
    kind === 'projects' || kind === 'custom' ? distinct(textAt(entry, 'description'), item.title) : '',
    kind === 'custom' ? textAt(entry, 'level') : '',
    textAt(entry, 'summary', 'content'),
    kind === 'projects' || kind === 'custom' ? '' : distinct(textAt(entry, 'description'), item.level),
    ['phone', 'email', 'relationship']
      .map((name) => textAt(entry, name))
      .filter(Boolean)
      .join(' · '),
  ]
  const words = [...textsIn(entry.keywords), ...textsIn(entry.courses)]
  put(item, 'body', [...inner.map(foreignMarkup), joinWords(words)].filter(Boolean).join('\n'))
  if (isHidden(entry)) item.hidden = true
  const roles = recordsIn(entry.roles).flatMap((role) => readEntry(role, kind))
  return roles.length > 0 ? withRoles(item, roles) : Object.keys(item).length > 0 ? [item] : []
}

/** The text about a company with several roles goes to the first role. */
function withRoles(item: NestedItem, roles: readonly NestedItem[]): NestedItem[] {
  const { org, hidden } = item
  const each = { ...(org === undefined ? {} : { org }), ...(hidden ? { hidden } : {}) }
  const named = roles.map((role) => ({ ...each, ...role }))
  if (item.title !== undefined || item.body !== undefined) return [item, ...named]
  const isDated = roles.some(({ start }) => start !== undefined)
  const { start, end, present, ...company } = item
  return named.map((role, index) => (index === 0 ? { ...(isDated ? company : item), ...role } : role))
}

function fieldsOf(kind: SectionKind): [ItemField, readonly string[]][] {
  const map = names[kind] ?? {}
  return (['title', 'org', 'degree', 'score', 'level'] as const).flatMap((field) => {
    const keys = map[field]
    return keys === undefined ? [] : [[field, keys]]
  })
}

function addressOf(json: JsonRecord): string {
  return textAt(json, 'url', 'website') || textAt(recordOf(json.website), 'url') || textAt(recordOf(json.url), 'href')
}

/** The field for a profile in a network, by its name or its address. */
function networkOf(name: string, address: string): ReturnType<typeof networkField> {
  const [, site = ''] = /^(?:https?:\/\/)?(?:[a-z]+\.)?(github|linkedin)\.com\/./i.exec(address) ?? []
  return networkField(name) ?? networkField(site)
}

function isHidden(part: JsonRecord): boolean {
  return part.hidden === true || part.visible === false
}

function shownIn(section: JsonRecord): JsonRecord[] {
  return recordsIn(section.items).filter((item) => !isHidden(item))
}

function titleIn(part: JsonRecord): string {
  return textAt(part, 'title', 'name', 'heading')
}

function optional<K extends string>(field: K, text: string): { [F in K]?: string } {
  const made: { [F in K]?: string } = {}
  if (text !== '') made[field] = text
  return made
}

/** Shortens a time stamp to its month, which is what people chose. */
function shortDate(text: string): string {
  return readPeriod(text).start ?? text
}

/** An address of several lines as one line. */
function oneLine(markup: string): string {
  return parseMarkup(markup)
    .map(({ runs }) => plainText(runs))
    .join(', ')
}

function distinct(text: string, other: string | undefined): string {
  return text === other ? '' : text
}

/** Version 3 counts to 10. */
function tenths(level: unknown): number {
  return typeof level === 'number' ? Math.round(level / 2) : 0
}

/** Reactive Resume's levels run from 1 to 5; 0 is none. */
function stars(level: number): string {
  return level > 0 ? `${Math.min(level, 5)}/5` : ''
}
