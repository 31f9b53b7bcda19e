import { html } from 'hono/html'
import { htmlPage } from '#src/sandbox/html-page.ts'
import type { PayCounterpart } from './counterpart.ts'
import type { PayOrder } from './order.ts'
import { yuan } from './yuan.ts'

const STYLES = `
:root { color-scheme: light dark; --paper: #ededed; --card: #fff; --ink: #191919; --soft: #6b6b6b; --line: #e0e0e0; --brand: #07863f; --on-brand: #fff; --bad: #b5382a }
@media (prefers-color-scheme: dark) {
:root { --paper: #111; --card: #1c1c1c; --ink: #d5d5d5; --soft: #9a9a9a; --line: #2c2c2c; --brand: #2fbf71; --on-brand: #10130f; --bad: #e58476 }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 17px/1.6 -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
main { max-width: 420px; min-height: 100vh; margin: 0 auto; padding: 40px 24px 32px; background: var(--card); display: flex; flex-direction: column }
h1 { margin: 0; font-size: 18px; font-weight: 600; overflow-wrap: anywhere }
p { margin: 0; color: var(--soft); font-size: 15px; overflow-wrap: anywhere }
.amount { margin: 24px 0; color: var(--ink); font-size: 44px; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums }
.state { padding: 16px 0; color: var(--brand); font-size: 20px; font-weight: 600 }
.bad { color: var(--bad) }
form { display: grid; gap: 12px; margin-top: auto; padding-top: 40px }
button { font: inherit; min-height: 48px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--ink); cursor: pointer }
button[value=pay] { background: var(--brand); border-color: var(--brand); color: var(--on-brand); font-weight: 600 }
a { color: var(--brand) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
`

const STATES = {
  waiting: '待支付 To be paid',
  open: '待支付 To be paid',
  paid: '支付成功 Paid',
  closed: '订单已关闭 Closed',
  refunded: '已退款 Refunded',
}

/** `back` is the address to return to at this point; `null` after scanning a code. */
type Shown = {
  order: PayOrder
  gateway: Pick<PayCounterpart, 'name' | 'brand'>
  isPayable: boolean
  hasFailed: boolean
  back: string | null
}

/** The page on which the payer pays; it looks real and says that it is not. */
export function payPage({ order, gateway: { name, brand }, isPayable, hasFailed, back }: Shown) {
  const isOver = order.state === 'open' && !isPayable
  return page(
    `${name.zh}（沙箱 Sandbox）`,
    `:root { --brand: ${brand.light} } @media (prefers-color-scheme: dark) { :root { --brand: ${brand.dark} } }`,
    html`<h1>${name.zh}</h1>
<p>沙箱里的模拟手机，不会真的扣款 A simulated phone: no money moves</p>
<p class="amount">¥${yuan(order.amount)}</p>
<p>${order.description}</p>
<p>${order.orderNo}</p>
<p class="state" role="status">${isOver ? '订单已过期 Time is over' : STATES[order.state]}</p>
${hasFailed && isPayable ? html`<p class="bad" role="alert">支付失败，可以再试 The payment failed, try again</p>` : ''}
${back === null ? '' : html`<p><a href="${back}">${order.trades.length > 0 ? '返回商家 Back to the shop' : '取消付款，返回商家 Cancel'}</a></p>`}
${buttons(order, isPayable)}`,
  )
}

/** The page shown when there is nothing to pay. */
export function troublePage(title: string, reason: string) {
  return page(
    title,
    '',
    html`<h1>${title}</h1>
<p role="alert">${reason}</p>`,
  )
}

function buttons({ trades }: PayOrder, isPayable: boolean) {
  if (trades.length > 0) {
    return html`<form method="post"><button name="act" value="again">再付一次 Pay once more</button></form>`
  }
  return html`<form method="post">
${
  isPayable
    ? html`<button name="act" value="pay">立即支付 Pay</button>
<button name="act" value="fail">支付失败 Fail</button>
<button name="act" value="twice">支付，通知发两次 Pay, notified twice</button>`
    : ''
}
<button name="act" value="late">过期后支付 Pay late</button>
</form>`
}

function page(title: string, styles: string, content: ReturnType<typeof html>) {
  return htmlPage(title, STYLES + styles, html`<main>\n${content}\n</main>`)
}
