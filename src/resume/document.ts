import * as z from 'zod/mini'
import { headingKinds } from './designs/headings.ts'
import { latinFaces } from './designs/typefaces.ts'

/** The version of the document schema below. Documents of other versions are migrated before they are parsed. */
export const schemaVersion = 1

/** The limits of a document. Client and server check the same numbers. */
export const documentLimits = { idLength: 40, entries: 1000, fields: 60, text: 20_000, position: 400, bytes: 524_288 }

/** The kinds of sections, which decide the fields of their entries. */
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

/** The crop of a photo: square, or a usual size of identity photos in millimetres. */
export const photoShapes = ['square', '25x35', '35x49'] as const

/** The printed size of a photo. */
export const photoPrints = ['none', 'small', 'medium', 'large'] as const
export const photoFrames = ['square', 'rounded', 'circle'] as const

/** How dates are written where not in the usual form of the document's language; see `dates.ts`. */
export const dateForms = ['words', 'dots', 'slashes', 'dashes'] as const

export type PhotoShape = (typeof photoShapes)[number]
export type DateForm = (typeof dateForms)[number]
export type SectionKind = (typeof sectionKinds)[number]
/** The language of a résumé, which need not be that of the page. */
export type ResumeLocale = 'zh' | 'en'

/** Begins with a letter or digit, which also keeps names like `__proto__` out of the maps. */
const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/), z.maxLength(documentLimits.idLength))

/** A fractional position: entries are sorted by plain `<`, ties by id. */
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
  /** The key of a stored picture, never the picture itself; `placeholder` draws a neutral silhouette. */
  photo: optionalText,
}

const basics = z.strictObject({ ...basicsTexts, photoShape: z.optional(z.enum(photoShapes)) })

export type BasicsField = keyof typeof basicsTexts
/** The names of the personal details, in the order of the schema. */
export const basicsFields = namesOf(basicsTexts)

const section = z.strictObject({
  kind: z.enum(sectionKinds),
  /** Empty means the usual title of the section's kind, in the document's language. */
  title: text,
  pos: position,
  icon: optionalText,
  hidden: z.optional(z.boolean()),
  columns: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  keepTogether: z.optional(z.boolean()),
  pageBreak: z.optional(z.boolean()),
  del: z.optional(deletedAt),
})

/** A section without its position. */
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
  /** Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; anything else is printed as typed. */
  start: optionalText,
  end: optionalText,
  date: optionalText,
  url: optionalText,
  /** Light markup, see `markup.ts`. The only field whose text is merged. */
  body: optionalText,
}

const item = z.strictObject({
  section: id,
  pos: position,
  hidden: z.optional(z.boolean()),
  del: z.optional(deletedAt),
  /** The id of the item to whose organisation this further role belongs. */
  parent: z.optional(id),
  ...itemTexts,
  present: z.optional(z.boolean()),
  /** Data of an imported entry that has no field here, as JSON; an export to the same format restores it. */
  extras: optionalText,
})

export type ItemField = keyof typeof itemTexts
/** The names of the texts an entry may have, in the order of the schema. */
export const itemFields = namesOf(itemTexts)

/** What of a design a document decides for itself. */
export const designChoice = z.strictObject({
  id,
  colour: z.optional(colour),
  latin: optionalText,
  eastAsian: optionalText,
  /** The family of Latin letters; then `latin` is not used. */
  latinFace: z.optional(z.enum(latinFaces)),
  /** Sizes of the name and of section titles in points; by default they scale with the body. */
  nameSize: z.optional(between(12, 40)),
  headingSize: z.optional(between(8, 24)),
  /** Body size in points; other sizes scale with it. */
  size: z.optional(between(7, 14)),
  /** Line height as a multiple of the size. */
  leading: z.optional(between(1.1, 2.4)),
  /** Scales every vertical space. */
  spacing: z.optional(between(0.4, 2)),
  /** Scales the page margins. */
  margin: z.optional(between(0.5, 1.6)),
  page: z.optional(z.enum(['a4', 'letter'])),
  /** Whether pages have a footer with name and page number; true unless this is false. */
  footer: z.optional(z.boolean()),
  /** The size of the photo, or `none`; by default the design decides. */
  photoSize: z.optional(z.enum(photoPrints)),
  photoFrame: z.optional(z.enum(photoFrames)),
  /** The colour of what is not a title: the line below the name, bullets, periods in a column of their own. */
  second: z.optional(colour),
  /** How section titles are decorated, in layouts that have room for it. */
  heading: z.optional(z.enum(headingKinds)),
  dates: z.optional(z.enum(dateForms)),
  /** Scales the space between paragraphs and points within an entry, after `spacing`. */
  paragraph: z.optional(between(0, 4)),
  /** Scales the width of the narrower column, where the layout has one. */
  column: z.optional(between(0.7, 1.4)),
  /** The kinds of sections in the side column, separated by spaces, where the layout has one. */
  beside: z.optional(z.string().check(z.regex(/^[a-z -]*$/), z.maxLength(documentLimits.position))),
})

/** A map with at most as many entries as a document may hold. */
function entriesOf<T extends z.core.$ZodType>(entry: T) {
  const withinLimit = (entries: object) => Object.keys(entries).length <= documentLimits.entries
  return z.record(id, entry).check(z.refine(withinLimit, `at most ${documentLimits.entries} entries`))
}

/** A whole résumé: flat maps keyed by id, and only scalar fields, so that edits of two devices merge field by field. */
export const resumeDocument = z.strictObject({
  schema: z.literal(schemaVersion),
  locale: z.enum(['zh', 'en']),
  /** The owner's name for the résumé. */
  title: optionalText,
  /** The name of exported files without extension; empty means name and position. */
  fileName: optionalText,
  /** Like the `extras` of an item, for the whole imported file. */
  extras: optionalText,
  basics,
  sections: entriesOf(section),
  items: entriesOf(item),
  design: designChoice,
  /** Names the pair this résumé is one of; its twin in the other language has the same. See `twin/`. */
  twin: z.optional(id),
  /** What its twin said when this was last brought up to date, by entry; see `twin/marks.ts`. */
  marks: z.optional(z.record(id, z.record(z.string().check(z.regex(/^[A-Za-z.]+$/)), text))),
})

export type ResumeDocument = z.infer<typeof resumeDocument>
export type ResumeBasics = ResumeDocument['basics']
export type ResumeSection = ResumeDocument['sections'][string]
export type ResumeItem = ResumeDocument['items'][string]
export type DesignChoice = ResumeDocument['design']

type Placed = { pos: string; hidden?: boolean | undefined; del?: number | undefined }

/** The entries of a map that are not deleted, including hidden ones, in document order. */
export function liveEntries<T extends Placed>(entries: Record<string, T>): [string, T][] {
  return Object.entries(entries)
    .filter(([, entry]) => entry.del === undefined)
    .sort(([idA, a], [idB, b]) => (a.pos < b.pos ? -1 : a.pos > b.pos ? 1 : idA < idB ? -1 : 1))
}
