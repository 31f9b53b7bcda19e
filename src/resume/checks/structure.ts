import type { ResumeDocument, SectionKind } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { sectionName } from '#src/resume/labels.ts'
import { visibleItems, visibleSections } from '#src/resume/visible.ts'
import { type CheckedEntry, entriesOf, experienceKinds, fieldOf, nameOf, namingField } from './entries.ts'
import { type CheckInput, type Finding, found } from './finding.ts'

/** The kinds whose entries need a name. */
const named: readonly SectionKind[] = ['education', ...experienceKinds, 'certificates', 'awards', 'publications']

/** Checks that sections and entries are complete, and occur only once. */
export function checkStructure({ document }: CheckInput): Finding[] {
  const entries = entriesOf(document)
  const begun = new Set(entries.filter(isBegun).map(({ item }) => item.section))
  return [
    ...checkSections(document),
    ...entries.flatMap((entry) => checkEntry(entry, begun)),
    ...checkRepeated(document),
  ]
}

function checkSections(document: ResumeDocument): Finding[] {
  const titles = new Set<string>()
  return visibleSections(document).flatMap(([id, section]) => {
    const title = sectionName(section, document.locale)
    const isRepeated = titles.has(title)
    titles.add(title)
    return [
      ...(visibleItems(document, id).length === 0 ? [found('section-empty', 'warning', `sections/${id}`, title)] : []),
      ...(isRepeated ? [found('section-repeated', 'hint', `sections/${id}`, title)] : []),
    ]
  })
}

function isBegun({ item, kind }: CheckedEntry): boolean {
  return fieldsOfKind[kind].some((field) => has(item, field))
}

function has(item: CheckedEntry['item'], field: keyof CheckedEntry['item']): boolean {
  const value = item[field]
  return typeof value === 'string' && value.trim() !== ''
}

/** Checks an entry. An empty one is reported beside filled ones only: in an empty section it is where one begins. */
function checkEntry(entry: CheckedEntry, begun: ReadonlySet<string>): Finding[] {
  const { item, kind } = entry
  if (!isBegun(entry)) {
    return begun.has(item.section) ? [found('entry-empty', 'warning', fieldOf(entry, namingField(entry)))] : []
  }
  if (nameOf(entry) === '' && named.includes(kind)) {
    return [found('entry-nameless', 'warning', fieldOf(entry, namingField(entry)))]
  }
  const isBare = experienceKinds.includes(kind) && !has(item, 'body')
  return isBare ? [found('entry-bare', 'hint', fieldOf(entry, 'body'), nameOf(entry))] : []
}

/** Finds an entry that occurs twice, for instance after copying it. */
function checkRepeated(document: ResumeDocument): Finding[] {
  const seen = new Set<string>()
  return entriesOf(document).flatMap((entry) => {
    const { title = '', org = '', role = '', start = '', date = '' } = entry.item
    if (nameOf(entry) === '') return []
    const key = [entry.kind, title, org, role, start, date].map((part) => part.trim().toLowerCase()).join('\n')
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated ? [found('entry-repeated', 'warning', fieldOf(entry, namingField(entry)), nameOf(entry))] : []
  })
}
