import { expect, test } from 'vitest'
import { accountMessages } from '#client/i18n/account.ts'
import type { User } from '#src/contract/index.ts'
import { everyAnswer } from '#tests/support/every-page.ts'
import { user } from '#tests/support/fixtures.ts'
import { ok, remoteSite } from '#tests/support/site.ts'

/** The strip of the orders page for a user with this level. */
async function stripOf(level: Partial<User>): Promise<string> {
  const site = remoteSite(async (request) =>
    request.url.includes('/api/user.Info/index') ? ok({ ...user, ...level }) : everyAnswer(request),
  )
  const page = await site.get('/user/orders', { cookie: '__Host-session=good; __Host-signed-in=1' })
  const strip = new RegExp(`<section aria-label="${accountMessages.zh.level}".*?</section>`, 's')
  const [said = ''] = strip.exec(await page.text()) ?? []
  await site.settle()
  return said
}

test.each([
  ['without a level', { is_vip: false, vip_expires_at: null }, true],
  ['with one that ends', { is_vip: true, vip_expires_at: Date.UTC(2030, 0) }, true],
  ['with one for ever', { is_vip: true, vip_expires_at: null }, false],
])('members %s are offered a higher level only where there is one', async (_, level, isOffered) => {
  const said = await stripOf(level)
  expect([said.includes(user.vip_level_name), said.includes(accountMessages.zh.upgrade)]).toEqual([true, isOffered])
})

test('a level that ends early in a day is not said to last that day', async () => {
  const said = await stripOf({ is_vip: true, vip_expires_at: Date.UTC(2029, 11, 31, 16, 30) })
  expect(said).toContain(accountMessages.zh.expires('2030/1/1 00:30'))
})

test('a level that has ended is told with its day, beside the limits that hold since', async () => {
  const t = accountMessages.zh
  const limits = { online_resume_management_upper_limit: 3, resume_word_download_limit: 1 }
  const said = await stripOf({ is_vip: false, vip_lapsed_at: Date.UTC(2026, 10, 1, 4), ...limits })
  for (const text of [t.lapsed('2026/11/1 12:00'), t.resumeLimit(3), t.upgrade]) expect(said).toContain(text)
})
