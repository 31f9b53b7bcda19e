/** Templates or résumés per page of a list. */
export const TEMPLATES_A_PAGE = 24
/** Articles per page of a list. */
export const ARTICLES_A_PAGE = 12

/** The number of pages of a list; 1 for an empty one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
