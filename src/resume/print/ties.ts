import type { Para } from './para.ts'

const headRoles = new Set<Para['role']>(['head', 'detail'])
const listRoles = new Set<Para['role']>(['bullet', 'number'])

/**
 * Marks the paragraphs that stay on one page with the next: the lines that name an entry with the start of its text;
 * the first two and the last two points of a list, so that no point stands alone on either side of a break; a point
 * with the first one nested in it; the first two and the last two of items that are one line each, such as skills. How
 * the lines within a paragraph are split is left to the renderer, which never leaves one line alone.
 */
export function tied<T extends { paras: Para[] }>(items: readonly T[]): T[] {
  const inside = items.map((item) => ({ ...item, paras: tiedPoints(item.paras) }))
  const single = inside.map(({ paras }) => paras.length === 1)
  return inside.map((item, index) => {
    if (!single[index] || !single[index + 1]) return item
    const isFirst = !single[index - 1]
    const isSecondLast = !single[index + 2]
    return isFirst || isSecondLast ? { ...item, paras: item.paras.map((para) => ({ ...para, tied: true })) } : item
  })
}

function tiedPoints(paras: readonly Para[]): Para[] {
  return paras.map((para, index) => {
    const next = paras[index + 1]
    return { ...para, tied: next !== undefined && staysWith(next, { para, paras, index }) }
  })
}

function staysWith(next: Para, { para, paras, index }: { para: Para; paras: readonly Para[]; index: number }): boolean {
  if (isHead(para)) return true
  const isListed = (at: number) => listRoles.has(paras[at]?.role ?? 'paragraph')
  if (next.level > para.level) return true
  if (isListed(index) && isListed(index + 1)) return !isListed(index - 1) || !isListed(index + 2)
  // The introduction of a list, and a first line that would be alone below its heading.
  const isFirst = index === 0 || isHead(paras[index - 1])
  return listRoles.has(next.role) || (isFirst && para.height < 2 * lineOf(paras))
}

/** A term heads the text below it, like the name of an entry. */
function isHead(para: Para | undefined): boolean {
  return para !== undefined && (headRoles.has(para.role) || para.role === 'term')
}

function lineOf(paras: readonly Para[]): number {
  return Math.min(...paras.map(({ height }) => height))
}
