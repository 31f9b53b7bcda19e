import type { BasicsField, ResumeLocale } from './document.ts'

/** A detail of the person that is text; the photo is a key. */
export type TextBasicsField = Exclude<BasicsField, 'photo'>

/** Contact details, in the order they are printed. */
export const contactFields = [
  'phone',
  'email',
  'wechat',
  'city',
  'address',
  'website',
  'github',
  'linkedin',
] as const satisfies readonly TextBasicsField[]

const aimFields = [
  'intentionCity',
  'jobType',
  'jobStatus',
  'salary',
  'availability',
] as const satisfies readonly TextBasicsField[]
const personFields = [
  'gender',
  'birth',
  'ethnicity',
  'political',
  'nativePlace',
  'household',
  'marital',
  'height',
  'weight',
  'health',
] as const satisfies readonly TextBasicsField[]
const studyFields = ['degree', 'school', 'major', 'experience'] as const satisfies readonly TextBasicsField[]
const examFields = ['targetSchool', 'targetMajor'] as const satisfies readonly TextBasicsField[]

/** Personal details, in the order they are printed. */
export const personalFields = [...personFields, ...studyFields] as const

/** Details about the job or studies wanted, in the order they are printed. */
export const wishFields = [...examFields, ...aimFields] as const

/** The fields every résumé has, in the order people fill them in. */
export const alwaysShown: Record<ResumeLocale, readonly TextBasicsField[]> = {
  zh: ['name', 'intention', 'phone', 'city', 'email'],
  en: ['name', 'headline', 'phone', 'city', 'email'],
}

type Group = {
  group: 'groupAim' | 'groupPerson' | 'groupStudy' | 'groupExam' | 'groupContact'
  fields: readonly TextBasicsField[]
}

const groups: readonly Group[] = [
  { group: 'groupAim', fields: ['intention', 'headline', ...aimFields] },
  { group: 'groupPerson', fields: personFields },
  { group: 'groupStudy', fields: studyFields },
  { group: 'groupExam', fields: examFields },
  { group: 'groupContact', fields: contactFields },
]

/** The optional details, grouped by subject. */
export function basicsGroups(locale: ResumeLocale): Group[] {
  return groups.map(({ group, fields }) => ({
    group,
    fields: fields.filter((field) => !alwaysShown[locale].includes(field)),
  }))
}
