import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { giveUpPhotos } from '#src/api/db/files/photos.ts'
import { DAY } from '#tests/support/api.ts'
import { newUser, put, read } from '#tests/support/rows.ts'

test('photos are looked at again in a week, earlier when one of the same owner is to go, not before a day', async () => {
  const [none, soon, late] = [await newUser(), await newUser(), await newUser()]
  const photo = (key: string, user_id: number, unused_since: number | null) => {
    return { key, user_id, sha256: key, created_at: 0, unused_since }
  }
  await put(
    'photos',
    photo('c-1', none, null),
    photo('c-2', soon, 80 * DAY),
    photo('c-3', soon, null),
    photo('c-4', late, 77 * DAY),
  )
  const looked = [
    { userId: none, used: ['c-1'] },
    { userId: soon, used: ['c-3'] },
    { userId: late, used: [] },
  ]
  expect(await giveUpPhotos(env.DB, looked, { now: 100 * DAY, before: 77 * DAY, every: 7 * DAY })).toEqual(['c-4'])
  expect(await read('photos', `key, checked_at / ${DAY}`, "key LIKE 'c-%'", 'key')).toEqual([
    ['c-1', 100],
    // 23 days after it was found unused, and seven before that.
    ['c-2', 96],
    ['c-3', 96],
    ['c-4', 94],
  ])
})
