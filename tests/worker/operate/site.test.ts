import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { planSet, planShow } from '#scripts/lib/operate/site.ts'
import { createTestApi } from '#tests/support/api.ts'
import { operatorBeside, told } from '#tests/support/operator.ts'
import { read } from '#tests/support/rows.ts'

const DRY = 'Nothing has been changed: this is what --apply would do.'

/** The whole of what is set, as it is shown. */
async function shown(operator: ReturnType<typeof operatorBeside>): Promise<Record<string, string>> {
  const [, ...rows] = await told(operator, () => planShow(operator))
  return Object.fromEntries(rows.map((row) => [row.split(' ')[0], row.replace(/^\S+ +/, '')]))
}

test('everything that can be set is shown, as it is typed', async () => {
  const settings = await shown(operatorBeside(createTestApi()))
  expect(Object.keys(settings)).toHaveLength(2 * 13 + 3 * 11 + 7)
  expect(settings).toMatchObject({
    'zh.site_name': '青简',
    'en.operator': '(empty)',
    'free.online_resume_limit': '3',
    'yearly.price': '69.00 yuan',
    'yearly.original_price': '199.00 yuan',
    'monthly.tag_zh': '(empty)',
    'monthly.photo_bytes_limit': '40 MB',
  })
  expect(settings).not.toHaveProperty('free.price')
})

test('a price is set once --apply is given; what is bought from then on costs that', async () => {
  const api = createTestApi()
  const operator = operatorBeside(api)
  const set = () => planSet(operator, 'monthly.price', '15.5')
  const before = await shown(operator)
  const line = 'To set: monthly.price, 19.90 yuan -> 15.50 yuan'
  expect(await told(operator, set)).toEqual([line, DRY])
  expect(await shown(operator)).toEqual(before)
  const done = 'monthly.price is set. Calls follow at once, pages within a minute.'
  expect(await told(operator, set, 'apply')).toEqual([line, done])
  expect(await shown(operator)).toEqual({ ...before, 'monthly.price': '15.50 yuan' })
  expect((await api.call('user.vip/list', {})).body).toMatchObject({ data: [{ price: 1550 }, {}, {}] })
  await expect(told(operator, set, 'apply')).rejects.toThrow('monthly.price is that already.')
  expect((await read('operations', 'subject, detail, outcome', "subject = 'monthly.price'", 'id')).at(-1)).toEqual([
    'monthly.price',
    '19.90 yuan -> 15.50 yuan',
    'done',
  ])
  await told(operator, () => planSet(operator, 'monthly.original_price', ''), 'apply')
  const prices = () => read('membership_levels', 'price, original_price', "slug = 'monthly'")
  expect(await prices()).toEqual([[1550, null]])
  await told(operator, () => planSet(operator, 'monthly.original_price', '29.90'), 'apply')
  expect(await prices()).toEqual([[1550, 2990]])
})

test('the least price and the longest line are taken, and what has no price is told as empty', async () => {
  const operator = operatorBeside(createTestApi())
  const set = async (key: string, value: string) => (await told(operator, () => planSet(operator, key, value)))[0]
  expect(await set('monthly.price', '0.01')).toMatch(/ -> 0\.01 yuan$/)
  expect(await set('yearly.original_price', '')).toBe('To set: yearly.original_price, 199.00 yuan -> (empty)')
  expect(await set('en.address', 'x'.repeat(300))).toBe(`To set: en.address, (empty) -> ${'x'.repeat(300)}`)
  expect(await set('free.photo_bytes_limit', '999999')).toMatch(/ -> 999999 MB$/)
})

test('texts are those of one language, and each change gets the site another version', async () => {
  const api = createTestApi()
  const operator = operatorBeside(api)
  const version = Number(await env.DB.prepare("SELECT version FROM site_config WHERE locale = 'en'").first('version'))
  await told(operator, () => planSet(operator, 'en.support_email', ' help@example.com'), 'apply')
  await told(operator, () => planSet(operator, 'free.photo_bytes_limit', '25'), 'apply')
  const emails = await read('site_config', 'locale, support_email, version', '1', 'locale')
  expect(emails).toEqual([
    ['en', 'help@example.com', version + 2],
    ['zh', '', version + 2],
  ])
  expect(await read('membership_levels', 'photo_bytes_limit', "slug = 'free'")).toEqual([[25 * 1024 * 1024]])
})

test.each([
  ['zh.nothing', 'x', 'There is no "zh.nothing": npm run site -- show lists what can be set.'],
  ['zh.version', '9', 'There is no "zh.version": npm run site -- show lists what can be set.'],
  ['free.price', '1', 'There is no "free.price": npm run site -- show lists what can be set.'],
  ['zh.site_name', ' ', 'This cannot be empty.'],
  ['zh.address', 'a\nb', 'Give one line of at most 300 signs.'],
  ['zh.address', 'x'.repeat(301), 'Give one line of at most 300 signs.'],
  ['zh.support_email', 'help@example', 'Give an e-mail address.'],
  ['en.support_email', 'help＠example.com', 'Give an e-mail address.'],
  ['zh.wechat_qr', 'https://other.test/a.png', 'Give the path of a picture on this site.'],
  ['yearly.price', '0', 'Give yuan, such as 69 or 19.90.'],
  ['yearly.price', '-5', 'Give yuan, such as 69 or 19.90.'],
  ['yearly.price', '19.905', 'Give yuan, such as 69 or 19.90.'],
  ['yearly.price', '', 'Give yuan, such as 69 or 19.90.'],
  ['lifetime.price', '30', 'lifetime.price would be less than that of the plan below it.'],
  ['yearly.price', '200', 'lifetime.price would be less than that of the plan below it.'],
  ['lifetime.price', '399', 'lifetime.price must be less than the price struck through beside it.'],
  ['yearly.original_price', '69', 'yearly.price must be less than the price struck through beside it.'],
  ['free.online_resume_limit', '0', 'Give a whole number from 1 to 999999.'],
  ['free.online_resume_limit', '2.5', 'Give a whole number from 1 to 999999.'],
])('%s cannot be "%s"', async (key, value, reason) => {
  const operator = operatorBeside(createTestApi())
  const before = await shown(operator)
  await expect(told(operator, () => planSet(operator, key, value), 'apply')).rejects.toThrow(reason)
  expect(await shown(operator)).toEqual(before)
})

test('of two who set the same thing at once one is told to look again', async () => {
  const operator = operatorBeside(createTestApi())
  const first = await planSet(operator, 'lifetime.word_download_limit', '60')
  const second = await planSet(operator, 'lifetime.word_download_limit', '70')
  await first.act?.()
  await expect(second.act?.()).rejects.toThrow('has been changed by somebody else meanwhile: look again.')
  expect((await shown(operator))['lifetime.word_download_limit']).toBe('60')
})
