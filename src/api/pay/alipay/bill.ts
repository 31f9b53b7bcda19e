import * as z from 'zod/mini'
import type { BillLine, GatewayOutcome } from '#src/api/pay/gateway.ts'
import { UNREADABLE } from '#src/api/pay/reply.ts'
import { fenOf } from '#src/api/pay/yuan.ts'
import { readJson } from '#src/lib/json.ts'
import { readZip } from '#src/lib/zip.ts'
import type { AlipayClient } from './client.ts'

/** The largest unpacked size in bytes: some hundred thousand trades. */
const MAX_LISTS = 32 * 1024 * 1024

const offer = z.object({ bill_download_url: z.url() })

/**
 * Downloads the trade bill of a day, which exists from 9:00 on the next: a zip file of GBK tables.
 * @see https://opendocs.alipay.com/open/02e7go
 */
export async function downloadBill(day: string, client: AlipayClient): Promise<GatewayOutcome<readonly BillLine[]>> {
  const method = 'alipay.data.dataservice.bill.downloadurl.query'
  const reply = await client.call(method, { bill_type: 'trade', bill_date: day })
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused') {
    const isEmpty = reply.code === 'isp.bill_not_exist'
    return isEmpty ? { kind: 'success', value: [] } : { kind: 'failure', reason: reply.code }
  }
  const address = readJson(reply.body, offer)?.bill_download_url
  if (address === undefined) return UNREADABLE
  const answer = await client.download(overTls(address))
  if (answer.kind === 'none') return { kind: 'unknown', reason: answer.reason }
  if (answer.status !== 200) return { kind: 'unknown', reason: `HTTP ${answer.status}` }
  const lines = await readArchive(answer.bytes)
  return lines === null ? { kind: 'unknown', reason: 'A bill of unknown shape' } : { kind: 'success', value: lines }
}

/** Alipay returns http addresses, but also serves them over https. */
function overTls(address: string): string {
  return address.replace(/^http:(?=\/\/[a-z.]+\.alipay\.com\/)/, 'https:')
}

/** Reads the table of trades; the archive also has one with totals. */
async function readArchive(archive: Uint8Array<ArrayBuffer>): Promise<BillLine[] | null> {
  try {
    const texts = (await readZip(archive, MAX_LISTS)).map(({ bytes }) => new TextDecoder('gbk').decode(bytes))
    return texts.map(readBill).find((lines) => lines !== null) ?? null
  } catch {
    return null
  }
}

/**
 * Parses a table of trades: a header line and lines of tab-padded values, between lines that begin with `#`.
 * @returns null for any other text
 */
export function readBill(text: string): BillLine[] | null {
  const [head = '', ...rows] = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const names = head.split(',').map((name) => name.trim())
  if (!names.includes('商户订单号')) return null
  const indexOf = (name: string) => names.findIndex((known) => known.startsWith(name))
  const counts = new Map<string, number>()
  const lines = rows.map((row) => {
    const fields = row.split(',').map((field) => field.trim())
    return readLine((name) => fields[indexOf(name)] ?? '', counts)
  })
  return lines.every((line) => line !== null) ? lines : null
}

/**
 * Reads one line; Alipay's bills give refunds negative amounts. A refund without a number was made in the merchant
 * console. It is identified by the second in which it was made, and by its position if the payment has several in that
 * second.
 */
function readLine(field: (name: string) => string, counts: Map<string, number>): BillLine | null {
  const amount = fenOf(field('订单金额'))
  const [orderNo, transactionId] = [field('商户订单号'), field('支付宝交易号')]
  const kind = field('业务类型') === '退款' ? 'refund' : 'payment'
  const refundNo =
    kind === 'refund' ? field('退款批次号') || numberedByTime(transactionId, field('完成时间'), counts) : ''
  return amount === null || orderNo === '' ? null : { orderNo, transactionId, kind, refundNo, amount: Math.abs(amount) }
}

/** @param counts how many refunds of a payment in one second have been read */
function numberedByTime(transactionId: string, time: string, counts: Map<string, number>): string {
  const key = `${transactionId} ${time}`
  const nth = (counts.get(key) ?? 0) + 1
  counts.set(key, nth)
  return nth === 1 ? time : `${time} ${nth}`
}
