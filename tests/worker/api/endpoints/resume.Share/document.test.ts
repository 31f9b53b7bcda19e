import { expect, test } from 'vitest'
import { shortResume } from '#tests/support/resumes.ts'
import { setUpShare } from '#tests/support/shares.ts'

test('what the file is made of, where that is allowed', async () => {
  const { visit, change } = await setUpShare()
  expect(await visit('document')).toEqual({
    status: 200,
    body: { code: 1, msg: '操作成功', data: { doc: shortResume() } },
  })
  await change({ download: false })
  expect((await visit('document')).status).toBe(403)
})

test('not before the password was given', async () => {
  const { visit, passOf } = await setUpShare({ password: 'bamboo' })
  expect(await visit('document')).toEqual({ status: 200, body: { code: 1031, msg: '请先输入链接密码' } })
  expect((await visit('document', await passOf('bamboo'))).body).toMatchObject({ code: 1 })
})
