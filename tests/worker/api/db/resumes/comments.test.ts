import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  addComment,
  addReaderAnswer,
  commentsOfReader,
  settleComment,
  withdrawComment,
} from '#src/api/db/resumes/comments.ts'
import { listResumes } from '#src/api/db/resumes/resumes.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put, read, resumeRow } from '#tests/support/rows.ts'

let links = 0

/** A link of somebody that allows comments, unless a test says otherwise. */
async function newLink(other: Record<string, string | number | null> = {}): Promise<string> {
  links += 1
  const id = `link-${links}`
  const user = await newUser()
  await put('resumes', resumeRow(`resume-${id}`, user))
  const of = { resume_id: `resume-${id}`, user_id: user, request_key: id, token_hash: id, label: id, comments: 1 }
  await put('shares', { id, ...of, hide_contacts: 0, download: 0, created_at: 0, ...other })
  return id
}

const said = (key: string, now = START) => {
  const words = { name: '', place: 'items/i1', quote: '', text: key, proposal: null }
  return { id: `comment-${key}`, key, now, ...words }
}
const write = (shareId: string, key: string, hash = 'reader') => addComment(env.DB, { shareId, hash }, said(key))

test('a link that allows none, or was withdrawn, takes none, whatever was read of it before', async () => {
  const closed: Record<string, number>[] = [{ comments: 0 }, { revoked_at: START }]
  for (const other of closed) {
    const link = await newLink(other)
    expect([other, await write(link, `no-${link}`)]).toEqual([other, null])
  }
  expect(await read('share_comments', 'id', "id LIKE 'comment-no-%'")).toEqual([])
  expect(await write('none', 'nowhere')).toBeNull()
  const link = await newLink()
  expect(await write(link, 'yes')).toMatchObject({ text: 'yes', state: 'open', answers: [] })
  await env.DB.prepare('UPDATE shares SET comments = 0 WHERE id = ?').bind(link).run()
  const answer = { comment: 'comment-yes', key: 'answer', text: 'more', now: START + 1 }
  expect(await addReaderAnswer(env.DB, { shareId: link, hash: 'reader' }, answer)).toBe('full')
  expect(await read('share_answers', 'text', "comment_id = 'comment-yes'")).toEqual([])
})

test('what a reader of a link wrote there is theirs: not of another reader, not of the same one at another link', async () => {
  const [link, other] = [await newLink(), await newLink()]
  await write(link, 'mine')
  await write(link, 'theirs', 'another reader')
  await write(other, 'elsewhere')
  const of = async (shareId: string, hash: string) =>
    (await commentsOfReader(env.DB, { shareId, hash })).map(({ text }) => text)
  expect([await of(link, 'reader'), await of(link, 'another reader'), await of(other, 'reader')]).toEqual([
    ['mine'],
    ['theirs'],
    ['elsewhere'],
  ])
  await withdrawComment(env.DB, { shareId: other, hash: 'reader' }, 'comment-mine')
  await withdrawComment(env.DB, { shareId: link, hash: 'another reader' }, 'comment-mine')
  expect(await of(link, 'reader')).toEqual(['mine'])
  await withdrawComment(env.DB, { shareId: link, hash: 'reader' }, 'comment-mine')
  expect(await of(link, 'reader')).toEqual([])
})

test('the list of résumés says of each how many of its comments are open', async () => {
  const [link, other] = [await newLink(), await newLink()]
  const [userId] = z.tuple([z.int()]).parse((await read('shares', 'user_id', `id = '${link}'`))[0])
  await put('resumes', resumeRow('resume-unread', userId))
  for (const key of ['open-1', 'open-2', 'settled']) await write(link, key)
  await write(other, 'of-somebody-else')
  await settleComment(env.DB, { id: 'comment-settled', userId, state: 'resolved' })
  const query = { userId, page: 1, deleted: false, q: '', sort: 'title', now: START } as const
  const { items } = await listResumes(env.DB, query)
  expect(items.map(({ id, open_comments }) => [id, open_comments])).toEqual(
    expect.arrayContaining([
      [`resume-${link}`, 2],
      ['resume-unread', 0],
    ]),
  )
  expect(items).toHaveLength(2)
})
