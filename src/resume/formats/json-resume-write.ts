import type { ResumeLocale } from '#src/resume/document.ts'
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
import { plainBody } from './body-text.ts'
import { proseAt, readBody, writeBody } from './json-resume-body.ts'
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

/**
 * What is printed of a document as a JSON Resume, with what an import had kept aside. Its texts are plain: our markup
 * stands beside them, and an author's own marks come back as long as the text is still theirs.
 */
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
  const summary = summaries.filter(Boolean).join('\n\n')
  return {
    $schema: schemaAddress,
    ...rest,
    basics: writeBasics(document.basics, recordOf(kept), profiles, summary),
    ...Object.fromEntries(Object.keys(listMaps).flatMap((name) => (lists[name] ? [[name, lists[name]]] : []))),
  }
}

function writeBasics(basics: ResumeBasics, kept: JsonRecord, others: Json[], summary: string): Json {
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
  const ours: Json = Object.fromEntries(leftOver.map((field) => [field, basics[field]]))
  const isAuthors = proseAt(kept, 'summary') === summary
  const plain = plainBody(summary)
  if (plain !== summary && !isAuthors) ours.summary = summary
  const apart = ['location', 'profiles', 'summary']
  return {
    ...texts(basics, basicsMap),
    ...Object.fromEntries(Object.entries(kept).filter(([key]) => !apart.includes(key))),
    ...(summary ? { summary: isAuthors ? kept.summary : plain } : {}),
    ...(Object.keys(location).length > 0 ? { location } : {}),
    ...(profiles.length > 0 ? { profiles } : {}),
    ...(Object.keys(ours).length > 0 ? { [ownKey]: ours } : {}),
  }
}

function isSame(profile: JsonRecord, field: string, value: string): boolean {
  return networkField(textAt(profile, 'network')) === field && textAt(profile, 'url', 'username') === value
}

function writeEntry(item: ResumeItem, section: ResumeSection, name: ListName, locale: ResumeLocale): Json {
  const map: ListMap = listMaps[name]
  const body = item.body?.trim() ?? ''
  const { [ownKey]: marked, ...kept } = recordOf(parseJson(item.extras ?? ''))
  const authors = recordOf(marked)
  const isAuthors = readBody(authors, map) === body
  const plain = plainBody(body)
  const entry: Json = { ...texts(item, map.fields), ...(isAuthors ? authors : writeBody(plain, map)) }
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
  if (plain !== body && !isAuthors) leftOver.body = body
  if (item.present && !map.open) leftOver.present = true
  return {
    ...entry,
    ...kept,
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
