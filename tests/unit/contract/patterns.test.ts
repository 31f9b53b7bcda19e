import { expect, test } from 'vitest'
import { outlineOf } from '#tests/support/pattern-outline.ts'

/** Everything the contract exports, schemas and tables of schemas among it. */
const modules = import.meta.glob<Record<string, unknown>>('/src/contract/**/*.ts', { eager: true })

/** The patterns of all strings that can be reached from a value, by their text. */
function patternsIn(value: unknown, seen: Set<unknown>, found: Map<string, RegExp>): Map<string, RegExp> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found
  seen.add(value)
  if (value instanceof RegExp) return found.set(String(value), value)
  // What zod keeps of a schema is its definition; the rest of it leads everywhere.
  const zod: unknown = Reflect.get(value, '_zod')
  const next = typeof zod === 'object' && zod !== null ? Reflect.get(zod, 'def') : value
  for (const part of Object.values(next ?? {})) patternsIn(part, seen, found)
  return found
}

test('a pattern of the contract is met by a whole value, not by a part of it', () => {
  const patterns = [...patternsIn(modules, new Set(), new Map()).values()]
  expect(patterns.length).toBeGreaterThan(20)
  const others = patterns.filter((pattern) => !/^\^[^|]*\$$/.test(outlineOf(pattern.source)) || pattern.multiline)
  // A number of another country is told by its beginning.
  expect(others).toEqual([/^(?!\s*(?:\+|00)(?!\s*86))/])
})
