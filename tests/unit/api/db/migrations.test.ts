import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isContracting, migrationFiles } from '#scripts/lib/migrations.ts'

/** Those before were applied by nobody's site; from the next one on what takes something away is apart. */
const LAST_OF_OLD = '0080_secret_print.sql'
const later = migrationFiles().filter((name) => name > LAST_OF_OLD)

/** The first words of each statement, without comments. */
function statementsOf(sql: string): string[] {
  const bare = sql.replaceAll(/--.*$/gm, '')
  return bare.split(';').flatMap((statement) => (statement.trim() === '' ? [] : [statement.trim()]))
}

/** What a Worker that was made before would miss afterwards. A table that is made anew under its name is not missed. */
function takenAway(sql: string): string[] {
  const made = new Set([...sql.matchAll(/(?:CREATE TABLE|RENAME TO)\s+(\w+)/gi)].map(([, name]) => name))
  return statementsOf(sql).filter((statement) => {
    const table = /^DROP TABLE (?:IF EXISTS )?(\w+)/i.exec(statement)?.[1]
    if (table !== undefined) return !made.has(table)
    const renamed = /^ALTER TABLE (\w+)\s+RENAME TO/i.exec(statement)?.[1]
    if (renamed !== undefined) return !made.has(renamed)
    return /^ALTER TABLE \w+\s+(DROP|RENAME COLUMN)/i.test(statement)
  })
}

/** What may stand beside it: rows, indexes and triggers that go with it. */
function goesAlong(sql: string): string[] {
  return statementsOf(sql).filter((statement) => /^(DELETE|UPDATE|DROP (INDEX|TRIGGER))\b/i.test(statement))
}

describe('what a migration takes away', () => {
  test.each([
    ['DROP TABLE a;', 1],
    ['-- Nobody reads it.\nALTER TABLE a DROP COLUMN b;\nALTER TABLE a RENAME COLUMN c TO d;', 2],
    ['ALTER TABLE a RENAME TO b;', 1],
    ['CREATE TABLE new_a (b);\nDROP TABLE a;\nALTER TABLE new_a RENAME TO a;', 0],
    ['ALTER TABLE a ADD COLUMN b;\nDROP INDEX c;', 0],
  ])('%s', (sql, count) => {
    expect(takenAway(sql)).toHaveLength(count)
  })

  test('is a file of its own, called so: NNNN_contract_….sql', () => {
    const wrong = later.filter((name) => {
      const sql = readFileSync(`src/api/db/migrations/${name}`, 'utf8')
      const [taken, all] = [takenAway(sql).length, statementsOf(sql).length]
      return isContracting(name) ? taken + goesAlong(sql).length !== all : taken > 0
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['0100_contract_old_views.sql', true],
    ['0100_contracts.sql', false],
    ['0100_expand_contract_views.sql', false],
  ])('%s', (name, expected) => {
    expect(isContracting(name)).toBe(expected)
  })
})
