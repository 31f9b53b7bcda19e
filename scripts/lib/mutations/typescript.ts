import { isRefused } from './compiler.ts'
import type { SourceEdit, SourcePlace } from './mutant.ts'
import { isSql, sqlEdits } from './sql.ts'
import { type FoundEdit, statementEdits } from './statements.ts'
import { nodeIn, nodesIn, type SyntaxNode, walk } from './syntax.ts'

/** An edit, and the expression or statement that its switch replaces. */
export type PlacedEdit = SourceEdit & { place: SourcePlace; node: { start: number; end: number }; isStatic: boolean }

const OPERATORS: Record<string, [string, string]> = {
  '>': ['>=', 'boundary moved'],
  '>=': ['>', 'boundary moved'],
  '<': ['<=', 'boundary moved'],
  '<=': ['<', 'boundary moved'],
  '===': ['!==', 'comparison negated'],
  '!==': ['===', 'comparison negated'],
  '-': ['+', 'sum made difference'],
  '*': ['/', 'product made quotient'],
  '/': ['*', 'quotient made product'],
}
const SUM = ['-', 'difference made of a sum'] as const
const METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['every', 'some'],
  ['some', 'every'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
])
/** Methods that return the same type as they are called on, so that the call can be dropped. */
const FORGOTTEN = new Set('trim toLowerCase filter slice toSorted toReversed normalize replace replaceAll'.split(' '))
const UNIT = /^(?:SECOND|MINUTE|HOUR|DAY)_MS$/
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodDefinition']

/** Finds every small mistake that can be made in a file. */
export function editsOf(file: string, source: string): PlacedEdit[] {
  const edits: PlacedEdit[] = []
  walk(source, file, (node, parent, ancestors) => {
    if (parent !== null && isFixed(node, parent, ancestors)) return
    // Vite evaluates these at build time.
    if ([...ancestors, node].some((each) => isGlob(source, each))) return
    const isChained = ancestors.some(({ type }) => type === 'ChainExpression')
    const isStatic = !ancestors.some(({ type }) => FUNCTIONS.includes(type))
    for (const found of [...expressionEdits(source, node, ancestors, isChained), ...statementEdits(source, node)]) {
      if (!isRefused(source, node, parent, found)) edits.push({ ...found, isStatic })
    }
  })
  return edits
}

const isGlob = (source: string, { type, start }: SyntaxNode): boolean =>
  type === 'CallExpression' && source.startsWith('import.meta.glob', start)

/** A key of an object, an index, what is imported from, a directive, a tagged template. */
const isFixed = (node: SyntaxNode, parent: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean =>
  // `[a = 0]`: for the compiler alone, where the list is known to be long enough.
  (parent.type === 'AssignmentPattern' && ancestors.at(-2)?.type === 'ArrayPattern') ||
  (parent.key === node && parent.computed !== true) ||
  (parent.property === node && node.type === 'Literal') ||
  parent.source === node ||
  parent.quasi === node ||
  typeof parent.directive === 'string'

function expressionEdits(
  source: string,
  node: SyntaxNode,
  ancestors: readonly SyntaxNode[],
  isChained: boolean,
): FoundEdit[] {
  const parent = ancestors.at(-1) ?? null
  const make = (at: { start: number; end: number }, text: string, kind: string): FoundEdit => {
    return { start: at.start, end: at.end, text, kind, place: 'expression', node }
  }
  const textOf = ({ start, end }: SyntaxNode) => source.slice(start, end)
  const [left, right, argument] = [nodeIn(node.left), nodeIn(node.right), nodeIn(node.argument)]
  switch (node.type) {
    case 'BinaryExpression': {
      const other = isSum(node) ? SUM : OPERATORS[String(node.operator)]
      if (other === undefined || left === undefined || right === undefined) return []
      return [make(node, `${textOf(left)} ${other[0]} ${textOf(right)}`, other[1])]
    }
    case 'LogicalExpression': {
      if (left === undefined || right === undefined) return []
      const sides = [make(node, textOf(left), 'right side dropped'), make(node, textOf(right), 'left side dropped')]
      if (node.operator === '??') return sides
      const other = node.operator === '&&' ? '||' : '&&'
      return [...sides, make(node, `(${textOf(left)}) ${other} (${textOf(right)})`, 'and and or exchanged')]
    }
    case 'UnaryExpression':
      return node.operator === '!' && argument ? [make(node, textOf(argument), 'negation removed')] : []
    case 'AwaitExpression':
      return argument && isAwaitLoose(ancestors) ? [make(node, textOf(argument), 'await removed')] : []
    case 'Identifier':
      return UNIT.test(String(node.name)) && !isNamedBy(node, parent)
        ? [make(node, `(60 * ${textOf(node)})`, 'another unit of time')]
        : []
    case 'AssignmentExpression':
      return node.operator === '??=' && left && right
        ? [make(node, `${textOf(left)} = ${textOf(right)}`, 'assigned always')]
        : []
    case 'ConditionalExpression':
      return branches(node).map((branch) => make(node, textOf(branch), 'always the same branch'))
    case 'CallExpression':
      // Parentheses would end the optional chain of a?.b().c.
      return isChained && parent?.object === node ? [] : callEdits(source, node, make)
    case 'ArrayExpression':
      return nodesIn(node.elements)
        .filter(({ type }) => ['CallExpression', 'SpreadElement', 'AwaitExpression'].includes(type))
        .map((element) => make(node, without(source, node, nodesIn(node.elements), element), 'element removed'))
    case 'ObjectExpression': {
      // `{ [N in Name]: … }`: one that is missing does not compile.
      if (/^\{ \[\w+ in /.test(typeOf(source, parent))) return []
      const properties = nodesIn(node.properties)
      return properties
        .filter(({ key, type }) => type === 'SpreadElement' || nodeIn(key)?.type === 'Literal')
        .map((property) => make(node, without(source, node, properties, property), 'property removed'))
    }
    case 'TemplateLiteral':
      return isSql(textOf(node)) ? sqlOf(source, node) : partsOf(node)
    case 'Literal':
      return literalEdits(source, node, make)
    default:
      return []
  }
}

/** Whether an await can be dropped without a compile error: its value is unused, or returned from a `try`. */
function isAwaitLoose(ancestors: readonly SyntaxNode[]): boolean {
  const parent = ancestors.at(-1)
  if (parent?.type !== 'ReturnStatement') return parent?.type === 'ExpressionStatement'
  const from = ancestors.findLastIndex(({ type }) => FUNCTIONS.includes(type))
  return ancestors.some(({ type, block }, at) => type === 'TryStatement' && at > from && block === ancestors[at + 1])
}

/** Whether a name is declared there rather than used. */
const isNamedBy = (node: SyntaxNode, parent: SyntaxNode | null): boolean =>
  /Specifier$/.test(parent?.type ?? '') || (parent?.type === 'VariableDeclarator' && parent.id === node)

/** Whether the operands are numbers: one of them is a literal, a product, or named like a constant. */
const isSum = ({ operator, left, right }: SyntaxNode): boolean =>
  operator === '+' &&
  [nodeIn(left), nodeIn(right)].some(
    (side) =>
      typeof side?.value === 'number' ||
      (side?.type === 'BinaryExpression' && side.operator === '*') ||
      (side?.type === 'Identifier' && /^[A-Z_]{3,}$/.test(String(side.name))),
  )

/** The type a variable is declared with; empty without one. */
function typeOf(source: string, declarator: SyntaxNode | null): string {
  const annotation = nodeIn(nodeIn(declarator?.id)?.typeAnnotation)
  const type = nodeIn(annotation?.typeAnnotation)
  return type ? source.slice(type.start, type.end) : ''
}

type Make = (at: { start: number; end: number }, text: string, kind: string) => FoundEdit

const branches = (node: SyntaxNode): SyntaxNode[] => [...nodesIn(node.consequent), ...nodesIn(node.alternate)]

function literalEdits(source: string, node: SyntaxNode, make: Make): FoundEdit[] {
  const { value, regex } = node
  if (typeof regex === 'object' && regex !== null) return regexEdits(source, node, make)
  if (typeof value === 'boolean') return [make(node, String(!value), 'true and false exchanged')]
  if (typeof value === 'string') return isSql(value) ? sqlOf(source, node) : []
  if (typeof value !== 'number' || !Number.isInteger(value)) return []
  const nearby = make(node, String(value + 1), 'number one larger')
  return value >= 10 ? [nearby, make(node, String(value * 2), 'number doubled')] : [nearby]
}

/** Mistakes in a regular expression: without one of its anchors, or without ignoring case. */
function regexEdits(source: string, node: SyntaxNode, make: Make): FoundEdit[] {
  const text = source.slice(node.start, node.end)
  const end = text.lastIndexOf('/')
  const [pattern, flags] = [text.slice(1, end), text.slice(end + 1)]
  // Behind a switch this could not be parsed.
  if (pattern.includes('<!--')) return []
  return [
    ...(pattern.startsWith('^')
      ? [make(node, `/${pattern.slice(1) || '(?:)'}/${flags}`, 'beginning not asked for')]
      : []),
    ...(/(?:^|[^\\])\$$/.test(pattern)
      ? [make(node, `/${pattern.slice(0, -1) || '(?:)'}/${flags}`, 'end not asked for')]
      : []),
    ...(flags.includes('i') ? [make(node, `/${pattern}/${flags.replace('i', '')}`, 'case not ignored')] : []),
  ]
}

/** Swapped arguments of a statement, and methods that are easily confused. */
function callEdits(source: string, node: SyntaxNode, make: Make): FoundEdit[] {
  const callee = nodeIn(node.callee)
  const property = nodeIn(callee?.property)
  const name = String(property?.name ?? '')
  if (property === undefined || callee?.computed === true) return []
  const other = METHODS.get(name)
  const [before, after] = [source.slice(node.start, property.start), source.slice(property.end, node.end)]
  if (other !== undefined) return [make(node, before + other + after, `${name} made ${other}`)]
  if (FORGOTTEN.has(name)) {
    const object = nodeIn(callee?.object)
    return object ? [make(node, source.slice(object.start, object.end), `${name} removed`)] : []
  }
  const args = nodesIn(node.arguments)
  if (name !== 'bind' || args.some(({ type }) => type === 'SpreadElement')) return []
  return args.slice(1).map((second, n) => {
    const first = args[n] ?? second
    const swapped = `${source.slice(second.start, second.end)}, ${source.slice(first.start, first.end)}`
    const text = source.slice(node.start, first.start) + swapped + source.slice(second.end, node.end)
    return make(node, text, 'arguments exchanged')
  })
}

/** The node's text without one of the items of its list. */
function without(source: string, node: SyntaxNode, items: SyntaxNode[], item: SyntaxNode): string {
  const next = items[items.indexOf(item) + 1]
  const close = node.type === 'ArrayExpression' ? ']' : '}'
  return source.slice(node.start, item.start) + (next ? source.slice(next.start, node.end) : close)
}

/** Drops one part of a template string: a key that no longer distinguishes two things. */
const partsOf = (node: SyntaxNode): FoundEdit[] =>
  nodesIn(node.expressions).map(({ start, end }) => {
    // Including `${` and `}`.
    const at = { start: start - '${'.length, end: end + '}'.length }
    return { ...at, text: '', kind: 'part of a text dropped', place: 'expression', node }
  })

/** Mistakes in the SQL of a string literal. */
function sqlOf(source: string, node: SyntaxNode): FoundEdit[] {
  const inner = source.slice(node.start + 1, node.end - 1)
  return sqlEdits(inner).map(({ start, end, text, kind }) => {
    const at = node.start + 1
    return { start: at + start, end: at + end, text, kind: `SQL: ${kind}`, place: 'expression', node }
  })
}
