import type { ImportReading } from '#src/resume/formats/import-reading.ts'
import { visibleItems, visibleSections } from '#src/resume/visible.ts'

/** All that was read of a document, for people to compare: its basics, sections and entries in order, and what found no place. */
export function readAs({ format, document, unplaced }: Omit<ImportReading, 'source'>): string {
  const fields = (entry: object) =>
    Object.entries(entry)
      .filter(([name]) => !['pos', 'section', 'kind', 'parent'].includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const sections = visibleSections(document).flatMap(([id, section]) => [
    '',
    `# ${section.kind} ${JSON.stringify(section.title)}`,
    ...visibleItems(document, id).flatMap(([, item]) => ['', ...fields(item)]),
  ])
  const rest = unplaced.map((text) => `- ${JSON.stringify(text)}`)
  return `${[`${format}, ${document.locale}`, '', ...fields(document.basics), ...sections, '', '# no place', ...rest].join('\n')}\n`
}
