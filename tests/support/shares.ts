import * as z from 'zod/mini'
import { type InputOf, type Share, share as shareSchema } from '#src/contract/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { createTestApi } from './api.ts'
import { newMid, setUpOwner } from './resumes.ts'
import { addUpVisits } from './visits.ts'

type Settings = Partial<Omit<InputOf<'user.Share/create'>, 'id' | 'key'>>

const made = z.object({ code: z.literal(1), data: shareSchema })
const passed = z.object({ code: z.literal(1), data: z.object({ pass: z.string() }) })

/** What a link is like unless a test says otherwise. */
export const plainLink = {
  label: '某公司 HR',
  password: null,
  expires_at: null,
  hide_contacts: false,
  download: true,
  comments: false,
}

export const ended = { status: 410, body: { code: 1034, msg: '这个分享链接已停用' } }
export const expired = { status: 410, body: { code: 1033, msg: '这个分享链接已过期' } }

/** Somebody with a résumé and a link to it, and what others do with that link. */
export async function setUpShare(settings: Settings = {}, doc?: ResumeDocument, api = createTestApi()) {
  const owner = await setUpOwner(api, doc)
  const input = { id: owner.id, key: newMid(), ...plainLink, ...settings }
  const link: Share = made.parse((await api.call('user.Share/create', input, { token: owner.token })).body).data
  const headersOf = (pass: string) => ({ 'x-browser-key': pass, 'x-client-address': '2001:db8:1::1' })

  return {
    ...owner,
    link,
    /** Asks for something of the link as a browser that holds this pass. */
    visit: async (name: 'open' | 'document' | 'photo', pass = '', token = link.token) => {
      const response = await api.send(`/api/resume.Share/${name}?token=${token}`, { headers: headersOf(pass) })
      return { status: response.status, body: z.unknown().parse(await response.json()) }
    },
    unlock: (password: string, address = '2001:db8:1::1') =>
      api.call('resume.Share/unlock', { token: link.token, password }, { address }),
    passOf: async (password: string) => {
      const answer = await api.call(
        'resume.Share/unlock',
        { token: link.token, password },
        { address: '2001:db8:9::1' },
      )
      return passed.parse(answer.body).data.pass
    },
    change: (changes: Settings) =>
      api.call('user.Share/change', { share: link.id, ...plainLink, ...settings, ...changes }, { token: owner.token }),
    revoke: () => api.call('user.Share/revoke', { share: link.id }, { token: owner.token }),
    /** What their owner sees some seconds later. */
    links: async () => {
      await addUpVisits()
      const answer = await api.call('user.Share/list', { id: owner.id }, { token: owner.token })
      return z.object({ data: z.array(shareSchema) }).parse(answer.body).data
    },
  }
}
