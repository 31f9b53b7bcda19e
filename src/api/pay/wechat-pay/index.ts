import * as z from 'zod/mini'
import type {
  GatewayOutcome,
  PayDeps,
  PaymentAtGateway,
  PaymentGateway,
  PaymentRequest,
  RefundRequest,
  RefundState,
} from '#src/api/pay/gateway.ts'
import { understand } from '#src/api/pay/reply.ts'
import { readJson } from '#src/lib/json.ts'
import { downloadBill } from './bill.ts'
import { createClient } from './client.ts'
import type { WechatPayConfig } from './config.ts'
import { createWechatCounter } from './in-wechat.ts'
import { readNotification } from './notification.ts'
import { orderOf, TRANSACTIONS } from './order.ts'
import { isOurs, paymentOf, refundAnswer, refundStateOf, transaction } from './transaction.ts'

const REFUNDS = '/v3/refund/domestic/refunds'

const nativeAnswer = z.object({ code_url: z.string() })
const h5Answer = z.object({ h5_url: z.string() })

/**
 * WeChat Pay: Native for a QR code, H5 for the phone, JSAPI inside WeChat.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791877
 */
export function createWechatPay(config: WechatPayConfig, deps: PayDeps): PaymentGateway {
  const client = createClient(config, deps)

  async function create(request: PaymentRequest): Promise<GatewayOutcome<{ payUrl: string }>> {
    if (request.surface === 'phone') return createOnPhone(request)
    const reply = await client.post(`${TRANSACTIONS}/native`, orderOf(request, config))
    return understand(reply, (body) => {
      const payUrl = readJson(body, nativeAnswer)?.code_url
      return payUrl === undefined ? null : { payUrl }
    })
  }

  /** The address is valid for five minutes, and only when opened from our own pages. */
  async function createOnPhone(
    request: Extract<PaymentRequest, { surface: 'phone' }>,
  ): Promise<GatewayOutcome<{ payUrl: string }>> {
    const scene_info = { payer_client_ip: request.clientAddress, h5_info: { type: 'Wap' } }
    const reply = await client.post(`${TRANSACTIONS}/h5`, { ...orderOf(request, config), scene_info })
    return understand(reply, (body) => {
      const h5Url = readJson(body, h5Answer)?.h5_url
      return h5Url === undefined ? null : { payUrl: comingBack(h5Url, request.returnUrl) }
    })
  }

  async function query(orderNo: string): Promise<GatewayOutcome<PaymentAtGateway>> {
    const reply = await client.get(`${TRANSACTIONS}/out-trade-no/${orderNo}?mchid=${config.merchantId}`)
    if (reply.kind === 'refused' && reply.code === 'ORDER_NOT_EXIST') {
      return { kind: 'success', value: { state: 'absent' } }
    }
    return understand(reply, (body) => {
      const read = readJson(body, transaction)
      const isAsked = read !== null && isOurs(read, config) && read.out_trade_no === orderNo
      return isAsked ? paymentOf(read) : null
    })
  }

  async function close(orderNo: string): Promise<GatewayOutcome<null>> {
    const reply = await client.post(`${TRANSACTIONS}/out-trade-no/${orderNo}/close`, { mchid: config.merchantId })
    return reply.kind === 'answered' ? { kind: 'success', value: null } : understand(reply, () => null)
  }

  async function refund(request: RefundRequest): Promise<GatewayOutcome<RefundState>> {
    const { transactionId, refundNo, amount, total, reason } = request
    const reply = await client.post(REFUNDS, {
      transaction_id: transactionId,
      out_refund_no: refundNo,
      reason,
      notify_url: config.notifyUrl,
      amount: { refund: amount, total, currency: 'CNY' },
    })
    return understand(reply, (body) => readRefund(body, request))
  }

  async function queryRefund(request: RefundRequest): Promise<GatewayOutcome<RefundState>> {
    const reply = await client.get(`${REFUNDS}/${request.refundNo}`)
    // Any other refusal says nothing about the refund.
    if (reply.kind === 'refused' && reply.code !== 'RESOURCE_NOT_EXISTS') {
      return { kind: 'unknown', reason: reply.code }
    }
    return understand(reply, (body) => readRefund(body, request))
  }

  return {
    onPhone: config.onPhone,
    inWechat: config.inWechat && createWechatCounter(config, config.inWechat, { client, deps }),
    create,
    query,
    close,
    refund,
    queryRefund,
    readNotification: (request) => readNotification(request, config, { findKey: client.findKey, now: deps.now() }),
    answerNotification,
    bill: (day) => downloadBill(day, client, config.baseUrl),
  }
}

/** @see https://pay.weixin.qq.com/doc/v3/merchant/4012791836 */
function comingBack(h5Url: string, returnUrl: string): string {
  return `${h5Url}${h5Url.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(returnUrl)}`
}

function readRefund(body: string, { transactionId, refundNo }: RefundRequest): RefundState | null {
  const read = readJson(body, refundAnswer)
  const isAsked = read?.out_refund_no === refundNo && read.transaction_id === transactionId
  return isAsked ? refundStateOf(read.status) : null
}

function answerNotification(result: 'accepted' | 'forged' | 'retry'): Response {
  if (result === 'accepted') return new Response(null, { status: 204 })
  const [status, message] = result === 'forged' ? [401, '验签失败'] : [503, '稍后重试']
  return Response.json({ code: 'FAIL', message }, { status })
}
