import { createHash, createHmac } from 'node:crypto'

export type Tc3Keys = { secretId: string; secretKey: string }

/** Why a request is refused; null when it is signed correctly. */
export type Tc3Refusal = { code: string; message: string } | null

const AUTHORIZATION =
  /^TC3-HMAC-SHA256 Credential=([^/\s]+)\/(\d{4}-\d\d-\d\d)\/(\w+)\/tc3_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/
const MAX_AGE_S = 300

/**
 * Verifies the signature of a request to a service's root. `host` is the requested one; `now` in ms since 1970.
 * @see https://cloud.tencent.com/document/api/382/52071
 */
export function verifyTc3(
  request: { service: string; method: string; host: string; headers: Headers; body: string },
  keys: Tc3Keys,
  now: number,
): Tc3Refusal {
  const { service, method, host, headers, body } = request
  const header = (name: string) => (name === 'host' ? host : (headers.get(name) ?? ''))
  const parts = AUTHORIZATION.exec(header('authorization'))
  if (parts === null) return refuse('AuthFailure.InvalidAuthorization', 'The Authorization header is not valid.')
  const [, id = '', date = '', scopeService = '', names = '', signature = ''] = parts
  if (keys.secretId === '' || id !== keys.secretId) {
    return refuse('AuthFailure.SecretIdNotFound', 'The SecretId is not found, please ensure that it is correct.')
  }
  const timestamp = header('x-tc-timestamp')
  const at = /^\d{10}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  if (!(Math.abs(now / 1000 - at) <= MAX_AGE_S)) {
    return refuse('AuthFailure.SignatureExpire', 'The provided credentials have expired: timestamp is out of range.')
  }
  const signedNames = names.split(';')
  const isWhole = signedNames.includes('host') && signedNames.includes('content-type')
  const isOfThatDay = new Date(at * 1000).toISOString().startsWith(date)
  const lines = signedNames.map((name) => `${name}:${header(name).trim().toLowerCase()}\n`).join('')
  const canonical = [method, '/', '', lines, names, hash(body)].join('\n')
  const scope = `${date}/${scopeService}/tc3_request`
  const toSign = ['TC3-HMAC-SHA256', timestamp, scope, hash(canonical)].join('\n')
  const key = [date, scopeService, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${keys.secretKey}`)
  const isSigned = hmac(key, toSign).toString('hex') === signature
  if (isWhole && isOfThatDay && isSigned && scopeService === service) return null
  return refuse(
    'AuthFailure.SignatureFailure',
    'The provided credentials could not be validated. Please check your signature is correct.',
  )
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function refuse(code: string, message: string): Tc3Refusal {
  return { code, message }
}
