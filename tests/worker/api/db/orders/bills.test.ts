import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findUnsettled, isReconciled, noteReconciled } from '#src/api/db/orders/bills.ts'
import { recordCallback } from '#src/api/db/orders/order-saving.ts'
import { newUser, orderRow, put, read } from '#tests/support/rows.ts'

test('bills are compared once for each method and day; only what is on record settles a line', async () => {
  const report = { payType: 1, day: '2026-11-20', lines: 1, missed: 0, unknown: 0 } as const
  await noteReconciled(env.DB, report, 1)
  await noteReconciled(env.DB, { ...report, lines: 9 }, 2)
  expect(await read('reconciled_bills', 'lines, reconciled_at')).toEqual([[1, 1]])
  expect([
    await isReconciled(env.DB, 1, '2026-11-20'),
    await isReconciled(env.DB, 2, '2026-11-20'),
    await isReconciled(env.DB, 1, '2026-11-21'),
  ]).toEqual([true, false, false])
  const user = await newUser()
  await put('orders', orderRow('kb1', user), orderRow('kb2', user, { lane: 'other' }))
  const payment = (transaction_id: string, nth: number, fate: string, refund_state: string, refund_amount: number) => ({
    order_no: 'kb1',
    transaction_id,
    nth,
    amount: 100,
    fate,
    refund_failures: 0,
    received_at: 0,
    refund_state,
    refund_amount,
  })
  await put(
    'payments',
    payment('a', 0, 'granted', 'none', 0),
    payment('b', 1, 'refunded', 'none', 0),
    payment('c', 2, 'granted', 'done', 40),
    payment('d', 3, 'granted', 'under_way', 40),
  )
  const refund = (transaction_id: string, refund_no: string, amount: number | null, total: number | null) => {
    return { order_no: 'kb1', transaction_id, refund_no, amount, total, raised: 40, told_at: 0 }
  }
  await put('refunds', refund('c', 'r1', 40, null), refund('d', 'r2', null, 40), refund('e', 'r3', 40, null))
  const line = (transactionId: string, kind: 'payment' | 'refund', refundNo = '', orderNo = 'kb1') => {
    return { orderNo, transactionId, kind, refundNo, amount: 100 }
  }
  const lines = [
    line('a', 'payment'),
    line('z', 'payment'),
    line('a', 'payment', '', 'kb2'),
    line('a', 'refund', 'r1'),
    line('b', 'refund', 'r1'),
    line('c', 'refund', 'r1'),
    line('c', 'refund', 'r2'),
    line('d', 'refund', 'r2'),
    line('e', 'refund', 'r3'),
    line('e', 'refund', 'r3', 'kb2'),
  ]
  expect(await findUnsettled(env.DB, lines)).toEqual([
    { position: 1, isTold: false },
    { position: 2, isTold: false },
    { position: 3, isTold: false },
    { position: 6, isTold: false },
    { position: 7, isTold: true },
    { position: 9, isTold: false },
  ])
})

test('a callback is on record once for each method', async () => {
  const callback = { payType: 1, eventId: 'once', kind: 'paid', orderNo: 'o', transactionId: 't', amount: 5 } as const
  await recordCallback(env.DB, callback, 1)
  await recordCallback(env.DB, { ...callback, amount: 6 }, 2)
  await recordCallback(env.DB, { ...callback, payType: 2 }, 3)
  expect(await read('payment_events', 'pay_type, amount, received_at', "event_id = 'once'", '1')).toEqual([
    [1, 5, 1],
    [2, 5, 3],
  ])
})
