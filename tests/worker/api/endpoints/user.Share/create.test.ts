import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { newMid, setUpOwner } from '#tests/support/resumes.ts'
import { plainLink, setUpShare } from '#tests/support/shares.ts'

// Written out, so that another number in the code is noticed.
const SHARES_MAX = 20

test('a link has a token of 256 bits, of which the database knows nothing', async () => {
  const { link } = await setUpShare({ password: 'bamboo' })
  expect(link).toEqual({
    id: expect.stringMatching(/^[0-9A-Za-z]{20}$/),
    token: expect.stringMatching(/^[\w-]{43}$/),
    label: '某公司 HR',
    expires_at: null,
    hide_contacts: false,
    download: true,
    comments: false,
    has_password: true,
    opens: 0,
    opened_at: null,
    created_at: expect.any(Number),
  })
  const row = await env.DB.prepare('SELECT * FROM shares WHERE id = ?').bind(link.id).first()
  expect(JSON.stringify(row)).not.toContain(link.token)
  expect(row?.password_hash).toMatch(/^\$scrypt\$/)
})

test('asking again with the same key makes one link', async () => {
  const { api, id, token } = await setUpOwner()
  const input = { id, key: newMid(), ...plainLink }
  const first = await api.call('user.Share/create', input, { token })
  expect(await api.call('user.Share/create', input, { token })).toEqual(first)
})

test('of many at once as many are made as a résumé may have', async () => {
  const { api, id, token } = await setUpOwner()
  const create = () => api.call('user.Share/create', { id, key: newMid(), ...plainLink }, { token })
  const answers = await Promise.all(Array.from({ length: SHARES_MAX + 3 }, create))
  const full = { status: 200, body: { code: 1030, msg: '一份简历最多有 20 个分享链接，请先撤销不用的' } }
  expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(full))).toHaveLength(3)
})

test.each([-1, 0])('an end that has passed (%i ms) is refused at its field', async (left) => {
  const { api, id, token } = await setUpOwner()
  const input = { id, key: newMid(), ...plainLink, expires_at: api.clock.now + left }
  expect(await api.call('user.Share/create', input, { token })).toMatchObject({
    status: 400,
    body: { errors: { expires_at: '内容不符合要求' } },
  })
})

test('nobody makes a link to a résumé of somebody else, or to a deleted one', async () => {
  const { api, id, token } = await setUpOwner()
  const stranger = await registerUser(api)
  const create = (who: string) => api.call('user.Share/create', { id, key: newMid(), ...plainLink }, { token: who })
  expect((await create(stranger.token)).body).toEqual({ code: 0, msg: '资源不存在' })
  await api.call('user/resume/del', { id }, { token })
  expect((await create(token)).body).toEqual({ code: 0, msg: '资源不存在' })
})
