/** A stretch of text as pdf.js finds it, or a mark without any. */
type Item = { str: string; hasEOL: boolean } | { type: string }

/** Stretches as lines, without empty ones. */
export function linesOf(items: readonly Item[]): string {
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
