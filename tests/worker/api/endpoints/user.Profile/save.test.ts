import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sweepPhotos } from '#src/api/upkeep/sweep.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { DAY } from '#tests/support/api.ts'
import { base64, jpeg, jpegHead } from '#tests/support/pictures.ts'
import { setUpWays } from '#tests/support/ways.ts'

const done = { code: 1, msg: '已保存', data: null }
const uploaded = z.object({ data: z.object({ key: z.string() }) })

async function setUp() {
  const ways = await setUpWays()
  const { api, token } = ways
  const upload = async (mark: number, by = token) => {
    const image = base64(jpeg(jpegHead(), [mark]))
    return uploaded.parse((await api.call('user.Resume/uploadPhoto', { image }, { token: by })).body).data.key
  }
  const save = async (profile: object) => {
    const whole = { user_name: '李雷', picture: null, language: null, ...profile }
    return (await api.call('user.Profile/save', whole, { token })).body
  }
  const account = async () => (await api.call('user.Account/index', {}, { token })).body
  const photo = async (key: string) => (await api.raw('user.Resume/photo', { key }, { token })).status
  return { ...ways, upload, save, account, photo }
}

test('name, picture and language are saved; the name is the one in the header', async () => {
  const { api, token, upload, save, account } = await setUp()
  const picture = await upload(1)
  const profile = { user_name: '韩梅梅', picture, language: 'en' }
  expect(await save({ ...profile, user_name: ' 韩梅梅 ' })).toEqual(done)
  expect(await account()).toMatchObject({ data: { profile } })
  expect((await api.call('user.Info/index', {}, { token })).body).toMatchObject({ data: { user_name: '韩梅梅' } })
  expect(await save({})).toEqual(done)
  expect(await account()).toMatchObject({ data: { profile: { user_name: '李雷', picture: null, language: null } } })
})

test('what is no name is refused, and a picture of somebody else is none', async () => {
  const { api, upload, save, account } = await setUp()
  const before = await account()
  const stranger = await registerUser(api)
  expect(await save({ user_name: '  ' })).toMatchObject({ errors: { user_name: '请输入昵称' } })
  expect(await save({ user_name: 'x'.repeat(31) })).toMatchObject({ errors: { user_name: '昵称最多 30 个字符' } })
  expect(await save({ user_name: 'a\u202Eb' })).toMatchObject({ errors: { user_name: '内容不符合要求' } })
  expect(await save({ picture: await upload(2, stranger.token) })).toMatchObject({ code: 0 })
  expect(await save({ picture: 'A'.repeat(20) })).toMatchObject({ code: 0 })
  expect(await account()).toEqual(before)
})

test('a picture stays as long as it is used, and goes a month after', async () => {
  const { api, upload, save, photo } = await setUp()
  const picture = await upload(3)
  await save({ picture })
  const sweepDaily = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      api.clock.now += DAY
      await sweepPhotos(api.services)
    }
  }
  await sweepDaily(40)
  api.clock.now -= 40 * DAY
  expect(await photo(picture)).toBe(200)
  await save({ picture: null })
  api.clock.now += 40 * DAY
  await sweepDaily(31)
  expect(await save({ picture })).toMatchObject({ code: 401 })
  api.clock.now -= 71 * DAY
  expect(await save({ picture })).toMatchObject({ code: 0 })
})

test('letters are in the language that was chosen, whatever page asks for them', async () => {
  const { api, addEmail, save, remove, user } = await setUp()
  const email = await addEmail()
  await save({ language: 'en' })
  await remove('mobile')
  expect(api.mail.sent.at(-1)?.subject).toBe('The ways to log in to your Qingjian account have changed')
  api.clock.now += DAY
  await api.call('user.Base/sendCode', { email, type: 'reset' })
  expect(api.mail.sent.at(-1)?.subject).toBe('Your Qingjian code')
  await api.call('user.Base/sendCode', { email: `x${user.id}@example.com`, type: 'reset' })
  expect(api.mail.sent.at(-1)?.subject).toBe('青简验证码')
})
