import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call.ts'
import { createClient } from '#client/app/client.ts'
import { endSession, signOut } from '#client/features/header/sign-out.ts'
import { unsavedAtSignOut } from '#client/features/header/unsaved.ts'
import { signOutMessages } from '#client/i18n/sign-out.ts'
import { keepDevicePhoto, readDevicePhoto } from '#client/lib/device-photos.ts'
import { createJournal } from '#client/lib/journal.ts'
import { keepResume, listKept } from '#client/lib/kept-resumes.ts'
import type { User } from '#src/contract/user.ts'
import { openSave, reduceSave } from '#src/resume/sync/save-state.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { user } from '#tests/support/fixtures.ts'
import { ORIGIN, start as page } from '#tests/support/navigating.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const t = signOutMessages.zh
const ID = 'abcdefghijklmnop'
const place = { user: user.user_id, resume: ID }
const traces = {
  'editor-checks-1': '',
  'editor-words': '',
  'posting-draft': '',
  'code-deadlines': '',
  'orders-begun': '',
}
const others = { theme: 'dark', 'single-keys': 'off', 'own-designs': '[]', 'posting-drafts': '' }
const stores = { local: browserStorage(), session: browserStorage() }
const browser = { cookie: '' }

/** A page of somebody; the server takes the sign-out or not. */
function pageOf(owner: User | null = user, answer = () => Response.json({ code: 1, msg: 'Bye', data: null })) {
  const asked: string[] = []
  const went: string[] = []
  const client = createClient({ page, user: owner, sandboxUrl: null, build: 'b' }, async (input) => {
    asked.push(new URL(new Request(input).url).pathname)
    browser.cookie = ''
    return answer()
  })
  client.navigate = async (href) => void went.push(`${href} ${client.user.get()?.user_id}`)
  return { client, asked, went, told: () => client.toasts.get().map(({ title, text }) => [title, text]) }
}

/** Something typed that the server has not got. */
async function write(owner = user.user_id): Promise<void> {
  const state = reduceSave(openSave('journal-1', 1, person('Ann')), { type: 'edit', doc: person('Anna') })
  await createJournal().write({ ...place, user: owner }, state)
}

beforeEach(() => {
  stores.local = browserStorage({ ...traces, ...others })
  stores.session = browserStorage({ ...traces, ...others })
  browser.cookie = '__Host-signed-in=1'
  unsavedAtSignOut.set(null)
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', browser)
  vi.stubGlobal('location', new URL('/about-us', ORIGIN))
  vi.stubGlobal('localStorage', stores.local)
  vi.stubGlobal('sessionStorage', stores.session)
})

describe('what a session leaves', () => {
  test('traces and copies go, what the device was set to stays, and so does what has not been saved', async () => {
    await keepResume(user, ID, { rev: 1, doc: person('Ann') })
    await write()
    const { client, asked, went, told } = pageOf()
    await endSession(client, false)
    expect([asked, client.user.get(), went]).toEqual([['/api/user.Base/logout'], null, ['/user/login undefined']])
    expect([{ ...stores.local }, { ...stores.session }]).toEqual([others, others])
    browser.cookie = '__Host-signed-in=1'
    expect([await listKept(), (await createJournal().unsaved(user.user_id)).length]).toEqual([null, 1])
    expect(told()).toEqual([['Bye', undefined]])
  })

  test('what is to be discarded goes with the pictures nothing needs any more; what others typed stays', async () => {
    const photo = await keepDevicePhoto('AAAA')
    await write()
    await write(99)
    await endSession(pageOf().client, true)
    const rows = await Promise.all([user.user_id, 99].map((owner) => createJournal().unsaved(owner)))
    expect([rows.map(({ length }) => length), await readDevicePhoto(photo)]).toEqual([[0, 1], null])
  })

  test('what cannot be deleted is named, and the other parts go all the same', async () => {
    await keepResume(user, ID, { rev: 1, doc: person('Ann') })
    const errors = vi.fn()
    vi.stubGlobal('reportError', errors)
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
    const { client, told } = pageOf()
    await endSession(client, true)
    expect({ ...stores.local }).toEqual({ ...others, 'kept-resumes': `${user.user_id}` })
    expect(told()).toEqual([
      ['Bye', undefined],
      [t.left, t.leftText(`${t.leftCopies}和${t.leftUnsaved}`)],
    ])
    expect(errors).toHaveBeenCalledTimes(2)
  })

  test('a session that has not ended leaves everything as it is', async () => {
    await write()
    const { client, went } = pageOf(user, () => Response.json({ code: 500, msg: 'Later' }, { status: 500 }))
    await expect(endSession(client, true)).rejects.toBeInstanceOf(CallFailure)
    expect([client.user.get(), went, { ...stores.local }]).toEqual([user, [], { ...traces, ...others }])
    expect(await createJournal().unsaved(user.user_id)).toHaveLength(1)
  })
})

describe('signing out', () => {
  test('with everything saved it is done; without anybody there is nothing to do', async () => {
    const { client, asked } = pageOf()
    await signOut(client)
    expect([asked, unsavedAtSignOut.get()]).toEqual([['/api/user.Base/logout'], null])
    await signOut(client)
    expect(asked).toHaveLength(1)
  })

  /** Somebody signs out while something is unsaved, and waits. */
  async function waiting() {
    const waits: { end: () => void; ms: number }[] = []
    await write()
    const { client, asked } = pageOf()
    vi.stubGlobal('setTimeout', (end: () => void, ms: number) => waits.push({ end, ms }))
    const done = signOut(client)
    await vi.waitFor(() => expect(waits.map(({ ms }) => ms)).toEqual([1500]))
    return { client, asked, done, end: () => waits[0]?.end() }
  }

  test('other tabs get a moment to save; what is left then is asked about', async () => {
    const { client, asked, done, end } = await waiting()
    expect([client.callsInFlight.get(), unsavedAtSignOut.get()]).toEqual([1, null])
    end()
    await done
    expect(unsavedAtSignOut.get()?.map(({ resume, doc }) => [resume, doc?.basics.name])).toEqual([[ID, 'Anna']])
    expect([asked, client.callsInFlight.get()]).toEqual([[], 0])
  })

  test('what another tab has saved in that moment is not asked about', async () => {
    const { asked, done, end } = await waiting()
    await createJournal().discard(user.user_id)
    end()
    await done
    expect([asked, unsavedAtSignOut.get()]).toEqual([['/api/user.Base/logout'], null])
  })

  test('a browser that refuses its storage has nothing unsaved', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { client, asked } = pageOf()
    await signOut(client)
    expect(asked).toEqual(['/api/user.Base/logout'])
  })
})
