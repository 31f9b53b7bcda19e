import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '#client/app/client.ts'
import { keepingJournal, tellUnkept, tellUnread } from '#client/features/editor/session/keeping.ts'
import { keptMessages } from '#client/i18n/kept.ts'
import { createJournal } from '#client/lib/journal.ts'
import { forgetKept, isPhotoKept, listKept } from '#client/lib/kept-resumes.ts'
import { createStore } from '#client/lib/store.ts'
import type { User } from '#src/contract/user.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { openSave, reduceSave } from '#src/resume/sync/save-state.ts'
import { user } from '#tests/support/fixtures.ts'
import { keepingBrowser } from '#tests/support/keeping-browser.ts'
import { start as page } from '#tests/support/navigating.ts'
import { PNG } from '#tests/support/pictures.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = 'abcdefghijklmnop'
const place = { user: user.user_id, resume: ID }
const stranger: User = { ...user, user_id: 99 }
const pictured: ResumeDocument = { ...person('Ann'), basics: { name: 'Ann', photo: 'picture-1' } }

const kept = async () => (await listKept())?.resumes.map(({ id, rev, doc }) => [id, rev, doc?.basics.name])

beforeEach(() => {
  keepingBrowser()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('while a résumé is open', () => {
  const journalOf = (
    owner: User | null = user,
    isWanted = true,
    onUnkept: (error: unknown) => void = (error) => expect.unreachable(String(error)),
  ) => keepingJournal(createJournal(), createStore<User | null>(owner), () => isWanted, onUnkept)
  const state = openSave('journal-1', 1, person('Ann'))
  const edited = reduceSave(state, { type: 'edit', doc: person('Anna') })
  const sent = reduceSave(edited, { type: 'take', mid: 'message-1' })
  const saved = reduceSave(sent, { type: 'acknowledged', mid: 'message-1', rev: 2 })

  test('the copy is what the server has, the journal what it lacks', async () => {
    const journal = journalOf()
    for (const next of [state, edited, sent]) await journal.write(place, next)
    expect([await kept(), (await journal.read(place)).map(({ doc }) => doc.basics.name)]).toEqual([
      [[ID, 1, 'Ann']],
      ['Anna'],
    ])
    await journal.write(place, saved)
    expect([await kept(), await journal.read(place)]).toEqual([[[ID, 2, 'Anna']], []])
  })

  test('the copy is stored when the server has something new, not with each edit', async () => {
    const journal = journalOf()
    await journal.write(place, state)
    await forgetKept()
    await journal.write(place, edited)
    expect(await listKept()).toBeNull()
    await journal.write(place, saved)
    expect(await kept()).toEqual([[ID, 2, 'Anna']])
  })

  test('the copy is kept with its picture', async () => {
    vi.stubGlobal('fetch', async () => new Response(PNG))
    await journalOf().write(place, { ...saved, base: pictured, doc: pictured })
    await vi.waitFor(async () => expect(await isPhotoKept('picture-1')).toBe(true))
  })

  test.each([
    ['nobody is signed in', journalOf(null)],
    ['somebody else is', journalOf(stranger)],
    ['it is not wanted', journalOf(user, false)],
  ])('nothing is kept when %s, and the journal is written', async (_, journal) => {
    await journal.write(place, edited)
    expect([await listKept(), (await journal.read(place)).length]).toEqual([null, 1])
  })

  test('with storage full the journal goes on, an older copy goes, and somebody is told why', async () => {
    const told: unknown[] = []
    const journal = journalOf(user, true, (error) => told.push(error))
    await journal.write(place, state)
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (this.name === 'resumes') throw new DOMException('', 'QuotaExceededError')
      return put.apply(this, row)
    })
    const asked = vi.fn<typeof fetch>(async () => new Response(PNG))
    vi.stubGlobal('fetch', asked)
    await journal.write(place, { ...saved, base: pictured, doc: pictured })
    expect([await kept(), await journal.read(place), asked.mock.calls]).toEqual([[], [], []])
    expect(told).toEqual([expect.objectContaining({ name: 'QuotaExceededError' })])
  })
})

describe('what a person is told of a device that fails', () => {
  /** A page in English: what it shows, and what is reported of it. */
  function aPage() {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    const begun = { page: { ...page, locale: 'en' as const }, user, sandboxUrl: null, build: 'b' }
    const client = createClient(begun, async () => Response.error())
    const said = () => client.toasts.get().map(({ kind, title, text }) => ({ kind, title, text }))
    return { client, reported, said }
  }
  const t = keptMessages.en
  const [first, second] = [new Error('first'), new Error('second')]

  test('that no copy can be kept is said once', () => {
    const { client, reported, said } = aPage()
    const tell = tellUnkept(client)
    for (const error of [first, second]) tell(error)
    expect(said()).toEqual([{ kind: 'info', title: t.unkept, text: t.unkeptText }])
    expect(reported).toEqual([first])
  })

  test('that changes of other tabs cannot be read is an error', () => {
    const { client, reported, said } = aPage()
    tellUnread(client)(first)
    expect(said()).toEqual([{ kind: 'error', title: t.rowsUnread, text: t.rowsUnreadText }])
    expect(reported).toEqual([first])
  })
})
