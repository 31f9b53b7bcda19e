/** Control and format characters, lone surrogates and the like: nobody looks for them, and SQLite ends a text at NUL. */
const INVISIBLE = /[\p{C}\p{Z}]+/gu

/** A text as searches compare it: no accents, no width forms, lower case, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(INVISIBLE, ' ')
    .trim()
}
