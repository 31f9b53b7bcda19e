import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { payOf, type SandboxEnv, siteFetch, stateOf, turnstileOf, wechatOf } from './bindings.ts'
import { faultsChange } from './fault-settings.ts'
import { faulty, nowOf } from './faults.ts'
import { readJson } from './input.ts'
import { boundMail, mailOutbox, resendMail } from './mail/outbox.ts'
import { page } from './page/page.ts'
import { gateways } from './pay/gateways.ts'
import { orders } from './pay/orders.ts'
import { phone } from './pay/phone.ts'
import { refundsAfterAnswers } from './pay/settle.ts'
import { bridge } from './pay/wechat-pay/bridge.ts'
import { settingsOf } from './settings.ts'
import { aliyunSms } from './sms/aliyun.ts'
import { ownSms, smsOutbox } from './sms/outbox.ts'
import { tencentSms } from './sms/tencent.ts'
import { siteverify, turnstileTokens } from './turnstile/siteverify.ts'
import { turnstileWidget } from './turnstile/widget.ts'
import { authorize } from './wechat/authorize.ts'
import { cgi } from './wechat/cgi.ts'
import { refusal } from './wechat/errors.ts'
import { knownPeople } from './wechat/people.ts'
import { verifyAddress } from './wechat/push.ts'
import { scenes } from './wechat/scenes.ts'
import { sns } from './wechat/sns.ts'

export { PayState } from './pay/state.ts'
export { SandboxState } from './state.ts'
export { TurnstileState } from './turnstile/state.ts'
export { WechatState } from './wechat/state.ts'

const payHosts = Object.values(gateways).flatMap(({ hosts }) => Object.entries(hosts))

const HOSTS = new Set([
  'api.weixin.qq.com',
  'open.weixin.qq.com',
  'dysmsapi.aliyuncs.com',
  'sms.tencentcloudapi.com',
  'api.resend.com',
  'challenges.cloudflare.com',
  ...payHosts.map(([host]) => host),
])

const sandbox = new Hono<SandboxEnv>({ getPath: routeOf })

/** The third party of a request: its host name is the first part of the path, or the host itself. */
function routeOf(request: Request): string {
  const { hostname, pathname } = new URL(request.url)
  const path = HOSTS.has(hostname) ? `/${hostname}${pathname}` : pathname
  return path.replace(/(.)\/$/, '$1')
}

sandbox.use(
  '/api.weixin.qq.com/*',
  faulty('wechat', (c) => c.json(refusal(-1))),
)
sandbox.route('/api.weixin.qq.com/cgi-bin', cgi)
sandbox.route('/api.weixin.qq.com/sns', sns)
sandbox.route('/open.weixin.qq.com/connect/oauth2/authorize', authorize)
sandbox.route('/dysmsapi.aliyuncs.com', aliyunSms)
sandbox.route('/sms.tencentcloudapi.com', tencentSms)
sandbox.route('/challenges.cloudflare.com/turnstile/v0/siteverify', siteverify)
sandbox.route('/challenges.cloudflare.com/turnstile/v0', turnstileWidget)
sandbox.use(refundsAfterAnswers)
for (const [host, routes] of payHosts) sandbox.route(`/${host}`, routes)
sandbox.route('/sms', ownSms)
sandbox.route('/mail', boundMail)
sandbox.route('/api.resend.com', resendMail)

sandbox.get('/', (c) => c.redirect('/__sandbox'))
sandbox.get('/__sandbox', (c) => c.html(page(knownPeople(settingsOf(c).wechat.appId))))
sandbox.route('/__sandbox/api/sms', smsOutbox)
sandbox.route('/__sandbox/api/mail', mailOutbox)
sandbox.route('/__sandbox/pay', phone)
sandbox.route('/__sandbox/api/scenes', scenes)
sandbox.route('/__sandbox/api/orders', orders)
sandbox.route('/__sandbox/api/bridge', bridge)
sandbox.route('/__sandbox/api/turnstile', turnstileTokens)
sandbox.post('/__sandbox/api/verify-address', async (c) => {
  const verified = await verifyAddress(siteFetch(c), settingsOf(c).wechat, await nowOf(c))
  return c.json({ verified })
})
sandbox.get('/__sandbox/api/faults', async (c) => c.json(await stateOf(c).faults()))
sandbox.post('/__sandbox/api/faults', async (c) => c.json(await stateOf(c).setFaults(await readJson(c, faultsChange))))
sandbox.post('/__sandbox/api/reset', async (c) => {
  await Promise.all([stateOf(c).reset(), wechatOf(c).reset(), turnstileOf(c).reset(), payOf(c).reset()])
  return c.json({ reset: true })
})

sandbox.notFound((c) => c.json({ error: `The sandbox has no ${c.req.method} ${c.req.path}` }, 404))
sandbox.onError((error, c) => {
  if (error instanceof HTTPException) return c.json({ error: error.message }, error.status)
  console.error(error)
  return c.json({ error: 'The sandbox failed; its log says why' }, 500)
})

export default sandbox
