import { type Context, Hono } from 'hono'
import { parseJson } from '#src/lib/json.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import { type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { damaged } from '#src/sandbox/damaged.ts'
import { faulty, nowOf } from '#src/sandbox/faults.ts'
import { beijing } from '#src/sandbox/pay/beijing.ts'
import { troublePage } from '#src/sandbox/pay/phone-page.ts'
import { signRsa } from '#src/sandbox/pay/rsa.ts'
import { fits } from '#src/sandbox/settings.ts'
import { type AlipayAccount, accountOf } from './account.ts'
import { methods, type Result } from './methods.ts'
import { isRequestSigned } from './sign.ts'
import { openCashier } from './wap.ts'

/** A refusal by the gateway itself, before any method runs. */
type Refusal = { code: '40001' | '40002' | '40006'; msg: string; sub_code: string }

const TOLERANCE_MS = 15 * MINUTE_MS

/**
 * Alipay's gateway, mounted at its host name. Answers are always HTTP 200 and signed, except those to unknown callers.
 * @see https://opendocs.alipay.com/common/02mriz
 */
export const alipay = new Hono<SandboxEnv>()

alipay.use(
  faulty('alipay', async (c) => {
    const method = c.req.query('method') ?? ''
    const refusal = { code: '40006', msg: 'Insufficient Permissions', sub_code: 'isv.insufficient-isv-permissions' }
    return answer(c, method, refusal)
  }),
)

alipay.post('/gateway.do', async (c) => {
  const form = new URLSearchParams(Buffer.from(await c.req.arrayBuffer()).toString())
  const parameters = new Map([...new URL(c.req.url).searchParams, ...form])
  const field = (name: string) => parameters.get(name) ?? ''
  if (!fits(field('app_id'), accountOf(c).appId)) {
    const node = { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-app-id', sub_msg: '无效的AppID参数' }
    return c.json({ error_response: node })
  }
  const method = field('method')
  const refusal = refusalOf(parameters, accountOf(c), await nowOf(c))
  if (refusal !== null) return answer(c, method, refusal)
  const run = methods[method]
  if (run === undefined) return answer(c, method, invalid('isv.invalid-method'))
  const input = parseJson(field('biz_content'))
  return answer(c, method, nodeOf(await run({ c, input, notifyUrl: field('notify_url') })))
})

/** Serves browsers: the request is signed like a call, the answer is a page. */
alipay.get('/gateway.do', async (c) => {
  const parameters = new Map(new URL(c.req.url).searchParams)
  const account = accountOf(c)
  const isKnown = fits(parameters.get('app_id'), account.appId)
  const trouble = isKnown ? refusalOf(parameters, account, await nowOf(c))?.sub_code : 'isv.invalid-app-id'
  if (trouble !== undefined) return c.html(troublePage('支付宝', trouble), 400)
  if (parameters.get('method') !== 'alipay.trade.wap.pay')
    return c.html(troublePage('支付宝', 'isv.invalid-method'), 400)
  const cashier = await openCashier(c, parameters)
  return 'to' in cashier ? c.redirect(cashier.to) : c.html(troublePage('支付宝', cashier.trouble), 400)
})

function refusalOf(parameters: ReadonlyMap<string, string>, account: AlipayAccount, now: number): Refusal | null {
  const field = (name: string) => parameters.get(name) ?? ''
  const { appKey, certificates } = account
  if (field('app_cert_sn') !== (certificates?.app ?? '')) return invalid('isv.invalid-app-cert-sn')
  if (field('alipay_root_cert_sn') !== (certificates?.roots ?? '')) return invalid('isv.invalid-alipay-root-cert-sn')
  if (field('sign_type') !== 'RSA2') return invalid('isv.invalid-signature-type')
  if (!isRequestSigned(appKey, parameters)) return invalid('isv.invalid-signature')
  const at = Date.parse(`${field('timestamp').replace(' ', 'T')}+08:00`)
  // What is no time is not written as one.
  const isTimely = Math.abs(now - at) <= TOLERANCE_MS && field('timestamp') === beijing(at)
  if (!isTimely) return invalid('isv.invalid-timestamp')
  if (field('charset').toLowerCase() !== 'utf-8') return invalid('isv.invalid-charset')
  return field('version') === '1.0'
    ? null
    : { code: '40001', msg: 'Missing Required Arguments', sub_code: 'isv.missing-version' }
}

function invalid(sub_code: string): Refusal {
  return { code: '40002', msg: 'Invalid Arguments', sub_code }
}

function nodeOf(result: Result): Record<string, string> {
  return result.ok
    ? { code: '10000', msg: 'Success', ...result.fields }
    : { code: '40004', msg: 'Business Failed', sub_code: result.subCode, sub_msg: result.subCode }
}

/** Signs the JSON as written, with every slash escaped. */
async function answer(c: Context<SandboxEnv>, method: string, node: Record<string, string>): Promise<Response> {
  const text = JSON.stringify(node).replaceAll('/', '\\/')
  const signature = signRsa(accountOf(c).privateKey, text)
  const isForged = (await stateOf(c).faults()).alipay === 'forged'
  const sign = isForged ? damaged(signature) : signature
  const { certificates } = accountOf(c)
  const certificate = certificates === null ? '' : `"alipay_cert_sn":"${certificates.own}",`
  const body = `{"${method.replaceAll('.', '_')}_response":${text},${certificate}"sign":"${sign}"}`
  return new Response(body, { headers: { 'content-type': 'text/html;charset=utf-8' } })
}
