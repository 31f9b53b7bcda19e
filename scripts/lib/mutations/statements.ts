import type { SourceEdit, SourcePlace } from './mutant.ts'
import { nodeIn, nodesIn, type SyntaxNode } from './syntax.ts'

/** An edit and the syntax node it changes. */
export type FoundEdit = SourceEdit & { place: SourcePlace; node: SyntaxNode }

/** Mistakes in statements: removed, always or never executed, or swapped. */
export function statementEdits(source: string, node: SyntaxNode): FoundEdit[] {
  const test = nodeIn(node.test)
  const make = (at: SyntaxNode, text: string, kind: string): FoundEdit => {
    return { start: at.start, end: at.end, text, kind, place: 'statement', node: at }
  }
  switch (node.type) {
    case 'IfStatement': {
      const consequent = nodeIn(node.consequent)
      if (test === undefined || consequent === undefined) return []
      const alternate = nodeIn(node.alternate)
      return [
        make(node, alternate ? source.slice(alternate.start, alternate.end) : '', 'never done'),
        make(node, source.slice(consequent.start, consequent.end), 'always done'),
      ]
    }
    case 'ExpressionStatement':
      return [make(node, '', 'statement removed')]
    case 'TryStatement': {
      const body = nodeIn(nodeIn(node.handler)?.body)
      return body && nodesIn(body.body).length > 0 ? [make(body, '{}', 'catch emptied')] : []
    }
    case 'BlockStatement':
      return swaps(source, nodesIn(node.body))
    default:
      return []
  }
}

/** Whether a statement writes to the log; the order of log lines within one call does not matter. */
const isLogged = (source: string, { start }: SyntaxNode): boolean =>
  /^[\w.()']*\b(?:log|console)\.\w+\(/.test(source.slice(start, start + 80))

/** Whether both only assign to different names: `this.a = null`, then `b = 0`. */
function areConstants(...statements: SyntaxNode[]): boolean {
  return statements.every((statement) => {
    const done = nodeIn(statement.expression)
    const value = nodeIn(done?.right)
    return done?.type === 'AssignmentExpression' && (value?.type === 'Literal' || value?.name === 'undefined')
  })
}

/** Whether both set different keys of one collection, so that their order does not matter. */
function setsApart(...statements: SyntaxNode[]): boolean {
  const [first, second] = statements.map((statement) => {
    const call = nodeIn(statement.expression)
    const callee = nodeIn(call?.callee)
    return {
      method: nodeIn(callee?.property)?.name,
      of: nodeIn(callee?.object)?.name,
      key: nodeIn(call?.arguments)?.value,
    }
  })
  const isSet = first?.method === 'set' && second?.method === 'set' && first.of === second.of && first.of !== undefined
  return isSet && typeof first.key === 'string' && typeof second.key === 'string' && first.key !== second.key
}

/** Swaps two consecutive expressions. */
function swaps(source: string, statements: SyntaxNode[]): FoundEdit[] {
  const isExpression = (statement: SyntaxNode | undefined) => statement?.type === 'ExpressionStatement'
  return statements.slice(1).flatMap((second, n): FoundEdit[] => {
    const first = statements[n]
    if (first === undefined || !isExpression(first) || !isExpression(second)) return []
    if (
      [first, second].some((each) => isLogged(source, each)) ||
      setsApart(first, second) ||
      areConstants(first, second)
    ) {
      return []
    }
    const text = `${source.slice(second.start, second.end)}\n;${source.slice(first.start, first.end)}`
    // Pairs overlap, so all expressions of a run share one switch.
    const from = statements.findLastIndex((statement, at) => at < n && !isExpression(statement)) + 1
    const after = statements.findIndex((statement, at) => at > n && !isExpression(statement))
    const last = statements[(after < 0 ? statements.length : after) - 1] ?? second
    const node = { type: 'run', start: statements[from]?.start ?? first.start, end: last.end }
    return [{ start: first.start, end: second.end, text, kind: 'statements exchanged', place: 'statement', node }]
  })
}
