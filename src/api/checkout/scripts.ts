import type { BridgeCall } from '#src/api/pay/gateway.ts'

const WATCH_MS = 3000

/** A script that polls the state of an order while the page is visible, and reloads the page when it changes. */
export function watchScript(known: string): string {
  return `setInterval(async () => {
  if (document.hidden) return
  try {
    const answer = await fetch(location.pathname + '/standing')
    if (answer.ok && (await answer.text()) !== ${inScript(known)}) location.replace(location.pathname)
  } catch {}
}, ${WATCH_MS})`
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
