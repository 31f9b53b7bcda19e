import type { PlacedEdit } from './typescript.ts'

/**
 * Writes all mistakes into the source, each behind a switch: `__mutant(7)` is true while mutant 7 is tested. Line
 * numbers stay the same.
 */
export function withSwitches(source: string, mutants: readonly (PlacedEdit & { id: number })[]): string {
  const groups = Map.groupBy(mutants, ({ node, place }) => `${node.start} ${node.end} ${place}`)
  // Outer ranges first; an expression statement counts as outside its expression.
  const spans = [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first.node, place: first.place, all: [first, ...others] }] : []))
    .sort((a, b) => a.start - b.start || b.end - a.end || (a.place === 'statement' ? -1 : 1))
  let next = 0
  const render = (start: number, end: number): string => {
    let text = ''
    let at = start
    for (let span = spans[next]; span !== undefined && span.start < end; span = spans[next]) {
      next += 1
      text += source.slice(at, span.start) + switched(span.all, span.place, render(span.start, span.end))
      at = span.end
    }
    return text + source.slice(at, end)
  }
  const mistake = ({ node, start, end, text }: PlacedEdit) => {
    return source.slice(node.start, start) + text + source.slice(end, node.end)
  }
  const switched = (all: (PlacedEdit & { id: number })[], place: string, right: string): string =>
    place === 'expression'
      ? `(${all.map((edit) => `__mutant(${edit.id})?(${mistake(edit)}):`).join('')}${right})`
      : `{${all.map((edit) => `if(__mutant(${edit.id})){${mistake(edit)}}else `).join('')}{${right}}}`
  return `function __mutant(id){return globalThis.__mutants?.is(id)??false};${render(0, source.length)}`
}
