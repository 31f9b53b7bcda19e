import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { BillLine, GatewayOutcome } from '#src/api/pay/gateway.ts'
import { UNREADABLE } from '#src/api/pay/reply.ts'
import { fenOf } from '#src/api/pay/yuan.ts'
import { readJson } from '#src/lib/json.ts'
import type { WechatPayClient } from './client.ts'

const offer = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
  download_url: z.string(),
})

/**
 * Downloads the trade bill of a day, which exists from 10:00 on the next.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012071398
 */
export async function downloadBill(
  day: string,
  client: WechatPayClient,
  baseUrl: string,
): Promise<GatewayOutcome<readonly BillLine[]>> {
  const reply = await client.get(`/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused') {
    const isEmpty = reply.code === 'NO_STATEMENT_EXIST'
    return isEmpty ? { kind: 'success', value: [] } : { kind: 'failure', reason: reply.code }
  }
  const file = readJson(reply.body, offer)
  if (file === null || !file.download_url.startsWith(`${baseUrl}/`)) {
    return UNREADABLE
  }
  const answer = await client.download(file.download_url.slice(baseUrl.length))
  if (answer.kind === 'none') return { kind: 'unknown', reason: answer.reason }
  if (answer.status !== 200) return { kind: 'unknown', reason: `HTTP ${answer.status}` }
  const hash = createHash('sha1').update(answer.bytes).digest('hex')
  if (hash !== file.hash_value.toLowerCase()) return { kind: 'unknown', reason: 'Unverified bill' }
  const lines = readBill(new TextDecoder().decode(answer.bytes))
  return lines === null ? { kind: 'unknown', reason: 'A bill of unknown shape' } : { kind: 'success', value: lines }
}

/**
 * Parses a bill: a header line, lines whose fields begin with a backtick, and two lines of totals.
 * @returns null for any other text
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4013071236
 */
export function readBill(text: string): BillLine[] | null {
  const [head = '', ...rows] = text.trim().split(/\r?\n/)
  const names = head.split(',')
  const details = rows.slice(0, -2).map((row) => row.replace(/^`/, '').split(',`'))
  const fieldsOf = details.map((fields) => (name: string) => fields[names.indexOf(name)] ?? '')
  const lines = fieldsOf.filter(hasMoved).map(readLine)
  return names.includes('商户订单号') && rows.length >= 2 && lines.every((line) => line !== null) ? lines : null
}

/** Refunds are listed when requested, even if they have not reached the payer. */
function hasMoved(field: (name: string) => string): boolean {
  return field('交易状态') !== 'REFUND' || field('退款状态') === 'SUCCESS'
}

function readLine(field: (name: string) => string): BillLine | null {
  const kind = field('交易状态') === 'REFUND' ? 'refund' : 'payment'
  const amount = fenOf(field(kind === 'refund' ? '申请退款金额' : '订单金额'))
  const [orderNo, transactionId] = [field('商户订单号'), field('微信订单号')]
  const refundNo = kind === 'refund' ? field('商户退款单号') : ''
  return amount === null || orderNo === '' ? null : { orderNo, transactionId, kind, refundNo, amount }
}
