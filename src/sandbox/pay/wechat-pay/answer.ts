import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { damaged } from '#src/sandbox/damaged.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { signRsa } from '#src/sandbox/pay/rsa.ts'
import { accountOf } from './account.ts'
import { platformCertificates } from './certificates.ts'
import type { PayRefusal } from './errors.ts'

/** Answers a request, signed; without a body with 204. */
export async function succeed(c: Context<SandboxEnv>, body?: object): Promise<Response> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const { privateKey, keyId } = await signerFor(c)
  const timestamp = String(Math.floor((await nowOf(c)) / 1000))
  const nonce = newNonce()
  const signature = signRsa(privateKey, `${timestamp}\n${nonce}\n${text}\n`)
  const isForged = (await stateOf(c).faults()).wechat_pay === 'forged'
  const headers = {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': isForged ? damaged(signature) : signature,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    'wechatpay-serial': keyId,
    'request-id': newNonce(),
  }
  return text === ''
    ? new Response(null, { status: 204, headers })
    : new Response(text, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}

/** Refuses a request; refusals are never signed. */
export function refuse({ status, ...body }: PayRefusal): Response {
  return Response.json(body, { status, headers: { 'request-id': newNonce() } })
}

function newNonce(): string {
  return randomBytes(16).toString('hex')
}

/**
 * Chooses the signing key: the public key if the request names its id, otherwise the newest certificate, if there is
 * one.
 */
async function signerFor(c: Context<SandboxEnv>): Promise<{ privateKey: string; keyId: string }> {
  const account = accountOf(c)
  const newest = (await platformCertificates(c)).at(-1)
  const isByKey = newest === undefined || c.req.header('wechatpay-serial') === account.keyId
  return isByKey ? account : { privateKey: newest.privateKey, keyId: newest.serialNo }
}
