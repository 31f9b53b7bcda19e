import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readForExport } from '#src/api/db/account-export.ts'
import { RESTORABLE_MS } from '#src/contract/index.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put, resumeRow } from '#tests/support/rows.ts'

test('of deleted résumés those are exported that can be restored, after the others', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const end = START - RESTORABLE_MS
  await put(
    'resumes',
    resumeRow('ex-1', user, { deleted_at: end + 1 }),
    resumeRow('ex-2', user, { deleted_at: end }),
    resumeRow('ex-3', user, { created_at: 3 }),
    resumeRow('ex-4', user, { created_at: 2 }),
    resumeRow('ex-5', other),
  )
  const photo = (key: string, user_id: number, created_at: number) => ({ key, user_id, sha256: key, created_at })
  await put('photos', photo('ex-1', user, 2), photo('ex-2', user, 1), photo('ex-3', other, 1))
  const { resumes, photos } = await readForExport(env.DB, { userId: user, names: [], now: START })
  expect([resumes.map(({ id }) => id), photos]).toEqual([
    ['ex-4', 'ex-3', 'ex-1'],
    ['ex-2', 'ex-1'],
  ])
})
