import { expect, test } from 'vitest'
import { answerOf } from '#tests/support/api.ts'
import { setUpApplicant } from '#tests/support/applications.ts'

const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }

test('a file is its owner’s alone, and where there is none nothing comes', async () => {
  const owner = await setUpApplicant()
  const stranger = await setUpApplicant(owner.api)
  const { id } = await owner.begin1()
  const { sendings } = await owner.send1(id)
  const sent = sendings[0]?.id ?? ''
  expect((await owner.file(sent)).headers.get('content-disposition')).toContain("filename*=UTF-8''")
  expect(await answerOf(await owner.file(sent, stranger.token))).toEqual(missing)
  expect((await owner.api.raw('user.Application/file', { id: sent })).status).toBe(401)
  const later = await owner.send1(id, { file: null })
  expect(await answerOf(await owner.file(later.sendings.find(({ file }) => file === null)?.id ?? ''))).toEqual(missing)
})
