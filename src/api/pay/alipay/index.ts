import * as z from 'zod/mini'
import type {
  GatewayOutcome,
  OrderRequest,
  PayDeps,
  PaymentAtGateway,
  PaymentGateway,
  PaymentRequest,
  RefundRequest,
  RefundState,
} from '#src/api/pay/gateway.ts'
import { UNREADABLE, understand } from '#src/api/pay/reply.ts'
import { yuanOf } from '#src/api/pay/yuan.ts'
import { cutText } from '#src/lib/cut-text.ts'
import { readJson } from '#src/lib/json.ts'
import { beijingSeconds } from '#src/lib/time.ts'
import { downloadBill } from './bill.ts'
import { createClient } from './client.ts'
import type { AlipayConfig } from './config.ts'
import { readNotification } from './notification.ts'
import { paymentOf, trade } from './trade.ts'

const MAX_SUBJECT = 128

const precreated = z.object({ out_trade_no: z.string(), qr_code: z.string() })
const refunded = z.object({ trade_no: z.string(), fund_change: z.string() })
const refundFound = z.object({ out_request_no: z.optional(z.string()), refund_status: z.optional(z.string()) })

/**
 * Alipay's face-to-face payment, whose link is shown as a QR code and opens the app on a phone; and its page for phone
 * browsers, if the seller has it.
 * @see https://opendocs.alipay.com/open/8ad49e4a_alipay.trade.precreate
 */
export function createAlipay(config: AlipayConfig, deps: PayDeps): PaymentGateway {
  const client = createClient(config, deps)

  async function create(request: PaymentRequest): Promise<GatewayOutcome<{ payUrl: string }>> {
    if (request.surface === 'phone' && config.onPhone) return createOnPhone(request)
    const order = { ...orderOf(request), product_code: 'FACE_TO_FACE_PAYMENT' }
    const reply = await client.call('alipay.trade.precreate', order)
    return understand(reply, (body) => {
      const read = readJson(body, precreated)
      return read?.out_trade_no === request.orderNo ? { payUrl: read.qr_code } : null
    })
  }

  /**
   * A payment on Alipay's page. Payers who cancel return, too. Alipay learns of the order only when the page is opened.
   * @see https://opendocs.alipay.com/open/29ae8cb6_alipay.trade.wap.pay
   */
  async function createOnPhone(
    request: Extract<PaymentRequest, { surface: 'phone' }>,
  ): Promise<GatewayOutcome<{ payUrl: string }>> {
    const { returnUrl } = request
    const order = { ...orderOf(request), product_code: 'QUICK_WAP_WAY', quit_url: returnUrl }
    const payUrl = await client.pageUrl('alipay.trade.wap.pay', order, returnUrl)
    return { kind: 'success', value: { payUrl } }
  }

  async function query(orderNo: string): Promise<GatewayOutcome<PaymentAtGateway>> {
    const reply = await client.call('alipay.trade.query', { out_trade_no: orderNo })
    // There is no trade until the code is scanned.
    if (reply.kind === 'refused' && reply.code === 'ACQ.TRADE_NOT_EXIST') {
      return { kind: 'success', value: { state: 'absent' } }
    }
    return understand(reply, (body) => {
      const read = readJson(body, trade)
      return read?.out_trade_no === orderNo ? paymentOf(read) : null
    })
  }

  async function close(orderNo: string): Promise<GatewayOutcome<null>> {
    const reply = await client.call('alipay.trade.close', { out_trade_no: orderNo })
    return reply.kind === 'answered' ? { kind: 'success', value: null } : understand(reply, () => null)
  }

  async function refund(request: RefundRequest): Promise<GatewayOutcome<RefundState>> {
    const reply = await client.call('alipay.trade.refund', {
      trade_no: request.transactionId,
      refund_amount: yuanOf(request.amount),
      out_request_no: request.refundNo,
      refund_reason: request.reason,
    })
    return understand(reply, (body) => {
      const read = readJson(body, refunded)
      if (read?.trade_no !== request.transactionId) return null
      // `N`: this call moved no money; an earlier one may have.
      return read.fund_change === 'Y' ? 'done' : 'pending'
    })
  }

  async function queryRefund({ transactionId, refundNo }: RefundRequest): Promise<GatewayOutcome<RefundState>> {
    const reply = await client.call('alipay.trade.fastpay.refund.query', {
      trade_no: transactionId,
      out_request_no: refundNo,
    })
    if (reply.kind === 'refused' && reply.code !== 'ACQ.TRADE_NOT_EXIST') {
      return { kind: 'unknown', reason: reply.code }
    }
    const read = understand(reply, (body) => readJson(body, refundFound))
    if (read.kind !== 'success') return read
    const { out_request_no: number, refund_status: status } = read.value
    // An answer without the number means that the refund is unknown.
    if (!number) return { kind: 'failure', reason: 'No such refund' }
    return number === refundNo
      ? { kind: 'success', value: status === 'REFUND_SUCCESS' ? 'done' : 'pending' }
      : UNREADABLE
  }

  return {
    // Without a page of its own, the QR code's link opens the app.
    onPhone: true,
    // WeChat's browser blocks Alipay's pages.
    inWechat: null,
    create,
    query,
    close,
    refund,
    queryRefund,
    readNotification: (request) => readNotification(request, config, { client, now: deps.now() }),
    answerNotification,
    bill: (day) => downloadBill(day, client),
  }
}

/** The same request always makes the same order, so retries are safe. */
function orderOf({ orderNo, description, amount, expiresAt }: OrderRequest): Record<string, string> {
  return {
    out_trade_no: orderNo,
    total_amount: yuanOf(amount),
    subject: subjectOf(description),
    time_expire: beijingSeconds(expiresAt),
  }
}

/** Removes characters that Alipay forbids, and commas and quotation marks, which its bills do not escape. */
function subjectOf(description: string): string {
  return cutText(description.replace(/[/=&,"#\s]+/g, ' '), MAX_SUBJECT)
}

function answerNotification(result: 'accepted' | 'forged' | 'retry'): Response {
  if (result === 'accepted') return new Response('success')
  return new Response('fail', { status: result === 'forged' ? 401 : 503 })
}
