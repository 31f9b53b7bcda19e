import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type ArchivedAfter, readArchive } from '#src/api/documents/archive.ts'
import { prepareStorage } from '#src/api/documents/storage.ts'
import { START } from '#tests/support/api.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'

const times = { createdAt: 1, updatedAt: 2, deletedAt: 3, indexedRev: 4 }
const stored = { id: 'x', owner: 7, rev: 5, doc: shortResume(), saves: [], runs: {}, ...times }

/** The parts in which versions with documents of these lengths are read, by the numbers of their rows. */
const partsOf = (name: string, lengths: number[], history = 0) =>
  runInDurableObject(env.RESUMES.getByName(name), (_object, { storage: { sql } }) => {
    prepareStorage(sql)
    for (const length of lengths)
      sql.exec('INSERT INTO versions (rev, at, doc) VALUES (1, ?, ?)', START, 'x'.repeat(length))
    for (let nth = 0; nth < history; nth += 1)
      sql.exec("INSERT INTO history (entry, fields, rev, at, journal) VALUES ('e', '{}', 1, 1, 'j')")
    const parts: unknown[] = []
    let after: ArchivedAfter = { versions: 0, history: 0 }
    do {
      const archive = readArchive(sql, stored, after)
      const numbers = ({ rows }: { rows: { number: number }[] }) => rows.map(({ number }) => number)
      parts.push([numbers(archive.versions), numbers(archive.history)])
      after = { versions: archive.versions.next, history: archive.history.next }
    } while (after.versions !== null || after.history !== null)
    return parts
  })

const MEGABYTE = 1_000_000

test('what is little comes at once, whole', async () => {
  expect(await partsOf('archive-little', [10, 20, 30], 2)).toEqual([
    [
      [1, 2, 3],
      [1, 2],
    ],
  ])
  expect(await partsOf('archive-none', [])).toEqual([[[], []]])
})

test('what is much comes in parts of a little more than six million signs, each row once', async () => {
  const two = 2 * MEGABYTE
  expect(await partsOf('archive-much', [two, two, two, two, two, two, two, two, two], 1)).toEqual([
    [[1, 2, 3], [1]],
    [[4, 5, 6], []],
    [[7, 8, 9], []],
  ])
})

test('a part ends once there is more than that, and not with it', () =>
  runInDurableObject(env.RESUMES.getByName('archive-exact'), (_object, { storage: { sql } }) => {
    prepareStorage(sql)
    // A row says its number, revision, time and name too: 1, 1, 1 and `null`.
    const add = (length: number) =>
      sql.exec('INSERT INTO versions (rev, at, doc) VALUES (1, 1, ?)', 'x'.repeat(length - '111null'.length))
    const two = 2 * MEGABYTE
    for (const length of [two, two, two, 100, 100]) add(length)
    const first = readArchive(sql, stored, { versions: 0, history: null })
    expect([first.versions.rows.length, first.versions.next]).toEqual([4, 4])
    const second = readArchive(sql, stored, { versions: 4, history: null })
    expect(second).toMatchObject({ versions: { rows: [{ number: 5 }], next: null }, history: { rows: [], next: null } })
    const { doc, createdAt, updatedAt, deletedAt } = second
    expect([doc, createdAt, updatedAt, deletedAt]).toEqual([stored.doc, 1, 2, 3])
  }))

test('it is for its owner alone, also once it is deleted', async () => {
  const { api, id, token, user } = await setUpOwner()
  const object = env.RESUMES.getByName(id)
  const archive = async (owner: number) => {
    const answer = await object.archive(owner, { versions: 0, history: 0 })
    return typeof answer === 'string' ? answer : answer.doc
  }
  const both = async () => [await archive(user.id), await archive(user.id + 1)]
  expect(await both()).toEqual([shortResume(), 'missing'])
  await api.call('user/resume/del', { id }, { token })
  expect(await both()).toEqual([shortResume(), 'missing'])
})
