import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { setBasics, setDesign } from '#src/resume/edits.ts'
import { base64, JPEG } from '#tests/support/pictures.ts'
import { newMid, shortResume } from '#tests/support/resumes.ts'
import { setUpShare } from '#tests/support/shares.ts'

const uploaded = z.object({ data: z.object({ key: z.string() }) })

test('the picture of the résumé, and none without one or before the password', async () => {
  const { api, token, link, save, visit, passOf } = await setUpShare({ password: 'bamboo' })
  const pass = await passOf('bamboo')
  expect((await visit('photo', pass)).body).toEqual({ code: 0, msg: '资源不存在' })
  const { key } = uploaded.parse(
    (await api.call('user.Resume/uploadPhoto', { image: base64(JPEG) }, { token })).body,
  ).data
  // Its design has no place for a photo unless its owner wants one.
  const photographed = setBasics({ photo: key })(shortResume())
  await save(1, photographed, newMid())
  expect(JSON.stringify((await visit('open', pass)).body)).not.toContain('Share/photo')
  await save(2, setDesign({ photoSize: 'medium' })(photographed), newMid())
  expect((await visit('photo')).body).toEqual({ code: 1031, msg: '请先输入链接密码' })
  const response = await api.send(`/api/resume.Share/photo?token=${link.token}`, { headers: { 'x-browser-key': pass } })
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(JSON.stringify((await visit('open', pass)).body)).toContain(`/api/resume.Share/photo?token=${link.token}`)
})

test('a picture of somebody else named in the document is not given out', async () => {
  const owner = await setUpShare()
  const stranger = await setUpShare({}, undefined, owner.api)
  const { api } = owner
  const answer = await api.call('user.Resume/uploadPhoto', { image: base64(JPEG) }, { token: owner.token })
  const { key } = uploaded.parse(answer.body).data
  await stranger.save(1, setBasics({ photo: key })(shortResume()), newMid())
  expect((await stranger.visit('photo')).body).toEqual({ code: 0, msg: '资源不存在' })
})
