import type { ItemField, ResumeBasics, ResumeDocument, ResumeItem, SectionKind } from '#src/resume/document.ts'
import { composeResume, type Sample } from '#src/resume/samples/compose.ts'
import { joinWords } from './body-text.ts'
import { readPeriod } from './dates-read.ts'
import { detectLocale } from './detect-locale.ts'
import { importDesign } from './imported.ts'
import { knownTitles, networkFields } from './json-resume-map.ts'
import { isRecord, type JsonRecord, recordOf, recordsIn, textAt, textsIn } from './json-values.ts'
import { foreignMarkup } from './rich-text-read.ts'

type Section = Sample['sections'][number]
type Item = Omit<ResumeItem, 'section' | 'pos'>

/** Where the fields of an entry lie: versions 3, 4 and 5 name the same thing differently, but no name twice. */
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
const kinds: Readonly<Record<string, SectionKind>> = {
  summary: 'self-evaluation',
  experience: 'work',
  work: 'work',
  volunteer: 'campus',
  education: 'education',
  projects: 'projects',
  skills: 'skills',
  languages: 'languages',
  certifications: 'certificates',
  awards: 'awards',
  publications: 'publications',
  interests: 'interests',
  references: 'custom',
  profiles: 'custom',
  'cover-letter': 'cover-letter',
}
const dated = new Set<SectionKind>(['awards', 'certificates', 'publications'])

/** Whether a JSON value looks like a résumé of Reactive Resume, versions 3 to 5. */
export function isReactiveResume(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !isRecord(value.basics) || !isRecord(value.sections)) return false
  return Object.values(value.sections).some(
    (section) => isRecord(section) && ('items' in section || 'content' in section),
  )
}

/** A résumé of Reactive Resume as a document; its sections keep their titles and order. */
export function readReactiveResume(json: JsonRecord): ResumeDocument {
  const basics = recordOf(json.basics)
  const all = recordOf(json.sections)
  const locale = detectLocale(JSON.stringify([basics, all]))
  const summary = [json.summary, all.summary, basics.summary]
    .map(recordOf)
    .find((part) => textAt(part, 'content', 'body'))
  const text = textAt(recordOf(summary), 'content', 'body') || textAt(basics, 'summary')
  const profiles = [...recordsIn(recordOf(all.profiles).items), ...recordsIn(basics.profiles)]
  const person = readBasics(basics, profiles)
  const others = profiles.filter((profile) => !(networkOf(profile) in networkFields))
  const listed = Object.entries(all).filter(([key]) => key !== 'summary' && key !== 'profiles' && key !== 'custom')
  const custom = [
    ...Object.entries(recordOf(all.custom)),
    ...recordsIn(json.customSections).map((one) => ['', one] as const),
  ]
  const sections = [...listed, ...custom].flatMap(([key, value]) => readSection(key, recordOf(value), locale))
  return composeResume({
    locale,
    design: importDesign,
    basics: person,
    sections: [
      ...(text ? [{ kind: 'self-evaluation' as const, items: [{ body: foreignMarkup(text) }] }] : []),
      ...sections,
      ...ownDetails(basics),
      ...(others.length > 0 ? readSection('profiles', { items: others }, locale) : []),
    ],
  })
}

function readBasics(json: JsonRecord, profiles: readonly JsonRecord[]): ResumeBasics {
  const place = recordOf(json.location)
  const basics: ResumeBasics = {}
  const put = (field: Exclude<keyof ResumeBasics, 'photoShape'>, text: string) => {
    if (text !== '') basics[field] ??= text
  }
  put('name', textAt(json, 'name'))
  put('headline', textAt(json, 'headline', 'label'))
  put('email', textAt(json, 'email'))
  put('phone', textAt(json, 'phone'))
  put('birth', readPeriod(textAt(json, 'birthdate')).start ?? textAt(json, 'birthdate'))
  put(
    'city',
    textAt(json, 'location') ||
      [textAt(place, 'city'), textAt(place, 'region'), textAt(place, 'country')].filter(Boolean).join(', '),
  )
  put('address', [textAt(place, 'address'), textAt(place, 'postalCode')].filter(Boolean).join(' '))
  put('website', addressOf(json))
  for (const profile of profiles) {
    const network = networkOf(profile)
    if (isNetwork(network)) put(networkFields[network], addressOf(profile) || textAt(profile, 'username'))
  }
  return basics
}

/** The details somebody had named themselves. */
function ownDetails(basics: JsonRecord): Section[] {
  const items = recordsIn(basics.customFields).flatMap((field) => {
    const [title, body] = [textAt(field, 'name'), textAt(field, 'text', 'value', 'link')]
    return title || body ? [{ ...optional('title', title), ...optional('body', body) }] : []
  })
  return items.length > 0 ? [{ kind: 'custom', items }] : []
}

function readSection(key: string, json: JsonRecord, locale: 'zh' | 'en'): Section[] {
  const kind = kinds[key] ?? kinds[textAt(json, 'type')] ?? 'custom'
  const isHidden = json.hidden === true || json.visible === false
  const items = recordsIn(json.items).flatMap((entry) => readEntry(entry, kind))
  if (items.length === 0) return []
  const known = key === 'references' || key === 'profiles' ? knownTitles[key][locale] : ''
  const section = { kind, title: textAt(json, 'title', 'name') || known, items }
  return [isHidden ? { ...section, hidden: true } : section]
}

/** An entry; one with several roles becomes one for each. */
function readEntry(entry: JsonRecord, kind: SectionKind): Item[] {
  const item: Item = {}
  const put = (field: ItemField, text: string) => {
    if (text !== '') item[field] = text
  }
  for (const [field, keys] of fieldsOf(kind)) put(field, textAt(entry, ...keys))
  if (item.level !== undefined && /^\d+$/.test(item.level)) item.level = stars(Number(item.level))
  put('city', textAt(entry, 'location'))
  put('url', addressOf(entry))
  const date = recordOf(entry.date)
  const period = isRecord(entry.date)
    ? { ...optional('start', shortDate(textAt(date, 'start'))), ...optional('end', shortDate(textAt(date, 'end'))) }
    : readPeriod(textAt(entry, 'period', 'date'))
  if (dated.has(kind)) put('date', period.start ?? period.end ?? textAt(entry, 'date'))
  else Object.assign(item, period)
  const inner = [
    kind === 'projects' || kind === 'custom' ? distinct(textAt(entry, 'description'), item.title) : '',
    textAt(entry, 'summary', 'content'),
    kind === 'projects' || kind === 'custom' ? '' : distinct(textAt(entry, 'description'), item.level),
    ['phone', 'email', 'relationship']
      .map((name) => textAt(entry, name))
      .filter(Boolean)
      .join(' · '),
  ]
  const words = [...textsIn(entry.keywords), ...textsIn(entry.courses)]
  put('body', [...inner.map(foreignMarkup), joinWords(words)].filter(Boolean).join('\n'))
  if (entry.hidden === true || entry.visible === false) item.hidden = true
  const roles = recordsIn(entry.roles).flatMap((role) =>
    readEntry(role, kind).map((one) => ({ ...optional('org', item.org ?? ''), ...one })),
  )
  if (roles.length === 0) return Object.keys(item).length > 0 ? [item] : []
  return item.title === undefined && item.body === undefined ? roles : [item, ...roles]
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

function networkOf(profile: JsonRecord): string {
  return textAt(profile, 'network').toLowerCase()
}

function isNetwork(name: string): name is keyof typeof networkFields {
  return Object.hasOwn(networkFields, name)
}

function optional<K extends string>(field: K, text: string): { [F in K]?: string } {
  const made: { [F in K]?: string } = {}
  if (text !== '') made[field] = text
  return made
}

/** A time stamp as the month it lies in, which is what people chose. */
function shortDate(text: string): string {
  return readPeriod(text).start ?? text
}

function distinct(text: string, other: string | undefined): string {
  return text === other ? '' : text
}

/** Reactive Resume's levels run from 1 to 5; 0 is none. */
function stars(level: number): string {
  return level > 0 ? `${Math.min(level, 5)}/5` : ''
}
