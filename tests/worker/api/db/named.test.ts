import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { statement } from '#src/api/db/named.ts'

test('a value stands wherever its name does, in any order', async () => {
  const row = await statement(env.DB, 'SELECT :b AS first, :a AS second, :b AS third', {
    a: 'α',
    b: null,
    c: 1,
  }).first()
  expect(row).toEqual({ first: null, second: 'α', third: null })
})

test('a name without a value is an error before anything runs', () => {
  expect(() => statement(env.DB, 'SELECT :a, :b', { a: 1 })).toThrow('A statement has no value for :b')
})
