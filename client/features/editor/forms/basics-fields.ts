import type { TextBasicsField } from '#src/resume/basics-groups.ts'

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
