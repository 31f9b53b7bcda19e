import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure, createCall, NO_ANSWER } from '#client/api/call.ts'
import { keepDevicePhoto } from '#client/lib/device-photos.ts'
import { adoptGuestResume, createGuestResume, readGuestResume } from '#client/lib/guest-resumes.ts'
import { createJournal, GUEST } from '#client/lib/journal.ts'
import { reduceSave } from '#src/resume/sync/save-state.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const OWNER = 7
const device = { user: GUEST, resume: ID }
const account = { user: OWNER, resume: 'abcdefghijklmnop' }

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', browserStorage())
})

afterEach(() => {
  vi.restoreAllMocks()
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

test('of a résumé that was not changed since it was written down, nothing is kept as unsaved', async () => {
  await createGuestResume(person('Ann'), ID)
  const { call, got } = anAccount()
  expect(await adoptGuestResume(call, OWNER, ID)).toEqual({ id: account.resume, isWhole: true })
  expect(got).toEqual([['create', 'Ann']])
  expect([await createJournal().read(device), await createJournal().unsaved(OWNER)]).toEqual([[], []])
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

const PICTURE = '/9j/AAAA'

const withPhoto = (photo: string) => {
  const doc = person('Ann')
  return { ...doc, basics: { ...doc.basics, photo } }
}

describe('taken into an account', () => {
  /** An account whose answers to `create` are lost so many times; what it was sent. */
  function forgetful(losing = 0) {
    const got: unknown[] = []
    let lost = 0
    const call = createCall(
      async (input) => {
        const request = new Request(input)
        const { image, key, doc } = await request.json()
        if (request.url.endsWith('uploadPhoto')) {
          got.push(['picture', image])
          return Response.json({ code: 1, msg: '', data: { key: 'own-key' } })
        }
        got.push([key, doc.basics.photo])
        lost += 1
        if (lost <= losing) throw new TypeError('Failed to fetch')
        return Response.json({ code: 1, msg: '', data: { id: account.resume } })
      },
      () => 'zh',
    )
    return { call, got }
  }

  test('its picture becomes one of the account; one that is gone is left out', async () => {
    const kept = await keepDevicePhoto(PICTURE)
    for (const [photo, sent] of [
      [
        kept,
        [
          ['picture', PICTURE],
          [expect.any(String), 'own-key'],
        ],
      ],
      ['device-gone', [[expect.any(String), undefined]]],
    ] as const) {
      await createGuestResume(withPhoto(photo), ID)
      const { call, got } = forgetful()
      expect([await adoptGuestResume(call, OWNER, ID), got]).toEqual([{ id: account.resume, isWhole: true }, sent])
    }
  })

  test('a picture that a save began with is replaced in that save too, and one that came later is not', async () => {
    const kept = await keepDevicePhoto(PICTURE)
    for (const [before, after, sent] of [
      [kept, kept, ['own-key', undefined]],
      ['of-before', kept, ['of-before', 'own-key']],
    ] as const) {
      await createGuestResume(withPhoto(before), ID)
      const begun = await readGuestResume(ID)
      if (begun === null) throw new Error('It was not written down')
      await createJournal().write(device, { ...reduceSave(begun, { type: 'take', mid: ID }), doc: withPhoto(after) })
      const photos: (string | undefined)[] = []
      const keys: unknown[] = []
      const call = createCall(
        async (input) => {
          const { image, key, doc } = await new Request(input).json()
          if (image !== undefined) return Response.json({ code: 1, msg: '', data: { key: 'own-key' } })
          photos.push(doc.basics.photo)
          keys.push(key)
          return Response.json({ code: 1, msg: '', data: { id: account.resume, rev: 2 } })
        },
        () => 'zh',
      )
      expect(await adoptGuestResume(call, OWNER, ID)).toEqual({ id: account.resume, isWhole: true })
      // It is the save that had begun.
      expect([photos[0], photos[1], keys[0]]).toEqual([...sent, ID])
    }
  })

  test('it is sent under the same name again when the answer was lost', async () => {
    await createGuestResume(person('Ann'), ID)
    const { call, got } = forgetful(1)
    await expect(adoptGuestResume(call, OWNER, ID)).rejects.toBeInstanceOf(CallFailure)
    expect(await adoptGuestResume(call, OWNER, ID)).toEqual({ id: account.resume, isWhole: true })
    expect(got[1]).toEqual(got[0])
    expect(await adoptGuestResume(call, OWNER, ID)).toEqual({ fault: 'gone' })
  })

  test('one tab does it at a time, and lets others once it has, or could not', async () => {
    const held = new Set<string>()
    const request = async (name: string, _options: object, run: (lock: object | null) => Promise<void>) => {
      if (held.has(name)) return run(null)
      held.add(name)
      await run({})
      held.delete(name)
    }
    vi.stubGlobal('navigator', { locks: { request } })
    await createGuestResume(person('Ann'), ID)
    const { call } = forgetful(1)
    const [first, second] = await Promise.allSettled([
      adoptGuestResume(call, OWNER, ID),
      adoptGuestResume(call, OWNER, ID),
    ])
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: { fault: 'elsewhere' } }])
    await expect.poll(() => held.size).toBe(0)
    expect(await adoptGuestResume(call, OWNER, ID)).toMatchObject({ isWhole: true })
    await expect.poll(() => held.size).toBe(0)
  })
})
