import { type Context, Hono } from 'hono'
import { payOf, type SandboxEnv } from '#src/sandbox/bindings.ts'
import { beijing } from '#src/sandbox/pay/beijing.ts'
import { type BillEntry, billEntries } from '#src/sandbox/pay/bill.ts'
import { yuan } from '#src/sandbox/pay/yuan.ts'
import { zip } from './zip.ts'

const HOST = 'dwbillcenter.alipay.com'
const PATH = '/downloadBillFile.resource'
const NAMES =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

/** The download host of Alipay's bills, mounted at its host name. */
export const alipayBills = new Hono<SandboxEnv>()

alipayBills.get(PATH, async (c) => {
  const day = c.req.query('bizDates') ?? ''
  const rows = await rowsOf(c, day)
  const details = [
    '#支付宝业务明细查询',
    `#起始日期:[${day}]`,
    '#---业务明细列表---',
    NAMES,
    ...rows,
    '#---业务明细列表结束---',
  ]
  const totals = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', `合计\t,\t,${rows.length}`]
  const archive = zip([
    [`20880000_${day}_业务明细.csv`, `${details.join('\r\n')}\r\n`],
    [`20880000_${day}_业务明细(汇总).csv`, `${totals.join('\r\n')}\r\n`],
  ])
  return new Response(archive, { headers: { 'content-type': 'application/octet-stream' } })
})

/** The address of a day's bill, or null without any. Today's exists too, so that nobody has to wait for tomorrow. */
export async function billAddress(c: Context<SandboxEnv>, day: string): Promise<string | null> {
  if ((await rowsOf(c, day)).length === 0) return null
  return `${new URL(c.req.url).origin}/${HOST}${PATH}?bizType=trade&fileType=csv.zip&bizDates=${day}`
}

async function rowsOf(c: Context<SandboxEnv>, day: string): Promise<string[]> {
  return billEntries(await payOf(c).orders(), 'alipay', day, ({ state }) => state === 'done').map(rowOf)
}

function rowOf({ order, transactionId, at, refund, ...entry }: BillEntry): string {
  const amount = refund === null ? yuan(entry.amount) : `-${yuan(entry.amount)}`
  return [
    ...[`${transactionId}\t`, `${order.orderNo}\t`, `${refund === null ? '交易' : '退款'}\t`, order.description],
    ...[beijing(order.createdAt), beijing(at), '\t', '\t', '\t', '\t'],
    ...['沙*(san***@example.com)\t', amount, amount, '0.00', '0.00', '0.00', '0.00', '0.00', '\t', '0.00\t', '0.00'],
    ...[`${refund?.refundNo ?? ''}\t`, '0.00', '0.00', ''],
  ].join(',')
}
