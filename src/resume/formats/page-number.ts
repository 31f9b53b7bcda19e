const pageNumber = /^(?:(?:page|p\.|第)?\s*\d+\s*(?:页)?(?:\s*(?:\/|of|，?共)\s*\d+\s*页?)?|[-–—]\s*\d+\s*[-–—])$/iu

/** Whether a text says nothing but which page it stands on. */
export function isPageNumber(text: string): boolean {
  return pageNumber.test(text)
}
