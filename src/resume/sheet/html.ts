import { escapeHtml } from '#src/lib/html.ts'

/** Custom properties and other declarations as a style attribute; empty for none. */
export function styled(declarations: Record<string, string | number>): string {
  const all = Object.entries(declarations).map(([name, value]) => `${name}:${value}`)
  return all.length === 0 ? '' : ` style="${escapeHtml(all.join(';'))}"`
}

/**
 * A length of the page model in ems. All lengths of a sheet are relative to its body text, so that it looks like the
 * paper at any size.
 * @param points the length
 * @param size the type size of the element it is for, in points
 */
export function ems(points: number, size: number): string {
  return `${round(points / size)}em`
}

/** Rounds for style attributes. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
