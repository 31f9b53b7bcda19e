import type { SourceEdit } from './mutant.ts'

type Token = { text: string; start: number; end: number; depth: number }

/** Names of SQL, a number, a string, a placeholder of the template, an operator; the rest is white space. */
const TOKEN =
  /\$\{(?:[^{}]|\{[^{}]*\})*\}|'(?:[^']|'')*'|\?\d*|[A-Za-z_][\w.]*|\d+|->>?|<>|!=|<=|>=|\|\||[-+*/<>=(),;]/g

/** What ends a list of conditions at the same depth. */
const ENDS = new Set(
  'WHERE ORDER GROUP LIMIT RETURNING UNION HAVING SET ON JOIN LEFT INNER FROM DO THEN ELSE END SELECT VALUES'.split(
    ' ',
  ),
)
const OTHER_SIDE = new Map([
  ['>', '>='],
  ['>=', '>'],
  ['<', '<='],
  ['<=', '<'],
  ['min', 'max'],
  ['max', 'min'],
])

/** Whether a text is SQL or a part of it: keywords are in capitals. */
export const isSql = (text: string): boolean =>
  /\b(?:SELECT|UPDATE|DELETE FROM|INSERT|WHERE|EXISTS|IS NULL|IS NOT NULL|ORDER BY|AND|DESC|COLLATE)\b|(?:\w+|\?\d*) (?:[<>=]|<=|>=|<>) \?\d*/.test(
    text,
  )

/**
 * Finds small mistakes in SQL. A dropped condition keeps its parameters, because a missing one would be an error that
 * everybody notices.
 */
export function sqlEdits(sql: string): SourceEdit[] {
  const tokens = tokensOf(sql)
  return [...conditionEdits(sql, tokens), ...assignmentEdits(sql, tokens), ...tokens.flatMap(wordEdits(sql, tokens))]
}

function tokensOf(sql: string): Token[] {
  let depth = 0
  return [...sql.matchAll(TOKEN)].map(({ 0: text, index }) => {
    if (text === ')') depth -= 1
    const token = { text, start: index, end: index + text.length, depth }
    if (text === '(') depth += 1
    return token
  })
}

type Condition = { from: number; to: number; joiner: Token | null }

/** Conditions dropped; AND and OR swapped. */
function conditionEdits(sql: string, tokens: Token[]): SourceEdit[] {
  return conditionLists(tokens).flatMap((list) => {
    const joined = list.flatMap(({ joiner }) => (joiner === null ? [] : [joiner.text]))
    const isOr = joined.length > 0 && joined.every((text) => text === 'OR')
    const swaps = list.flatMap(({ joiner }): SourceEdit[] =>
      joiner === null ? [] : [edit(joiner, joiner.text === 'AND' ? 'OR' : 'AND', 'AND and OR exchanged')],
    )
    const drops = list.flatMap(({ from, to }): SourceEdit[] => {
      const [first, last] = [tokens[from], tokens[to]]
      if (first === undefined || last === undefined) return []
      const text = sql.slice(first.start, last.end)
      const always = isOr ? `(0 AND ${text})` : `(1 OR ${text})`
      return [{ start: first.start, end: last.end, text: always, kind: 'condition dropped' }]
    })
    return [...drops, ...swaps]
  })
}

/** Finds conditions: after WHERE, HAVING or ON, in parentheses that hold AND or OR, and in a part of a statement. */
function conditionLists(tokens: Token[]): Condition[][] {
  const starts = tokens.flatMap(({ text, depth }, n): number[] => {
    const next = tokens[n + 1]
    if (text === 'WHERE' || text === 'HAVING' || (text === 'ON' && next?.text !== 'CONFLICT')) return [n + 1]
    const isGroup = text === '(' && next !== undefined && !['SELECT', ')', 'WITH'].includes(next.text)
    return isGroup && listFrom(tokens, n + 1, depth + 1).length > 1 ? [n + 1] : []
  })
  const isPart =
    tokens[0] !== undefined && !/^(?:SELECT|UPDATE|DELETE|INSERT|WITH|CREATE|ALTER|DROP)$/.test(tokens[0].text)
  return [...(isPart ? [0] : []), ...starts]
    .map((n) => listFrom(tokens, n, tokens[n]?.depth ?? 0))
    .filter((list) => list.length > 0 && (!isPart || list.length > 1 || isComparison(tokens, list)))
}

const isComparison = (tokens: Token[], list: Condition[]): boolean =>
  list.some(({ from, to }) =>
    tokens.slice(from, to + 1).some(({ text }) => /^(?:[<>=]+|IS|EXISTS|IN|LIKE|MATCH)$/.test(text)),
  )

function listFrom(tokens: Token[], start: number, depth: number): Condition[] {
  const list: Condition[] = []
  let from = start
  let joiner: Token | null = null
  let isBetween = false
  for (let n = start; ; n += 1) {
    const token = tokens[n]
    const isHere = token?.depth === depth
    const isOver =
      token === undefined || token.depth < depth || (isHere && (ENDS.has(token.text) || /^[,;]$/.test(token.text)))
    const joins = isHere && (token.text === 'OR' || (token.text === 'AND' && !isBetween))
    if (isOver || joins) {
      if (n > from) list.push({ from, to: n - 1, joiner })
      if (isOver) return list
      joiner = token
      from = n + 1
    }
    if (isHere && (token.text === 'BETWEEN' || token.text === 'AND')) isBetween = token.text === 'BETWEEN'
  }
}

const SET_ENDS = new Set(['WHERE', 'FROM', 'RETURNING', 'ON', ','])

/** Columns of a SET that keep their value. */
function assignmentEdits(sql: string, tokens: Token[]): SourceEdit[] {
  return tokens.flatMap(({ text, depth }, n) => {
    if (text !== 'SET') return []
    const edits: SourceEdit[] = []
    for (let at = n + 1; ; ) {
      const [column, equals, first] = [tokens[at], tokens[at + 1], tokens[at + 2]]
      if (column === undefined || first === undefined || equals?.text !== '=') return edits
      let last = at + 2
      const ends = ({ text, depth: inner }: Token) => inner < depth || (inner === depth && SET_ENDS.has(text))
      while (true) {
        const next = tokens[last + 1]
        if (next === undefined || ends(next)) break
        last += 1
      }
      const { end } = tokens[last] ?? first
      const value = sql.slice(first.start, end)
      edits.push({ start: first.start, end, text: `iif(1, ${column.text}, ${value})`, kind: 'column not written' })
      if (tokens[last + 1]?.text !== ',') return edits
      at = last + 2
    }
  })
}

const wordEdits =
  (sql: string, tokens: Token[]) =>
  (token: Token, n: number): SourceEdit[] => {
    const { text } = token
    const [previous, next] = [tokens[n - 1], tokens[n + 1]]
    const other = OTHER_SIDE.get(text)
    if (other !== undefined && (/\W/.test(text) || next?.text === '(')) {
      return [edit(token, other, /\W/.test(text) ? 'boundary moved' : 'min and max exchanged')]
    }
    if (/^\d+$/.test(text) && isCounted(previous, next))
      return [edit(token, String(Number(text) + 1), 'number one larger')]
    if ((text === '+' || text === '-') && isAdded(previous))
      return [edit(token, text === '+' ? '-' : '+', 'sum and difference exchanged')]
    if (text === 'coalesce' && next?.text === '(') return withoutDefault(sql, tokens, n)
    if (text === 'DESC') return [edit(token, '', 'order reversed')]
    if (text === 'DISTINCT') return [edit(token, '', 'DISTINCT removed')]
    // With LIMIT 1 the first row is read.
    if (text === 'LIMIT' && next !== undefined && next.text !== '1' && /^(?:\?\d*|\d+|\$\{.*\})$/.test(next.text)) {
      return [edit(next, `${next.text} + 1`, 'limit moved'), edit(next, `${next.text} + 1000000`, 'limit removed')]
    }
    if (text === 'BY' && previous?.text === 'ORDER') return reversals(sql, tokens, n)
    if (text === 'NULL' && previous?.text === 'NOT' && tokens[n - 2]?.text === 'IS')
      return [edit(previous, '', 'IS NOT NULL made IS NULL')]
    if (text === 'NULL' && previous?.text === 'IS') return [edit(token, 'NOT NULL', 'IS NULL made IS NOT NULL')]
    if (text === 'CONFLICT') return conflictEdits(tokens, n)
    if (text === 'IGNORE' && previous?.text === 'OR') return [span(previous, token, '', 'OR IGNORE removed')]
    if (text === 'JOIN' && previous?.text === 'LEFT') return [edit(previous, '', 'LEFT JOIN made JOIN')]
    return []
  }

/** Whether a number is a quantity, and not part of a list, a limit or a condition that is always true. */
const isCounted = (previous: Token | undefined, next: Token | undefined): boolean =>
  previous !== undefined && /^(?:[-+=<>]|<=|>=|<>|THEN|ELSE)$/.test(previous.text) && next?.text !== '='

const isAdded = (previous: Token | undefined): boolean =>
  previous !== undefined &&
  /^(?:[A-Za-z_][\w.]*|\d+|\?\d*|\)|\$\{.*\})$/.test(previous.text) &&
  !ENDS.has(previous.text)

/** `coalesce(a, b)` replaced by b, with the parameters kept. */
function withoutDefault(sql: string, tokens: Token[], n: number): SourceEdit[] {
  const open = tokens[n + 1]
  const comma = tokens.findIndex(({ text, depth }, at) => at > n && text === ',' && depth === (open?.depth ?? 0) + 1)
  const end = tokens.findIndex(({ text, depth }, at) => at > n + 1 && text === ')' && depth === open?.depth)
  const [first, last, close] = [tokens[n], tokens[comma], tokens[end]]
  if (first === undefined || last === undefined || close === undefined || end < comma) return []
  const [known, other] = [sql.slice(open?.end, last.start), sql.slice(last.end, close.start)]
  return [
    span(first, close, `iif(1, ${other.trim()}, ${known.trim()})`, 'default always'),
    span(first, close, `iif(1, ${known.trim()}, ${other.trim()})`, 'default never'),
  ]
}

/** Terms of an ORDER BY that do not say DESC. */
function reversals(sql: string, tokens: Token[], by: number): SourceEdit[] {
  const edits: SourceEdit[] = []
  const depth = tokens[by]?.depth
  for (let n = by + 1, from = by + 1; ; n += 1) {
    const token = tokens[n]
    const isOver = token === undefined || token.depth < (depth ?? 0) || (token.depth === depth && ENDS.has(token.text))
    if (!isOver && !(token.depth === depth && token.text === ',')) continue
    const [first, last] = [tokens[from], tokens[n - 1]]
    if (
      first !== undefined &&
      last !== undefined &&
      n > from &&
      !/^(?:ASC|DESC)$/.test(last.text) &&
      !last.text.startsWith('$')
    ) {
      edits.push({
        start: first.start,
        end: last.end,
        text: `${sql.slice(first.start, last.end)} DESC`,
        kind: 'order reversed',
      })
    }
    if (isOver) return edits
    from = n + 1
  }
}

/** `ON CONFLICT … DO NOTHING` dropped. */
function conflictEdits(tokens: Token[], n: number): SourceEdit[] {
  const on = tokens[n - 1]
  const end = tokens.findIndex(({ text }, at) => at > n && text === 'DO')
  const last = tokens[end + 1]
  if (on?.text !== 'ON' || end < 0 || last?.text !== 'NOTHING') return []
  return [span(on, last, '', 'ON CONFLICT removed')]
}

const edit = ({ start, end }: Token, text: string, kind: string): SourceEdit => ({ start, end, text, kind })
const span = (first: Token, last: Token, text: string, kind: string): SourceEdit =>
  edit({ ...first, end: last.end }, text, kind)
