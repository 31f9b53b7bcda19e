import * as z from 'zod/mini'
import { application, type InputOf } from '#src/contract/index.ts'
import { toBase64 } from '#src/lib/encoding.ts'
import type { TestApi } from './api.ts'
import { newMid, setUpOwner, shortResume } from './resumes.ts'

const made = z.object({ code: z.literal(1), data: z.object({ id: z.string(), resume: z.string() }) })
const whole = z.object({ code: z.literal(1), data: application })

/** The default input for creating an application. */
export const begun = {
  employer: '青竹科技',
  title: '产品经理',
  link: 'https://example.com/jobs/7',
  posting: '负责支付产品的规划，熟悉 SQL',
  coverage: { covered: 2, total: 5 },
}

/** The bytes of a minimal PDF file that contains these words. */
export function pdfBytes(words = 'one', size = 0): Uint8Array {
  return new TextEncoder().encode(`%PDF-1.7\n${words}${'x'.repeat(size)}\n%%EOF\n`)
}

/** The same file as an input of the API. */
export const pdfFile = (words = 'one', size = 0) => ({ name: '林知夏.pdf', base64: toBase64(pdfBytes(words, size)) })

type Begun = Partial<InputOf<'user.Application/create'>>
type Sent = Partial<InputOf<'user.Application/send'>>

/** Creates a user with a résumé, and functions for their applications; `by` is the session used, theirs by default. */
export async function setUpApplicant(api?: TestApi) {
  const owner = await setUpOwner(api)
  const { token } = owner
  const begin = (words: Begun = {}, by = token) =>
    owner.api.call(
      'user.Application/create',
      { key: newMid(), ...begun, resume: null, doc: shortResume(), ...words },
      { token: by },
    )
  const send = (id: string, words: Sent = {}, by = token) =>
    owner.api.call(
      'user.Application/send',
      { id, key: newMid(), on: '2026-11-21', file: pdfFile(), share: null, ...words },
      { token: by },
    )
  return {
    ...owner,
    begin,
    begin1: async (words: Begun = {}) => made.parse((await begin(words)).body).data,
    read: async (id: string) =>
      whole.parse((await owner.api.call('user.Application/detail', { id }, { token })).body).data,
    change: (id: string, changes: Omit<InputOf<'user.Application/change'>, 'id'>, by = token) =>
      owner.api.call('user.Application/change', { id, ...changes }, { token: by }),
    measure: (id: string, covered: number, by = token) =>
      owner.api.call('user.Application/measure', { id, coverage: { covered, total: 5 } }, { token: by }),
    send,
    send1: async (id: string, words: Sent = {}) => whole.parse((await send(id, words)).body).data,
    file: (id: string, by = token) => owner.api.raw('user.Application/file', { id }, { token: by }),
    remove: (id: string, by = token) => owner.api.call('user.Application/remove', { id }, { token: by }),
    unsend: (id: string, by = token) => owner.api.call('user.Application/unsend', { id }, { token: by }),
    list: (query: InputOf<'user.Application/list'> = {}) => owner.api.call('user.Application/list', query, { token }),
  }
}
