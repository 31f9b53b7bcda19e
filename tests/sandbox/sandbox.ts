import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'
import type { Faults } from '#src/sandbox/fault-settings.ts'
import worker from '#src/sandbox/worker.ts'

export const SITE = 'https://qingjian.test'
export const SANDBOX = 'http://sandbox.test'

/** What site and sandbox both know. */
export const KEYS = {
  WECHAT_APP_ID: 'wxsandbox123456789',
  WECHAT_APP_SECRET: 'sandboxSecretOfTheAccount0000000',
  WECHAT_PUSH_TOKEN: 'sandboxPushToken',
  WECHAT_PUSH_AES_KEY: 'sandboxabcdefghijklmnopqrstuvwxyz0123456789',
  SMS_SIGN_NAME: '青简 (测试)',
  SMS_TEMPLATE_REGISTER: 'SMS_1',
  SMS_TEMPLATE_RESET: 'SMS_2',
  ALIYUN_ACCESS_KEY_ID: 'sandboxAliyunId',
  ALIYUN_ACCESS_KEY_SECRET: 'sandboxAliyunSecret',
  TENCENT_SECRET_ID: 'sandboxTencentId',
  TENCENT_SECRET_KEY: 'sandboxTencentKey',
  TENCENT_SMS_APP_ID: '1400000001',
  RESEND_API_KEY: 'sandboxResendKey',
  TURNSTILE_SITE_KEY: 'sandboxSiteKey',
  TURNSTILE_SECRET: 'sandboxTurnstileSecret',
}

const outbox = z.array(z.object({ mobile: z.string(), code: z.string(), type: z.string(), sent_at: z.string() }))

/** The sandbox Worker on its real state; `site` is what its pushes and phones reach, `replaced` are other variables. */
export function createSandbox(site: typeof fetch, replaced: Record<string, string> = {}) {
  const bindings = { ...env, ...KEYS, ...replaced, SITE_URL: SITE, SITE: { fetch: site } }

  /** The network between the site and third parties; it gives up when its caller does. */
  const network: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([handle(request), aborted])
  }

  async function handle(request: Request): Promise<Response> {
    const context = createExecutionContext()
    const response = await worker.fetch(request, bindings, context)
    await waitOnExecutionContext(context)
    return response
  }

  async function post(path: string, body: unknown = {}): Promise<unknown> {
    const request = new Request(`${SANDBOX}/__sandbox/api/${path}`, { method: 'POST', body: JSON.stringify(body) })
    return (await handle(request)).json()
  }

  async function get(path: string): Promise<unknown> {
    return (await handle(new Request(`${SANDBOX}/__sandbox/api/${path}`))).json()
  }

  return {
    network,
    post,
    get,
    setFaults: (faults: Partial<Faults>) => post('faults', faults),
    sms: async () => outbox.parse(await get('sms')),
    /** Forgets everything: third parties behave, nothing was sent, nothing was issued. */
    reset: () => post('reset'),
  }
}

/** A site nobody should call. */
export const noSite: typeof fetch = () => Promise.reject(new Error('Nothing calls the site here'))
