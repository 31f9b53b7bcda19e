import * as z from 'zod/mini'
import { exchange, type HttpAnswer } from '#src/api/pay/exchange.ts'
import type { PayDeps } from '#src/api/pay/gateway.ts'
import { memoized } from '#src/api/pay/memoized.ts'
import { type GatewayReply, UNREADABLE } from '#src/api/pay/reply.ts'
import { importPrivateKey, importPublicKey, verifyRsa } from '#src/api/pay/rsa.ts'
import { readJson } from '#src/lib/json.ts'
import { beijingSeconds } from '#src/lib/time.ts'
import type { AlipayConfig } from './config.ts'
import { rawMember } from './raw-member.ts'
import { isFromAlipay, signRequest } from './signing.ts'

/** Calls Alipay; requests and answers are signed. */
export type AlipayClient = {
  call: (method: string, content: Record<string, string>) => Promise<GatewayReply>
  /** The address of one of Alipay's pages, which leads back to `returnUrl`. */
  pageUrl: (method: string, content: Record<string, string>, returnUrl: string) => Promise<string>
  /** Downloads a file from an address given by Alipay. */
  download: (address: string) => Promise<HttpAnswer>
  isFromAlipay: (parameters: Record<string, string>) => Promise<boolean>
}

/** Finds Alipay's key by its certificate's serial number; in public-key mode the number is undefined. */
export type FindAlipayKey = (certificateSn: string | undefined) => Promise<CryptoKey | undefined>

const envelope = z.object({ sign: z.string(), alipay_cert_sn: z.optional(z.string()) })
const verdict = z.object({ code: z.string(), sub_code: z.optional(z.string()) })

const DONE = '10000'
/** Service unavailable: the call may have been carried out. */
const UNAVAILABLE = '20000'
const AMBIGUOUS = /SYSTEM_ERROR|unknow-error/

/** Creates a client for one application; keys are imported once. */
export function createClient(config: AlipayConfig, deps: PayDeps): AlipayClient {
  const signingKey = memoized(() => importPrivateKey(config.privateKey))
  const findKey = keyFinder(config.trust, deps.now)

  function commonOf(method: string) {
    const { trust } = config
    return {
      app_id: config.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingSeconds(deps.now()),
      version: '1.0',
      notify_url: config.notifyUrl,
      ...(trust.kind === 'certificates' && { app_cert_sn: trust.appSn, alipay_root_cert_sn: trust.rootSn }),
    }
  }

  async function requestOf(method: string, content: Record<string, string>): Promise<Request> {
    const common = commonOf(method)
    const form = { biz_content: JSON.stringify(content) }
    const sign = await signRequest(await signingKey(), { ...common, ...form })
    const query = new URLSearchParams({ ...common, sign })
    return new Request(`${config.gatewayUrl}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', 'user-agent': 'Qingjian' },
      body: new URLSearchParams(form).toString(),
    })
  }

  async function call(method: string, content: Record<string, string>): Promise<GatewayReply> {
    const answer = await exchange(deps.http, await requestOf(method, content))
    if (answer.kind === 'none') return { kind: 'unknown', reason: answer.reason }
    if (answer.status !== 200) return { kind: 'unknown', reason: `HTTP ${answer.status}` }
    const body = await verifiedNode(new TextDecoder().decode(answer.bytes), method, findKey)
    return body === null ? { kind: 'unknown', reason: 'Unverified answer' } : readReply(body)
  }

  async function pageUrl(method: string, content: Record<string, string>, returnUrl: string): Promise<string> {
    const query = { ...commonOf(method), return_url: returnUrl, biz_content: JSON.stringify(content) }
    const sign = await signRequest(await signingKey(), query)
    return `${config.gatewayUrl}?${new URLSearchParams({ ...query, sign })}`
  }

  return {
    call,
    pageUrl,
    download: (address) => exchange(deps.http, new Request(address)),
    isFromAlipay: async (parameters) => {
      const key = await findKey(parameters.alipay_cert_sn)
      return key !== undefined && isFromAlipay(key, parameters)
    },
  }
}

/**
 * Returns the node of an answer with a method's result or error, exactly as Alipay signed it.
 * @returns null when the signature is not Alipay's
 * @see https://opendocs.alipay.com/common/02mse7
 */
export async function verifiedNode(text: string, method: string, findKey: FindAlipayKey): Promise<string | null> {
  const { sign, alipay_cert_sn } = readJson(text, envelope) ?? {}
  const key = await findKey(alipay_cert_sn)
  const node = rawMember(text, `${method.replaceAll('.', '_')}_response`) ?? rawMember(text, 'error_response')
  if (sign === undefined || node === null || key === undefined) return null
  return (await verifyRsa(key, Buffer.from(node), sign)) ? node : null
}

function readReply(body: string): GatewayReply {
  const read = readJson(body, verdict)
  if (read === null) return UNREADABLE
  const code = read.sub_code ?? read.code
  if (read.code === DONE) return { kind: 'answered', body }
  const isUnknown = read.code === UNAVAILABLE || AMBIGUOUS.test(code)
  return isUnknown ? { kind: 'unknown', reason: code } : { kind: 'refused', code }
}

/** In certificate mode, answers without a known and valid certificate number are rejected. */
function keyFinder(trust: AlipayConfig['trust'], now: () => number): FindAlipayKey {
  if (trust.kind === 'key') return memoized(() => importPublicKey(trust.publicKey))
  const keys = new Map(
    [...trust.publicKeys].map(([sn, { spki, from, to }]) => [
      sn,
      { find: memoized(() => importPublicKey(spki)), from, to },
    ]),
  )
  return async (sn = '') => {
    const known = keys.get(sn)
    return known !== undefined && known.from <= now() && now() < known.to ? known.find() : undefined
  }
}
