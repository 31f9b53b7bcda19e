import { gateways } from '#src/sandbox/pay/gateways.ts'

const each = Object.entries(gateways)
const names = Object.fromEntries(each.map(([id, { name }]) => [id, `${name.zh} ${name.en}`]))
const ownAttacks = Object.fromEntries(each.map(([id, gateway]) => [id, gateway.ownAttacks]))

/** The part of the page's script that draws orders; it uses the helpers of script.ts. */
export const ordersScript = `
const gatewayNames = ${JSON.stringify(names)}
const orderStates = { waiting: '未扫码 Not scanned', open: '待支付 To be paid', paid: '已支付 Paid', closed: '已关闭 Closed', refunded: '已退款 Refunded' }
const payAttacks = { forged: '伪造签名', tampered: '篡改', stale: '过时', 'wrong-amount': '错误金额', 'wrong-app': '错误应用', 'wrong-merchant': '错误商户', 'unknown-order': '未知订单', replay: '重放' }
const ownAttacks = ${JSON.stringify(ownAttacks)}

function orderRow(order) {
  const item = part('li', 'scene')
  const about = part('div', 'about')
  const yuan = '¥' + (order.amount / 100).toFixed(2)
  about.append(part('b', '', yuan + ' ' + orderStates[order.state]), ' · ' + gatewayNames[order.gateway] + ' · ' + new Date(order.created_at).toLocaleTimeString())
  const what = part('div', 'about', order.description + ' · ' + order.order_no + ' · ')
  const phone = part('a', '', '打开模拟手机 Open the simulated phone')
  phone.href = order.phone_url
  phone.target = '_blank'
  phone.rel = 'noopener'
  what.append(phone)
  item.append(about, what)
  for (const { refund_no, state } of order.refunds) item.append(part('div', 'about', '退款 Refund ' + refund_no + ' · ' + state))
  const last = order.deliveries.at(-1)
  if (last) item.append(part('div', 'about', '通知 Notification ' + last.what + ' · ' + (last.status ?? '—') + ' ' + last.body + ' · ×' + last.tries))

  const act = (name, text, options, possible, main) => {
    const button = press(text, main ? 'main' : '', async () => {
      await post('orders/' + order.order_no + '/' + name, options)
      refresh()
    }, order.order_no + '-' + name + (options.notify ?? options.result ?? ''))
    button.disabled = !possible
    return button
  }
  const isPaid = order.payments.length > 0
  const isPending = order.refunds.some(({ state }) => state === 'pending')
  const isLeft = order.payments.length > order.refunds.filter(({ state }) => state !== 'failed').length
  const isPayable = !isPaid && order.state !== 'closed' && Date.now() < order.expires_at
  const hands = part('div', 'hands')
  hands.append(
    act('pay', '支付 Pay', { notify: 'now' }, isPayable, true),
    act('fail', '失败 Fail', {}, isPayable),
    act('pay', '过期后支付 Pay late', { notify: 'late' }, !isPaid),
    act('pay', '通知两次 Notified twice', { notify: 'twice' }, isPayable),
    act('pay', '通知丢失 Notification lost', { notify: 'lost' }, isPayable),
    act('pay', '再付一次 Pay again', { notify: 'again' }, isPaid),
    act('notify', '重发通知 Send again', {}, isPaid),
    act('expire', '过期 Expire', {}, isPayable),
    act('refund', '退款成功 Refund', { result: 'done' }, isPending || isLeft),
    act('refund', '退款失败 Refund fails', { result: 'failed' }, isPending),
  )
  item.append(hands, attackBox(order.order_no, 'orders/' + order.order_no, { ...payAttacks, ...ownAttacks[order.gateway] }, () => ({}), ({ status, body }) => status + ' ' + body))
  return item
}
`
