import { Trouble } from '#scripts/lib/main.ts'
import type { UseCount } from '#src/api/db/upkeep/use-counts.ts'
import { tableOf } from './task.ts'

const VITALS = ['LCP', 'CLS', 'INP']
/** The pages that show templates, and those on which a résumé is written. */
const TEMPLATE_PAGES = ['word-detail', 'sample-detail']
const EDITOR_PAGES = ['edit', 'new-resume']

/**
 * Summarises the counted use: visits and how many were fast by page, the way from a template to a file, and script
 * errors by build.
 * @param read reads the counts; if it fails with a Trouble, that is printed instead
 */
export async function linesOfUse(read: () => Promise<UseCount[]>): Promise<string[]> {
  try {
    return linesOf(await read())
  } catch (error) {
    if (error instanceof Trouble) return [error.message]
    throw error
  }
}

function linesOf(counts: readonly UseCount[]): string[] {
  const sum = (kind: string, isOf: (count: UseCount) => boolean) =>
    counts.filter((count) => count.kind === kind && isOf(count)).reduce((total, { count }) => total + count, 0)
  const visits = (pages: readonly string[]) => sum('visit', ({ name }) => pages.includes(name))
  const good = (page: string, vital: string) => {
    const of = (ratings: RegExp) => sum('vital', ({ name, detail }) => name === page && ratings.test(detail))
    const all = of(new RegExp(`^${vital} `))
    return all === 0 ? '' : `${((100 * of(new RegExp(`^${vital} good$`))) / all).toFixed(0)} %`
  }
  const pages = counts.filter(({ kind }) => kind === 'visit').toSorted((a, b) => b.count - a.count)
  const faults = counts.filter(({ kind }) => kind === 'fault')
  if (counts.length === 0) return ['Visits: none were counted.']
  return [
    ...tableOf(
      ['page', 'visits', ...VITALS.map((vital) => `${vital} good`)],
      pages.map(({ name, count }) => [name, String(count), ...VITALS.map((vital) => good(name, vital))]),
    ),
    '',
    `The way to a file: ${visits(TEMPLATE_PAGES)} templates looked at, ${visits(EDITOR_PAGES)} times in the editor, ${sum('step', ({ name }) => name === 'export')} files made`,
    ...(faults.length === 0 ? ['No faults of scripts were told.'] : ['', ...faultTable(faults)]),
  ]
}

function faultTable(faults: readonly UseCount[]): string[] {
  return tableOf(
    ['fault', 'build', 'times'],
    faults.map(({ name, detail, count }) => [name, detail, String(count)]),
  )
}
