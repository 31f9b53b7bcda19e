import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree with TypeScript), with its place in the source. */
export type SyntaxNode = { type: string; start: number; end: number; [child: string]: unknown }

export type NodeVisit = (node: SyntaxNode, parent: SyntaxNode | null, ancestors: readonly SyntaxNode[]) => void

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

/** The nodes a property of a node holds. */
export function nodesIn(value: unknown): SyntaxNode[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode)
}

/** The one node a property holds, if any. */
export const nodeIn = (value: unknown): SyntaxNode | undefined => nodesIn(value)[0]

/** Calls `visit` for each node that exists at run time, so not for types. */
export function walk(source: string, file: string, visit: NodeVisit): void {
  const { program, errors } = parseSync(file, source, { range: false })
  if (errors.length > 0 || !isNode(program)) throw new Error(`${file} cannot be parsed`)
  const into = (node: SyntaxNode, parent: SyntaxNode | null, ancestors: readonly SyntaxNode[]) => {
    visit(node, parent, ancestors)
    const inner = [...ancestors, node]
    for (const child of Object.values(node).flatMap(nodesIn)) if (!isType(child)) into(child, node, inner)
  }
  into(program, null, [])
}

/** Assertions keep their expression; everything else of TypeScript's own is gone when the program runs. */
const isType = ({ type }: SyntaxNode): boolean =>
  type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)
