import { liveEntries, type ResumeDocument, type SectionKind } from './document.ts'
import { firstSaid } from './first-said.ts'
import { visibleItems } from './visible.ts'

/** The parts a reader expects; each adds to the percentage. */
export const completenessParts = [
  'name',
  'contact',
  'aim',
  'education',
  'experience',
  'substance',
  'skills',
  'summary',
] as const
export type CompletenessPart = (typeof completenessParts)[number]

const weights: Record<CompletenessPart, number> = {
  name: 10,
  contact: 15,
  aim: 10,
  education: 15,
  experience: 20,
  substance: 15,
  skills: 10,
  summary: 5,
}

const experienceKinds: readonly SectionKind[] = ['work', 'internship', 'projects', 'campus']
/** The length in characters from which a body counts as filled in. */
const SUBSTANCE = 40

/** How complete a résumé is, in per cent, and the missing parts, the most important first. */
export function completenessOf(document: ResumeDocument): { percent: number; missing: CompletenessPart[] } {
  const { basics } = document
  const items = (...kinds: readonly SectionKind[]) =>
    liveEntries(document.sections)
      .filter(([, { kind, hidden }]) => kinds.includes(kind) && !hidden)
      .flatMap(([id]) => visibleItems(document, id).map(([, item]) => item))
  const hasText = (...kinds: readonly SectionKind[]) =>
    items(...kinds).some(({ body, title }) => firstSaid(body, title) !== '')
  const experiences = items(...experienceKinds).filter(({ org, title }) => firstSaid(org, title) !== '')
  const present: Record<CompletenessPart, boolean> = {
    name: !!basics.name?.trim(),
    contact: firstSaid(basics.phone, basics.email) !== '',
    aim: firstSaid(basics.intention, basics.headline) !== '',
    education: items('education').some(({ org }) => !!org?.trim()),
    experience: experiences.length > 0,
    substance: experiences.some(({ body }) => (body?.trim().length ?? 0) >= SUBSTANCE),
    skills: hasText('skills', 'languages', 'certificates'),
    summary: hasText('self-evaluation', 'cover-letter'),
  }
  const missing = completenessParts.filter((part) => !present[part]).sort((a, b) => weights[b] - weights[a])
  return { percent: 100 - missing.reduce((sum, part) => sum + weights[part], 0), missing }
}

/** The name of a résumé in lists: its title, otherwise name and position; empty when there is neither. */
export function resumeTitle(document: ResumeDocument): string {
  return firstSaid(document.title, nameAndPosition(document))
}

/** Whose résumé it is, and for which position: `王小明-设计师`; empty when neither is told. */
export function nameAndPosition({ basics }: ResumeDocument): string {
  return [basics.name?.trim(), firstSaid(basics.intention, basics.headline)].filter(Boolean).join('-')
}
