/** Templates and online résumés on one page of a list. */
export const TEMPLATES_A_PAGE = 24
/** Articles on one page of a list. */
export const ARTICLES_A_PAGE = 12

/** The number of pages of a list; an empty one has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
