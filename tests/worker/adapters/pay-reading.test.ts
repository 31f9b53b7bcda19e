import { describe, expect, test } from 'vitest'
import { readBill as readAlipayBill } from '#src/api/pay/alipay/bill.ts'
import { rawMember } from '#src/api/pay/alipay/raw-member.ts'
import { paymentOf as alipayPaymentOf } from '#src/api/pay/alipay/trade.ts'
import { readBill as readWechatBill } from '#src/api/pay/wechat-pay/bill.ts'
import { paymentOf as wechatPaymentOf } from '#src/api/pay/wechat-pay/transaction.ts'
import { fenOf, yuanOf } from '#src/api/pay/yuan.ts'
import { beijingSeconds, parseBeijingSeconds } from '#src/lib/time.ts'
import { readZip } from '#src/lib/zip.ts'

const ARCHIVE =
  'UEsDBBQAAAAAAAAAIQCHq/94BAAAAAQAAAAFAAAAYS5jc3bH4LzyUEsDBBQAAAAIAAY3dV1kenCvBgAAAGQAAAAFAAAAYi5jc3ZL' +
  'TKQ9AABQSwECFAMUAAAAAAAAACEAh6v/eAQAAAAEAAAABQAAAAAAAAAAAAAAgAEAAAAAYS5jc3ZQSwECFAMUAAAACAAGN3VdZHpw' +
  'rwYAAABkAAAABQAAAAAAAAAAAAAAgAEnAAAAYi5jc3ZQSwUGAAAAAAIAAgBmAAAAUAAAAAAA'

test.each([
  [1, '0.01'],
  [10, '0.10'],
  [99, '0.99'],
  [100, '1.00'],
  [19_900, '199.00'],
  [2_007, '20.07'],
  [10_000_000_000, '100000000.00'],
])('%i fen are %s yuan, and back', (fen, yuan) => {
  expect([yuanOf(fen), fenOf(yuan)]).toEqual([yuan, fen])
})

test.each([
  ['1', 100],
  ['0.1', 10],
  ['0', 0],
  ['-1.50', -150],
  ['-0.00', 0],
  ['8.29', 829],
  ['', null],
  ['1.234', null],
  ['1.', null],
  ['.5', null],
  ['1e2', null],
  ['+1', null],
  [' 1', null],
  ['1,000.00', null],
  ['１', null],
  ['99999999999', null],
])('%j yuan are %j fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen)
})

test('times are Beijing’s', () => {
  const midnight = Date.parse('2026-11-21T16:00:00Z')
  expect(beijingSeconds(midnight)).toBe('2026-11-22 00:00:00')
  expect(parseBeijingSeconds('2026-11-22 00:00:00')).toBe(midnight)
  for (const none of ['', '2026-11-22', '2026-11-22T00:00:00', '2026-13-01 00:00:00', '2026-11-22 00:00:00.000']) {
    expect(parseBeijingSeconds(none)).toBeNaN()
  }
})

test.each([
  ['{"a":{}}', '{}'],
  ['{"a":{"b":"}"}}', '{"b":"}"}'],
  ['{"a":{"b":"\\\\"}, "c":1}', '{"b":"\\\\"}'],
  ['{"a":{"b":"\\"}"}}', '{"b":"\\"}"}'],
  ['{"a":{"b":[{"c":"]"},{}]}}', '{"b":[{"c":"]"},{}]}'],
  ['{"x":[1,{"a":{"no":1}}],"a":{"yes":1}}', '{"yes":1}'],
  ['{"a" :\n{"b":1}\n}', '{"b":1}'],
  ['{"a":1}', null],
  ['{"a":"{}"}', null],
  ['{"a":[{}]}', null],
  ['{"b":{"a":{}}}', null],
  ['{"a":{', null],
  ['"a":{}', null],
  ['', null],
])('of %s the member is %s', (json, member) => {
  expect(rawMember(json, 'a')).toBe(member)
})

describe('how a payment stands', () => {
  const amount = { total: 100, currency: 'CNY' }
  const known = { appid: 'a', mchid: 'm', out_trade_no: 'o', transaction_id: 't', amount }
  test.each([
    ['NOTPAY', { state: 'unpaid', begun: false }],
    ['USERPAYING', { state: 'unpaid', begun: true }],
    ['PAYERROR', { state: 'unpaid', begun: true }],
    ['CLOSED', { state: 'closed' }],
    ['REVOKED', { state: 'closed' }],
    ['SUCCESS', { state: 'paid', transactionId: 't', amount: 100 }],
    ['REFUND', { state: 'refunded', transactionId: 't', amount: 100 }],
    ['success', null],
    ['', null],
  ])('WeChat Pay calls %j', (trade_state, payment) => {
    expect(wechatPaymentOf({ ...known, trade_state })).toEqual(payment)
  })

  test('nothing is paid without a number and an amount', () => {
    expect(wechatPaymentOf({ ...known, trade_state: 'SUCCESS', transaction_id: undefined })).toBeNull()
    expect(wechatPaymentOf({ ...known, trade_state: 'SUCCESS', amount: undefined })).toBeNull()
  })

  const trade = { out_trade_no: 'o', trade_no: 't', total_amount: '1.00' }
  const paid = { ...trade, send_pay_date: '2026-11-21 10:00:00' }
  test.each([
    [
      { ...trade, trade_status: 'WAIT_BUYER_PAY' },
      { state: 'unpaid', begun: true },
    ],
    [{ ...trade, trade_status: 'TRADE_CLOSED' }, { state: 'closed' }],
    [{ ...trade, trade_status: 'TRADE_CLOSED', send_pay_date: '' }, { state: 'closed' }],
    [
      { ...paid, trade_status: 'TRADE_CLOSED' },
      { state: 'refunded', transactionId: 't', amount: 100 },
    ],
    [
      { ...paid, trade_status: 'TRADE_SUCCESS' },
      { state: 'paid', transactionId: 't', amount: 100 },
    ],
    [
      { ...paid, trade_status: 'TRADE_FINISHED' },
      { state: 'paid', transactionId: 't', amount: 100 },
    ],
    [{ ...paid, trade_status: 'TRADE_PENDING' }, null],
    [{ ...paid, trade_status: 'TRADE_SUCCESS', total_amount: '1.0.0' }, null],
  ])('Alipay tells %j', (told, payment) => {
    expect(alipayPaymentOf(told)).toEqual(payment)
  })
})

describe('the bill of WeChat Pay', () => {
  const NAMES = '交易时间,微信订单号,商户订单号,交易状态,商户退款单号,退款状态,订单金额,申请退款金额,商品名称'
  const TOTALS = '总交易单数,应结订单总金额\r\n`2,`1.00\r\n'

  test('is read by its names, whatever is in the names of goods', () => {
    const lines = [
      '`2026-11-21 10:00:00,`4200,`QJ1,`SUCCESS,`,`,`199.00,`0.00,`青简, 年度`会员',
      '`2026-11-21 11:00:00,`4200,`QJ1,`REFUND,`R1,`SUCCESS,`0.00,`199.00,`青简',
      '`2026-11-21 11:00:00,`4201,`QJ2,`REFUND,`R2,`PROCESSING,`0.00,`199.00,`青简',
      '`2026-11-21 11:00:00,`4202,`QJ3,`REFUND,`R3,`FAIL,`0.00,`199.00,`青简',
    ]
    expect(readWechatBill(`\ufeff${[NAMES, ...lines, TOTALS].join('\r\n')}`)).toEqual([
      { orderNo: 'QJ1', transactionId: '4200', kind: 'payment', refundNo: '', amount: 19_900 },
      { orderNo: 'QJ1', transactionId: '4200', kind: 'refund', refundNo: 'R1', amount: 19_900 },
    ])
    expect(readWechatBill(`${NAMES}\r\n${TOTALS}`)).toEqual([])
  })

  test.each([
    ['no names', TOTALS],
    ['an amount that is none', `${NAMES}\r\n\`t,\`1,\`QJ1,\`SUCCESS,\`,\`,\`many,\`0.00,\`x\r\n${TOTALS}`],
    ['no number', `${NAMES}\r\n\`t,\`1,\`,\`SUCCESS,\`,\`,\`1.00,\`0.00,\`x\r\n${TOTALS}`],
    ['no end', NAMES],
    ['nothing', ''],
    ['another kind of file', '<html></html>'],
  ])('with %s is not read', (_, text) => {
    expect(readWechatBill(text)).toBeNull()
  })
})

describe('the bill of Alipay', () => {
  test.each(['（元）', '(元)'])('is read by its names, with amounts in %s', (unit) => {
    const text = [
      '#支付宝业务明细查询',
      `支付宝交易号,商户订单号,业务类型,商品名称,订单金额${unit},退款批次号/请求号,备注`,
      '2026112122001\t,QJ1\t,交易\t,青简,199.00,\t,',
      '2026112122001\t,QJ1\t,退款\t,青简,-199.00,R1\t,',
      '#---结束---',
    ].join('\r\n')
    expect(readAlipayBill(text)).toEqual([
      { orderNo: 'QJ1', transactionId: '2026112122001', kind: 'payment', refundNo: '', amount: 19_900 },
      { orderNo: 'QJ1', transactionId: '2026112122001', kind: 'refund', refundNo: 'R1', amount: 19_900 },
    ])
  })

  test('tells refunds without a number from one another by their seconds', () => {
    const lines = [
      ['2026-11-21 10:00:00', '-30.00', ''],
      ['2026-11-21 10:00:01', '-20.00', ''],
      ['2026-11-21 10:00:01', '-9.00', 'R1'],
    ].map(([at, amount, number]) => `T1\t,QJ1\t,退款\t,${at},${amount},${number}\t`)
    const text = ['支付宝交易号,商户订单号,业务类型,完成时间,订单金额（元）,退款批次号/请求号', ...lines].join('\r\n')
    const refund = { orderNo: 'QJ1', transactionId: 'T1', kind: 'refund' }
    expect(readAlipayBill(text)).toEqual([
      { ...refund, refundNo: '2026-11-21 10:00:00', amount: 3000 },
      { ...refund, refundNo: '2026-11-21 10:00:01', amount: 2000 },
      { ...refund, refundNo: 'R1', amount: 900 },
    ])
  })

  test('tells them from one another within a second, each payment’s by itself', () => {
    const rows = [
      ['T1', '-30.00'],
      ['T1', '-30.00'],
      ['T2', '-30.00'],
      ['T1', '-5.00'],
    ].map(([number, amount]) => `${number}\t,QJ1\t,退款\t,2026-11-21 10:00:00,${amount},\t`)
    const text = ['支付宝交易号,商户订单号,业务类型,完成时间,订单金额（元）,退款批次号/请求号', ...rows].join('\r\n')
    expect(
      readAlipayBill(text)?.map(({ transactionId, refundNo, amount }) => [transactionId, refundNo, amount]),
    ).toEqual([
      ['T1', '2026-11-21 10:00:00', 3000],
      ['T1', '2026-11-21 10:00:00 2', 3000],
      ['T2', '2026-11-21 10:00:00', 3000],
      ['T1', '2026-11-21 10:00:00 3', 500],
    ])
  })

  test.each([
    ['the totals', '#汇总\r\n门店编号,门店名称\r\n合计,1'],
    ['an amount that is none', '支付宝交易号,商户订单号,业务类型,订单金额\r\n1,QJ1,交易,x'],
    ['what belongs to no order', '支付宝交易号,商户订单号,业务类型,订单金额\r\n1,,交易,1.00'],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(readAlipayBill(text)).toBeNull()
  })

  test('comes in an archive, packed or not', async () => {
    // Made with Python's zipfile: one file stored, the other deflated.
    const archive = Buffer.from(ARCHIVE, 'base64')
    const files = await readZip(new Uint8Array(archive), 104)
    expect(files.map(({ bytes }) => new TextDecoder('gbk').decode(bytes))).toEqual(['青简', 'a'.repeat(100)])
  })

  test.each([
    ['nothing', ''],
    ['a text', 'x'.repeat(100)],
  ])('is no archive: %s', async (_, text) => {
    await expect(readZip(new TextEncoder().encode(text), 104)).rejects.toThrow(RangeError)
  })

  test('with nothing in it has no files', async () => {
    const empty = new Uint8Array(22)
    empty.set([0x50, 0x4b, 5, 6])
    expect(await readZip(empty, 0)).toEqual([])
  })

  test('ends where it is larger than it may be, packed or not', async () => {
    const archive = new Uint8Array(Buffer.from(ARCHIVE, 'base64'))
    await expect(readZip(archive, 103)).rejects.toMatchObject({ fault: 'large' })
    await expect(readZip(archive, 3)).rejects.toMatchObject({ fault: 'large' })
  })
})
