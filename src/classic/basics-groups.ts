import type { BasicsField } from '#src/resume/document.ts'

type Group = {
  group: 'groupAim' | 'groupPerson' | 'groupStudy' | 'groupExam' | 'groupContact' | null
  fields: readonly Exclude<BasicsField, 'photo'>[]
}

/** Everything about the person by what it is about; first what every résumé has. */
export const basicsGroups: readonly Group[] = [
  { group: null, fields: ['name', 'headline', 'intention', 'phone', 'email', 'city'] },
  { group: 'groupAim', fields: ['intentionCity', 'jobType', 'jobStatus', 'salary', 'availability'] },
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
]
