import type { BasicsField, ResumeLocale } from './document.ts'

export type TextBasicsField = Exclude<BasicsField, 'photo'>

/** How somebody is reached, in the order it is printed. */
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

/** Who somebody is, in the order it is printed. */
export const personalFields = [...personFields, ...studyFields] as const

/** What somebody looks for, in the order it is printed. */
export const wishFields = [...examFields, ...aimFields] as const

/** What every résumé has, in the order people fill it in. */
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

/** The details not every résumé has, by what they are about. */
export function basicsGroups(locale: ResumeLocale): Group[] {
  return groups.map(({ group, fields }) => ({
    group,
    fields: fields.filter((field) => !alwaysShown[locale].includes(field)),
  }))
}
