import { isRefused } from './compiler.ts'
import type { SourceEdit, SourcePlace } from './mutant.ts'
import { isSql, sqlEdits } from './sql.ts'
import { nodeIn, nodesIn, type SyntaxNode, walk } from './syntax.ts'

/** An edit with the expression or statement that stands for it in the switch. */
export type PlacedEdit = SourceEdit & { place: SourcePlace; node: { start: number; end: number }; isStatic: boolean }

type Found = SourceEdit & { place: SourcePlace; node: SyntaxNode }

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
const METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['every', 'some'],
  ['some', 'every'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
])
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodDefinition']

/** Every small mistake that can be made in a file. */
export function editsOf(file: string, source: string): PlacedEdit[] {
  const edits: PlacedEdit[] = []
  walk(source, file, (node, parent, ancestors) => {
    if (parent !== null && isFixed(node, parent, ancestors)) return
    // Vite reads these while it builds.
    if ([...ancestors, node].some((each) => isGlob(source, each))) return
    const isChained = ancestors.some(({ type }) => type === 'ChainExpression')
    const isStatic = !ancestors.some(({ type }) => FUNCTIONS.includes(type))
    for (const found of [...expressionEdits(source, node, parent, isChained), ...statementEdits(source, node)]) {
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

function expressionEdits(source: string, node: SyntaxNode, parent: SyntaxNode | null, isChained: boolean): Found[] {
  const make = (at: { start: number; end: number }, text: string, kind: string): Found => {
    return { start: at.start, end: at.end, text, kind, place: 'expression', node }
  }
  const textOf = ({ start, end }: SyntaxNode) => source.slice(start, end)
  const [left, right, argument] = [nodeIn(node.left), nodeIn(node.right), nodeIn(node.argument)]
  switch (node.type) {
    case 'BinaryExpression': {
      const other = OPERATORS[String(node.operator)]
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
      return parent?.type === 'ExpressionStatement' && argument ? [make(node, textOf(argument), 'await removed')] : []
    case 'ConditionalExpression':
      return branches(node).map((branch) => make(node, textOf(branch), 'always the same branch'))
    case 'CallExpression':
      // In parentheses, the rest of a?.b().c would be asked of undefined.
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

/** The type a variable is declared with; empty without one. */
function typeOf(source: string, declarator: SyntaxNode | null): string {
  const annotation = nodeIn(nodeIn(declarator?.id)?.typeAnnotation)
  const type = nodeIn(annotation?.typeAnnotation)
  return type ? source.slice(type.start, type.end) : ''
}

type Make = (at: { start: number; end: number }, text: string, kind: string) => Found

const branches = (node: SyntaxNode): SyntaxNode[] => [...nodesIn(node.consequent), ...nodesIn(node.alternate)]

function literalEdits(source: string, node: SyntaxNode, make: Make): Found[] {
  const { value } = node
  if (typeof value === 'boolean') return [make(node, String(!value), 'true and false exchanged')]
  if (typeof value === 'string') return isSql(value) ? sqlOf(source, node) : []
  if (typeof value !== 'number' || !Number.isInteger(value)) return []
  const nearby = make(node, String(value + 1), 'number one larger')
  return value >= 10 ? [nearby, make(node, String(value * 2), 'number doubled')] : [nearby]
}

/** Arguments of a statement in another order; methods that are easily taken for one another. */
function callEdits(source: string, node: SyntaxNode, make: Make): Found[] {
  const callee = nodeIn(node.callee)
  const property = nodeIn(callee?.property)
  const name = String(property?.name ?? '')
  if (property === undefined || callee?.computed === true) return []
  const other = METHODS.get(name)
  const [before, after] = [source.slice(node.start, property.start), source.slice(property.end, node.end)]
  if (other !== undefined) return [make(node, before + other + after, `${name} made ${other}`)]
  if (name === 'trim' || name === 'toLowerCase') {
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

/** A text without one of the parts it is made of: a key in which one thing is no longer told from another. */
const partsOf = (node: SyntaxNode): Found[] =>
  nodesIn(node.expressions).map(({ start, end }) => {
    // With the signs around it, which are written close to it.
    const at = { start: start - '${'.length, end: end + '}'.length }
    return { ...at, text: '', kind: 'part of a text dropped', place: 'expression', node }
  })

/** Mistakes inside the quotes, each as the whole literal with the mistake in it. */
function sqlOf(source: string, node: SyntaxNode): Found[] {
  const inner = source.slice(node.start + 1, node.end - 1)
  return sqlEdits(inner).map(({ start, end, text, kind }) => {
    const at = node.start + 1
    return { start: at + start, end: at + end, text, kind: `SQL: ${kind}`, place: 'expression', node }
  })
}

function statementEdits(source: string, node: SyntaxNode): Found[] {
  const test = nodeIn(node.test)
  const make = (at: SyntaxNode, text: string, kind: string): Found => {
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

/** Whether both give something that is written there a name: `this.a = null`, then `b = 0`. */
function areConstants(...statements: SyntaxNode[]): boolean {
  return statements.every((statement) => {
    const done = nodeIn(statement.expression)
    const value = nodeIn(done?.right)
    return done?.type === 'AssignmentExpression' && (value?.type === 'Literal' || value?.name === 'undefined')
  })
}

/** Whether both set something under a name of its own, in one collection: their order changes nothing. */
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

/** Two expressions that follow one another, the second done first. */
function swaps(source: string, statements: SyntaxNode[]): Found[] {
  const isExpression = (statement: SyntaxNode | undefined) => statement?.type === 'ExpressionStatement'
  return statements.slice(1).flatMap((second, n): Found[] => {
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
    // Pairs overlap: all of a run of expressions have the run as their switch.
    const from = statements.findLastIndex((statement, at) => at < n && !isExpression(statement)) + 1
    const after = statements.findIndex((statement, at) => at > n && !isExpression(statement))
    const last = statements[(after < 0 ? statements.length : after) - 1] ?? second
    const node = { type: 'run', start: statements[from]?.start ?? first.start, end: last.end }
    return [{ start: first.start, end: second.end, text, kind: 'statements exchanged', place: 'statement', node }]
  })
}
