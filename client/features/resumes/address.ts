import type { PayloadOf } from '#src/contract/payloads.ts'

export type ResumeQuery = PayloadOf<'myResumes'>['query']

export const PATH = '/user/templates'

/** The address of a list of the user's résumés, without language; what is usual is left out. */
export function resumesPath({ deleted, q, sort, page }: ResumeQuery): string {
  const params = new URLSearchParams()
  if (deleted) params.set('deleted', '1')
  if (q !== '') params.set('q', q)
  if (sort !== 'updated') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${PATH}?${params}` : PATH
}
