import type { NestedItem, NestedSection } from '#src/resume/compose.ts'
import type { ResumeBasics } from '#src/resume/document.ts'
import { assignParts } from './entry-fields.ts'
import { company, school } from './entry-words.ts'
import { isJobTitle } from './job-titles.ts'
import type { TextPart } from './parts.ts'

/** The words for a student where a list of schools and jobs has a position. */
const student = /^(?:学生|学习|就读|在读|在校学习|学员|读书)$/

/** Puts the schools of a list of schools and jobs, as forms of the state have it, into a section of their own. */
export function withSchoolsApart(sections: readonly NestedSection[]): NestedSection[] {
  return sections.flatMap((section): NestedSection[] => {
    const isSchool = ({ org = '', title = '' }: NestedItem) => student.test(title) && school.test(org)
    const schools = section.kind === 'work' ? section.items.filter(isSchool) : []
    if (schools.length === 0) return [section]
    const items = schools.map(({ org = '', title: _, ...item }) => ({
      ...item,
      ...assignParts([org], 'education').fields,
    }))
    const jobs = section.items.filter((item) => !schools.includes(item))
    return [{ kind: 'education', title: '', items }, ...(jobs.length > 0 ? [{ ...section, items: jobs }] : [])]
  })
}

/**
 * A form without a list of schools says in the details of the person which one somebody left. It becomes an entry,
 * which is where everybody looks for it.
 */
export function withSchoolOfForm(
  basics: ResumeBasics,
  sections: readonly NestedSection[],
): { basics: ResumeBasics; sections: readonly NestedSection[] } {
  const { school: org, major: title, degree, ...others } = basics
  if (org === undefined || sections.some(({ kind }) => kind === 'education')) return { basics, sections }
  const item = { org, ...(title && { title }), ...(degree && { degree }) }
  return { basics: others, sections: [{ kind: 'education', title: '', items: [item] }, ...sections] }
}

/**
 * Takes a section of an unusual heading, `走过的路`, for the jobs where no other section has any: each of its entries has
 * a period and a position, and most of them an employer.
 */
export function withJobsFound(sections: readonly NestedSection[]): readonly NestedSection[] {
  if (sections.some(({ kind }) => kind === 'work' || kind === 'internship')) return sections
  const isJob = ({ start, title = '' }: NestedItem) => start !== undefined && isJobTitle(title)
  const isOfJobs = ({ kind, items }: NestedSection) =>
    kind === 'custom' &&
    items.length > 0 &&
    items.every(isJob) &&
    items.filter(({ org = '' }) => company.test(org)).length * 2 > items.length
  const found = sections.find(isOfJobs)
  return sections.map((section) => (section === found ? { ...section, kind: 'work' } : section))
}

/** Whether all entries below `实践经历` are of interns, not of what somebody did for others. */
export function isOfInterns({ kind, title }: TextPart, items: readonly NestedItem[]): boolean {
  const isIntern = (item: NestedItem) =>
    item.org !== undefined && !/学生会|社团|志愿|协会|团委/.test(item.org) && /实习|\bintern\b/i.test(item.title ?? '')
  return kind === 'campus' && /实践/.test(title) && items.length > 0 && items.every(isIntern)
}

/**
 * The entries of interns below `实习/项目经历` as a section of their own, which has a field for the company; null for none.
 */
export function withInternsApart({ kind, title }: TextPart, items: readonly NestedItem[]): NestedSection[] | null {
  const interns = items.filter(({ role = '' }) => /实习|\bintern\b/i.test(role))
  if (kind !== 'projects' || !/实习/.test(title) || interns.length === 0) return null
  const named = interns.map(({ title: org, role, ...item }) => ({
    ...item,
    ...(org && { org }),
    ...(role && { title: role }),
  }))
  const others = items.filter((item) => !interns.includes(item))
  return [
    { kind: 'internship', title: '', items: named },
    ...(others.length > 0 ? [{ kind, title: '', items: others }] : []),
  ]
}
