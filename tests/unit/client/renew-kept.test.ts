import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCall } from '#client/api/call.ts'
import { renewKept } from '#client/features/resumes/renew-kept.ts'
import { forgetResume, isPhotoKept, keepResume, listKept } from '#client/lib/kept-resumes.ts'
import type { User } from '#src/contract/user.ts'
import { resumes as listed, user } from '#tests/support/fixtures.ts'
import { PNG } from '#tests/support/pictures.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = 'abcdefghijklmnop'
const OTHER_ID = 'ponmlkjihgfedcba'
const stranger: User = { ...user, user_id: 99 }

const kept = async () => (await listKept())?.resumes.map(({ id, rev, doc }) => [id, rev, doc?.basics.name])
/** What a page remembers of what it asked for. */
const memory = () => ({ asked: new Map<string, number>(), now: () => 0 })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', { cookie: '__Host-signed-in=1' })
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const [card] = listed.items
if (card === undefined) throw new Error('The list is empty')

function server(answers: Record<string, unknown>) {
  const asked: string[] = []
  const call = createCall(
    async (input) => {
      const id = new URL(new Request(input).url).searchParams.get('id') ?? ''
      asked.push(id)
      return Response.json(answers[id] ?? { code: 0, msg: 'gone' })
    },
    () => 'zh',
  )
  return { asked, call }
}

test('what has changed elsewhere is renewed, what is deleted goes, what is current is not asked for', async () => {
  await keepResume(user, card.id, { rev: card.rev, doc: person('Current') })
  await keepResume(user, ID, { rev: 1, doc: person('Old') })
  await keepResume(user, OTHER_ID, { rev: 1, doc: person('Deleted') })
  const { asked, call } = server({ [ID]: { code: 1, msg: '', data: { rev: 5, doc: person('New') } } })
  expect(await renewKept(call, user, [card], memory())).toBe(true)
  expect((await kept())?.toSorted()).toEqual(
    [
      [card.id, card.rev, 'Current'],
      [ID, 5, 'New'],
    ].toSorted(),
  )
  expect(asked.toSorted()).toEqual([ID, OTHER_ID])
})

test('what was asked for is not asked for again at the next visit, only some time later or when it has changed', async () => {
  await keepResume(user, card.id, { rev: card.rev + 1, doc: person('Newer than the list') })
  await keepResume(user, ID, { rev: 1, doc: person('Elsewhere') })
  const answer = { code: 1, msg: '', data: { rev: 1, doc: person('Elsewhere') } }
  const { asked, call } = server({ [ID]: answer })
  const known = memory()
  expect(await renewKept(call, user, [card], known)).toBe(true)
  expect(await renewKept(call, user, [card], known)).toBe(false)
  expect(asked).toEqual([ID])
  await renewKept(call, user, [card, { ...card, id: ID, rev: 2 }], known)
  expect(asked).toEqual([ID, ID])
  await renewKept(call, user, [card], { ...known, now: () => 11 * 60_000 })
  expect(asked).toEqual([ID, ID, ID])
})

test('that one was asked for says nothing of another, though both are listed in the same state', async () => {
  const { asked, call } = server({})
  const known = memory()
  const both = [ID, OTHER_ID].map((id) => ({ ...card, id, rev: 2 }))
  await keepResume(user, ID, { rev: 1, doc: person('One') })
  expect(await renewKept(call, user, both, known)).toBe(true)
  await keepResume(user, OTHER_ID, { rev: 1, doc: person('Another') })
  expect(await renewKept(call, user, both, known)).toBe(true)
  expect(asked).toEqual([ID, OTHER_ID])
})

test('what a newer page has written, which this one cannot read, leaves the copy as it is', async () => {
  await keepResume(user, ID, { rev: 1, doc: person('Old') })
  const doc = { ...person('New'), schema: 1000 }
  const { call } = server({ [ID]: { code: 1, msg: '', data: { rev: 2, doc } } })
  expect(await renewKept(call, user, [], memory())).toBe(true)
  expect(await kept()).toEqual([[ID, 1, 'Old']])
})

test('what was asked for counts for ten minutes', async () => {
  await keepResume(user, ID, { rev: 1, doc: person('Elsewhere') })
  const { asked, call } = server({ [ID]: { code: 1, msg: '', data: { rev: 1, doc: person('Elsewhere') } } })
  const { asked: known } = memory()
  const visit = (at: number) => renewKept(call, user, [], { asked: known, now: () => at })
  expect([await visit(0), await visit(600_000 - 1), await visit(600_000), asked.length]).toEqual([
    ...[true, false, true, 2],
  ])
})

test('what is renewed is kept with its picture by the time that is said, and what this device refuses is said', async () => {
  await keepResume(user, ID, { rev: 1, doc: person('Old') })
  const doc = { ...person('New'), basics: { name: 'New', photo: 'picture-1' } }
  const { call } = server({ [ID]: { code: 1, msg: '', data: { rev: 2, doc } } })
  vi.stubGlobal('fetch', async () => new Response(PNG, { headers: { 'content-type': 'image/png' } }))
  expect(await renewKept(call, user, [], memory())).toBe(true)
  expect([await kept(), await isPhotoKept('picture-1')]).toEqual([[[ID, 2, 'New']], true])
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await expect(renewKept(call, user, [], memory())).rejects.toThrow(DOMException)
})

test('what could not be asked is asked at the next visit', async () => {
  await keepResume(user, ID, { rev: 1, doc: person('Old') })
  const known = memory()
  const unreachable = createCall(
    async () => {
      throw new TypeError('Failed to fetch')
    },
    () => 'zh',
  )
  await expect(renewKept(unreachable, user, [], known)).rejects.toMatchObject({ code: -1 })
  const { asked, call } = server({})
  expect(await renewKept(call, user, [], known)).toBe(true)
  expect(asked).toEqual([ID])
})

test('without an answer nothing is removed; for another user nothing is asked', async () => {
  await keepResume(user, ID, { rev: 1, doc: person('Old') })
  const call = createCall(
    async () => {
      throw new TypeError('Failed to fetch')
    },
    () => 'zh',
  )
  await expect(renewKept(call, user, [], memory())).rejects.toMatchObject({ code: -1 })
  expect(await renewKept(call, stranger, [], memory())).toBe(false)
  expect(await kept()).toEqual([[ID, 1, 'Old']])
  await forgetResume(ID)
  expect(await kept()).toEqual([])
})
