import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readFigures } from '#src/api/db/upkeep/day-figures.ts'
import { DAY, START } from '#tests/support/api.ts'
import { newUser, orderRow, put, resumeRow } from '#tests/support/rows.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const payment = (order_no: string, other = {}) => ({
  ...{ order_no, transaction_id: `t-${order_no}`, nth: 0, amount: 1990, fate: 'granted', refund_failures: 0 },
  received_at: START,
  ...other,
})

test('each figure counts from the first moment of its day to the last, and nothing beside it', async () => {
  await publishFixtures([{ id: 1001 }])
  const day = Date.parse('2030-03-01T00:00:00+08:00')
  for (const [nth, at] of [day - 1, day, day + DAY - 1, day + DAY].entries()) {
    const [user, no] = [await newUser(), `db-${nth}`]
    await env.DB.prepare('UPDATE users SET created_at = ? WHERE id = ?').bind(at, user).run()
    await put('resumes', resumeRow(no, user, { created_at: at }))
    await put('word_downloads', { user_id: user, day: no, template_id: 1001, created_at: at })
    await put('orders', orderRow(no, user, { lane: no, created_at: at, paid_at: at }))
    await put('payments', payment(no, { received_at: at, amount: 10 ** nth }))
    await put('refunds', {
      ...{ order_no: no, transaction_id: `t-${no}`, refund_no: no, amount: 1, raised: 10 ** nth, told_at: at },
    })
  }
  const figures = await readFigures(env.DB, { since: day, until: day + DAY, now: day })
  expect(figures).toEqual(
    [
      ['sign-ups', 2],
      ['resumes', 2],
      ['downloads', 2],
      ['paid', 110],
      ['sent back', 110],
      ['dialog', 2],
      ['bought', 2],
    ].map(([name, value]) => ({ day: '2030-03-01', name, value })),
  )
})

test('figures of a day: buyers are those of memberships, money sent back is what has arrived', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const day = Date.UTC(2031, 0, 1)
  const order = (order_no: string, id: number, more = {}) =>
    orderRow(order_no, id, { lane: order_no, created_at: day, ...more })
  await put(
    'orders',
    order('df-1', user, { paid_at: day }),
    order('df-2', user),
    order('df-3', other, { kind: 'template', level: null, template_id: 1001, paid_at: day }),
  )
  const back = (order_no: string, refund_state: string, refund_amount: number) =>
    payment(order_no, { received_at: day - DAY, refund_state, refund_amount, refund_at: day })
  await put('payments', back('df-1', 'done', 300), back('df-2', 'under_way', 40), back('df-3', 'failed', 5))
  const told = (refund_no: string, raised: number, told_at: number) => {
    return { order_no: 'df-1', transaction_id: 't-df-1', refund_no, amount: raised, raised, told_at }
  }
  await put('refunds', told('a', 200, day), told('b', 100, day + DAY - 1), told('c', 7, day + DAY))
  const figures = async (now: number) =>
    (await readFigures(env.DB, { since: day, until: day + DAY, now })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const one = [
    { day: '2031-01-01', name: 'bought', value: 1 },
    { day: '2031-01-01', name: 'dialog', value: 1 },
    { day: '2031-01-01', name: 'sent back', value: 300 },
  ]
  expect(await figures(day + 2 * DAY - 1)).toEqual(one)
  await put('orders', order('df-4', other))
  const two = one.map((figure) => (figure.name === 'dialog' ? { ...figure, value: 2 } : figure))
  expect(await figures(day + 2 * DAY)).toEqual(two)
  // A day that was over for a day is not counted again.
  await put('orders', order('df-5', await newUser()))
  expect(await figures(day + 3 * DAY)).toEqual(two)
})

test('a day on which nothing happened is not counted again', async () => {
  const day = Date.UTC(2032, 0, 1)
  const figures = () => readFigures(env.DB, { since: day, until: day + DAY, now: day + 2 * DAY })
  expect(await figures()).toEqual([])
  await put('orders', orderRow('df-6', await newUser(), { created_at: day }))
  expect(await figures()).toEqual([])
})
