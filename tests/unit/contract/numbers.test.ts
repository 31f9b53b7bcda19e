import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '#src/contract/index.ts'

/** The numbers in a value, each with the way to it; of what is no plain object or list there are none. */
function numbersIn(value: unknown, path: string): string[] {
  if (typeof value === 'number') return [`${path} ${value}`]
  if (Array.isArray(value)) return value.flatMap((each, nth) => numbersIn(each, `${path}.${nth}`))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return []
  if ('_zod' in value || 'def' in value) return []
  return Object.entries(value).flatMap(([name, each]) => numbersIn(each, `${path}.${name}`))
}

// Written anew by `npx vitest run --project unit contract/numbers -u`, and looked at as a change of what is promised.
test('every number of the contract is what it was', async () => {
  // What refusals are told by stands in `refusals.txt`.
  const { apiErrors: _, ...rest } = contract
  const lines = Object.entries(rest).flatMap(([name, value]) => numbersIn(value, name))
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot(resolve('tests/unit/contract/numbers.txt'))
})
