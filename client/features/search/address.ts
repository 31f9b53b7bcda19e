/** The page of a search. */
export function searchPath(q: string): string {
  return q === '' ? '/search' : `/search?${new URLSearchParams({ q })}`
}
