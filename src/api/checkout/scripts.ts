import type { BridgeCall } from '#src/api/pay/gateway.ts'
import { MINUTE_MS } from '#src/lib/time.ts'

const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = MINUTE_MS

const GROWTH = 1.05

/**
 * A script that polls the state of an order while the page is visible, less and less often, and reloads the page when
 * it changes.
 */
export function watchScript(known: string): string {
  return `let wait = ${FIRST_WAIT_MS}
const look = async () => {
  try {
    const answer = document.hidden ? null : await fetch(location.pathname + '/standing')
    if (answer && answer.ok && (await answer.text()) !== ${inScript(known)}) return location.replace(location.pathname)
  } catch {}
  if (!document.hidden) wait = Math.min(wait * ${GROWTH}, ${LONGEST_WAIT_MS})
  setTimeout(look, wait)
}
setTimeout(look, wait)`
}

/**
 * A script that calls WeChat's bridge, at once and on the button. Whatever the bridge reports, the next page reads the
 * ledger.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791857
 */
export function bridgeScript(call: BridgeCall, returnPath: string): string {
  return `const pay = () => WeixinJSBridge.invoke('getBrandWCPayRequest', ${inScript(call)}, () => location.replace(${inScript(returnPath)}))
document.getElementById('pay').addEventListener('click', () => window.WeixinJSBridge && pay())
if (window.WeixinJSBridge) pay()
else document.addEventListener('WeixinJSBridgeReady', pay, { once: true })`
}

/** Serialises a value for a script, so that it cannot end the script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
