import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { createCall } from '#client/api/call.ts'
import { createJournal } from '#client/lib/journal.ts'
import { createStore } from '#client/lib/store.ts'
import { saveRequest } from '#src/contract/resumes.ts'
import type { User } from '#src/contract/user.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { acceptSave, newResume } from '#src/resume/sync/accept.ts'
import { user } from '#tests/support/fixtures.ts'
import { person } from '#tests/unit/machines/running-save.ts'

/** Where the journal has the résumé, and what the server has of it at first. */
export const place = { user: user.user_id, resume: 'abcdefghijklmnop' }
export const loaded = { rev: 1, doc: person('Ann') }

const fail = (error: unknown) => {
  throw error
}
/** What is told of failures where none should be. */
export const tell = { unread: fail, unkept: fail, photoLeft: fail }

/** What the journal has of the résumé. */
export const rows = () => createJournal().read(place)

class SilentSocket {
  close() {}
}

/** A browser with empty stores, to which a server announces nothing. */
export function openBrowser(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
}

/** A server with one résumé, which can be cut off. */
export function serve() {
  const server = {
    stored: newResume(person('Ann')),
    isReachable: true,
    hasRoom: true,
    /** What asking for the résumé is refused with. */
    refusal: null as number | null,
    asked: 0,
    saves: 0,
    photos: [] as string[],
  }
  async function answer(request: Request): Promise<Response> {
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    if (request.url.endsWith('/uploadPhoto')) {
      if (!server.hasRoom) return Response.json({ code: 402, msg: 'No room' })
      const { image } = await request.json()
      if (!server.photos.includes(image)) server.photos.push(image)
      return Response.json({ code: 1, msg: '', data: { key: `photo-${server.photos.indexOf(image)}` } })
    }
    const { rev, doc } = server.stored
    if (request.method === 'GET') {
      server.asked += 1
      const { refusal } = server
      return refusal === null
        ? Response.json({ code: 1, msg: '', data: { rev, doc } })
        : Response.json({ code: refusal, msg: 'No' })
    }
    server.saves += 1
    const { doc: sent, ...save } = saveRequest.parse(await request.json())
    const read = readDocument(sent)
    if (!('document' in read)) throw new Error('Not a document')
    const { stored, answer } = acceptSave(server.stored, { ...save, doc: read.document }, 0)
    server.stored = stored
    const { status, ...data } = answer
    return Response.json({ code: status === 200 ? 1 : status, msg: '', data }, { status })
  }
  const call = createCall(
    async (input) => answer(new Request(input)),
    () => 'zh',
  )
  return { server, client: { call, user: createStore<User | null>(user) } }
}
