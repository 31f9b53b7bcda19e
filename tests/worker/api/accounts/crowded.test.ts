import { expect, test } from 'vitest'
import { ApiError } from '#src/api/wire/errors.ts'
import { createTestApi } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { newMid } from '#tests/support/resumes.ts'
import { plainLink, setUpShare } from '#tests/support/shares.ts'

test('who would hash when all places are taken is refused before it costs anything', async () => {
  const { api, id, token, link, user } = await setUpShare({ password: 'bamboo' })
  const full = () => Promise.reject(new ApiError('service.busy', { retryAfter: 2 }))
  const crowded = createTestApi({ passwords: { ...api.services.passwords, few: full } })
  const before = await countOf('SELECT count(*) AS count FROM attempts')
  const settings = { ...plainLink, password: 'bamboo' }
  const answers = [
    await crowded.call('user.Base/loginByPassword', user),
    await crowded.call('resume.Share/unlock', { token: link.token, password: 'bamboo' }),
    await crowded.call('user.Share/create', { id, key: newMid(), ...settings }, { token }),
    await crowded.call('user.Share/change', { share: link.id, ...settings }, { token }),
  ]
  expect(answers).toEqual(Array(4).fill({ status: 503, body: expect.objectContaining({ code: 1035, retry_after: 2 }) }))
  expect(await countOf('SELECT count(*) AS count FROM attempts')).toBe(before)
  // Links without a password need no place.
  expect((await crowded.call('user.Share/change', { share: link.id, ...plainLink }, { token })).body).toMatchObject({
    code: 1,
    data: { has_password: false },
  })
})
