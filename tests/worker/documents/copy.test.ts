import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ArchivedAfter } from '#src/api/documents/archive.ts'
import type { ObjectCopy } from '#src/api/documents/copy.ts'
import { createTestApi, START } from '#tests/support/api.ts'
import { setUpOwner } from '#tests/support/resumes.ts'

const LARGE = 2_000_000
const BEGINNING: ArchivedAfter = { versions: 0, history: 0 }

async function partsOf(id: string): Promise<ObjectCopy[]> {
  const parts: ObjectCopy[] = []
  for (let after = BEGINNING; after.versions !== null || after.history !== null; ) {
    const part = await env.RESUMES.getByName(id).copy(after)
    if (part === null) throw new Error('There is no résumé')
    parts.push(part)
    after = { versions: part.versions.next, history: part.history.next }
  }
  return parts
}

test.each([
  ['versions', 'INSERT INTO versions (rev, at, doc) VALUES (1, ?, ?)'],
  ['history', "INSERT INTO history (entry, rev, journal, at, fields) VALUES ('items/x', 1, 'j', ?, ?)"],
])('a résumé of several parts, for its %s, is in its new place once the last is there, whole', async (what, insert) => {
  const { id } = await setUpOwner(createTestApi())
  await runInDurableObject(env.RESUMES.getByName(id), (_object, { storage: { sql } }) => {
    for (let nth = 0; nth < 5; nth += 1) sql.exec(insert, START, 'x'.repeat(LARGE))
  })
  const parts = await partsOf(id)
  expect(parts.map(({ head }) => head?.id ?? null)).toEqual([null, id])
  const place = env.RESUMES.getByName(`copied-${what}`)
  for (const part of parts) {
    expect(await place.copy(BEGINNING)).toBeNull()
    expect(await place.place(part)).toBe('placed')
  }
  expect(await partsOf(`copied-${what}`)).toEqual(parts)
  // A restore that begins again.
  for (const part of parts) expect(await place.place(part)).toBe('placed')
  expect(await partsOf(`copied-${what}`)).toEqual(parts)
})

test('a part of another résumé does not take the place of one that is there', async () => {
  const [one, other] = [await setUpOwner(createTestApi()), await setUpOwner(createTestApi())]
  const place = env.RESUMES.getByName(one.id)
  const before = await partsOf(one.id)
  const [last] = await partsOf(other.id)
  if (last === undefined) throw new Error('There is no part')
  const row = { number: 1, rev: 1, at: 1, name: null, doc: '{}' }
  expect(await place.place(last)).toBe('taken')
  expect(await place.place({ ...last, head: null, versions: { rows: [row], next: 1 } })).toBe('taken')
  const lost = { number: 1, entry: 'items/x', fields: '{}', rev: 1, at: 1, journal: 'j' }
  expect(await place.place({ ...last, head: null, history: { rows: [lost], next: 1 } })).toBe('taken')
  expect(await partsOf(one.id)).toEqual(before)
})
