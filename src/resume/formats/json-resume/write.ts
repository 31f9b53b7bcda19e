import { type JsonRecord, parseJson } from '#src/lib/json.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import {
  basicsFields,
  type ResumeBasics,
  type ResumeDocument,
  type ResumeItem,
  type ResumeSection,
  type SectionKind,
} from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { plainBody } from '#src/resume/formats/body-text.ts'
import { recordOf, recordsIn, textAt } from '#src/resume/formats/json-values.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { webLink } from '#src/resume/links.ts'
import { visibleItems, visibleSections } from '#src/resume/visible.ts'
import { proseAt, readBody, writeBody } from './body.ts'
import {
  basicsMap,
  knownTitles,
  type ListMap,
  type ListName,
  listMaps,
  listNames,
  networkField,
  ownKey,
  placeMap,
} from './map.ts'
import { readJsonResume } from './read.ts'

type Json = Record<string, unknown>

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
/** The list of the schema for each kind of section. A cover letter is not exported. */
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
const schemaDate = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/
const networkNames = { github: 'GitHub', linkedin: 'LinkedIn', wechat: 'WeChat' } as const

/**
 * Converts the printed part of a document to JSON Resume and restores data kept by an import. Texts are plain; our
 * markup is stored beside them and used again by an import if the plain text is unchanged. The order and kinds of
 * sections, which the schema cannot express, are stored the same way.
 */
export function writeJsonResume(document: ResumeDocument): Json {
  const plain = writeLists(document, false)
  const isTold = isSameOrder(readJsonResume(plain), document)
  return isTold
    ? plain
    : { ...writeLists(document, true), [ownKey]: { sections: writtenSections(document).map(headOf) } }
}

/** @param isMarked whether every entry names its section */
function writeLists(document: ResumeDocument, isMarked: boolean): Json {
  const extras = recordOf(parseJson(document.extras ?? ''))
  const lists: Json = {}
  const summaries: string[] = []
  const profiles: Json[] = []
  writtenSections(document).forEach(([id, section], index) => {
    const items = visibleItems(document, id).map(([, item]) => item)
    if (section.kind === 'self-evaluation') summaries.push(...items.map(({ body }) => body?.trim() ?? ''))
    else if (isProfiles(section)) profiles.push(...items.map(writeProfile))
    else if (section.kind !== 'cover-letter') {
      const name = isReferences(section) ? 'references' : listOfKind[section.kind]
      const ids = visibleItems(document, id).map(([itemId]) => itemId)
      const written = items.map((item) => {
        // The number, within the section, of the entry this role belongs to.
        const parent = ids.indexOf(item.parent ?? '') + 1
        const entry = writeEntry(item, section, name, document.locale)
        return parent > 0 ? { ...entry, [ownKey]: { ...recordOf(entry[ownKey]), parent } } : entry
      })
      const marked = written.map((entry) => ({ ...entry, [ownKey]: { ...recordOf(entry[ownKey]), section: index } }))
      lists[name] = [...recordsIn(lists[name]), ...(isMarked ? marked : written)]
    }
  })
  const { basics: kept, ...rest } = extras
  const summary = summaries.filter(Boolean).join('\n\n')
  return {
    $schema: schemaAddress,
    ...rest,
    basics: writeBasics(document.basics, recordOf(kept), profiles, summary),
    ...Object.fromEntries(listNames.flatMap((name) => (lists[name] ? [[name, lists[name]]] : []))),
  }
}

/** The sections that JSON Resume can hold. */
function writtenSections(document: ResumeDocument): [string, ResumeSection][] {
  return visibleSections(document).filter(
    ([id, { kind }]) => kind !== 'cover-letter' && visibleItems(document, id).length > 0,
  )
}

/** The settings of a section, without its position. */
function headOf([, { pos: _pos, hidden: _hidden, del: _del, ...head }]: [string, ResumeSection]): Json {
  return head
}

function isSameOrder(read: ResumeDocument, document: ResumeDocument): boolean {
  const orderOf = (of: ResumeDocument) =>
    writtenSections(of).map(([id, section]) => [headOf([id, section]), visibleItems(of, id).length])
  return JSON.stringify(orderOf(read)) === JSON.stringify(orderOf(document))
}

function writeBasics(basics: ResumeBasics, kept: JsonRecord, others: Json[], summary: string): Json {
  const place = texts(basics, placeMap)
  const location = { ...recordOf(kept.location), ...place }
  const keptProfiles = recordsIn(kept.profiles)
  const addresses = Object.keys(networkNames).filter((field) => {
    const value = textAt(basics, field)
    return (
      webLink(value) !== '' &&
      webLink(value) !== value &&
      !keptProfiles.some((profile) => isSame(profile, field, value))
    )
  })
  const own = Object.entries(networkNames).flatMap(([field, network]) => {
    const value = textAt(basics, field)
    if (value === '') return []
    const before = keptProfiles.find((profile) => isSame(profile, field, value))
    const url = webLink(value)
    return [before ?? (url ? { network, url } : { network, username: value })]
  })
  const profiles = [...own, ...others]
  const known = new Set<string>([...Object.values(basicsMap), ...Object.values(placeMap), ...Object.keys(networkNames)])
  const leftOver = basicsFields.filter((field) => !known.has(field) && field !== 'photo' && basics[field])
  const written = texts(basics, basicsMap)
  const label = basics.headline || basics.intention
  const ours: Json = {
    ...Object.fromEntries([...leftOver, ...addresses].map((field) => [field, textAt(basics, field)])),
    ...unlike(basics, basicsMap, written),
  }
  const isAuthors = proseAt(kept, 'summary') === summary
  const plain = plainBody(summary)
  if (plain !== summary && !isAuthors) ours.summary = summary
  const apart = ['location', 'profiles', 'summary']
  return {
    ...written,
    ...(label ? { label } : {}),
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
  const texted = isAuthors ? authors : writeBody(plain, map)
  const entry: Json = { ...texts(item, map.fields), ...texted }
  if (map.roles !== undefined) set(entry, map.roles, item.role?.split(', ').filter(Boolean) ?? [])
  const title = section.title || sectionTitles[section.kind][locale]
  if (name === 'projects' && section.kind !== 'projects') {
    entry.type = title
    // An entry needs a name first of all.
    if (!item.title && item.org) Object.assign(entry, { name: item.org, entity: undefined })
  }
  const placed = new Set<string>([...Object.values(map.fields), 'body', ...(map.roles === undefined ? [] : ['role'])])
  const leftOver: Json = unlike(item, map.fields, entry)
  for (const field of fieldsOfKind[section.kind]) if (!placed.has(field)) set(leftOver, field, item[field] ?? '')
  if (!isAuthors && readBody(recordOf(texted), map) !== body) leftOver.body = body
  if (entry.name !== undefined && entry.name === item.org && name === 'projects') leftOver.org = item.org
  if (item.present && !map.open) leftOver.present = true
  // In JSON Resume an entry without an end would be ongoing.
  if (map.open && item.start && !item.end && !item.present) leftOver.present = false
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

/** Fields under the schema's names, those with a prescribed format in that format. */
function texts(source: object, map: Readonly<Record<string, string>>): Json {
  const record = recordOf(source)
  const written: Json = {}
  for (const [key, field] of Object.entries(map)) {
    // An end date of something ongoing is left out.
    if (field === 'end' && record.present === true) continue
    set(written, key, allowed(key, textAt(record, field)))
  }
  return written
}

/** Converts a text to the format the schema prescribes; empty when that is impossible. */
function allowed(key: string, text: string): string {
  if (key === 'url') return webLink(text)
  if (key === 'email') return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? text : ''
  if (/date$/i.test(key)) return schemaDate.test(text) ? text : ''
  return text
}

/** The fields whose text could not be written unchanged. */
function unlike(source: object, map: Readonly<Record<string, string>>, written: Json): Json {
  const record = recordOf(source)
  const changed: Json = {}
  for (const [key, field] of Object.entries(map)) {
    const text = textAt(record, field)
    if (field === 'end' && record.present === true) continue
    if (text !== '' && written[key] !== text) changed[field] = text
  }
  return changed
}

function set(target: Json, key: string, value: string | readonly string[]): void {
  if (value.length > 0) target[key] = value
}
