import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areas } from '#scripts/lib/mutations/areas.ts'
import { sample } from '#scripts/lib/mutations/sample.ts'
import { sqlEdits } from '#scripts/lib/mutations/sql.ts'
import { withSwitches } from '#scripts/lib/mutations/switches.ts'
import { editsOf } from '#scripts/lib/mutations/typescript.ts'

/** The text with each edit made, under what was done. */
const made = (text: string, edits: { start: number; end: number; text: string; kind: string }[]) =>
  edits.map((edit) => `${edit.kind}: ${text.slice(0, edit.start)}${edit.text}${text.slice(edit.end)}`)

/** A part of a statement from elsewhere, as the source has it. */
const PART = ['$', '{WRITTEN}'].join('')

describe('mistakes in a statement', () => {
  test.each<[string, string[]]>([
    [
      'DELETE FROM a WHERE x = ? AND y >= ?',
      [
        'condition dropped: DELETE FROM a WHERE (1 OR x = ?) AND y >= ?',
        'condition dropped: DELETE FROM a WHERE x = ? AND (1 OR y >= ?)',
        'AND and OR exchanged: DELETE FROM a WHERE x = ? OR y >= ?',
        'boundary moved: DELETE FROM a WHERE x = ? AND y > ?',
      ],
    ],
    [
      'SELECT x FROM a WHERE (y OR z) AND w BETWEEN 1 AND 2',
      [
        'condition dropped: SELECT x FROM a WHERE (1 OR (y OR z)) AND w BETWEEN 1 AND 2',
        'condition dropped: SELECT x FROM a WHERE (y OR z) AND (1 OR w BETWEEN 1 AND 2)',
        'AND and OR exchanged: SELECT x FROM a WHERE (y OR z) OR w BETWEEN 1 AND 2',
        'condition dropped: SELECT x FROM a WHERE ((0 AND y) OR z) AND w BETWEEN 1 AND 2',
        'condition dropped: SELECT x FROM a WHERE (y OR (0 AND z)) AND w BETWEEN 1 AND 2',
        'AND and OR exchanged: SELECT x FROM a WHERE (y AND z) AND w BETWEEN 1 AND 2',
      ],
    ],
    [
      "UPDATE a SET x = CASE ? WHEN 'b' THEN 1 END, y = max(y, ?) WHERE id IS NULL",
      [
        "condition dropped: UPDATE a SET x = CASE ? WHEN 'b' THEN 1 END, y = max(y, ?) WHERE (1 OR id IS NULL)",
        "column not written: UPDATE a SET x = iif(1, x, CASE ? WHEN 'b' THEN 1 END), y = max(y, ?) WHERE id IS NULL",
        "column not written: UPDATE a SET x = CASE ? WHEN 'b' THEN 1 END, y = iif(1, y, max(y, ?)) WHERE id IS NULL",
        "number one larger: UPDATE a SET x = CASE ? WHEN 'b' THEN 2 END, y = max(y, ?) WHERE id IS NULL",
        "min and max exchanged: UPDATE a SET x = CASE ? WHEN 'b' THEN 1 END, y = min(y, ?) WHERE id IS NULL",
        "IS NULL made IS NOT NULL: UPDATE a SET x = CASE ? WHEN 'b' THEN 1 END, y = max(y, ?) WHERE id IS NOT NULL",
      ],
    ],
    [
      'UPDATE a SET x = coalesce(:x, 0), y = y + 1',
      [
        'column not written: UPDATE a SET x = iif(1, x, coalesce(:x, 0)), y = y + 1',
        'column not written: UPDATE a SET x = coalesce(:x, 0), y = iif(1, y, y + 1)',
        'default always: UPDATE a SET x = iif(1, 0, :x), y = y + 1',
        'default never: UPDATE a SET x = iif(1, :x, 0), y = y + 1',
        'sum and difference exchanged: UPDATE a SET x = coalesce(:x, 0), y = y - 1',
        'number one larger: UPDATE a SET x = coalesce(:x, 0), y = y + 2',
      ],
    ],
    ['SELECT 1 FROM a LIMIT 1', []],
    ['CREATE TABLE a (b INTEGER NOT NULL)', []],
    ['INSERT INTO a VALUES (?) ON CONFLICT (x) DO NOTHING', ['ON CONFLICT removed: INSERT INTO a VALUES (?) ']],
    [
      'SELECT x FROM a ORDER BY y DESC, z LIMIT ?',
      [
        'order reversed: SELECT x FROM a ORDER BY y DESC, z DESC LIMIT ?',
        'order reversed: SELECT x FROM a ORDER BY y , z LIMIT ?',
        'limit moved: SELECT x FROM a ORDER BY y DESC, z LIMIT ? + 1',
        'limit removed: SELECT x FROM a ORDER BY y DESC, z LIMIT ? + 1000000',
      ],
    ],
    [
      `${PART} AND x = 1`,
      [
        `condition dropped: (1 OR ${PART}) AND x = 1`,
        `condition dropped: ${PART} AND (1 OR x = 1)`,
        `AND and OR exchanged: ${PART} OR x = 1`,
        `number one larger: ${PART} AND x = 2`,
      ],
    ],
  ])('%s', (sql, expected) => expect(made(sql, sqlEdits(sql))).toEqual(expected))
})

describe('mistakes in TypeScript', () => {
  test.each<[string, string[]]>([
    [
      'async function f(a: number) {\n  await g()\n  h()\n}',
      [
        'statements exchanged: async function f(a: number) {\n  h()\n;await g()\n}',
        'statement removed: async function f(a: number) {\n  \n  h()\n}',
        'await removed: async function f(a: number) {\n  g()\n  h()\n}',
        'statement removed: async function f(a: number) {\n  await g()\n  \n}',
      ],
    ],
    [
      'const f = (a: 1) => a > 2',
      ['boundary moved: const f = (a: 1) => a >= 2', 'number one larger: const f = (a: 1) => a > 3'],
    ],
    [
      "function f() {\n  c.set('a', 1)\n  c.set('b', g())\n  c.get('x').log.info('b')\n}",
      [
        "statement removed: function f() {\n  \n  c.set('b', g())\n  c.get('x').log.info('b')\n}",
        "number one larger: function f() {\n  c.set('a', 2)\n  c.set('b', g())\n  c.get('x').log.info('b')\n}",
        "statement removed: function f() {\n  c.set('a', 1)\n  \n  c.get('x').log.info('b')\n}",
        "statement removed: function f() {\n  c.set('a', 1)\n  c.set('b', g())\n  \n}",
      ],
    ],
    [
      'const f = (a: number) => a + B_MS + 2 * MINUTE_MS',
      [
        'difference made of a sum: const f = (a: number) => a + B_MS - 2 * MINUTE_MS',
        'difference made of a sum: const f = (a: number) => a - B_MS + 2 * MINUTE_MS',
        'product made quotient: const f = (a: number) => a + B_MS + 2 / MINUTE_MS',
        'number one larger: const f = (a: number) => a + B_MS + 3 * MINUTE_MS',
        'another unit of time: const f = (a: number) => a + B_MS + 2 * (60 * MINUTE_MS)',
      ],
    ],
    ["import { DAY_MS } from './time.ts'", []],
    [
      'async function f() {\n  try {\n    return await a()\n  } catch {\n    return await b()\n  }\n}',
      [
        'catch emptied: async function f() {\n  try {\n    return await a()\n  } catch {}\n}',
        'await removed: async function f() {\n  try {\n    return a()\n  } catch {\n    return await b()\n  }\n}',
      ],
    ],
    ['const f = () => a.filter(b)', ['filter removed: const f = () => a']],
    [
      'const f = () => /^a$/i.test(b)',
      [
        'beginning not asked for: const f = () => /a$/i.test(b)',
        'end not asked for: const f = () => /^a/i.test(b)',
        'case not ignored: const f = () => /^a$/.test(b)',
      ],
    ],
    [
      'function f() {\n  a ??= b\n}',
      ['statement removed: function f() {\n  \n}', 'assigned always: function f() {\n  a = b\n}'],
    ],
    ["const a: { [N in Name]: string } = { 'x-y': z }", []],
    ["const f = () => ({ 'x-y': z, w })", ['property removed: const f = () => ({ w })']],
    [`const f = () => \`a:${PART}:b\``, ['part of a text dropped: const f = () => `a::b`']],
    ['const f = () => [a(), b]', ['element removed: const f = () => [b]']],
    [
      'function f() {\n  if (a) return b\n}',
      ['never done: function f() {\n  \n}', 'always done: function f() {\n  return b\n}'],
    ],
  ])('%s', (source, expected) => expect(made(source, editsOf('a.ts', source))).toEqual(expected))

  test.each<[string, string[]]>([
    ["const f = () => a[0] ?? ''", ["left side dropped: const f = () => ''"]],
    ['const f = () => a[b]?.c ?? 1', ['left side dropped: const f = () => 1']],
    [
      'const f = () => a.get(b) ?? 1',
      [
        'right side dropped: const f = () => a.get(b)',
        'left side dropped: const f = () => 1',
        'number one larger: const f = () => a.get(b) ?? 2',
      ],
    ],
    [
      'const f = () => a === undefined || a.b',
      [
        'right side dropped: const f = () => a === undefined',
        'comparison negated: const f = () => a !== undefined || a.b',
      ],
    ],
    [
      'const f = () => a !== null && b(a)',
      [
        'right side dropped: const f = () => a !== null',
        'left side dropped: const f = () => b(a)',
        'and and or exchanged: const f = () => (a !== null) || (b(a))',
        'comparison negated: const f = () => a === null && b(a)',
      ],
    ],
    [
      'function f() {\n  if (a === null) return\n  b(a.c)\n}',
      [
        'always done: function f() {\n  return\n  b(a.c)\n}',
        'comparison negated: function f() {\n  if (a !== null) return\n  b(a.c)\n}',
        'statement removed: function f() {\n  if (a === null) return\n  \n}',
      ],
    ],
    [
      'function f() {\n  this.a = undefined\n  b = null\n}',
      [
        'statement removed: function f() {\n  \n  b = null\n}',
        'statement removed: function f() {\n  this.a = undefined\n  \n}',
      ],
    ],
  ])('what the compiler refuses, or nobody could tell, is none: %s', (source, expected) => {
    expect(made(source, editsOf('a.ts', source))).toEqual(expected)
  })

  test('each is switched on alone, the rest is as it was', () => {
    const source = 'export function f(a: number) {\n  let b = 0\n  if (a > 3) b = 1\n  b += 2\n  return b\n}'
    const edits = editsOf('a.ts', source).map((edit, at) => ({ ...edit, id: at + 1 }))
    const code = withSwitches(source, edits).replace('export function f(a: number)', 'return function f(a)')
    const f: (a: number) => number = Function('globalThis', code)({ __mutants: { is: (id: number) => id === active } })
    let active = 0
    const results = [0, ...edits.map(({ id }) => id)].map((id) => {
      active = id
      return `${edits[id - 1]?.kind ?? 'as it is'}: ${f(3)}, ${f(4)}`
    })
    expect(results).toEqual([
      'as it is: 2, 3',
      'number one larger: 3, 3',
      'never done: 2, 2',
      'always done: 3, 3',
      'boundary moved: 3, 3',
      'number one larger: 2, 2',
      'statement removed: 2, 2',
      'number one larger: 2, 4',
      'statement removed: 0, 1',
      'number one larger: 3, 4',
    ])
  })
})

test('a sample is the same for the same seed', () => {
  const list = Array.from({ length: 50 }, (_, n) => n)
  expect(sample(list, 5, 7)).toEqual(sample(list, 5, 7))
  expect(sample(list, 5, 7)).not.toEqual(sample(list, 5, 8))
  expect(sample(list, 100, 7)).toEqual(list)
})

/** The globs of a glob with alternatives in braces. */
function alternatives(glob: string): string[] {
  const [whole, inside] = /\{([^{}]*)\}/.exec(glob) ?? []
  if (whole === undefined || inside === undefined) return [glob]
  return inside.split(',').flatMap((one) => alternatives(glob.replace(whole, one)))
}

test('each name in the globs of an area is that of a file, so that a renamed one is still scored', () => {
  const globs = Object.values(areas).flat().flatMap(alternatives)
  expect(globs.filter((glob) => globSync(glob).length === 0)).toEqual([])
})
