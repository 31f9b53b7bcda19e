import { expect, test } from 'vitest'
import { accountMessages } from '#client/i18n/account.ts'
import { everyAnswer } from '#tests/support/every-page.ts'
import { user } from '#tests/support/fixtures.ts'
import { ok, remoteSite } from '#tests/support/site.ts'

test.each([
  ['without a level', { is_vip: false, vip_expires_at: null }, true],
  ['with one that ends', { is_vip: true, vip_expires_at: Date.UTC(2030, 0) }, true],
  ['with one for ever', { is_vip: true, vip_expires_at: null }, false],
])('members %s are offered a higher level only where there is one', async (_, level, isOffered) => {
  const site = remoteSite(async (request) =>
    request.url.includes('/api/user.Info/index') ? ok({ ...user, ...level }) : everyAnswer(request),
  )
  const page = await site.get('/user/orders', { cookie: '__Host-session=good; __Host-signed-in=1' })
  const strip = new RegExp(`<section aria-label="${accountMessages.zh.level}".*?</section>`, 's')
  const [said = ''] = strip.exec(await page.text()) ?? []
  await site.settle()
  expect([said.includes(user.vip_level_name), said.includes(accountMessages.zh.upgrade)]).toEqual([true, isOffered])
})
