import type { BridgeCall } from '#src/api/pay/gateway.ts'

const WATCH_MS = 3000

/** Asks how an order stands while somebody looks, and loads the page anew when that has changed. */
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
 * Calls WeChat's bridge, at once and again with the button. Whatever it says, the next page asks the ledger.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791857
 */
export function bridgeScript(call: BridgeCall, returnPath: string): string {
  return `const pay = () => WeixinJSBridge.invoke('getBrandWCPayRequest', ${inScript(call)}, () => location.replace(${inScript(returnPath)}))
document.getElementById('pay').addEventListener('click', () => window.WeixinJSBridge && pay())
if (window.WeixinJSBridge) pay()
else document.addEventListener('WeixinJSBridgeReady', pay, { once: true })`
}

/** A value as a script says it, which cannot end the script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
