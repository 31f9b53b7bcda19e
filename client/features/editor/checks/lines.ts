/** A piece of text as pdf.js reports it, or a marker without text. */
type Item = { str: string; hasEOL: boolean } | { type: string }

/** Joins pieces of text to lines; empty lines are dropped. */
export function linesOf(items: readonly Item[]): string {
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
