const pageNumber = /^(?:(?:page|p\.|第)?\s*\d{1,3}\s*(?:页)?(?:\s*(?:\/|of|，?共)\s*\d+\s*页?)?|[-–—]\s*\d+\s*[-–—])$/iu
/** `Seite 1 / 2`, `Page 2 of 3 - Ann Lee`. */
const counted =
  /^(?:page|seite|p[áa]gina|side|sida|strona) \d{1,3} ?(?:\/|of|von|de|di|sur|av|z) ?\d{1,3}(?:\s[-–|·]\s.{2,60})?$/iu
/** `Ann Lee - page 2`. */
const named = /^[^,，。]{2,40}\s[-–|·]\s(?:page \d{1,3}(?: of \d{1,3})?|第\s?\d{1,3}\s?页)$/iu
/** `Name · Résumé · 2`, `简历 | 第 2 页`. */
const titled = /(?:^|[\s·|–—-])(?:r[ée]sum[ée]|cv|curriculum vitae|简历)\s*[·|–—-]\s*(?:page|第)?\s*\d+\s*页?$/iu

/** Whether a text is only a page number, perhaps with the title of the file. */
export function isPageNumber(text: string): boolean {
  return pageNumber.test(text) || (text.length < 80 && [counted, titled, named].some((form) => form.test(text)))
}

const pageOfPages = /(\d{1,3}) ?(?:\/|of) ?(\d{1,3})$/iu

/** Whether a line ends with the number of its own page; a name may stand before it. */
export function isPageFoot(text: string, page: number, pages: number): boolean {
  const [, number, total] = pageOfPages.exec(text) ?? []
  return Number(number) === page && Number(total) === pages
}
