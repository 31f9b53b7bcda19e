import type { PayloadOf } from '#src/contract/payloads.ts'
import type { ResumeSample } from '#src/contract/samples.ts'

export type SampleQuery = PayloadOf<'sampleList'>['query']

type SampleList = Partial<Omit<SampleQuery, 'category'>>

/** The list of résumé examples of a category, or of all. */
export function samplesPath(category: { slug: string } | null, list: SampleList = {}): string {
  const params = sampleParams(list)
  return `/resume/${category ? `cate-${category.slug}/` : ''}${params.size > 0 ? `?${params}` : ''}`
}

/** What the path of a list does not say. */
export function sampleParams({ q = '', sort = 'hot', page = 1 }: SampleList): URLSearchParams {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (sort !== 'hot') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The start screen of the editor with an example and its design chosen. */
export function startPath({ sample, design, language }: ResumeSample): string {
  return `/edit?${new URLSearchParams({ sample, design, lang: language })}`
}
