import type { X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import { bare, isMeant, key, products, required } from './env-merchant.ts'
import { type Deployment, readVariables, refuseSandboxKeys, thirdPartyBase } from './env-read.ts'
import { alipayRootSn, alipaySn, readCertificates, spkiOf } from './lib/certificates.ts'

/** An application of Alipay. RSA keys are base64 of DER: PKCS#8 the private, SPKI the public ones. */
export type AlipayConfig = {
  gatewayUrl: string
  appId: string
  sellerId: string
  privateKey: string
  /** Alipay's, not the application's. */
  trust: AlipayTrust
  notifyUrl: string
  /** Whether the seller has payment on phones (`wap`), with a page to come back from. */
  onPhone: boolean
}

/**
 * How the two know each other: by Alipay's public key alone, or by certificates, whose numbers each names to the other.
 * Alipay's keys go by those of their certificates; during a change there are two.
 */
export type AlipayTrust =
  | { kind: 'key'; publicKey: string }
  | { kind: 'certificates'; appSn: string; rootSn: string; publicKeys: ReadonlyMap<string, string> }

const application = z.object({
  ALIPAY_APP_ID: required,
  ALIPAY_SELLER_ID: required.check(z.regex(/^2088\d{12}$/, 'must be 16 digits beginning with 2088')),
  ALIPAY_PRIVATE_KEY: key,
  ALIPAY_PRODUCTS: z._default(products('precreate', 'wap'), ['precreate']),
})
const publicKey = z.object({ ALIPAY_PUBLIC_KEY: key })

const pem = z.pipe(
  required,
  z.transform((text, context): X509Certificate[] => {
    try {
      const found = readCertificates(text)
      if (found.length > 0) return found
    } catch {}
    context.issues.push({ code: 'custom', message: 'must be certificates in PEM', input: text })
    return z.NEVER
  }),
)
const certificates = z.object({ ALIPAY_APP_CERT: pem, ALIPAY_CERT: pem, ALIPAY_ROOT_CERT: pem })

/**
 * Reads the application of Alipay; `null` when none of its variables is set. `siteUrl` has no slash at the end.
 * @throws Error naming the variable to change
 */
export function parseAlipay(
  bindings: Record<string, unknown>,
  deployment: Deployment,
  siteUrl: string,
): AlipayConfig | null {
  if (![application, publicKey, certificates].some((schema) => isMeant(schema, bindings))) return null
  const env = readVariables(application, bindings)
  refuseSandboxKeys(env, deployment)
  return {
    gatewayUrl: `${thirdPartyBase('openapi.alipay.com', deployment)}/gateway.do`,
    appId: env.ALIPAY_APP_ID,
    sellerId: env.ALIPAY_SELLER_ID,
    privateKey: bare(env.ALIPAY_PRIVATE_KEY),
    trust: isMeant(certificates, bindings)
      ? trustOfCertificates(bindings, deployment)
      : trustOfKey(bindings, deployment),
    notifyUrl: `${siteUrl}/pay/notify/alipay`,
    onPhone: env.ALIPAY_PRODUCTS.includes('wap'),
  }
}

function trustOfKey(bindings: Record<string, unknown>, deployment: Deployment): AlipayTrust {
  const env = readVariables(publicKey, bindings)
  refuseSandboxKeys(env, deployment)
  return { kind: 'key', publicKey: bare(env.ALIPAY_PUBLIC_KEY) }
}

/** Authorities in between, which Alipay's file may have as well, sign nothing themselves. */
function trustOfCertificates(bindings: Record<string, unknown>, deployment: Deployment): AlipayTrust {
  if (bindings.ALIPAY_PUBLIC_KEY !== undefined) {
    throw new Error('Variable ALIPAY_PUBLIC_KEY must not be set beside certificates. See docs/configuration.md')
  }
  refuseSandboxKeys(bindings, deployment, Object.keys(certificates.shape))
  const env = readVariables(certificates, bindings)
  const [appSn = ''] = env.ALIPAY_APP_CERT.map(alipaySn)
  const rootSn = alipayRootSn(env.ALIPAY_ROOT_CERT)
  if (rootSn === '') {
    throw new Error('Variable ALIPAY_ROOT_CERT must have a root with an RSA signature. See docs/configuration.md')
  }
  const theirs = env.ALIPAY_CERT.filter(({ ca }) => !ca).map((read) => [alipaySn(read), spkiOf(read)] as const)
  return { kind: 'certificates', appSn, rootSn, publicKeys: new Map(theirs) }
}
