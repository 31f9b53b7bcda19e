import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, createCall, NO_ANSWER } from '#client/api/call.ts'
import { adoptGuestResume, createGuestResume, readGuestResume } from '#client/lib/guest-resumes.ts'
import { createJournal, GUEST } from '#client/lib/journal.ts'
import { reduceSave } from '#src/resume/sync/save-state.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const OWNER = 7
const device = { user: GUEST, resume: ID }
const account = { user: OWNER, resume: 'abcdefghijklmnop' }

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} })
})

/** An account that notes what it is sent; `refuses` are the calls that fail, by their last word. */
function anAccount(refuses: string[] = []) {
  const got: [string, string][] = []
  const call = createCall(
    async (input) => {
      const request = new Request(input)
      const word = request.url.split('/').at(-1) ?? ''
      const { doc } = await request.json()
      got.push([word, doc.basics.name])
      if (refuses.includes(word)) throw new TypeError('Failed to fetch')
      const data = word === 'create' ? { id: account.resume } : { rev: 2 }
      return Response.json({ code: 1, msg: '', data })
    },
    () => 'zh',
  )
  return { call, got }
}

/** A résumé the editor has begun to save as it was, and in which more was written then. */
async function writtenOn(): Promise<void> {
  await createGuestResume(person('Ann'), ID)
  const begun = await readGuestResume(ID)
  if (begun === null) throw new Error('It was not written down')
  const taken = reduceSave(begun, { type: 'take', mid: '00000000-0000-4000-8000-000000000002' })
  await createJournal().write(device, { ...taken, doc: person('Anna') })
}

test('the account gets all that is written, not what a save began with', async () => {
  await writtenOn()
  const { call, got } = anAccount()
  expect(await adoptGuestResume(call, OWNER, ID)).toEqual({ id: account.resume, isWhole: true })
  expect(got).toEqual([
    ['create', 'Ann'],
    ['save', 'Anna'],
  ])
  expect([await createJournal().read(device), await createJournal().read(account)]).toEqual([[], []])
})

test('what could not be sent is kept for the account, and that is told', async () => {
  await writtenOn()
  const { call, got } = anAccount(['save'])
  expect(await adoptGuestResume(call, OWNER, ID)).toEqual({ id: account.resume, isWhole: false })
  expect(got.length).toBe(2)
  const [kept] = await createJournal().read(account)
  expect([kept?.rev, kept?.base, kept?.doc, kept?.sent?.doc]).toEqual([
    1,
    person('Ann'),
    person('Anna'),
    person('Anna'),
  ])
  expect(await createJournal().read(device)).toEqual([])
})

test('an account that cannot be reached changes nothing, and is sent the same again', async () => {
  await writtenOn()
  const { call } = anAccount(['create'])
  await expect(adoptGuestResume(call, OWNER, ID)).rejects.toEqual(new CallFailure(NO_ANSWER, ''))
  const [row] = await createJournal().read(device)
  expect([row?.doc, row?.sent?.mid]).toEqual([person('Anna'), '00000000-0000-4000-8000-000000000002'])
})
