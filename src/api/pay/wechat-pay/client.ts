import * as z from 'zod/mini'
import { exchange, type HttpAnswer } from '#src/api/pay/exchange.ts'
import type { PayDeps } from '#src/api/pay/gateway.ts'
import { memoized } from '#src/api/pay/memoized.ts'
import type { GatewayReply } from '#src/api/pay/reply.ts'
import { importPrivateKey, importPublicKey, signRsa } from '#src/api/pay/rsa.ts'
import { toHex } from '#src/lib/encoding.ts'
import { readJson } from '#src/lib/json.ts'
import type { WechatPayConfig } from './config.ts'
import { authorization } from './signing.ts'
import { type FindWechatPayKey, isFromWechatPay } from './verifying.ts'

/** Calls WeChat Pay; requests and answers are signed. */
export type WechatPayClient = {
  get: (path: string) => Promise<GatewayReply>
  post: (path: string, body: object) => Promise<GatewayReply>
  /** Downloads a file. WeChat Pay does not sign files; the caller knows its hash. */
  download: (path: string) => Promise<HttpAnswer>
  findKey: FindWechatPayKey
  /** Signs a text with the merchant's key. */
  sign: (text: string) => Promise<string>
}

const refusal = z.object({ code: z.string() })

/** Creates a client for one merchant; keys are imported once. */
export function createClient(config: WechatPayConfig, deps: PayDeps): WechatPayClient {
  const signingKey = memoized(() => importPrivateKey(config.privateKey))
  const findKey = keyFinder(config.publicKeys)
  const [askedKey = ''] = config.publicKeys.keys()

  async function send(method: 'GET' | 'POST', path: string, body: string): Promise<HttpAnswer> {
    const call = {
      method,
      path,
      timestamp: Math.floor(deps.now() / 1000),
      nonce: toHex(deps.randomBytes(16)),
      body,
    }
    const headers = {
      authorization: await authorization(call, { ...config, key: await signingKey() }),
      accept: 'application/json',
      'user-agent': 'Qingjian',
      'wechatpay-serial': askedKey,
      ...(body !== '' && { 'content-type': 'application/json' }),
    }
    // The path is signed without the prefix of the base address.
    const request = new Request(config.baseUrl + path, { method, headers, ...(body !== '' && { body }) })
    return exchange(deps.http, request)
  }

  async function ask(method: 'GET' | 'POST', path: string, body = ''): Promise<GatewayReply> {
    const answer = await send(method, path, body)
    if (answer.kind === 'none') return { kind: 'unknown', reason: answer.reason }
    const { status, bytes } = answer
    const text = new TextDecoder().decode(bytes)
    if (status === 200 || status === 204) {
      const isTrue = await isFromWechatPay({ ...answer, now: deps.now() }, findKey)
      return isTrue ? { kind: 'answered', body: text } : { kind: 'unknown', reason: 'Unverified answer' }
    }
    const code = readJson(text, refusal)?.code
    // 429 does not tell whether an earlier request with the same number succeeded.
    const isRefused = status >= 400 && status < 500 && status !== 429
    return isRefused && code !== undefined
      ? { kind: 'refused', code }
      : { kind: 'unknown', reason: `HTTP ${status} ${code ?? ''}`.trimEnd() }
  }

  return {
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, JSON.stringify(body)),
    download: (path) => send('GET', path, ''),
    findKey,
    sign: async (text) => signRsa(await signingKey(), text),
  }
}

function keyFinder(publicKeys: ReadonlyMap<string, string>): FindWechatPayKey {
  const keys = new Map([...publicKeys].map(([serial, spki]) => [serial, memoized(() => importPublicKey(spki))]))
  return async (serial) => keys.get(serial)?.()
}
