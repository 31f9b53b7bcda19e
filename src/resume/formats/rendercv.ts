import { isRecord, type JsonRecord } from '#src/lib/json.ts'
import { composeResume, type NestedItem, type NestedSection } from '#src/resume/compose.ts'
import type { ResumeBasics, ResumeDocument, SectionKind } from '#src/resume/document.ts'
import { joinBody } from './body-text.ts'
import { readPeriod } from './dates-read.ts'
import { detectLocale } from './detect-locale.ts'
import { importDesign } from './imported.ts'
import { networkField } from './json-resume/map.ts'
import { put, recordOf, recordsIn, textAt, textsIn } from './json-values.ts'
import { markdownToMarkup } from './rich-text-read.ts'
import { guessKind, headingOf } from './text/headings.ts'

/** Whether a YAML value is a résumé of RenderCV: a `cv` with a name or sections. */
export function isRenderCv(value: unknown): value is JsonRecord {
  const cv = isRecord(value) ? recordOf(value.cv) : {}
  return typeof cv.name === 'string' || isRecord(cv.sections)
}

/** Converts a RenderCV file (version 2, `cv` of its YAML) to a document. */
export function readRenderCv(value: JsonRecord): ResumeDocument {
  const cv = recordOf(value.cv)
  const basics: ResumeBasics = {}
  put(basics, 'name', textAt(cv, 'name'))
  put(basics, 'headline', textAt(cv, 'headline', 'label'))
  put(basics, 'city', textAt(cv, 'location'))
  put(basics, 'email', firstText(cv.email))
  put(basics, 'phone', firstText(cv.phone).replace(/^tel:/, ''))
  put(basics, 'website', firstText(cv.website))
  const profiles: NestedItem[] = []
  for (const profile of recordsIn(cv.social_networks)) {
    const [network, name] = [textAt(profile, 'network'), textAt(profile, 'username')]
    const field = networkField(network)
    if (field === undefined || basics[field] !== undefined) profiles.push({ org: network, title: name })
    else basics[field] = field === 'wechat' ? name : `${field}.com/${field === 'linkedin' ? 'in/' : ''}${name}`
  }
  const sections = Object.entries(recordOf(cv.sections)).map(([key, entries]) => readSection(key, entries))
  const further = profiles.length > 0 ? [{ kind: 'custom' as const, title: 'Profiles', items: profiles }] : []
  return composeResume({
    locale: detectLocale(JSON.stringify(cv)),
    design: importDesign,
    basics,
    sections: [...sections, ...further],
  })
}

function readSection(key: string, entries: unknown): NestedSection {
  const words = key.replace(/_/g, ' ')
  const title = key.includes('_') || key === key.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words
  const told = headingOf(title)?.kind ?? guessKind(title)
  const list = Array.isArray(entries) ? entries : []
  const kind = told === 'person' ? 'custom' : kindOf(told, list.filter(isRecord))
  const texts = list.flatMap((entry) => (typeof entry === 'string' ? [markdownToMarkup(entry)] : []))
  const items = [...recordsIn(list).map((entry) => readEntry(entry, kind)), ...textItems(texts, kind)]
  return { kind, title, items }
}

/** The kind of a section; if its name does not tell, the fields of its entries do. */
function kindOf(told: SectionKind, entries: readonly JsonRecord[]): SectionKind {
  if (told !== 'custom') return told
  if (entries.some((entry) => 'institution' in entry)) return 'education'
  if (entries.some((entry) => 'company' in entry)) return 'work'
  return entries.some((entry) => 'authors' in entry) ? 'publications' : told
}

function textItems(texts: readonly string[], kind: SectionKind): NestedItem[] {
  if (texts.length === 0) return []
  return [{ body: kind === 'self-evaluation' ? texts.join('\n') : joinBody('', texts) }]
}

function readEntry(entry: JsonRecord, kind: SectionKind): NestedItem {
  const isNamed = kind === 'work' || kind === 'internship' || kind === 'campus' || kind === 'custom'
  const names: NestedItem = {
    org: textAt(entry, 'company', 'institution', 'journal'),
    title: textAt(entry, 'position', 'area', 'title', 'label', 'name', 'bullet', 'number'),
    degree: textAt(entry, 'degree'),
    authors: textsIn(entry.authors).join(', '),
    city: textAt(entry, 'location'),
    url: textAt(entry, 'url') || (textAt(entry, 'doi') && `https://doi.org/${textAt(entry, 'doi')}`),
  }
  if (isNamed && names.org === '' && names.title !== '') Object.assign(names, { org: names.title, title: '' })
  const prose = [textAt(entry, 'summary'), textAt(entry, 'details', 'reversed_number')].filter(Boolean).join('\n')
  const body = joinBody(markdownToMarkup(prose), textsIn(entry.highlights).map(markdownToMarkup))
  const fields = { ...names, ...readDates(entry), body }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function readDates(entry: JsonRecord): NestedItem {
  const [start, end, date] = ['start_date', 'end_date', 'date'].map((name) => textAt(entry, name))
  if (date) return readPeriod(date)
  if (!start) return end ? { end: readPeriod(end).start ?? end } : {}
  // An entry without an end is ongoing.
  if (!end || end === 'present') return { start: readPeriod(start).start ?? start, present: true }
  return { start: readPeriod(start).start ?? start, end: readPeriod(end).start ?? end }
}

function firstText(value: unknown): string {
  return typeof value === 'string' ? value : (textsIn(value)[0] ?? '')
}
