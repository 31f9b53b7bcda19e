import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createCall, NO_ANSWER } from '#client/api/call.ts'
import { accountHome, deviceHome } from '#client/features/editor/session/home.tsx'
import { keepDevicePhoto, readDevicePhoto } from '#client/lib/device-photos.ts'
import { createGuestResume, readGuestResume } from '#client/lib/guest-resumes.ts'
import { keepResume } from '#client/lib/kept-resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { user } from '#tests/support/fixtures.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = 'abcdefghijklmnop'
const KEY = '00000000-0000-4000-8000-000000000001'
const COPY = '00000000-0000-4000-8000-000000000002'
const PICTURE = '/9j/AAAA'
const twin: ResumeDocument = { ...person('Ann'), locale: 'en', twin: 'pair-1' }
const pictured = (photo: string): ResumeDocument => ({ ...person('Ann'), basics: { name: 'Ann', photo } })

/** An account that answers by the last word of a call; without an answer there is no network. */
function anAccount(answers: Record<string, unknown> = {}) {
  const asked: unknown[] = []
  const call = createCall(
    async (input) => {
      const request = new Request(input)
      const { pathname, searchParams } = new URL(request.url)
      const word = pathname.split('/').at(-1) ?? ''
      asked.push([word, request.method === 'GET' ? Object.fromEntries(searchParams) : await request.json()])
      if (!(word in answers)) throw new TypeError('Failed to fetch')
      const { refused, ...data } = Object(answers[word])
      return Response.json(refused ? { code: refused, msg: 'No' } : { code: 1, msg: '', data: answers[word] && data })
    },
    () => 'zh',
  )
  return { asked, home: accountHome({ call }) }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('document', { cookie: '__Host-signed-in=1' })
  vi.stubGlobal('localStorage', browserStorage())
})

describe('an account', () => {
  test('a résumé is created with its picture at the account; one that is gone is left out', async () => {
    const photo = await keepDevicePhoto(PICTURE)
    const { asked, home } = anAccount({ uploadPhoto: { key: 'own-key' }, create: { id: ID } })
    expect(await home.create(pictured(photo), KEY)).toBe(`/edit?id=${ID}`)
    await home.create(pictured('device-gone'), KEY)
    await home.create(pictured('at-account'), KEY)
    expect(asked).toEqual([
      ['uploadPhoto', { image: PICTURE }],
      ['create', { key: KEY, doc: pictured('own-key') }],
      ['create', { key: KEY, doc: person('Ann') }],
      ['create', { key: KEY, doc: pictured('at-account') }],
    ])
  })

  test('the room there is', async () => {
    const { home } = anAccount({ list: { total: 3, limit: 5 } })
    expect(await home.room?.()).toEqual({ used: 3, limit: 5 })
  })

  test('a twin is the one the account has; null where it says there is none', async () => {
    const { asked, home } = anAccount({ twin: { id: ID }, document: { rev: 2, doc: twin } })
    expect(await home.findTwin('pair-1', 'en')).toEqual({ doc: twin, path: `/edit?id=${ID}` })
    expect(asked).toEqual([
      ['twin', { pair: 'pair-1', locale: 'en' }],
      ['document', { id: ID }],
    ])
    await keepResume(user, ID, { rev: 1, doc: twin })
    expect(await anAccount({ twin: { id: null } }).home.findTwin('pair-1', 'en')).toBeNull()
  })

  test('without a network the twin on this device is found, of that pair and language', async () => {
    const { home } = anAccount()
    const failed = expect.objectContaining({ code: NO_ANSWER })
    await keepResume(user, ID, { rev: 1, doc: twin })
    expect(await home.findTwin('pair-1', 'en')).toEqual({ doc: twin, path: `/edit?id=${ID}` })
    await expect(home.findTwin('pair-1', 'zh')).rejects.toEqual(failed)
    await expect(home.findTwin('pair-2', 'en')).rejects.toEqual(failed)
    await expect(anAccount({ twin: { refused: 403 } }).home.findTwin('pair-1', 'en')).rejects.toMatchObject({
      code: 403,
    })
  })

  test('a picture goes to the account; without a network to this device, and where that keeps nothing it fails', async () => {
    expect(await anAccount({ uploadPhoto: { key: 'own-key' } }).home.keepPhoto(PICTURE)).toBe('own-key')
    await expect(anAccount({ uploadPhoto: { refused: 402 } }).home.keepPhoto(PICTURE)).rejects.toMatchObject({
      code: 402,
    })
    const key = await anAccount().home.keepPhoto(PICTURE)
    expect(await readDevicePhoto(key)).toBe(PICTURE)
    vi.stubGlobal('indexedDB', undefined)
    await expect(anAccount().home.keepPhoto(PICTURE)).rejects.toMatchObject({ code: NO_ANSWER })
  })

  test('designs of one’s own are the account’s', async () => {
    const { asked, home } = anAccount({ list: [], save: null, remove: null })
    const kept = { id: 'design-1', design: { id: 'ink' } }
    await home.designs.save(kept)
    await home.designs.remove('design-1')
    expect(asked).toEqual([
      ['save', kept],
      ['remove', { id: 'design-1' }],
    ])
  })
})

describe('a device', () => {
  test('a résumé, and where it is written', async () => {
    expect(await deviceHome.create(twin, KEY)).toBe(`/resume/new?id=${KEY}`)
    expect((await readGuestResume(KEY))?.doc).toEqual(twin)
  })

  test('a twin is found by its pair and language', async () => {
    await createGuestResume(twin, KEY)
    await createGuestResume({ ...twin, locale: 'zh' }, COPY)
    expect(await deviceHome.findTwin('pair-1', 'en')).toEqual({ doc: twin, path: `/resume/new?id=${KEY}` })
    expect(await deviceHome.findTwin('pair-2', 'en')).toBeNull()
  })

  test('pictures and designs stay here', async () => {
    const key = await deviceHome.keepPhoto(PICTURE)
    const kept = { id: 'design-1', design: { id: 'ink' } }
    await deviceHome.designs.save(kept)
    expect([await readDevicePhoto(key), await deviceHome.designs.list()]).toEqual([PICTURE, [kept]])
    await deviceHome.designs.remove('design-1')
    expect(await deviceHome.designs.list()).toEqual([])
  })

  test('a browser that keeps nothing says so of all of them', async () => {
    vi.stubGlobal('indexedDB', undefined)
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError')
      },
    })
    const refused = 'This browser keeps nothing'
    await expect(deviceHome.create(twin, KEY)).rejects.toThrow(refused)
    await expect(deviceHome.keepPhoto(PICTURE)).rejects.toThrow(refused)
    await expect(deviceHome.designs.save({ id: 'design-1', design: {} })).rejects.toThrow(refused)
  })
})
