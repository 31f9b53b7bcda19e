import {
  basicsFields,
  type ResumeBasics,
  type ResumeDocument,
  type ResumeItem,
  type ResumeSection,
  type SectionKind,
  visibleItems,
  visibleSections,
} from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { bodyPoints, splitBody, splitWords } from './body-text.ts'
import {
  basicsMap,
  knownTitles,
  type ListMap,
  type ListName,
  listMaps,
  networkField,
  ownKey,
  placeMap,
} from './json-resume-map.ts'
import { type JsonRecord, parseJson, recordOf, recordsIn, textAt } from './json-values.ts'

type Json = Record<string, unknown>

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
/** The kind of list each of our sections goes to; a cover letter is no part of a résumé. */
const listOfKind: Readonly<Record<Exclude<SectionKind, 'self-evaluation' | 'cover-letter'>, ListName>> = {
  education: 'education',
  work: 'work',
  internship: 'work',
  campus: 'volunteer',
  projects: 'projects',
  portfolio: 'projects',
  custom: 'projects',
  skills: 'skills',
  languages: 'languages',
  certificates: 'certificates',
  awards: 'awards',
  publications: 'publications',
  interests: 'interests',
}
const networkNames = { github: 'GitHub', linkedin: 'LinkedIn', wechat: 'WeChat' } as const

/** What is printed of a document as a JSON Resume, with what an import had kept aside. */
export function writeJsonResume(document: ResumeDocument): Json {
  const extras = recordOf(parseJson(document.extras ?? ''))
  const lists: Json = {}
  const summaries: string[] = []
  const profiles: Json[] = []
  for (const [id, section] of visibleSections(document)) {
    const items = visibleItems(document, id).map(([, item]) => item)
    if (section.kind === 'self-evaluation') summaries.push(...items.map(({ body }) => body?.trim() ?? ''))
    else if (isProfiles(section)) profiles.push(...items.map(writeProfile))
    else if (section.kind !== 'cover-letter') {
      const name = isReferences(section) ? 'references' : listOfKind[section.kind]
      const written = items.map((item) => writeEntry(item, section, name, document.locale))
      lists[name] = [...recordsIn(lists[name]), ...written]
    }
  }
  const { basics: kept, ...rest } = extras
  const basics = writeBasics(document.basics, recordOf(kept), profiles)
  const summary = summaries.filter(Boolean).join('\n\n')
  return {
    $schema: schemaAddress,
    ...rest,
    basics: summary ? { ...basics, summary } : basics,
    ...Object.fromEntries(Object.keys(listMaps).flatMap((name) => (lists[name] ? [[name, lists[name]]] : []))),
  }
}

function writeBasics(basics: ResumeBasics, kept: JsonRecord, others: Json[]): Json {
  const place = texts(basics, placeMap)
  const location = { ...recordOf(kept.location), ...place }
  const keptProfiles = recordsIn(kept.profiles)
  const own = Object.entries(networkNames).flatMap(([field, network]) => {
    const value = textAt(basics, field)
    if (value === '') return []
    const before = keptProfiles.find((profile) => isSame(profile, field, value))
    return [before ?? { network, [/[./]/.test(value) ? 'url' : 'username']: value }]
  })
  const profiles = [...own, ...others]
  const known = new Set<string>([...Object.values(basicsMap), ...Object.values(placeMap), ...Object.keys(networkNames)])
  const leftOver = basicsFields.filter((field) => !known.has(field) && field !== 'photo' && basics[field])
  return {
    ...texts(basics, basicsMap),
    ...Object.fromEntries(Object.entries(kept).filter(([key]) => key !== 'location' && key !== 'profiles')),
    ...(Object.keys(location).length > 0 ? { location } : {}),
    ...(profiles.length > 0 ? { profiles } : {}),
    ...(leftOver.length > 0 ? { [ownKey]: Object.fromEntries(leftOver.map((field) => [field, basics[field]])) } : {}),
  }
}

function isSame(profile: JsonRecord, field: string, value: string): boolean {
  return networkField(textAt(profile, 'network')) === field && textAt(profile, 'url', 'username') === value
}

function writeEntry(item: ResumeItem, section: ResumeSection, name: ListName, locale: 'zh' | 'en'): Json {
  const map: ListMap = listMaps[name]
  const body = item.body?.trim() ?? ''
  const entry: Json = texts(item, map.fields)
  if (map.words !== undefined) set(entry, map.words, splitWords(body))
  else if (map.prose === undefined) set(entry, map.points ?? '', bodyPoints(body))
  else if (map.points === undefined) set(entry, map.prose, body)
  else {
    const { prose, points } = splitBody(body)
    set(entry, map.prose, prose)
    set(entry, map.points, points)
  }
  if (map.roles !== undefined) set(entry, map.roles, item.role?.split(', ').filter(Boolean) ?? [])
  const title = section.title || sectionTitles[section.kind][locale]
  if (name === 'projects' && section.kind !== 'projects') {
    entry.type = title
    // Every reader looks for a name.
    if (!item.title && item.org) Object.assign(entry, { name: item.org, entity: undefined })
  }
  const placed = new Set<string>([...Object.values(map.fields), 'body', ...(map.roles === undefined ? [] : ['role'])])
  const leftOver: Json = {}
  for (const field of fieldsOfKind[section.kind]) if (!placed.has(field)) set(leftOver, field, item[field] ?? '')
  if (item.present && !map.open) leftOver.present = true
  return {
    ...entry,
    ...recordOf(parseJson(item.extras ?? '')),
    ...(Object.keys(leftOver).length > 0 ? { [ownKey]: leftOver } : {}),
  }
}

function writeProfile({ title = '', org = '', url = '', extras = '' }: ResumeItem): Json {
  const profile: Json = {}
  set(profile, 'network', org)
  set(profile, 'username', title)
  set(profile, 'url', url)
  return { ...profile, ...recordOf(parseJson(extras)) }
}

function isProfiles({ kind, title }: ResumeSection): boolean {
  return kind === 'custom' && knownTitles.profiles.pattern.test(title.trim())
}

function isReferences({ kind, title }: ResumeSection): boolean {
  return kind === 'custom' && knownTitles.references.pattern.test(title.trim())
}

function texts(source: object, map: Readonly<Record<string, string>>): Json {
  const record = recordOf(source)
  const written: Json = {}
  for (const [key, field] of Object.entries(map)) {
    // An end that is still to come is none.
    if (field === 'end' && record.present === true) continue
    set(written, key, textAt(record, field))
  }
  return written
}

function set(target: Json, key: string, value: string | readonly string[]): void {
  if (value.length > 0) target[key] = value
}
