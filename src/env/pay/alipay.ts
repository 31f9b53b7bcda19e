import type { X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import type { AlipayConfig, AlipayTrust, CertifiedKey } from '#src/api/pay/alipay/config.ts'
import { type Deployment, readVariables, refuseSandboxKeys, thirdPartyBase } from '#src/env/read.ts'
import { alipaySn, chainOf, readCertificates, rsaRoots, spkiOf } from '#src/lib/certificates.ts'
import { ConfigError } from '#src/lib/config-error.ts'
import { bare, isMeant, key, type PayVariables, products, required } from './merchant.ts'

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

/** The variables of Alipay. */
export const alipay: PayVariables<AlipayConfig> = {
  prefix: 'ALIPAY_',
  secrets: {
    ALIPAY_PRIVATE_KEY: { purpose: "signs what is sent to Alipay: the application's key as PKCS#8", form: 'key' },
  },
  parse,
}

function parse(bindings: Record<string, unknown>, deployment: Deployment, siteUrl: string): AlipayConfig | null {
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

/** Reads the certificates. Alipay's file may contain intermediate authorities, which only link the others to a root. */
function trustOfCertificates(bindings: Record<string, unknown>, deployment: Deployment): AlipayTrust {
  if (bindings.ALIPAY_PUBLIC_KEY !== undefined) {
    throw new ConfigError('Variable ALIPAY_PUBLIC_KEY must not be set beside certificates. See docs/configuration.md')
  }
  refuseSandboxKeys(bindings, deployment, Object.keys(certificates.shape))
  const env = readVariables(certificates, bindings)
  const [appSn = ''] = env.ALIPAY_APP_CERT.map(alipaySn)
  const roots = rsaRoots(env.ALIPAY_ROOT_CERT)
  if (roots.length === 0) {
    throw new ConfigError('Variable ALIPAY_ROOT_CERT must have a root with an RSA signature. See docs/configuration.md')
  }
  const between = env.ALIPAY_CERT.filter(({ ca }) => ca)
  const theirs = env.ALIPAY_CERT.filter(({ ca }) => !ca).map((read): [string, CertifiedKey] => {
    const chain = chainOf(read, between, roots)
    if (chain === null) {
      throw new ConfigError(
        'Variable ALIPAY_CERT must be issued under ALIPAY_ROOT_CERT, with the authorities in between. See docs/configuration.md',
      )
    }
    return [alipaySn(read), { spki: spkiOf(read), from: chain.from, to: chain.to }]
  })
  return { kind: 'certificates', appSn, rootSn: roots.map(alipaySn).join('_'), publicKeys: new Map(theirs) }
}
