import { createHash, createHmac } from 'node:crypto'
import { MINUTE_MS } from '#src/lib/time.ts'

export type Acs3Keys = { accessKeyId: string; accessKeySecret: string }

/** A refusal in Alibaba Cloud's format. */
export type AliyunRefusal = { status: 400 | 404; code: string; message: string }

/** The nonce of a correctly signed request, or the refusal. */
export type Acs3Verdict = { ok: true; nonce: string } | { ok: false; refusal: AliyunRefusal }

const ALGORITHM = 'ACS3-HMAC-SHA256'
const AUTHORIZATION = /^ACS3-HMAC-SHA256 Credential=([^,\s]+),SignedHeaders=([a-z0-9;-]+),Signature=([0-9a-f]{64})$/
const MAX_AGE_MS = 15 * MINUTE_MS
const REQUIRED = ['x-acs-action', 'x-acs-version', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-content-sha256']

/**
 * Verifies the signature of a request to an API's root. `host` is the requested one.
 * @see https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export function verifyAcs3(
  request: { method: string; host: string; query: string; headers: Headers; body: string },
  keys: Acs3Keys,
  now: number,
): Acs3Verdict {
  const { method, host, query, headers, body } = request
  const header = (name: string) => (name === 'host' ? host : (headers.get(name) ?? ''))
  const missing = ['authorization', ...REQUIRED].find((name) => header(name) === '')
  if (missing !== undefined) return refuse('MissingParameter', `${missing} is mandatory for this action.`)
  const [, keyId, names = '', signature] = AUTHORIZATION.exec(header('authorization')) ?? []
  if (signature === undefined) return refuse('IncompleteSignature', 'The request signature does not conform.')
  if (keys.accessKeyId === '' || keyId !== keys.accessKeyId) {
    return refuse('InvalidAccessKeyId.NotFound', 'Specified access key is not found.', 404)
  }
  if (!isTimely(header('x-acs-date'), now)) {
    return refuse('InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.')
  }
  const signedNames = names.split(';')
  const unsigned = ['host', ...acsNames(headers)].find((name) => !signedNames.includes(name))
  if (unsigned !== undefined) return refuse('IncompleteSignature', `${unsigned} must be signed.`)
  const payloadHash = sha256(body)
  const lines = signedNames.map((name) => `${name}:${header(name).trim()}\n`).join('')
  const canonical = [method, '/', canonicalQuery(query), lines, names, payloadHash].join('\n')
  const toSign = `${ALGORITHM}\n${sha256(canonical)}`
  const expected = createHmac('sha256', keys.accessKeySecret).update(toSign).digest('hex')
  if (header('x-acs-content-sha256') !== payloadHash || signature !== expected) {
    const message = `Specified signature is not matched with our calculation. server string to sign is:${toSign}`
    return refuse('SignatureDoesNotMatch', message)
  }
  return { ok: true, nonce: header('x-acs-signature-nonce') }
}

function acsNames(headers: Headers): string[] {
  return [...headers.keys()].filter((name) => name.startsWith('x-acs-') || name === 'content-type')
}

function isTimely(date: string, now: number): boolean {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date) ? Date.parse(date) : Number.NaN
  return Math.abs(now - at) <= MAX_AGE_MS
}

/** Rebuilds the query, so that only its meaning counts, not how the caller encoded it. */
function canonicalQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => [rfc3986(name), rfc3986(value)] as const)
  pairs.sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  return pairs.map((pair) => pair.join('=')).join('&')
}

/** Percent-encodes by RFC 3986, byte by byte. */
function rfc3986(text: string): string {
  return Array.from(Buffer.from(text), (byte) => {
    const letter = String.fromCharCode(byte)
    return /[A-Za-z0-9._~-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function refuse(code: string, message: string, status: 400 | 404 = 400): Acs3Verdict {
  return { ok: false, refusal: { status, code, message } }
}
