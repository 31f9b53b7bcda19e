import { expect, test } from 'vitest'
import { renderReceipt } from '#client/features/editor/pdf/render.ts'
import { receiptText } from '#client/features/editor/receipt-file.ts'
import { receiptMessages } from '#client/i18n/receipt.ts'
import type { Locale } from '#src/contract/locale.ts'
import type { Order } from '#src/contract/orders.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { readPdf, siteFonts, squeeze, squeezed } from '#tests/support/pdf.ts'

const fonts = siteFonts()
const NOW = Date.parse('2026-11-23T10:00:00+08:00')
const PAID = Date.parse('2026-11-21T12:34:00+08:00')
const issued = (locale: Locale) => ({ t: receiptMessages[locale], locale, now: NOW })
const issuer = {
  site_name: '青简',
  operator: '示例科技（上海）有限公司',
  address: '上海市示例路 1 号',
  support_email: 'help@example.com',
  support_phone: '021-00000000',
}
const order: Order = {
  ...{ order_no: 'QJ20261121000000000001', kind: 'membership', title: '年度会员', amount: 6900, pay_type: 1 },
  ...{
    state: 'paid',
    closed_because: null,
    confirmed: true,
    bought: true,
    refund: null,
    created_at: PAID - 60_000,
    expires_at: PAID + 840_000,
  },
  ...{ paid_at: PAID, refunded_at: null, plan_id: 2, template_id: null },
}

async function printed(wanted: Order, locale: Locale, by = issuer) {
  const { bytes, missing, pages } = await renderReceipt(receiptText(wanted, by, issued(locale)), fonts)
  expect([missing, pages]).toEqual([[], 1])
  const pdf = await readPdf(bytes)
  return { ...pdf, text: pdf.pages.map(squeezed).join('') }
}

test('a receipt says number, item, amount, method, times, operator and state, in Chinese and in English', async () => {
  const zh = await printed(order, 'zh')
  const t = receiptMessages.zh
  for (const text of [
    t.title,
    order.order_no,
    '会员：年度会员',
    '¥69.00 CNY',
    payMethods[1].name.zh,
    '2026/11/21 12:33（北京时间）',
    '2026/11/21 12:34（北京时间）',
    t.paidFully,
    issuer.operator,
    issuer.address,
    issuer.support_email,
    t.noInvoice,
  ]) {
    expect(zh.text).toContain(squeeze(text))
  }
  expect([zh.title, zh.author, zh.language]).toEqual(['收据', issuer.operator, 'zh-CN'])
  const en = await printed({ ...order, title: 'Yearly member', pay_type: 2 }, 'en')
  for (const text of [
    'Receipt',
    'Membership: Yearly member',
    '¥69.00 CNY',
    'Alipay',
    'Nov 21, 2026, 12:34 (Beijing time)',
    'Received by',
  ]) {
    expect(en.text).toContain(squeeze(text))
  }
  expect(en.language).toBe('en')
})

const back = { state: 'done', amount: 6900, of: 6900, at: Date.parse('2026-11-22T09:00:00+08:00') } as const
const rowsOf = (wanted: Order) => {
  const { rows } = receiptText(wanted, issuer, issued('zh'))
  const saidOf = (label: string) => rows.find((row) => row.label === label)?.value
  return [saidOf(receiptMessages.zh.state), saidOf(receiptMessages.zh.refund)]
}

test.each([
  ['paid', order, ['已支付', undefined]],
  [
    'refunded',
    { ...order, state: 'refunded', refund: back },
    ['已全额退款', '¥69.00 已于 2026/11/22 09:00（北京时间） 原路退回'],
  ],
  [
    'partly',
    { ...order, state: 'refunded', refund: { ...back, amount: 1000 } },
    ['已部分退款', '¥10.00（共付 ¥69.00） 已于 2026/11/22 09:00（北京时间） 原路退回'],
  ],
  [
    'on its way back',
    { ...order, state: 'refunded', refund: { ...back, state: 'under_way' } },
    ['已支付，退款中，款项尚未退回', '¥69.00 正在原路退回（2026/11/22 09:00（北京时间） 起）'],
  ],
  [
    'not to be had back yet',
    { ...order, state: 'refunded', refund: { ...back, state: 'failed' } },
    ['已支付，退款中，款项尚未退回', '¥69.00 退款尚未成功，正在跟进'],
  ],
  [
    'a part of it',
    { ...order, refund: { ...back, amount: 500 } },
    ['已支付，其中一部分已退回', '¥5.00（共付 ¥69.00） 已于 2026/11/22 09:00（北京时间） 原路退回'],
  ],
] as const)('money that went back is told as it stands: %s', (_, wanted, said) => {
  expect(rowsOf(wanted)).toEqual(said)
})

test('what the configuration leaves empty is not there, and the site issues it', async () => {
  const empty = { site_name: '青简', operator: '', address: '', support_email: '', support_phone: '' }
  const { rows, issuer: by } = receiptText({ ...order, paid_at: null }, empty, issued('zh'))
  const t = receiptMessages.zh
  expect(by).toBe('青简')
  expect(rows.map(({ label }) => label)).toEqual([t.number, t.item, t.amount, t.method, t.ordered, t.state])
})

test('a title that is too long for a line, and signs no font has, are set all the same', async () => {
  const title = `${'很长的模板标题'.repeat(20)} 𒀀`
  const { bytes, missing } = await renderReceipt(receiptText({ ...order, title }, issuer, issued('zh')), fonts)
  const pdf = await readPdf(bytes)
  expect([missing, pdf.pages.length]).toEqual([['𒀀'], 1])
  const [page] = pdf.pages
  expect(page?.texts.filter(({ right }) => right > (page?.width ?? 0))).toEqual([])
  expect(page && squeezed(page)).toContain('很长的模板标题'.repeat(20))
})
