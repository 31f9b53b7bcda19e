import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree with TypeScript), with its place in the source. */
export type Node = { type: string; start: number; end: number; [child: string]: unknown }

export type Visit = (node: Node, parent: Node | null, ancestors: readonly Node[]) => void

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

/** The nodes a property of a node holds. */
export function nodesIn(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode)
}

/** The one node a property holds, if any. */
export const nodeIn = (value: unknown): Node | undefined => nodesIn(value)[0]

/** Calls `visit` for each node that is there when the program runs: types are left out. */
export function walk(source: string, file: string, visit: Visit): void {
  const { program, errors } = parseSync(file, source, { range: false })
  if (errors.length > 0 || !isNode(program)) throw new Error(`${file} cannot be parsed`)
  const into = (node: Node, parent: Node | null, ancestors: readonly Node[]) => {
    visit(node, parent, ancestors)
    const inner = [...ancestors, node]
    for (const child of Object.values(node).flatMap(nodesIn)) if (!isType(child)) into(child, node, inner)
  }
  into(program, null, [])
}

/** Assertions keep their expression; everything else of TypeScript's own is gone when the program runs. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)
