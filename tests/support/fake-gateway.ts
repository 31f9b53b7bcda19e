import type {
  BillLine,
  GatewayOutcome,
  Notification,
  PaymentAtGateway,
  PaymentGateway,
  PaymentRequest,
  RefundNotification,
  RefundRequest,
  RefundState,
} from '#src/api/pay/gateway.ts'
import { ForgedNotification } from '#src/api/pay/gateway.ts'

type Calls = {
  create: (request: PaymentRequest) => Promise<GatewayOutcome<{ payUrl: string }>>
  query: (orderNo: string) => Promise<GatewayOutcome<PaymentAtGateway>>
  close: (orderNo: string) => Promise<GatewayOutcome<null>>
  refund: (request: RefundRequest) => Promise<GatewayOutcome<RefundState>>
  queryRefund: (request: RefundRequest) => Promise<GatewayOutcome<RefundState>>
  bill: (day: string) => Promise<GatewayOutcome<readonly BillLine[]>>
}
type CallName = keyof Calls

const unknown = { kind: 'unknown', reason: 'time-out' } as const
const success = <T>(value: T) => ({ kind: 'success', value }) as const

/**
 * A payment gateway in memory, at the port. It behaves like the real ones do, except where a test says otherwise:
 * `lose` makes it carry out its next calls of a name and give no answer, `script` replaces answers.
 */
export function createFakeGateway() {
  const requests = new Map<string, PaymentRequest>()
  const closed = new Set<string>()
  const begun = new Set<string>()
  const scanning = { needed: false }
  const paid = new Map<string, { transactionId: string; amount: number }[]>()
  const refunds = new Map<string, RefundRequest>()
  /** What was sent back of an order at the desk. */
  const returned = new Map<string, number>()
  const refundState = { next: 'done' as RefundState }
  const calls: string[] = []
  const lost: CallName[] = []
  const refused = new Set<CallName>()
  const scripted = new Map<CallName, (() => Promise<unknown>)[]>()
  /** By day; nothing happened on others. */
  const bills = new Map<string, readonly BillLine[]>()
  /** The days of which it has no bill yet. */
  const missingBills = new Set<string>()

  const real: Calls = {
    create: async (request) => {
      const known = requests.get(request.orderNo)
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(request)) {
        return { kind: 'failure', reason: 'OUT_TRADE_NO_USED' }
      }
      requests.set(request.orderNo, request)
      return success({ payUrl: `pay://${request.orderNo}` })
    },
    query: async (orderNo) => success(standing(orderNo)),
    close: async (orderNo) => {
      const { state } = standing(orderNo)
      if (state === 'paid') return { kind: 'failure', reason: 'ORDERPAID' }
      if (state === 'absent') return { kind: 'failure', reason: 'TRADE_NOT_EXIST' }
      closed.add(orderNo)
      return success(null)
    },
    refund: async (request) => {
      const isLeft = (returned.get(request.orderNo) ?? 0) + request.amount <= request.total
      if (!isLeft) return { kind: 'failure', reason: 'NOT_ENOUGH' }
      refunds.set(request.refundNo, request)
      return success(refundState.next)
    },
    queryRefund: async ({ refundNo }) =>
      refunds.has(refundNo) ? success(refundState.next) : { kind: 'failure', reason: 'RESOURCE_NOT_EXISTS' },
    bill: async (day) => (missingBills.has(day) ? unknown : success(bills.get(day) ?? [])),
  }

  function paidFor(orderNo: string) {
    return paid.get(orderNo) ?? []
  }

  function standing(orderNo: string): PaymentAtGateway {
    const [first] = paidFor(orderNo)
    if (first !== undefined) return { state: returned.has(orderNo) ? 'refunded' : 'paid', ...first }
    if (closed.has(orderNo)) return { state: 'closed' }
    const isKnown = requests.has(orderNo) && (!scanning.needed || begun.has(orderNo))
    return isKnown ? { state: 'unpaid', begun: begun.has(orderNo) } : { state: 'absent' }
  }

  async function call<T>(
    name: CallName,
    subject: string,
    run: () => Promise<GatewayOutcome<T>>,
  ): Promise<GatewayOutcome<T>> {
    calls.push(`${name} ${subject}`)
    const hook = scripted.get(name)?.shift()
    if (hook !== undefined) await hook()
    if (refused.has(name)) return { kind: 'failure', reason: 'refused' }
    const outcome = await run()
    const at = lost.indexOf(name)
    if (at < 0) return outcome
    lost.splice(at, 1)
    return unknown
  }

  const port: PaymentGateway = {
    onPhone: true,
    inWechat: null,
    create: (request) => call('create', request.orderNo, () => real.create(request)),
    query: (orderNo) => call('query', orderNo, () => real.query(orderNo)),
    close: (orderNo) => call('close', orderNo, () => real.close(orderNo)),
    refund: (request) => call('refund', request.refundNo, () => real.refund(request)),
    queryRefund: (request) => call('queryRefund', request.refundNo, () => real.queryRefund(request)),
    bill: (day) => call('bill', day, () => real.bill(day)),
    readNotification: async (request) => {
      const message: Notification | 'forged' = JSON.parse(await request.text())
      if (message === 'forged') throw new ForgedNotification('wrong signature')
      return message
    },
    answerNotification: (result) => new Response(result, { status: result === 'accepted' ? 200 : 500 }),
  }

  return {
    port,
    /** Every call so far, as `name number`. */
    calls,
    requests,
    refunds,
    refundState,
    bills,
    missingBills,
    closed,
    /** Money comes for an order, whether it is open or not. */
    pay: (orderNo: string, transactionId = `t-${orderNo}`, amount = requests.get(orderNo)?.amount ?? 0) => {
      paid.set(orderNo, [...paidFor(orderNo), { transactionId, amount }])
      return { kind: 'payment', eventId: `e-${transactionId}`, orderNo, transactionId, amount } as const
    },
    /** From now on, like Alipay, it hears of an order only when somebody scans its code. */
    needScanning: () => void Object.assign(scanning, { needed: true }),
    /** Somebody scans the code of an order, and the gateway tells. */
    begin: (orderNo: string) => void begun.add(orderNo),
    /** A person at the gateway's own desk sends money of an order back: all of it, or a part. */
    returnAtDesk: (orderNo: string, refundNo = 'desk', part: number | null = null): RefundNotification => {
      const [{ transactionId, amount: paid } = { transactionId: '', amount: 0 }] = paidFor(orderNo)
      const amount = part ?? paid
      returned.set(orderNo, (returned.get(orderNo) ?? 0) + amount)
      const refund = { transactionId, refundNo, amount, total: null, paid }
      return { kind: 'refund', eventId: `e-${orderNo}-${refundNo}`, orderNo, state: 'done', ...refund }
    },
    /** The next call of this name is carried out, but its answer is lost. */
    lose: (...names: CallName[]) => void lost.push(...names),
    /** From now on it says no to calls of these names. */
    refuse: (...names: CallName[]) => names.forEach((name) => void refused.add(name)),
    /** It does them again. */
    relent: (...names: CallName[]) => names.forEach((name) => void refused.delete(name)),
    /** Does something just before the next call of this name is carried out. */
    before: (name: CallName, act: () => Promise<unknown>) =>
      void scripted.set(name, [...(scripted.get(name) ?? []), act]),
  }
}
