import { personalFields } from '#src/resume/basics-groups.ts'
import { type BasicsField, basicsFields, liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { carried, otherLocale, withAgreement, withBasics, withItem, withSection } from './carry.ts'
import { documentFields } from './fields.ts'
import { withMark } from './marks.ts'
import { nameIn } from './names.ts'

/** Fields that English résumés leave out. */
const privateFields: ReadonlySet<BasicsField> = new Set(
  personalFields.filter((field) => !['degree', 'school', 'major', 'experience'].includes(field)),
)

/** The conventions of a language that a twin follows; see `conventionsOf`. */
export type TwinChoice = { name: boolean; dates: boolean; photo: boolean; details: boolean }
export type Convention = keyof TwinChoice

/** The conventions in which a twin of this document would differ from it. */
export function conventionsOf({ locale, basics, design }: ResumeDocument): Convention[] {
  const isEnglish = locale === 'zh'
  const hasDetails = [...privateFields].some((field) => basics[field]?.trim())
  const applies: Record<Convention, boolean> = {
    name: (basics.name?.trim() ?? '') !== '',
    dates: design.dates !== undefined,
    photo: isEnglish ? !!basics.photo : !basics.photo,
    details: isEnglish && hasDetails,
  }
  return (['name', 'dates', 'photo', 'details'] as const).filter((convention) => applies[convention])
}

/**
 * Makes the twin of a résumé in the other language. Entries keep their ids; dates, numbers, contacts, order and design
 * are the same, and words without a usual translation are marked as to be translated.
 * @param pair the id of the pair, which the source must be given too
 */
export function makeTwin(
  source: ResumeDocument,
  { pair, title, choice }: { pair: string; title: string; choice: TwinChoice },
): ResumeDocument {
  const { schema, locale } = source
  const { dates: _, ...look } = source.design
  const design = choice.dates ? look : source.design
  const empty: ResumeDocument = {
    ...{ schema, locale: otherLocale(locale), title, basics: {}, sections: {}, items: {}, design },
    twin: pair,
  }
  const sections = liveEntries(source.sections).map(([id]) => id)
  const items = liveEntries(source.items).filter(([, { section }]) => sections.includes(section))
  const person = basicsFields.reduce((next, field) => withPerson(next, source, field, choice), empty)
  // Entries come before their sections, whose language conventions decide their order.
  const entries = items.reduce((next, [id]) => withItem(next, source, id), person)
  const whole = sections.reduce((next, id) => withSection(next, source, id), entries)
  return documentFields.reduce(
    (next, field) => (field.entry === 'document' ? withAgreement(next, source, field) : next),
    whole,
  )
}

function withPerson(twin: ResumeDocument, source: ResumeDocument, field: BasicsField, choice: TwinChoice) {
  const value = source.basics[field]?.trim() ?? ''
  if (field === 'photo') return withPhoto(twin, source, choice)
  if (value === '') return twin
  const isLeftOut = choice.details && twin.locale === 'en' && privateFields.has(field)
  if (isLeftOut) return withBasics(twin, source, field, '')
  const words = field === 'name' ? nameIn(value, twin.locale, choice.name) : carried(value, source.locale)
  return withBasics(twin, source, field, words)
}

/** English résumés have no photo; a Chinese one gets a placeholder. */
function withPhoto(twin: ResumeDocument, source: ResumeDocument, choice: TwinChoice): ResumeDocument {
  const { photo = '', photoShape } = source.basics
  if (choice.photo && twin.locale === 'en') return photo ? withBasics(twin, source, 'photo', '') : twin
  if (choice.photo && photo === '')
    return withMark({ ...twin, basics: { ...twin.basics, photo: 'placeholder' } }, 'basics', 'photo', {
      other: '',
      own: 'placeholder',
    })
  if (photo === '') return twin
  const shaped = photoShape === undefined ? twin : { ...twin, basics: { ...twin.basics, photoShape } }
  return withBasics(shaped, source, 'photo', photo)
}
