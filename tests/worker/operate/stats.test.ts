import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { planStats } from '#scripts/lib/operate/stats.ts'
import { sweepExpired } from '#src/api/upkeep/sweep.ts'
import { createUseCounter } from '#src/api/upkeep/use-counter.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { DAY, MINUTE } from '#tests/support/api.ts'
import { failingFor } from '#tests/support/database.ts'
import { operatorBeside, told } from '#tests/support/operator.ts'
import { put, read, resumeRow } from '#tests/support/rows.ts'
import { createShop, newBuyer, plans } from '#tests/support/shop.ts'

test('days are counted as people do them: sign-ups, résumés, money both ways, buyers of those who saw the dialog', async () => {
  const shop = createShop()
  const { token, id } = await newBuyer(shop)
  const other = await newBuyer(shop)
  // Nine in the evening of the day before in UTC is the next day in Beijing.
  await put('resumes', resumeRow('late', id, { created_at: Date.parse('2026-11-20T21:00:00Z') }))
  await put('resumes', resumeRow('early', id, { created_at: Date.parse('2026-11-20T15:00:00Z') }))
  await shop.order(other.token, plans.monthly)
  await shop.order(token, plans.monthly)
  const { order_no } = await shop.order(token, plans.yearly)
  await shop.notify(shop.wechat.pay(order_no))
  shop.clock.now += DAY
  await registerUser(shop)
  await put('payments', {
    order_no,
    transaction_id: 'second',
    nth: 1,
    amount: 500,
    fate: 'refunded',
    refund_failures: 0,
    received_at: shop.clock.now - MINUTE,
    refund_amount: 500,
    refund_state: 'done',
    refund_at: shop.clock.now,
  })
  await put('refunds', {
    ...{ order_no, transaction_id: 'second', refund_no: 'second', amount: 500, raised: 500, told_at: shop.clock.now },
  })
  const rows = (await told(operatorBeside(shop), (operator) => planStats(operator, 3)))
    .slice(0, 5)
    .map((line) => line.split(/ {2,}/))
  expect(rows).toEqual([
    ['day', 'sign-ups', 'résumés', 'downloads', 'paid', 'sent back', 'dialog', 'bought', 'of them'],
    ['2026-11-20', '0', '1', '0', '0.00', '0.00', '0', '0'],
    ['2026-11-21', '2', '1', '0', '69.00', '0.00', '2', '1', '50.0 %'],
    ['2026-11-22', '1', '0', '0', '5.00', '5.00', '0', '0'],
    ['together', '3', '2', '0', '74.00', '5.00', '2', '1', '50.0 %'],
  ])
})

test('use is counted by page, with how quick it was, the way to a file, and faults by build', async () => {
  const shop = createShop()
  const use = createUseCounter({ ...shop.services, dataset: undefined, db: env.DB })
  const visit = (name: string) => ({ kind: 'visit' as const, name, detail: '' })
  const vital = (detail: string) => ({ kind: 'vital' as const, name: 'home', detail })
  await use.count([visit('home'), visit('home'), visit('word-detail'), visit('edit'), visit('new-resume')])
  await use.count([vital('LCP good'), vital('LCP good'), vital('LCP poor'), vital('CLS fair')])
  await use.count([
    { kind: 'step', name: 'export', detail: '' },
    { kind: 'fault', name: 'script', detail: 'b1' },
  ])
  const lines = async (days: number) =>
    (await told(operatorBeside(shop), (operator) => planStats(operator, days))).slice(days + 3)
  expect(await lines(1)).toEqual([
    'page         visits  LCP good  CLS good  INP good',
    'home         2       67 %      0 %',
    'edit         1',
    'new-resume   1',
    'word-detail  1',
    '',
    'The way to a file: 1 templates looked at, 2 times in the editor, 1 files made',
    '',
    'fault   build  times',
    'script  b1     1',
  ])
  shop.clock.now += 91 * DAY
  expect(await lines(1)).toEqual(['Visits: none were counted.'])
  await sweepExpired(shop.services)
  expect(await read('use_counts', 'name')).toEqual([])
})

test('where Analytics Engine is bound it gets each point, and the database none', async () => {
  const shop = createShop()
  const written: unknown[] = []
  const dataset = { writeDataPoint: (point: unknown) => void written.push(point) }
  const use = createUseCounter({ ...shop.services, dataset, db: env.DB })
  await use.count([{ kind: 'fault', name: 'chunk', detail: 'b2' }])
  expect(written).toEqual([{ indexes: ['fault'], blobs: ['fault', 'chunk', 'b2'], doubles: [1] }])
  expect(await read('use_counts', 'name')).toEqual([])
})

test('what is used early in the morning in Beijing is of that day, not of the one before', async () => {
  const shop = createShop()
  shop.clock.now = Date.parse('2026-11-20T21:00:00Z')
  const use = createUseCounter({ ...shop.services, dataset: undefined, db: env.DB })
  await use.count([{ kind: 'visit', name: 'home', detail: '' }])
  expect(await read('use_counts', 'day, name')).toEqual([['2026-11-21', 'home']])
})

test('what cannot be counted is told of, and whoever came is served', async () => {
  const shop = createShop()
  const use = createUseCounter({ ...shop.services, dataset: undefined, db: failingFor('use_counts', env.DB) })
  await use.count([{ kind: 'fault', name: 'chunk', detail: 'b2' }])
  expect(shop.faults).toEqual([new Error('away')])
})
