import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, createCall } from '#client/api/call.ts'
import { takePhoto, tellPhotoLeft } from '#client/features/editor/session/device-photo.ts'
import { tellUnkept } from '#client/features/editor/session/keeping.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { keptMessages } from '#client/i18n/kept.ts'
import type { Toast } from '#client/lib/client.tsx'
import { keepDevicePhoto } from '#client/lib/device-photos.ts'
import { createStore } from '#client/lib/store.ts'
import { start as page } from '#tests/support/navigating.ts'

const PICTURE = '/9j/AAAA'
const signal = new AbortController().signal
const documentWith = (photo?: string) => ({ basics: { name: 'Ann', ...(photo !== undefined && { photo }) } })

/** What becomes of a save of a document with a picture of this device, when the account answers like this. */
async function taken(answer: (request: Request) => Response | Promise<Response>) {
  const from = await keepDevicePhoto(PICTURE)
  const left: unknown[][] = []
  const call = createCall(
    async (input) => answer(new Request(input)),
    () => 'zh',
  )
  const reply = await takePhoto(call, documentWith(from), signal, (...why) => left.push(why))
  return { from, reply, left }
}

const refusing = (code: number, more = {}) => taken(() => Response.json({ code, msg: 'No', data: null, ...more }))

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { origin: 'https://site.test' })
})

test.each([documentWith(), documentWith(''), documentWith('at-account'), {}, null])(
  'of %j nothing is taken to the account',
  async (doc) => {
    const [asked, left] = [vi.fn<typeof fetch>(), vi.fn()]
    const call = createCall(asked, () => 'zh')
    expect([await takePhoto(call, doc, signal, left), asked.mock.calls, left.mock.calls]).toEqual([null, [], []])
  },
)

test('a picture of this device becomes one of the account', async () => {
  const { from, reply, left } = await taken(() => Response.json({ code: 1, msg: '', data: { key: 'own-key' } }))
  expect([reply, left]).toEqual([{ type: 'photo', from, photo: 'own-key' }, []])
})

test('the end of saving ends the upload, and tells nobody', async () => {
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('cut'))))
  const from = await keepDevicePhoto(PICTURE)
  const saving = new AbortController()
  const uploading = vi.fn(hanging)
  const call = createCall(uploading, () => 'zh')
  const left = vi.fn()
  const ended = takePhoto(call, documentWith(from), saving.signal, left)
  await vi.waitFor(() => expect(uploading).toHaveBeenCalledOnce())
  saving.abort()
  expect([await ended, left.mock.calls]).toEqual([{ type: 'no-reply' }, []])
})

test.each([
  [500, {}],
  [599, {}],
  [429, {}],
  [402, { retry_after: 5 }],
])('%i with %j may be answered otherwise later: the picture stays, and nobody is told', async (code, more) => {
  const { reply, left } = await refusing(code, more)
  expect([reply, left]).toEqual([{ type: 'no-reply' }, []])
})

test('without a network it stays as well, and after a session it waits for the sign-in', async () => {
  const unanswered = await taken(() => Promise.reject(new TypeError('Failed to fetch')))
  expect([unanswered.reply, unanswered.left]).toEqual([{ type: 'no-reply' }, []])
  const ended = await refusing(401)
  expect([ended.reply, ended.left]).toEqual([{ type: 'refused', refusal: { reason: 'session', path: '' } }, []])
})

test.each([0, 402, 403, 413, 422, 499, 600])('refused with %i for good, it is left and said why', async (code) => {
  const { from, reply, left } = await refusing(code)
  expect([reply, left]).toEqual([
    { type: 'photo', from, photo: null },
    [[expect.objectContaining({ code, message: 'No' })]],
  ])
})

test('a picture that is gone from this device is left, and that is said, without a reason of the account', async () => {
  const [asked, left] = [vi.fn<typeof fetch>(), vi.fn()]
  const call = createCall(asked, () => 'zh')
  const from = 'device-gone'
  expect(await takePhoto(call, documentWith(from), signal, left)).toEqual({ type: 'photo', from, photo: null })
  expect([asked.mock.calls, left.mock.calls]).toEqual([[], [[]]])
})

test('this device failing to read it is a save without a reply', async () => {
  const [asked, left] = [vi.fn<typeof fetch>(), vi.fn()]
  const from = await keepDevicePhoto(PICTURE)
  vi.stubGlobal('indexedDB', undefined)
  const call = createCall(asked, () => 'zh')
  expect(await takePhoto(call, documentWith(from), signal, left)).toEqual({ type: 'no-reply' })
  expect([asked.mock.calls, left.mock.calls]).toEqual([[], []])
})

/** A page in a language; what it says. */
function saying(locale: 'zh' | 'en') {
  const said: Omit<Toast, 'id'>[] = []
  return {
    said,
    client: { page: createStore({ ...page, locale }), notify: (toast: Omit<Toast, 'id'>) => said.push(toast) },
  }
}

test('a photo that is left is told of with the reason, or that it is gone', () => {
  const { said, client } = saying('en')
  const t = editorPhotoMessages.en
  tellPhotoLeft(client)(new CallFailure(402, 'No room'))
  tellPhotoLeft(client)()
  expect(said).toEqual([
    { kind: 'error', title: t.left, text: `No room ${t.leftText}` },
    { kind: 'error', title: t.left, text: `${t.gone} ${t.leftText}` },
  ])
})

test('that nothing can be kept on this device is said once for a résumé', () => {
  const { said, client } = saying('zh')
  const errors = vi.fn()
  vi.stubGlobal('reportError', errors)
  const tell = tellUnkept(client)
  for (const reason of ['first', 'second']) tell(new Error(reason))
  expect([said, errors.mock.calls]).toEqual([
    [{ kind: 'info', title: keptMessages.zh.unkept, text: keptMessages.zh.unkeptText }],
    [[new Error('first')]],
  ])
})
