/**
 * Spaces, control and format characters, lone surrogates and the like, each run of which becomes one space. Nobody
 * searches for them, and SQLite ends a text at NUL.
 */
const INVISIBLE = /[\p{C}\p{Z}]+/gu

/** Normalises a text for searching: no accents, no width forms, lower case, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(INVISIBLE, ' ')
    .trim()
}
