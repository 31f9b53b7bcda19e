import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { SqlStorage } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import {
  addHistory,
  prepareStorage,
  readHead,
  readHistory,
  type Stored,
  writeHead,
  writeIndexed,
} from '#src/api/documents/storage.ts'
import { keepVersion, listVersions, nameVersion, readVersion } from '#src/api/documents/versions.ts'
import { MINUTE, START } from '#tests/support/api.ts'
import { shortResume } from '#tests/support/resumes.ts'

/** Does something with the tables of a new object. */
const withTables = (name: string, act: (sql: SqlStorage) => void) =>
  runInDurableObject(env.RESUMES.getByName(name), (_object, { storage }) => {
    prepareStorage(storage.sql)
    act(storage.sql)
  })

function storedAt(rev: number, name = `${rev}`): Stored {
  const times = { createdAt: 1, updatedAt: 2, deletedAt: null, indexedRev: 0 }
  return { id: 'x', owner: 7, rev, doc: shortResume(name), saves: [], runs: {}, ...times }
}

test('a résumé is stored in place of what there was; the index never knows less than before', () =>
  withTables('tables-head', (sql) => {
    writeHead(sql, storedAt(1))
    writeHead(sql, { ...storedAt(2), deletedAt: 5 })
    expect(readHead(sql)).toEqual({ ...storedAt(2), deletedAt: 5 })
    for (const rev of [4, 3]) writeIndexed(sql, rev)
    expect(readHead(sql)?.indexedRev).toBe(4)
  }))

test('what this object did not write is a fault, and not a résumé', () =>
  withTables('tables-fault', (sql) => {
    writeHead(sql, storedAt(1))
    sql.exec(`UPDATE head SET doc = '{"schema":1}'`)
    expect(() => readHead(sql)).toThrow('A stored document does not fit: {"reason":"shape","paths":["basics"]')
  }))

test('the newest 5000 values that gave way are kept, the newest first', () =>
  withTables('tables-history', (sql) => {
    const row = (n: number) => ({ entry: `e${n}`, values: { a: n }, rev: n, at: n, journal: 'j' })
    addHistory(
      sql,
      Array.from({ length: 5000 }, (_, n) => row(n)),
    )
    expect(readHistory(sql, 9999)).toHaveLength(5000)
    addHistory(sql, [row(5000)])
    expect(readHistory(sql, 2)).toEqual([row(5000), row(4999)])
    expect(readHistory(sql, 9999).at(-1)).toEqual(row(1))
  }))

test('a version is kept two minutes after the last automatic one, each revision once', () =>
  withTables('tables-spacing', (sql) => {
    const revs = () => listVersions(sql).map(({ rev, name }) => (name === null ? rev : name))
    keepVersion(sql, storedAt(1), START)
    keepVersion(sql, storedAt(2), START + 2 * MINUTE - 1)
    expect(revs()).toEqual([1])
    nameVersion(sql, storedAt(3), 'named', START + 2 * MINUTE - 1)
    keepVersion(sql, storedAt(2), START + 2 * MINUTE)
    keepVersion(sql, storedAt(2), START + 9 * MINUTE)
    keepVersion(sql, storedAt(3), START + 9 * MINUTE)
    expect(revs()).toEqual([2, 'named', 1])
    keepVersion(sql, storedAt(4), START + 9 * MINUTE)
    keepVersion(sql, storedAt(5), START + 9 * MINUTE, 0)
    expect(revs()).toEqual([5, 4, 2, 'named', 1])
    expect(readVersion(sql, 1)).toEqual(shortResume('1'))
    expect(readVersion(sql, 99)).toBe(null)
  }))

test('a named version takes no room from the automatic ones', () =>
  withTables('tables-room', (sql) => {
    const automatic = () => listVersions(sql).flatMap(({ rev, name }) => (name === null ? [rev] : []))
    for (let n = 1; n <= 50; n += 1) keepVersion(sql, storedAt(n), START + n * 2 * MINUTE)
    expect(nameVersion(sql, storedAt(60), 'named', START)).toBe(true)
    keepVersion(sql, storedAt(51), START + 51 * 2 * MINUTE)
    expect(automatic()).toEqual(Array.from({ length: 50 }, (_, n) => 51 - n))
  }))

test('photos stay for the document, for a version and for the history, each by itself', () =>
  runInDurableObject(env.RESUMES.getByName('tables-photos'), (object, { storage: { sql } }) => {
    prepareStorage(sql)
    const withPhoto = (rev: number, photo: string): Stored => {
      const doc = shortResume()
      return { ...storedAt(rev), doc: { ...doc, basics: { ...doc.basics, photo } } }
    }
    const value = (entry: string, photo: string) => ({ entry, values: { photo }, rev: 1, at: 1, journal: 'j' })
    writeHead(sql, storedAt(3))
    expect(object.photos()).toEqual([])
    keepVersion(sql, withPhoto(1, 'automatic'), START)
    nameVersion(sql, withPhoto(2, 'named'), 'named', START)
    addHistory(sql, [value('basics', 'replaced')])
    writeHead(sql, withPhoto(4, 'shown'))
    expect(object.photos().toSorted()).toEqual(['automatic', 'named', 'replaced', 'shown'])
  }))

test('fifty automatic versions are kept, the oldest go; fifty named ones, then there is no room', () =>
  withTables('tables-kept', (sql) => {
    const name = (n: number, text = `n${n}`) => nameVersion(sql, storedAt(n), text, START)
    for (let n = 1; n <= 50; n += 1) expect(name(n)).toBe(true)
    expect([name(51), name(50), name(50, 'other'), name(51, 'n50')]).toEqual([false, true, false, false])
    for (let n = 101; n <= 150; n += 1) keepVersion(sql, storedAt(n), START + n * 2 * MINUTE)
    expect(listVersions(sql)).toHaveLength(100)
    keepVersion(sql, storedAt(151), START + 151 * 2 * MINUTE)
    const automatic = listVersions(sql).filter((version) => version.name === null)
    expect([automatic.length, automatic[0]?.rev, automatic.at(-1)?.rev, listVersions(sql).length]).toEqual([
      50, 151, 102, 100,
    ])
  }))
