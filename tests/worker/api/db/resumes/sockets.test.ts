import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addSocket, endedSockets, openedResumes } from '#src/api/db/resumes/sockets.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put } from '#tests/support/rows.ts'

test('the résumés somebody has open are their own, each once', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const socket = (id: string, user_id: number, resume_id: string) => {
    return { id, user_id, resume_id, token_hash: 'w', opened_at: 0, expires_at: START * 2 }
  }
  await put(
    'sockets',
    socket('o-1', user, 'o-a'),
    socket('o-2', user, 'o-a'),
    socket('o-3', user, 'o-b'),
    socket('o-4', other, 'o-c'),
  )
  expect((await openedResumes(env.DB, user)).toSorted()).toEqual(['o-a', 'o-b'])
  expect(await openedResumes(env.DB, other)).toEqual(['o-c'])
})

test('sockets end at the moment their session does, the one that has waited longest first', async () => {
  const user = await newUser()
  const socket = (id: string, expires_at: number) => {
    return { id, user_id: user, resume_id: `${id}-r`, token_hash: 'w', opened_at: 0, expires_at }
  }
  await put('sockets', socket('e-1', START + 1), socket('e-2', START), socket('e-3', START - 1))
  const ended = async (limit: number) => (await endedSockets(env.DB, START, limit)).map(({ id }) => id)
  expect([await ended(9), await ended(1)]).toEqual([['e-3', 'e-2'], ['e-3']])
})

test('of ten sockets opened at the same moment the one noted first is too many', async () => {
  const user = await newUser()
  const times = { created_at: 0, last_seen_at: 0, expires_at: START + 1 }
  await put('sessions', { token_hash: 'same', user_id: user, user_agent: '', address: '', ...times })
  const add = (id: string) => addSocket(env.DB, { id, resumeId: 'r', userId: user, tokenHash: 'same', openedAt: START })
  for (let nth = 0; nth < 10; nth += 1) expect((await add(`z-${9 - nth}`)).surplus).toEqual([])
  expect((await add('z-last')).surplus).toEqual([{ id: 'z-9', resumeId: 'r' }])
})
