import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reconcileBills } from '#src/api/orders/reconciliation.ts'
import { sweepExpired } from '#src/api/upkeep/sweep.ts'
import { receiveCode, registerUser } from '#tests/support/accounts.ts'
import { HOUR, MINUTE, newMobile } from '#tests/support/api.ts'
import { publishArticleFixtures } from '#tests/support/articles.ts'
import { type RecordedQuery, recordingDatabase } from '#tests/support/database.ts'
import { newCode } from '#tests/support/redeem-codes.ts'
import { setUpShare } from '#tests/support/shares.ts'
import { createShop, plans, type Shop } from '#tests/support/shop.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

/** Read as a whole on purpose: tables of a handful of rows, and what the statement itself has found by an index. */
const SMALL = /^SCAN (\(subquery-\d+\)$|(found|page|membership_levels|facet_names|article_term_names|n|CONSTANT ROW)\b)/
/**
 * A match in a full-text table, and a range of its trigrams (15..: from a term to a term) for words too short for
 * one; a list that came with the query.
 */
const VIRTUAL =
  /^SCAN (((word|article)_search|line|json_each) VIRTUAL TABLE INDEX|(word|article)_trigrams VIRTUAL TABLE INDEX 15\d\d:)/
/** A search that only an index of another purpose serves, reading all attempts of a kind. */
const WHOLE_KIND = /attempts.*\(kind=\?( AND at>\?)?\)/

const plan = z.array(z.object({ detail: z.string() }))

beforeAll(async () => {
  await publishFixtures([{ id: 1001, facets: { use: 'campus', role: 'auditor' } }, { id: 1002 }])
  await storeFiles(1001)
  await publishArticleFixtures([{ id: 2001 }, { id: 2002 }])
})

/** The steps of a query's plan that read more than they need. */
async function slowSteps({ sql, values }: RecordedQuery): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all()
  const details = plan.parse(results).map(({ detail }) => detail)
  const isScan = (detail: string) => detail.startsWith('SCAN') && !SMALL.test(detail) && !VIRTUAL.test(detail)
  return details.filter((detail) => isScan(detail) || WHOLE_KIND.test(detail))
}

/** Everything about membership: plans, orders to their ends, codes. */
async function buyAndRedeem(shop: Shop, token: string): Promise<void> {
  await shop.call('user.vip/list', { renew: '1' }, { token })
  await shop.call('user.vip/list', {})
  await shop.call('user.vip/check', {}, { token })
  await shop.order(token, plans.monthly)
  const { order_no } = await shop.order(token, plans.yearly)
  shop.clock.now += MINUTE
  await shop.call('user.Pay/check_staus', { order_no }, { token })
  await shop.call('user.Pay/check', { order_no }, { token })
  await shop.notify(shop.wechat.pay(order_no, 'wrong', 1))
  await shop.notify(shop.wechat.pay(order_no, 'right'))
  const template = await shop.orderTemplate(token, '1002')
  await shop.notify(shop.wechat.pay(template.order_no))
  await shop.call('user.Pay/check_jianli_status', { id: '1002' }, { token })
  await shop.call('user.Order/index', { page: '1' }, { token })
  await shop.call('user/vip_redeem', { code: await newCode(shop, 'lifetime') }, { token })
  await shop.call('user.vip/redemptions', {}, { token })
  const late = await shop.orderTemplate(token, '1001')
  await shop.notify(shop.wechat.pay(late.order_no))
  await shop.notify(shop.wechat.returnAtDesk(late.order_no))
  await shop.tick()
  const line = { orderNo: order_no, transactionId: 'right', kind: 'payment', refundNo: '', amount: 6900 } as const
  shop.wechat.bills.set('2026-11-20', [line])
  // The wrong amount is on purpose.
  shop.faults.length = 0
}

test('every query of every endpoint uses an index', async () => {
  const { db, queries } = recordingDatabase()
  const shop = createShop({ db })
  const api = shop
  const user = await registerUser(api)
  const { mobile, token } = user
  api.clock.now += HOUR
  await api.call('user.Base/register', { mobile, password: user.password, code: '0000' })
  await api.call('user.Base/loginByPassword', { mobile: newMobile(), password: 'wrong' })
  await api.call('config/base_site', {})
  await api.call('user.Info/index', {}, { token })
  await api.call('word.Jianli/list', {})
  await api.call('word.Jianli/list', { slug: 'campus' })
  const filters = { use: 'campus', role: 'auditor', language: 'zh', q: 'template 10 模板' }
  await api.call('word.Jianli/list', { ...filters, sort: 'new', page: '2' })
  await api.call('word.Jianli/detail', { id: '1001' })
  await api.call('word.Jianli/access', { id: '1001' })
  await api.call('resume.Sample/list', { use: 'campus', industry: 'finance' })
  await api.call('resume.Sample/detail', { id: '1001' })
  await api.call('article.Info/list', {})
  await api.call('article.Info/list', { cate: 'campus', tag: 'graduate', q: '标题 10 文章', page: '2' })
  await api.call('article.Info/list', { sort: 'hot', q: '标题文章' })
  await api.call('article.Info/detail', { id: '2001' })
  await api.call('site.Search/index', { q: '标题 hr 模板' })
  await api.call('site.Visit/count', { kind: 'template', id: 1001 }, { userAgent: BROWSER })
  await api.call('site.Visit/count', { kind: 'article', id: 2001 }, { userAgent: BROWSER })
  await api.call('word.Jianli/access', { id: '1001' }, { token })
  await api.raw('word.Jianli/download', { id: '1001' }, { token })
  await api.call('user.TemplateCollections/push', { template_id: 1001, template_type: 'word' }, { token })
  await api.call('user.TemplateCollections/userConllectionList', {}, { token })
  await api.call('user.TemplateCollections/marks', {}, { token })
  await api.call('user.TemplateCollections/remove', { template_id: 1001, template_type: 'word' }, { token })
  await buyAndRedeem(shop, token)
  const code = await receiveCode(api, mobile, 'reset')
  await api.call('user.Base/resetPassword', { mobile, password: 'another password', code })
  await api.call('user.Base/loginByPassword', { mobile, password: 'another password' })
  await api.call('user.Base/logout', {}, { token })
  api.sms.outcome = 'failed'
  await api.call('user.Base/sendCode', { mobile: newMobile(), type: 'register' })
  await sweepExpired(api.services)
  await reconcileBills(api.services)
  expect(api.faults).toEqual([])

  expect(await expectIndexed(queries)).toBeGreaterThan(80)
})

test('every query about links to résumés uses an index', async () => {
  const { db, queries } = recordingDatabase()
  const api = createShop({ db })
  const { link, visit, passOf, change, links, revoke } = await setUpShare({ password: 'bamboo' }, undefined, api)
  await visit('open', await passOf('bamboo'))
  await change({ password: null })
  await visit('photo')
  await api.call('resume.Share/count', { token: link.token, key: crypto.randomUUID() })
  await links()
  await revoke()
  await sweepExpired(api.services)
  expect(api.faults).toEqual([])
  expect(await expectIndexed(queries)).toBeGreaterThan(8)
})

/** Checks each query once; answers how many different ones there were. */
async function expectIndexed(queries: readonly RecordedQuery[]): Promise<number> {
  const distinct = [...new Map(queries.map((query) => [query.sql, query])).values()]
  for (const query of distinct) {
    expect({ sql: query.sql, slow: await slowSteps(query) }).toEqual({ sql: query.sql, slow: [] })
  }
  return distinct.length
}
