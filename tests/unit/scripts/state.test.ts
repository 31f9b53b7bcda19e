import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requireUsableState } from '#scripts/lib/state.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a directory that is not there is made', () => {
  requireUsableState(join(folder, 'a/b'))
  expect(existsSync(join(folder, 'a/b'))).toBe(true)
})

test('a file in its place is refused', () => {
  const file = join(folder, 'state')
  writeFileSync(file, '')
  expect(() => requireUsableState(file)).toThrow(
    `State cannot be kept in ${file} (it is a file): choose another place with STATE_DIR=….`,
  )
})

test('a sound database passes, a damaged one is named', () => {
  mkdirSync(join(folder, 'v3/d1'), { recursive: true })
  const file = join(folder, 'v3/d1/some.sqlite')
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE t (a)')
  database.close()
  requireUsableState(folder)
  writeFileSync(file, 'no database at all')
  expect(() => requireUsableState(folder)).toThrow(
    `The state in ${folder} is damaged (v3/d1/some.sqlite: file is not a database): delete it to start afresh.`,
  )
})
