import type { Cast, StatementSamples } from '#scripts/lib/ledger/cast.ts'
import { findCodes, listCodes, listUses, revokeCode } from '#src/api/db/operators/codes.ts'
import { findOrders, hurryOrder, readOrderDetails, stuckOrders } from '#src/api/db/operators/orders.ts'
import { findUnsettled, isReconciled, noteReconciled } from '#src/api/db/orders/bills.ts'
import { noteTold, readLaneGrant } from '#src/api/db/orders/lane-grants.ts'
import { listOwnOrders, noteOpened, pollOwnOrder, readOwnOrder, tellOwnOrder } from '#src/api/db/orders/order-list.ts'
import { openOrder } from '#src/api/db/orders/order-opening.ts'
import { noteRefundRefused, type OrderChange, recordCallback, saveOrder } from '#src/api/db/orders/order-saving.ts'
import {
  claimDueOrders,
  claimQuestion,
  countDueOrders,
  keepPayer,
  keepPayUrl,
  readOrderCase,
  type StoredOrder,
} from '#src/api/db/orders/orders.ts'
import { addCodes, listRedemptions, readCodeCase, redeemCode } from '#src/api/db/orders/redemptions.ts'
import { isPurchased } from '#src/api/db/templates/templates.ts'
import { readFigures } from '#src/api/db/upkeep/day-figures.ts'
import { addOperation, endOperation, listOperations } from '#src/api/db/upkeep/operations.ts'
import type { Grant } from '#src/api/domain/granting.ts'
import { DAY_MS, HOUR_MS } from '#src/lib/time.ts'

const free = { level: 'free', levelUntil: null }

/** Every statement about money: orders, payments, codes, and those who run the site. */
export const orderSamples: StatementSamples = {
  openOrder: (db, c) =>
    openOrder(db, {
      orderNo: c.fresh,
      userId: c.userId,
      goods: { kind: 'membership', level: 'yearly' },
      title: { zh: '年度会员', en: 'Yearly member' },
      amount: 6900,
      base: free,
      payType: 1,
      surface: 'qr',
      begun: true,
      clientAddress: c.address,
      revision: c.fresh,
      now: c.now,
    }),
  readOrderCase: (db, c) => readOrderCase(db, c.orderNo, 'event'),
  keepPayUrl: (db, c) => keepPayUrl(db, c.orderNo, 'weixin://pay'),
  keepPayer: (db, c) => keepPayer(db, c.orderNo, c.openid),
  claimQuestion: (db, c) => claimQuestion(db, { orderNo: c.orderNo, silence: 0, now: c.now }),
  claimDueOrders: (db, c) => claimDueOrders(db, 40, c.now),
  countDueOrders: (db, c) => countDueOrders(db, c.now),
  'saveOrder, a membership': (db, c) =>
    saveOrder(db, changeOf(c, { kind: 'membership', userId: c.userId, before: free, after: free }, false)),
  'saveOrder, a template': (db, c) =>
    saveOrder(db, changeOf(c, { kind: 'template', userId: c.userId, templateId: c.templateId }, false)),
  'saveOrder, taken back': (db, c) => saveOrder(db, changeOf(c, null, true)),
  recordCallback: (db, c) => recordCallback(db, callbackOf(c), c.now),
  noteRefundRefused: (db, c) => noteRefundRefused(db, c.orderNo, c.transactionId, c.now),
  pollOwnOrder: (db, c) =>
    pollOwnOrder(db, { orderNo: c.orderNo, silence: 5000, now: c.now }, { userId: c.userId, locale: 'zh', now: c.now }),
  readOwnOrder: (db, c) => readOwnOrder(db, c.orderNo, { userId: c.userId, locale: 'zh', now: c.now }),
  tellOwnOrder: (db, c) => tellOwnOrder(db, c.orderNo, { userId: c.userId, locale: 'zh', now: c.now }),
  listOwnOrders: (db, c) =>
    listOwnOrders(db, { page: 1, pageSize: 10 }, { userId: c.userId, locale: 'zh', now: c.now }),
  noteOpened: (db, c) => noteOpened(db, c.orderNo),
  readLaneGrant: (db, c) => readLaneGrant(db, c.userId, 'membership'),
  noteTold: (db, c) => noteTold(db, c.orderNo),
  isPurchased: (db, c) => isPurchased(db, c.userId, c.templateId),
  findUnsettled: (db, c) =>
    findUnsettled(db, [
      { orderNo: c.orderNo, transactionId: c.transactionId, kind: 'refund', refundNo: c.fresh, amount: 1 },
    ]),
  isReconciled: (db, c) => isReconciled(db, 1, c.day),
  noteReconciled: (db, c) => noteReconciled(db, { payType: 1, day: c.day, lines: 1, missed: 0, unknown: 0 }, c.now),
  readCodeCase: (db, c) => readCodeCase(db, c.code, c.userId),
  redeemCode: (db, c) =>
    redeemCode(db, { userId: c.userId, hash: c.code, before: free, after: free, days: null, now: c.now }),
  listRedemptions: (db, c) => listRedemptions(db, c.userId),
  addCodes: (db, c) =>
    addCodes(db, [{ hash: c.fresh, tail: 'TAIL', level: 'yearly', uses: 1, expiresAt: null }], c.now),
  'listCodes, all': (db, c) => listCodes(db, { all: true, limit: 20, now: c.now }),
  'listCodes, good ones': (db, c) => listCodes(db, { all: false, limit: 20, now: c.now }),
  findCodes: (db, c) => findCodes(db, c.code),
  listUses: (db, c) => listUses(db, c.code),
  revokeCode: (db, c) => revokeCode(db, c.code, c.now),
  findOrders: (db, c) => findOrders(db, c.mobile, 20),
  stuckOrders: (db, c) => stuckOrders(db, c.now - HOUR_MS, 20),
  readOrderDetails: (db, c) => readOrderDetails(db, c.orderNo),
  hurryOrder: (db, c) => hurryOrder(db, c.orderNo, c.now),
  'readFigures, the first time': (db, c) => readFigures(db, fortnight(c)),
  'readFigures, stored': (db, c) => readFigures(db, fortnight(c)),
  addOperation: (db, c) =>
    addOperation(db, {
      at: c.now,
      operator: 'someone',
      command: 'orders show',
      subject: c.orderNo,
      userId: c.userId,
      detail: '',
      outcome: 'read',
    }),
  endOperation: (db) => endOperation(db, 1, 'done'),
  listOperations: (db) => listOperations(db, 20),
}

function callbackOf(c: Cast) {
  const { unpaidNo: orderNo, transactionId, fresh: eventId } = c
  return { payType: 1, eventId, kind: 'payment', orderNo, transactionId, amount: 6900 } as const
}

function changeOf(c: Cast, grant: Grant | null, revoke: boolean): OrderChange {
  const order: StoredOrder = {
    orderNo: c.unpaidNo,
    userId: c.userId,
    goods: { kind: 'membership', level: 'yearly' },
    base: free,
    title: { zh: '年度会员', en: 'Yearly member' },
    payType: 1,
    surface: 'qr',
    clientAddress: c.address,
    payer: '',
    payUrl: '',
    state: 'pending',
    createdAt: c.now,
    life: { amount: 6900, expiresAt: c.now, door: 'open', because: null, payments: [], refunds: [] },
    isRefundRejected: false,
    revision: 'first',
  }
  const payment = {
    transactionId: c.transactionId,
    amount: 6900,
    fate: 'granted',
    excess: 0,
    isExcessBack: false,
    refundFailures: 0,
  } as const
  const { transactionId } = payment
  const refund = { transactionId, refundNo: c.fresh, amount: 1, total: null, raised: 1 }
  const next = { ...order.life, door: 'closed', payments: [payment], refunds: [refund] } as const
  return { order, next, grant, revoke, callback: callbackOf(c), revision: c.fresh, now: c.now }
}

function fortnight({ now }: Cast) {
  return { since: now - 14 * DAY_MS, until: now, now }
}
