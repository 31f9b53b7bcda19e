import * as z from 'zod/mini'
import { comment, type InputOf, receivedComments } from '#src/contract/index.ts'
import type { CallOptions } from './api.ts'
import { newMid } from './resumes.ts'
import { setUpShare } from './shares.ts'

/** The default comment of a reader. */
export const remark = { place: 'items/i1', quote: '', text: '这里写个数字？', proposal: null, name: '李老师' }

/** The key of a reader's browser; one for each hexadecimal digit. */
export const readerKeyOf = (sign: string) => `${sign.repeat(8)}-1111-4111-8111-111111111111`

type Settings = Parameters<typeof setUpShare>[0]
type Words = Partial<InputOf<'resume.Share/comment'>>

const written = z.object({ code: z.literal(1), data: comment })
const found = z.object({ code: z.literal(1), data: receivedComments })

/** Creates a user with a link that allows comments, and functions for its readers and its owner. */
export async function setUpComments(settings: Settings = {}) {
  const owner = await setUpShare({ comments: true, ...settings })
  const { api, link, token, id } = owner

  function readerOf(sign: string, options: CallOptions = {}) {
    const reader = { token: link.token, reader: readerKeyOf(sign) }
    const write = (words: Words = {}) =>
      api.call('resume.Share/comment', { ...reader, key: newMid(), ...remark, ...words }, options)
    return {
      write,
      written: async (words: Words = {}) => written.parse((await write(words)).body).data,
      read: () => api.call('resume.Share/myComments', reader, options),
      reply: (of: string, text = '补充一句', key = newMid()) =>
        api.call('resume.Share/replyComment', { ...reader, comment: of, key, text }, options),
      withdraw: (of: string) => api.call('resume.Share/withdrawComment', { ...reader, comment: of }, options),
    }
  }

  return {
    ...owner,
    readerOf,
    received: async () => found.parse((await api.call('user.Share/comments', { id }, { token })).body).data,
    answer: (of: string, text = '谢谢', key = newMid(), by = token) =>
      api.call('user.Share/answerComment', { comment: of, key, text }, { token: by }),
    settle: (of: string, state: 'open' | 'resolved' | 'accepted', by = token) =>
      api.call('user.Share/settleComment', { comment: of, state }, { token: by }),
    remove: (of: string, by = token) => api.call('user.Share/removeComment', { comment: of }, { token: by }),
  }
}
