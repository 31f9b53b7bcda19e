import * as z from 'zod/mini'
import type {
  Outcome,
  PayDeps,
  Payment,
  PaymentGateway,
  PaymentRequest,
  RefundRequest,
  RefundState,
} from '#src/api/pay/gateway.ts'
import { readJson } from '#src/api/pay/json.ts'
import { understand } from '#src/api/pay/reply.ts'
import { beijingSeconds } from '#src/lib/time.ts'
import { downloadBill } from './bill.ts'
import { createClient, type WechatPayConfig } from './client.ts'
import { readNotification } from './notification.ts'
import { isOurs, paymentOf, refundAnswer, refundStateOf, transaction } from './transaction.ts'

const TRANSACTIONS = '/v3/pay/transactions'
const REFUNDS = '/v3/refund/domestic/refunds'
const MAX_DESCRIPTION = 127

const nativeAnswer = z.object({ code_url: z.string() })
const h5Answer = z.object({ h5_url: z.string() })

/**
 * WeChat Pay: Native for a QR code, H5 for the phone.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791877
 */
export function createWechatPay(config: WechatPayConfig, deps: PayDeps): PaymentGateway {
  const client = createClient(config, deps)

  async function create(request: PaymentRequest): Promise<Outcome<{ payUrl: string }>> {
    const isPhone = request.surface === 'phone'
    const reply = await client.post(`${TRANSACTIONS}/${isPhone ? 'h5' : 'native'}`, orderOf(request, config))
    return understand(reply, (body) => {
      const payUrl = isPhone ? readJson(body, h5Answer)?.h5_url : readJson(body, nativeAnswer)?.code_url
      return payUrl === undefined ? null : { payUrl }
    })
  }

  async function query(orderNo: string): Promise<Outcome<Payment>> {
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

  async function close(orderNo: string): Promise<Outcome<null>> {
    const reply = await client.post(`${TRANSACTIONS}/out-trade-no/${orderNo}/close`, { mchid: config.merchantId })
    return reply.kind === 'answered' ? { kind: 'success', value: null } : understand(reply, () => null)
  }

  async function refund(request: RefundRequest): Promise<Outcome<RefundState>> {
    const { transactionId, refundNo, amount, reason } = request
    const reply = await client.post(REFUNDS, {
      transaction_id: transactionId,
      out_refund_no: refundNo,
      reason,
      notify_url: config.notifyUrl,
      amount: { refund: amount, total: amount, currency: 'CNY' },
    })
    return understand(reply, (body) => readRefund(body, request))
  }

  async function queryRefund(request: RefundRequest): Promise<Outcome<RefundState>> {
    const reply = await client.get(`${REFUNDS}/${request.refundNo}`)
    // Any other refusal says nothing about the refund.
    if (reply.kind === 'refused' && reply.code !== 'RESOURCE_NOT_EXISTS') {
      return { kind: 'unknown', reason: reply.code }
    }
    return understand(reply, (body) => readRefund(body, request))
  }

  return {
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

/** The same request always makes the same order, so that asking again is safe. */
function orderOf(request: PaymentRequest, { appId, merchantId, notifyUrl }: WechatPayConfig): object {
  const { orderNo, description, amount, expiresAt, surface, clientAddress } = request
  return {
    appid: appId,
    mchid: merchantId,
    description: sayable(description),
    out_trade_no: orderNo,
    time_expire: `${beijingSeconds(expiresAt).replace(' ', 'T')}+08:00`,
    notify_url: notifyUrl,
    amount: { total: amount, currency: 'CNY' },
    ...(surface === 'phone' && { scene_info: { payer_client_ip: clientAddress, h5_info: { type: 'Wap' } } }),
  }
}

/** WeChat Pay takes no characters of 4 bytes. */
function sayable(description: string): string {
  return description.replace(/[\u{10000}-\u{10ffff}]/gu, '').slice(0, MAX_DESCRIPTION)
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
