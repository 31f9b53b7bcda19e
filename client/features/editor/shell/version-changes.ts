import { formatPeriod } from '#src/resume/dates.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { basicsFields, itemFields, type ResumeDocument, type ResumeSection } from '#src/resume/document.ts'
import { basicsLabels, sectionTitles } from '#src/resume/labels.ts'
import { printedBlocks } from '#src/resume/markup.ts'
import { visibleItems, visibleSections } from '#src/resume/visible.ts'

const shortFields = itemFields.filter((field) => !['start', 'end', 'body'].includes(field))

/** The names of the parts outside sections. */
export type PartNames = Record<'title' | 'person' | 'photo' | 'design' | 'settings' | 'order', string>

/** The removed and added lines of a part; both empty for changes that cannot be shown as lines. */
export type Change = { part: string; removed: string[]; added: string[] }

/** `isSilent`: its lines are only compared, not shown. `look`: what its pages show besides its lines. */
type Part = { name: string; lines: string[]; isSilent?: boolean; look?: string }

/** The changes between two states of a résumé, part by part in reading order. */
export function changesBetween(then: ResumeDocument, now: ResumeDocument, names: PartNames): Change[] {
  const [before, after] = [partsOf(then, names), partsOf(now, names)]
  const ids = [...after.keys(), ...[...before.keys()].filter((id) => !after.has(id))]
  const stayed = (parts: Map<string, Part>) => [...parts.keys()].filter((id) => before.has(id) && after.has(id)).join()
  return ids.flatMap((id) => {
    // Adding or removing a section does not count as reordering the others.
    if (id === 'order' && stayed(before) === stayed(after)) return []
    const [old, present] = [before.get(id), after.get(id)]
    const [had, has] = [old?.lines ?? [], present?.lines ?? []]
    if (had.join('\n') === has.join('\n') && old?.look === present?.look) return []
    const part = (present ?? old)?.name ?? ''
    if (present?.isSilent) return [{ part, removed: [], added: [] }]
    return [{ part, removed: without(had, has), added: without(has, had) }]
  })
}

/** Compares an earlier state with the present one: the lines that only one of them has, and those both have. */
export function linesToMark(then: ResumeDocument, now: ResumeDocument, names: PartNames) {
  const linesOfAll = (document: ResumeDocument) =>
    [...partsOf(document, names).values()].flatMap(({ lines, isSilent }) => (isSilent ? [] : lines))
  const [had, has] = [linesOfAll(then), linesOfAll(now)]
  const same = had.filter((line) => has.includes(line))
  return { kept: { changed: without(had, has), same }, now: { changed: without(has, had), same } }
}

/** The lines of a résumé by part. */
function partsOf(document: ResumeDocument, names: PartNames): Map<string, Part> {
  const { locale, basics, title = '' } = document
  const { id: design, ...settings } = document.design
  const sections = visibleSections(document)
  const colon = locale === 'zh' ? '：' : ': '
  const titleOf = ([, { kind, title }]: (typeof sections)[number]) => title || sectionTitles[kind][locale]
  const person = basicsFields.flatMap((field) => {
    const value = basics[field]
    return value && !isPhoto(field) ? [basicsLabels[field][locale] + colon + value] : []
  })
  return new Map([
    ['title', { name: names.title, lines: [title].filter(Boolean) }],
    ['basics', { name: names.person, lines: person }],
    [
      'photo',
      { name: names.photo, lines: basicsFields.filter(isPhoto).map((field) => basics[field] ?? ''), isSilent: true },
    ],
    ...sections.map((section): [string, Part] => [
      `section ${section[0]}`,
      {
        name: titleOf(section),
        lines: [titleOf(section), ...linesOf(document, section[0])],
        look: lookOf(document, section),
      },
    ]),
    ['order', { name: names.order, lines: [sections.map(titleOf).join(locale === 'zh' ? '、' : ', ')] }],
    ['design', { name: names.design, lines: [findDesign(design).name[locale]] }],
    [
      'settings',
      { name: names.settings, lines: [JSON.stringify(Object.entries(settings).sort()), locale], isSilent: true },
    ],
  ])
}

function isPhoto(field: (typeof basicsFields)[number]): boolean {
  return field.startsWith('photo')
}

/** How a section is set, and the style and the lists of its texts. */
function lookOf(document: ResumeDocument, [id, section]: [string, ResumeSection]): string {
  const { icon, columns, keepTogether, pageBreak } = section
  const items = visibleItems(document, id).map(([, { parent, body = '' }]) => [parent, printedBlocks(body)])
  return JSON.stringify([icon, columns, keepTogether, pageBreak, items])
}

function linesOf(document: ResumeDocument, section: string): string[] {
  const lines = visibleItems(document, section).flatMap(([, item]) => [
    [...shortFields.map((field) => item[field]), formatPeriod(item, document.locale)].filter(Boolean).join(' '),
    ...printedBlocks(item.body ?? '').map(({ runs }) => runs.map(({ text }) => text).join('')),
  ])
  return lines.map((line) => line.trim()).filter(Boolean)
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  return lines.filter((line) => !others.includes(line))
}
