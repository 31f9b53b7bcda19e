import type { Locale } from '#src/contract/locale.ts'

/** The parts of a template that are compared with others. */
type Comparable = { id: number; language: Locale; facets: readonly { facet: string; slug: string }[] }

/** The id of a template and its score; a higher score is better. */
export type Suited = [id: number, score: number]

/** The facets by which templates are compared. */
const ALIKE: readonly string[] = ['use', 'industry', 'style', 'role']
/**
 * How many templates are stored for each: twice as many as are shown, so that of equal ones the day's most popular can
 * be shown.
 */
const KEPT = 12

/**
 * The templates most like each, best first: those in its language before others, then by how many of use, industry,
 * style and role they share, then by popularity.
 * @param heat how popular a template is, by id
 */
export function relatedTemplates(
  templates: readonly Comparable[],
  heat: ReadonlyMap<number, number>,
): Map<number, Suited[]> {
  const heatOf = ({ id }: Comparable) => heat.get(id) ?? 0
  const ordered = templates.toSorted((a, b) => heatOf(b) - heatOf(a) || a.id - b.id)
  const holders = Map.groupBy(
    ordered.flatMap((template, index) => valuesOf(template).map((value) => ({ value, index }))),
    ({ value }) => value,
  )
  return new Map(
    ordered.map((own) => {
      const shared = new Uint8Array(ordered.length)
      for (const { index } of valuesOf(own).flatMap((value) => holders.get(value) ?? [])) {
        shared[index] = (shared[index] ?? 0) + 1
      }
      return [own.id, bestOf(own, ordered, shared)]
    }),
  )
}

function valuesOf({ facets }: Comparable): string[] {
  return facets.filter(({ facet }) => ALIKE.includes(facet)).map(({ facet, slug }) => `${facet}/${slug}`)
}

/**
 * Picks the best of templates that are ordered by popularity. Each score has a list of its own, so nothing is sorted.
 */
function bestOf(own: Comparable, ordered: readonly Comparable[], shared: Uint8Array): Suited[] {
  const byScore: Suited[][] = Array.from({ length: 2 * ALIKE.length + 1 }, () => [])
  for (const [index, other] of ordered.entries()) {
    const count = shared[index] ?? 0
    if (count === 0 || other.id === own.id) continue
    const score = count + (other.language === own.language ? ALIKE.length : 0)
    const level = byScore[score]
    if (level !== undefined && level.length < KEPT) level.push([other.id, score])
  }
  return byScore.reverse().flat().slice(0, KEPT)
}
