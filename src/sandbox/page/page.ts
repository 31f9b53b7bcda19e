import { html, raw } from 'hono/html'
import { htmlPage } from '#src/sandbox/html-page.ts'
import { booksOf } from '#src/sandbox/pay/books.ts'
import { gateways } from '#src/sandbox/pay/gateways.ts'
import { script } from './script.ts'
import { styles } from './styles.ts'

/** A person to scan as. */
type Choice = { id: string; nickname: string; follows: boolean }

const BEHAVIOURS = { ok: '正常 Works', fail: '拒绝 Refuses', slow: '超时 Times out', broken: '乱码 Answers nonsense' }
const PAY_BEHAVIOURS = { ...BEHAVIOURS, forged: '签名错误 Signs wrongly' }
const NOTIFICATIONS = { ok: '送达 Arrive', lost: '丢失 Get lost' }
const REFUNDS = { ok: '到账 Arrive', pending: '处理中 Pending', fail: '失败 Fail' }
const WECHAT_BEHAVIOURS = { ...BEHAVIOURS, 'ip-refused': 'IP 不在白名单 IP refused' }

/** The sandbox's page: shown QR codes, orders and their actions, and sent messages. */
export function page(people: Choice[]) {
  const choices = people.map(({ id, nickname, follows }) => ({ id, nickname, follows }))
  return htmlPage(
    '沙箱 Sandbox - 青简',
    styles,
    html`<header>
<h1>青简沙箱 Sandbox</h1>
<p>模拟手机与第三方，仅供开发与测试 Simulated phones and third parties, for development and tests only</p>
<p id="away" role="status"></p>
<p id="lost" role="status"></p>
</header>
<main>
<div class="head">
<h2>微信登录 WeChat logins</h2>
${behaviour('wechat', '微信 WeChat', WECHAT_BEHAVIOURS)}
</div>
<p id="no-scenes" class="empty" hidden>还没有二维码：打开登录页的微信登录 No QR code yet: open the login page</p>
<ol id="scenes" hidden></ol>
<div class="head many">
<h2>支付 Payments</h2>
${Object.entries(gateways).map(([gateway, { name }]) =>
  behaviour(booksOf(gateway).fault, `${name.zh} ${name.en}`, PAY_BEHAVIOURS),
)}
${behaviour('notifications', '通知 Notifications', NOTIFICATIONS)}
${behaviour('refunds', '退款 Refunds', REFUNDS)}
</div>
<p id="no-orders" class="empty" hidden>还没有订单：在网站上购买会员 No order yet: buy a membership on the site</p>
<ol id="orders" hidden></ol>
<div class="head">
<h2>短信发件箱 SMS outbox</h2>
${behaviour('sms', '短信 SMS', BEHAVIOURS)}
</div>
<p id="no-sms" class="empty" hidden>还没有短信 No message yet</p>
<ol id="sms" aria-live="polite" hidden></ol>
<div class="head">
<h2>邮件发件箱 Mail outbox</h2>
${behaviour('mail', '邮件 Mail', BEHAVIOURS)}
</div>
<p id="no-mail" class="empty" hidden>还没有邮件 No letter yet</p>
<ol id="mail" aria-live="polite" hidden></ol>
<div class="head">
<h2>人机验证 Turnstile</h2>
${behaviour('turnstile', 'Turnstile', BEHAVIOURS)}
</div>
<p class="note">验证组件由沙箱提供，令牌只能用一次，五分钟内有效 The widget comes from here; a token is good once, for five minutes</p>
<div class="head"><button id="reset" type="button">全部清空 Reset everything</button></div>
</main>
<script id="people" type="application/json">${raw(JSON.stringify(choices).replaceAll('<', '\\u003c'))}</script>
<script>${raw(script)}</script>`,
  )
}

function behaviour(party: string, label: string, choices: Record<string, string>) {
  return html`<label>${label}
<select data-fault="${party}">
${Object.entries(choices).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
</select>
</label>`
}
