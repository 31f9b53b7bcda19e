import * as z from 'zod/mini'
import { latinFaces } from './designs/typefaces.ts'

/** The version of the document shape below. A document of another version is migrated before it is parsed. */
export const schemaVersion = 1

/** What a document may hold at most. Client and server check the same numbers before a value enters a document. */
export const documentLimits = { idLength: 40, entries: 1000, fields: 60, text: 20_000, position: 400, bytes: 524_288 }

export const sectionKinds = [
  'education',
  'work',
  'internship',
  'campus',
  'projects',
  'skills',
  'languages',
  'certificates',
  'awards',
  'publications',
  'portfolio',
  'interests',
  'self-evaluation',
  'custom',
  'cover-letter',
] as const

/** How a photo is cropped: 1:1, or the usual sizes of identity photos in millimetres. */
export const photoShapes = ['square', '25x35', '35x49'] as const

/** How large a photo is printed, and what it is cut to. */
export const photoPrints = ['none', 'small', 'medium', 'large'] as const
export const photoFrames = ['square', 'rounded', 'circle'] as const

export type PhotoShape = (typeof photoShapes)[number]
export type SectionKind = (typeof sectionKinds)[number]
export type ResumeLocale = 'zh' | 'en'

/** Starts with a letter or digit, which also keeps names like `__proto__` out of the maps. */
const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/), z.maxLength(documentLimits.idLength))

/** A fractional position: sort by plain `<`, ties by id. */
const position = z.string().check(z.regex(/^[A-Za-z0-9]+$/), z.maxLength(documentLimits.position))

const text = z.string().check(z.maxLength(documentLimits.text))
const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))
const deletedAt = z.number().check(z.int(), z.nonnegative())
const between = (low: number, high: number) => z.number().check(z.minimum(low), z.maximum(high))

const optionalText = z.optional(text)

function namesOf<S extends object>(fields: S): (keyof S & string)[] {
  return Object.keys(fields).filter((name): name is keyof S & string => Object.hasOwn(fields, name))
}

const basicsTexts = {
  name: optionalText,
  headline: optionalText,
  intention: optionalText,
  intentionCity: optionalText,
  /** Full time, part time, internship. */
  jobType: optionalText,
  /** Employed, leaving, looking. */
  jobStatus: optionalText,
  salary: optionalText,
  availability: optionalText,
  /** What an applicant for postgraduate studies applies for. */
  targetSchool: optionalText,
  targetMajor: optionalText,
  gender: optionalText,
  birth: optionalText,
  political: optionalText,
  nativePlace: optionalText,
  household: optionalText,
  ethnicity: optionalText,
  marital: optionalText,
  height: optionalText,
  weight: optionalText,
  health: optionalText,
  degree: optionalText,
  school: optionalText,
  major: optionalText,
  experience: optionalText,
  phone: optionalText,
  email: optionalText,
  wechat: optionalText,
  city: optionalText,
  address: optionalText,
  website: optionalText,
  github: optionalText,
  linkedin: optionalText,
  /** A reference to a stored picture, never the picture itself; `placeholder` draws a neutral silhouette. */
  photo: optionalText,
}

const basics = z.strictObject({ ...basicsTexts, photoShape: z.optional(z.enum(photoShapes)) })

export type BasicsField = keyof typeof basicsTexts
export const basicsFields = namesOf(basicsTexts)

const section = z.strictObject({
  kind: z.enum(sectionKinds),
  /** Empty means the usual title of the kind in the document's language. */
  title: text,
  pos: position,
  icon: optionalText,
  hidden: z.optional(z.boolean()),
  columns: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  keepTogether: z.optional(z.boolean()),
  pageBreak: z.optional(z.boolean()),
  del: z.optional(deletedAt),
})

/** A section without its place. */
export const sectionHead = z.omit(section, { pos: true, hidden: true, del: true })

const itemTexts = {
  title: optionalText,
  org: optionalText,
  department: optionalText,
  role: optionalText,
  degree: optionalText,
  score: optionalText,
  level: optionalText,
  authors: optionalText,
  recipient: optionalText,
  city: optionalText,
  /** Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; anything else is shown as typed. */
  start: optionalText,
  end: optionalText,
  date: optionalText,
  url: optionalText,
  /** Light markup, see `markup.ts`. The only field that merges as text. */
  body: optionalText,
}

const item = z.strictObject({
  section: id,
  pos: position,
  hidden: z.optional(z.boolean()),
  del: z.optional(deletedAt),
  /** The item whose organisation this further role belongs to. */
  parent: z.optional(id),
  ...itemTexts,
  present: z.optional(z.boolean()),
  /** What an imported entry said that has no place here, as JSON; an export to the same format gives it back. */
  extras: optionalText,
})

export type ItemField = keyof typeof itemTexts
export const itemFields = namesOf(itemTexts)

const design = z.strictObject({
  id,
  colour: z.optional(colour),
  latin: optionalText,
  eastAsian: optionalText,
  /** A family of its own for Latin letters; it says the name that `latin` would. */
  latinFace: z.optional(z.enum(latinFaces)),
  /** Sizes of the name and of section titles in points; without them they keep their proportion to the body. */
  nameSize: z.optional(between(12, 40)),
  headingSize: z.optional(between(8, 24)),
  /** Body size in points; the other sizes keep their proportion. */
  size: z.optional(between(7, 14)),
  /** Line height as a multiple of the size. */
  leading: z.optional(between(1.1, 2.4)),
  /** Factor on every vertical space. */
  spacing: z.optional(between(0.4, 2)),
  /** Factor on the page margins. */
  margin: z.optional(between(0.5, 1.6)),
  page: z.optional(z.enum(['a4', 'letter'])),
  /** Whether pages say whose they are and which: they do unless this is false. */
  footer: z.optional(z.boolean()),
  /** How large the picture is; the design decides whether there is one, and its size, unless this is set. */
  photoSize: z.optional(z.enum(photoPrints)),
  photoFrame: z.optional(z.enum(photoFrames)),
})

/** A map of at most as many entries as a document may hold. */
function entriesOf<T extends z.core.$ZodType>(entry: T) {
  const withinLimit = (entries: object) => Object.keys(entries).length <= documentLimits.entries
  return z.record(id, entry).check(z.refine(withinLimit, `at most ${documentLimits.entries} entries`))
}

/** A whole résumé: flat maps keyed by id, scalar fields only, so that edits of two devices merge field by field. */
export const resumeDocument = z.strictObject({
  schema: z.literal(schemaVersion),
  locale: z.enum(['zh', 'en']),
  /** What its owner calls the résumé. */
  title: optionalText,
  /** The name of exported files without extension; empty means one made of name and position. */
  fileName: optionalText,
  /** As the `extras` of an item, of the whole imported file. */
  extras: optionalText,
  basics,
  sections: entriesOf(section),
  items: entriesOf(item),
  design,
})

export type ResumeDocument = z.infer<typeof resumeDocument>
export type ResumeBasics = ResumeDocument['basics']
export type ResumeSection = ResumeDocument['sections'][string]
export type ResumeItem = ResumeDocument['items'][string]
export type DesignChoice = ResumeDocument['design']

type Placed = { pos: string; hidden?: boolean | undefined; del?: number | undefined }

/** The entries of a map that are not deleted, hidden ones too, in document order. */
export function liveEntries<T extends Placed>(entries: Record<string, T>): [string, T][] {
  return Object.entries(entries)
    .filter(([, entry]) => entry.del === undefined)
    .sort(([idA, a], [idB, b]) => (a.pos < b.pos ? -1 : a.pos > b.pos ? 1 : idA < idB ? -1 : 1))
}

/** Sections to print, in order. */
export function visibleSections(document: ResumeDocument): [string, ResumeSection][] {
  return liveEntries(document.sections).filter(([, section]) => !section.hidden)
}

/** Items of a section to print, in order. */
export function visibleItems(document: ResumeDocument, sectionId: string): [string, ResumeItem][] {
  return liveEntries(document.items).filter(([, item]) => item.section === sectionId && !item.hidden)
}
