import { beforeAll, describe, expect, test } from 'vitest'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { answerOf, createTestApi, DAY, HOUR, type TestApi } from '#tests/support/api.ts'
import { countOf, forgetfulDatabase } from '#tests/support/database.ts'
import { createShop } from '#tests/support/shop.ts'
import { fileBytes, publishFixtures, storeFiles } from '#tests/support/templates.ts'

const ids = Array.from({ length: 40 }, (_, index) => 1001 + index)
const WITHOUT_FILE = 1050
const offered = [...ids, WITHOUT_FILE].map((id) => ({ id }))
const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }
/** The refusal offers the template by itself. */
const overQuota = (template: number) => ({
  status: 200,
  body: {
    code: 402,
    msg: '今天的 Word 模板下载次数已用完，明天 0 点恢复',
    data: { template_id: template, price: 500 },
  },
})

beforeAll(async () => {
  await publishFixtures(offered)
  await storeFiles(...ids)
})

function download(api: TestApi, id: number, token: string): Promise<Response> {
  return api.raw('word.Jianli/download', { id: String(id) }, { token })
}

function isFile(response: Response): boolean {
  return (
    response.headers.get('content-type') === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  )
}

function downloadsOf(id: number): Promise<number> {
  return countOf('SELECT downloads AS count FROM word_templates WHERE id = ?', id)
}

test('the file comes under its own name', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const response = await download(api, 1001, token)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="_ 1001.docx"; filename*=UTF-8''%E6%A8%A1%E6%9D%BF%201001.docx`,
    'content-length': String(fileBytes(1001).byteLength),
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'x-bookmark': expect.stringMatching(/^[\da-f-]{40,}$/),
    'x-content-type-options': 'nosniff',
  })
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(fileBytes(1001))
  expect(await downloadsOf(1001)).toBe(1)
})

describe('the daily limit', () => {
  test('one for the free level; the same template again is free; a new day at 00:00 in Shanghai', async () => {
    const api = createTestApi()
    const { token } = await registerUser(api)
    expect(isFile(await download(api, 1002, token))).toBe(true)
    expect(await answerOf(await download(api, 1003, token))).toEqual(overQuota(1003))
    expect(isFile(await download(api, 1002, token))).toBe(true)
    api.clock.now = Date.parse('2026-11-21T23:59:59.999+08:00')
    expect(await answerOf(await download(api, 1003, token))).toEqual(overQuota(1003))
    api.clock.now += 1
    expect(isFile(await download(api, 1003, token))).toBe(true)
    expect([await downloadsOf(1002), await downloadsOf(1003)]).toEqual([1, 1])
  })

  test('the level in force decides', async () => {
    const api = createTestApi()
    const { id, token } = await registerUser(api)
    await setLevel(id, 'monthly', api.clock.now + HOUR)
    for (const template of ids.slice(3, 7)) expect(isFile(await download(api, template, token))).toBe(true)
    api.clock.now += HOUR
    expect(await answerOf(await download(api, 1008, token))).toEqual(overQuota(1008))
    await setLevel(id, 'monthly', api.clock.now + DAY)
    expect(isFile(await download(api, 1008, token))).toBe(true)
    expect(await answerOf(await download(api, 1009, token))).toEqual(overQuota(1009))
  })

  test('forty templates at once: five of them for a monthly member', async () => {
    const api = createTestApi()
    const { id, token } = await registerUser(api)
    await setLevel(id, 'monthly', null)
    const responses = await Promise.all(ids.map((template) => download(api, template, token)))
    expect(responses.filter(isFile)).toHaveLength(5)
    const without = ids.filter((_, index) => responses[index] && !isFile(responses[index]))
    const refused = await Promise.all(responses.filter((response) => !isFile(response)).map(answerOf))
    expect(refused).toEqual(without.map(overQuota))
    expect(await countOf('SELECT count(*) AS count FROM word_downloads WHERE user_id = ?', id)).toBe(5)
  })

  test('one template thirty times at once counts once', async () => {
    const api = createTestApi()
    const { token } = await registerUser(api)
    const before = await downloadsOf(1010)
    const responses = await Promise.all(Array.from({ length: 30 }, () => download(api, 1010, token)))
    expect(responses.every(isFile)).toBe(true)
    expect(await downloadsOf(1010)).toBe(before + 1)
  })
})

test('a template that was bought is not counted, today or tomorrow', async () => {
  const shop = createShop()
  const { id, token } = await registerUser(shop)
  const { order_no } = await shop.orderTemplate(token, '1030')
  await shop.notify(shop.wechat.pay(order_no))
  for (let times = 0; times < 3; times += 1) {
    expect(isFile(await download(shop, 1030, token))).toBe(true)
    shop.clock.now += HOUR
  }
  expect(await countOf('SELECT count(*) AS count FROM word_downloads WHERE user_id = ?', id)).toBe(0)
  expect(isFile(await download(shop, 1031, token))).toBe(true)
  expect(await answerOf(await download(shop, 1032, token))).toEqual(overQuota(1032))
  expect(isFile(await download(shop, 1030, token))).toBe(true)
})

test('what was bought stays its buyer’s once the catalogue no longer has it, and nobody else’s', async () => {
  const shop = createShop()
  const [buyer, other] = [await registerUser(shop), await registerUser(shop)]
  const { order_no } = await shop.orderTemplate(buyer.token, '1033')
  await shop.notify(shop.wechat.pay(order_no))
  await publishFixtures(offered.filter(({ id }) => id !== 1033))
  const response = await download(shop, 1033, buyer.token)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(fileBytes(1033))
  expect(await answerOf(await download(shop, 1033, other.token))).toEqual(missing)
  await publishFixtures(offered)
})

describe('failures', () => {
  test('a missing file costs nothing', async () => {
    const api = createTestApi()
    const { id, token } = await registerUser(api)
    expect(await answerOf(await download(api, WITHOUT_FILE, token))).toEqual({
      status: 200,
      body: { code: 1006, msg: '文件暂时无法下载，本次不计入下载次数' },
    })
    expect(await countOf('SELECT count(*) AS count FROM word_downloads WHERE user_id = ?', id)).toBe(0)
  })

  test('a template that is not there is missing', async () => {
    const api = createTestApi()
    const { token } = await registerUser(api)
    expect(await answerOf(await download(api, 4242, token))).toEqual(missing)
  })

  test.each([1, 2])(
    'when the answer of database call %i is lost, asking again gives the file, counted once',
    async (nth) => {
      const forgetful = forgetfulDatabase()
      const api = createTestApi({ db: forgetful.db })
      const { id, token } = await registerUser(api)
      const before = await downloadsOf(1020)
      forgetful.loseReplyOf(nth)
      expect((await download(api, 1020, token)).status).toBe(500)
      forgetful.loseReplyOf(0)
      expect(isFile(await download(api, 1020, token))).toBe(true)
      expect(await countOf('SELECT count(*) AS count FROM word_downloads WHERE user_id = ?', id)).toBe(1)
      expect(await downloadsOf(1020)).toBe(before + 1)
    },
  )
})
