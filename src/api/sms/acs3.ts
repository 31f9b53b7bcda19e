import { hmacSha256, sha256Hex } from '#src/lib/digest.ts'
import { percentEncoded, toHex } from '#src/lib/encoding.ts'

const ALGORITHM = 'ACS3-HMAC-SHA256'

/** A bodyless POST to the root of an Alibaba Cloud API; `date` is `2026-01-01T00:00:00Z`. */
export type Acs3Call = {
  host: string
  action: string
  version: string
  date: string
  nonce: string
  query: Record<string, string>
}

export type Acs3Credentials = { accessKeyId: string; accessKeySecret: string }

/**
 * The headers of a signed call, without `host`, which the network sets.
 * @see https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export async function acs3Headers(call: Acs3Call, credentials: Acs3Credentials): Promise<Record<string, string>> {
  const headers = await acsHeaders(call)
  const names = signedNames(headers)
  const toSign = `${ALGORITHM}\n${await sha256Hex(await acs3CanonicalRequest(call))}`
  const signature = toHex(await hmacSha256(credentials.accessKeySecret, toSign))
  const authorization = `${ALGORITHM} Credential=${credentials.accessKeyId},SignedHeaders=${names},Signature=${signature}`
  return { ...headers, authorization }
}

/** The canonical request, whose hash is signed. */
export async function acs3CanonicalRequest(call: Acs3Call): Promise<string> {
  const headers = await acsHeaders(call)
  const lines = sorted({ host: call.host, ...headers }).map(([name, value]) => `${name}:${value.trim()}\n`)
  const payloadHash = await sha256Hex('')
  return ['POST', '/', acs3Query(call.query), lines.join(''), signedNames(headers), payloadHash].join('\n')
}

/** The query as signed and sent: sorted, encoded by RFC 3986. */
export function acs3Query(query: Record<string, string>): string {
  return sorted(query)
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .join('&')
}

async function acsHeaders(call: Acs3Call): Promise<Record<string, string>> {
  return {
    'x-acs-action': call.action,
    'x-acs-content-sha256': await sha256Hex(''),
    'x-acs-date': call.date,
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  }
}

function signedNames(headers: Record<string, string>): string {
  return ['host', ...Object.keys(headers)].sort().join(';')
}

function sorted(fields: Record<string, string>): [string, string][] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
}
