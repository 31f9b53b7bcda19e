import type { SourceEdit } from './mutant.ts'
import { nodeIn, nodesIn, type SyntaxNode } from './syntax.ts'

/**
 * Whether the compiler would refuse a mistake, so that nobody could make it: it drops a check that the compiler demands
 * before a possibly missing value is used, or a default for an index that is known to exist.
 */
export function isRefused(source: string, node: SyntaxNode, parent: SyntaxNode | null, { kind }: SourceEdit): boolean {
  if (node.type === 'LogicalExpression' && node.operator === '??') {
    return kind === 'right side dropped' && isDefaultOfIndex(node)
  }
  if (node.type === 'LogicalExpression') return kind !== 'right side dropped' && isGuardOf(source, node)
  if (node.type === 'IfStatement' && kind === 'never done') return isGuardOfRest(source, node, parent)
  return parent !== null && isDefaultOfIndex(parent) && parent.right === node
}

/** `list[n] ?? ''`, `list[n]?.name ?? 0`. */
function isDefaultOfIndex({ type, operator, left, right }: SyntaxNode): boolean {
  if (type !== 'LogicalExpression' || operator !== '??') return false
  const empty = nodeIn(right)
  const isEmpty =
    empty?.type === 'Literal' ||
    (empty?.type === 'ObjectExpression' && nodesIn(empty.properties).length === 0) ||
    (empty?.type === 'ArrayExpression' && nodesIn(empty.elements).length === 0)
  return isEmpty && isOfIndex(nodeIn(left))
}

function isOfIndex(node: SyntaxNode | undefined): boolean {
  if (node?.type === 'ChainExpression') return isOfIndex(nodeIn(node.expression))
  if (node?.type !== 'MemberExpression') return false
  return node.computed === true || isOfIndex(nodeIn(node.object))
}

/** `a === undefined || a.b`, `a !== null && a.b`. */
function isGuardOf(source: string, { operator, left, right }: SyntaxNode): boolean {
  const guarded = guardedBy(source, nodeIn(left), operator === '&&' ? '!==' : '===')
  const used = nodeIn(right)
  return guarded !== null && used !== undefined && isUsedIn(source.slice(used.start, used.end), guarded)
}

/** `if (a === undefined) return …`, and `a.b` after it. */
function isGuardOfRest(source: string, node: SyntaxNode, parent: SyntaxNode | null): boolean {
  const guarded = guardedBy(source, nodeIn(node.test), '===')
  const done = nodesIn(nodeIn(node.consequent)?.body).at(-1) ?? nodeIn(node.consequent)
  const isLeft = ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'].includes(done?.type ?? '')
  if (guarded === null || !isLeft || parent?.type !== 'BlockStatement') return false
  return isUsedIn(source.slice(node.end, parent.end), guarded)
}

/** The value that a comparison proves to be present; null for any other comparison. */
function guardedBy(source: string, test: SyntaxNode | undefined, operator: string): string | null {
  const [name, value] = [nodeIn(test?.left), nodeIn(test?.right)]
  if (test?.type !== 'BinaryExpression' || test.operator !== operator || name?.type !== 'Identifier') return null
  if (value === undefined || !['undefined', 'null'].includes(source.slice(value.start, value.end))) return null
  return source.slice(name.start, name.end)
}

/** Whether a property of the named value is read, which the compiler refuses while the value may be missing. */
const isUsedIn = (text: string, name: string): boolean => new RegExp(`(?<![\\w.$])${name}[.[]`).test(text)
