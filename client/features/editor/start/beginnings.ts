import type { situations } from '#client/i18n/situations.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeBasics, ResumeDocument, ResumeLocale, SectionKind } from '#src/resume/document.ts'

export type Situation = (typeof situations)[number]

/** The initial sections for each situation, in the order readers expect, and a suitable design. */
const plans: Record<Situation, { design: string; kinds: readonly SectionKind[] }> = {
  campus: {
    design: 'tide',
    kinds: ['education', 'internship', 'projects', 'campus', 'awards', 'skills', 'self-evaluation'],
  },
  social: { design: 'slips', kinds: ['self-evaluation', 'work', 'projects', 'skills', 'education', 'certificates'] },
  intern: { design: 'frame', kinds: ['education', 'projects', 'campus', 'awards', 'skills', 'self-evaluation'] },
  switch: { design: 'dawn', kinds: ['self-evaluation', 'skills', 'projects', 'work', 'education', 'certificates'] },
  abroad: {
    design: 'bridge',
    kinds: ['education', 'publications', 'projects', 'internship', 'campus', 'awards', 'languages', 'skills'],
  },
  postgraduate: {
    design: 'scholar',
    kinds: ['education', 'projects', 'publications', 'awards', 'campus', 'languages', 'skills', 'self-evaluation'],
  },
}

/** Fields that describe the role rather than the person. */
const roleFields = [
  'headline',
  'intention',
  'intentionCity',
  'jobType',
  'salary',
  'availability',
  'targetSchool',
  'targetMajor',
] as const satisfies (keyof ResumeBasics)[]

/** The sections of a blank résumé. */
export function kindsFor(situation: Situation): readonly SectionKind[] {
  return plans[situation].kinds
}

/** The initial design, unless the user chooses one. */
export function designFor(situation: Situation): string {
  return plans[situation].design
}

/** An empty résumé: each section has one empty entry. */
export function blankResume(situation: Situation, locale: ResumeLocale, design: string): ResumeDocument {
  const sections = kindsFor(situation).map((kind) => ({ kind, items: [{}] }))
  return composeResume({ locale, design, basics: {}, sections })
}

/** A sample in a design, with its person or without. */
export function fromSample(sample: ResumeDocument, design: string, keepsPerson: boolean): ResumeDocument {
  const own = sample.design.id === design ? sample.design : { id: design }
  return { ...sample, design: own, basics: keepsPerson ? sample.basics : withoutPerson(sample.basics) }
}

/** The role of a sample. */
export function roleOf({ basics }: ResumeDocument): string {
  return basics.headline || basics.intention || basics.targetMajor || basics.targetSchool || ''
}

function withoutPerson(basics: ResumeBasics): ResumeBasics {
  return Object.fromEntries(roleFields.flatMap((field) => (basics[field] ? [[field, basics[field]]] : [])))
}
