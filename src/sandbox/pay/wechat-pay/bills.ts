import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { payOf, type SandboxEnv } from '#src/sandbox/bindings.ts'
import { beijing } from '#src/sandbox/pay/beijing.ts'
import { type BillEntry, billEntries } from '#src/sandbox/pay/bill.ts'
import { yuan } from '#src/sandbox/pay/yuan.ts'
import { accountOf, type WechatPayAccount } from './account.ts'
import { refuse, succeed } from './answer.ts'
import type { PayRefusal } from './errors.ts'

const NAMES =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const TOTALS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const REFUND_STATES = { pending: 'PROCESSING', done: 'SUCCESS', failed: 'FAIL' }
const NO_BILL: PayRefusal = { status: 400, code: 'NO_STATEMENT_EXIST', message: '账单文件不存在' }
const BAD_DAY: PayRefusal = { status: 400, code: 'PARAM_ERROR', message: '账单日期格式错误' }

/** Answers with the address of a day's bill. Today's exists too, so that nobody has to wait for tomorrow. */
export async function offerBill(c: Context<SandboxEnv>): Promise<Response> {
  const day = c.req.query('bill_date') ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return refuse(BAD_DAY)
  const bill = await billOf(c, day)
  if (bill === null) return refuse(NO_BILL)
  const { origin, pathname } = new URL(c.req.url)
  const base = origin + pathname.replace(/\/v3\/.*$/, '')
  const token = Buffer.from(JSON.stringify({ day, salt: randomBytes(9).toString('hex') })).toString('base64url')
  return succeed(c, {
    hash_type: 'SHA1',
    hash_value: createHash('sha1').update(bill).digest('hex'),
    download_url: `${base}/v3/billdownload/file?token=${token}`,
  })
}

/** Serves the file of a bill, which is not signed. */
export async function serveBill(c: Context<SandboxEnv>): Promise<Response> {
  const [, day = ''] = /"day":"([\d-]+)"/.exec(Buffer.from(c.req.query('token') ?? '', 'base64url').toString()) ?? []
  const bill = await billOf(c, day)
  return bill === null ? refuse(NO_BILL) : new Response(bill, { headers: { 'content-type': 'text/plain' } })
}

async function billOf(c: Context<SandboxEnv>, day: string): Promise<string | null> {
  const account = accountOf(c)
  const entries = billEntries(await payOf(c).orders(), 'wechat', day, () => true)
  const rows = entries.map((entry) => rowOf(entry, account))
  if (rows.length === 0) return null
  const totals = [String(rows.length), '0.00', '0.00', '0.00', '0.00', '0.00', '0.00']
  return `\ufeff${[NAMES, ...rows, TOTALS, lineOf(totals)].join('\r\n')}\r\n`
}

function rowOf(entry: BillEntry, { appId, merchantId }: WechatPayAccount): string {
  const { order, transactionId, at, refund } = entry
  const isRefund = refund !== null
  const [paid, back] = isRefund ? ['0.00', yuan(entry.amount)] : [yuan(entry.amount), '0.00']
  const refundFields = isRefund
    ? ['1', refund.refundNo, back, '0.00', 'ORIGINAL', REFUND_STATES[refund.state]]
    : ['0', '0', back, '0.00', '', '']
  return lineOf([
    ...[beijing(at), appId, merchantId, '0', '', transactionId, order.orderNo, 'oSandboxPayer'],
    ...[order.product, isRefund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', paid, '0.00'],
    ...refundFields,
    ...[order.description, '', '0.00000', '0.60%', paid, back, ''],
  ])
}

/** A backtick before every field keeps spreadsheets from converting it to a number. */
function lineOf(fields: string[]): string {
  return fields.map((field) => `\`${field}`).join(',')
}
