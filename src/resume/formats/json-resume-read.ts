import {
  basicsFields,
  itemFields,
  type ResumeBasics,
  type ResumeDocument,
  type ResumeItem,
} from '#src/resume/document.ts'
import { composeResume, type Sample } from '#src/resume/samples/compose.ts'
import { joinBody, joinWords } from './body-text.ts'
import { detectLocale } from './detect-locale.ts'
import { importDesign, keptJson } from './imported.ts'
import {
  basicsMap,
  knownTitles,
  type ListMap,
  type ListName,
  listMaps,
  networkFields,
  ownKey,
  placeMap,
} from './json-resume-map.ts'
import { isRecord, type JsonRecord, recordOf, recordsIn, textAt, textsIn } from './json-values.ts'

type Section = Sample['sections'][number]
type Item = Omit<ResumeItem, 'section' | 'pos'>

/** Whether a JSON value looks like a JSON Resume: its own basics, and no list under `sections`. */
export function isJsonResume(value: unknown): value is JsonRecord {
  if (!isRecord(value) || 'sections' in value) return false
  return isRecord(value.basics) || Object.keys(listMaps).some((name) => Array.isArray(value[name]))
}

/** A JSON Resume (schema 1.0.0) as a document; what has no place in one is kept aside for an export. */
export function readJsonResume(json: JsonRecord): ResumeDocument {
  const locale = detectLocale(JSON.stringify([json.basics, json.work, json.education, json.projects]))
  const person = readBasics(recordOf(json.basics))
  const sections = Object.keys(listMaps)
    .filter(isListName)
    .flatMap((name): Section[] => {
      const items = recordsIn(json[name]).map((entry) => readEntry(entry, listMaps[name]))
      if (items.length === 0) return []
      const title = name === 'references' || name === 'volunteer' ? knownTitles[name][locale] : ''
      return [{ kind: listMaps[name].kind, title, items }]
    })
  const document = composeResume({
    locale,
    design: importDesign,
    basics: person.basics,
    sections: [
      ...(person.summary ? [{ kind: 'self-evaluation' as const, items: [{ body: person.summary }] }] : []),
      ...sections,
      ...(person.profiles.length > 0
        ? [{ kind: 'custom' as const, title: knownTitles.profiles[locale], items: person.profiles }]
        : []),
    ],
  })
  const extras = keptJson({ ...without(json, ['basics', ...Object.keys(listMaps)]), basics: person.rest })
  return extras === undefined ? document : { ...document, extras }
}

function readBasics(json: JsonRecord) {
  const basics: ResumeBasics = {}
  const place = recordOf(json.location)
  for (const [key, field] of entriesOf(basicsMap)) put(basics, field, textAt(json, key))
  for (const [key, field] of entriesOf(placeMap)) put(basics, field, textAt(place, key))
  const own = recordOf(json[ownKey])
  for (const field of basicsFields) put(basics, field, textAt(own, field))
  const profiles: Item[] = []
  const rest: unknown[] = []
  for (const profile of recordsIn(json.profiles)) {
    const network = textAt(profile, 'network').toLowerCase()
    const field = isNetwork(network) ? networkFields[network] : undefined
    if (field === undefined || basics[field] !== undefined) {
      profiles.push(
        compact({ org: textAt(profile, 'network'), title: textAt(profile, 'username'), url: textAt(profile, 'url') }),
      )
    } else {
      put(basics, field, textAt(profile, 'url', 'username'))
      rest.push(profile)
    }
  }
  const kept = {
    ...without(json, [...Object.keys(basicsMap), 'location', 'profiles', 'summary', ownKey]),
    location: without(place, Object.keys(placeMap)),
    profiles: rest,
  }
  return { basics, profiles, summary: textAt(json, 'summary'), rest: kept }
}

function readEntry(entry: JsonRecord, map: ListMap): Item {
  const item: Item = {}
  for (const [key, field] of Object.entries(map.fields)) put(item, field, textAt(entry, key))
  const prose = map.prose === undefined ? '' : textAt(entry, map.prose)
  const points = map.points === undefined ? [] : textsIn(entry[map.points])
  const words = map.words === undefined ? '' : joinWords(textsIn(entry[map.words]))
  put(item, 'body', words || joinBody(prose, points))
  if (map.roles !== undefined) put(item, 'role', textsIn(entry[map.roles]).join(', '))
  const own = recordOf(entry[ownKey])
  for (const field of itemFields) put(item, field, textAt(own, field))
  if (own.present === true || (map.open && item.start !== undefined && item.end === undefined)) item.present = true
  const known = [...Object.keys(map.fields), map.prose, map.points, map.words, map.roles, ownKey]
  const extras = keptJson(without(entry, known))
  return extras === undefined ? item : { ...item, extras }
}

function put<K extends string>(target: { [F in K]?: string | undefined }, field: K, text: string): void {
  if (text !== '') target[field] = text
}

function compact(item: Record<'title' | 'org' | 'url', string>): Item {
  const kept: Item = {}
  for (const field of ['title', 'org', 'url'] as const) put(kept, field, item[field])
  return kept
}

function without(record: JsonRecord, keys: readonly (string | undefined)[]): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

function entriesOf<K extends string, V>(map: Readonly<Record<K, V>>): [string, V][] {
  return Object.entries<V>(map)
}

function isNetwork(name: string): name is keyof typeof networkFields {
  return Object.hasOwn(networkFields, name)
}

function isListName(name: string): name is ListName {
  return Object.hasOwn(listMaps, name)
}
