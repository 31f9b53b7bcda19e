import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, createCall } from '#client/api/call.ts'
import { adoptGuestResumes } from '#client/lib/adopt-guests.ts'
import { takeSteps } from '#client/lib/carried-steps.ts'
import { adoptGuestResume, createGuestResume, listGuestResumes, readGuestResume } from '#client/lib/guest-resumes.ts'
import { createJournal, GUEST } from '#client/lib/journal.ts'
import { emptyLog, noteStep } from '#src/resume/steps.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const OWNER = 7
const ids = [8, 9, 10].map((nth) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`)
const [FIRST = '', SECOND = ''] = ids

/** An account with room for so many, which makes one résumé per key; the names of those it has. */
function roomFor(room: number) {
  const made = new Map<string, string>()
  const call = createCall(
    async (input) => {
      const { key, doc } = await new Request(input).json()
      if (made.size >= room && !made.has(key)) return Response.json({ code: 402, msg: 'No room' })
      made.set(key, doc.basics.name)
      return Response.json({ code: 1, msg: '', data: { id: `made-${[...made.keys()].indexOf(key)}` } })
    },
    () => 'zh',
  )
  return { call, names: () => [...made.values()] }
}

const left = async () => (await listGuestResumes(Date.now())).map(({ doc }) => doc?.basics.name).toSorted()

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  for (const [nth, name] of ['Ann', 'Ben', 'Cleo'].entries()) await createGuestResume(person(name), ids[nth] ?? '')
})

test('a limit in the middle ends it: what came over is said, the rest stays, and repeating it makes none twice', async () => {
  const { call, names } = roomFor(2)
  const refused = new CallFailure(402, 'No room')
  expect(await adoptGuestResumes(call, OWNER, ids)).toEqual({
    adopted: [
      { id: FIRST, isWhole: true },
      { id: SECOND, isWhole: true },
    ],
    elsewhere: [],
    error: refused,
  })
  expect([names(), await left()]).toEqual([['Ann', 'Ben'], ['Cleo']])
  expect(await adoptGuestResumes(call, OWNER, ids)).toEqual({ adopted: [], elsewhere: [], error: refused })
  expect([names(), await left()]).toEqual([['Ann', 'Ben'], ['Cleo']])
})

test('where the network is gone, no other is tried', async () => {
  const asked: string[] = []
  const call = createCall(
    async (input) => {
      asked.push((await new Request(input).json()).doc.basics.name)
      throw new TypeError('Failed to fetch')
    },
    () => 'zh',
  )
  expect((await adoptGuestResumes(call, OWNER, ids)).adopted).toEqual([])
  expect([new Set(asked), await left()]).toEqual([new Set(['Ann']), ['Ann', 'Ben', 'Cleo']])
})

test('one that another tab has open stays, and the others come over', async () => {
  const request = async (name: string, _: object, run: (lock: object | null) => unknown) =>
    run(name.includes(SECOND) ? null : {})
  vi.stubGlobal('navigator', { locks: { request } })
  const { call, names } = roomFor(3)
  const done = await adoptGuestResumes(call, OWNER, ids)
  expect([done.adopted.length, done.elsewhere, done.error]).toEqual([2, [{ id: SECOND }], null])
  expect([names(), await left()]).toEqual([['Ann', 'Cleo'], ['Ben']])
})

test('what was done can be undone in the account, also by a page that did not see it', async () => {
  const device = { user: GUEST, resume: FIRST }
  const begun = await readGuestResume(FIRST)
  if (begun === null) throw new Error('It was not written down')
  const log = noteStep(emptyLog, person('Ann'), person('Anna'), { label: '', at: 1 })
  await createJournal().write(device, { ...begun, doc: person('Anna') }, log)
  await expect(adoptGuestResume(roomFor(0).call, OWNER, FIRST)).rejects.toBeInstanceOf(CallFailure)
  expect([takeSteps('made-0'), await createJournal().steps(device, FIRST)]).toEqual([emptyLog, log])
  await adoptGuestResume(roomFor(1).call, OWNER, FIRST)
  expect([takeSteps('made-0'), await createJournal().steps(device, FIRST)]).toEqual([log, emptyLog])
})
