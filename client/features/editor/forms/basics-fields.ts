import type { BasicsField, Locale } from '#src/resume/document.ts'

export type TextBasicsField = Exclude<BasicsField, 'photo'>

/** What every résumé has, in the order people fill it in. */
export const alwaysShown: Record<Locale, readonly TextBasicsField[]> = {
  zh: ['name', 'intention', 'phone', 'city', 'email'],
  en: ['name', 'headline', 'phone', 'city', 'email'],
}

/** The other details by what they are about. */
export const fieldGroups = [
  {
    group: 'groupAim',
    fields: ['intention', 'headline', 'intentionCity', 'jobType', 'jobStatus', 'salary', 'availability'],
  },
  {
    group: 'groupPerson',
    fields: [
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
    ],
  },
  { group: 'groupStudy', fields: ['degree', 'school', 'major', 'experience'] },
  { group: 'groupExam', fields: ['targetSchool', 'targetMajor'] },
  { group: 'groupContact', fields: ['wechat', 'address', 'website', 'github', 'linkedin'] },
] as const satisfies readonly { group: string; fields: readonly TextBasicsField[] }[]

const wide: readonly TextBasicsField[] = [
  'name',
  'intention',
  'headline',
  'email',
  'address',
  'website',
  'github',
  'linkedin',
]

/** Whether a field takes the whole width. */
export function isWide(field: TextBasicsField): boolean {
  return wide.includes(field)
}
