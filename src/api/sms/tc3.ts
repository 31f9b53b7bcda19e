import { hmacSha256, sha256Hex } from '#src/lib/digest.ts'
import { toHex } from '#src/lib/encoding.ts'
import { utcDay } from '#src/lib/time.ts'

const ALGORITHM = 'TC3-HMAC-SHA256'
const SIGNED_NAMES = 'content-type;host'

/** The content type; it is signed, so it must be sent exactly like this. */
export const TC3_CONTENT_TYPE = 'application/json; charset=utf-8'

/** A POST with a JSON body to the root of a Tencent Cloud API; `timestamp` in seconds since 1970. */
export type Tc3Call = { service: string; host: string; timestamp: number; payload: string }

export type Tc3Credentials = { secretId: string; secretKey: string }

/**
 * The `Authorization` header of a signed call.
 * @see https://cloud.tencent.com/document/api/382/52071
 */
export async function tc3Authorization(call: Tc3Call, credentials: Tc3Credentials): Promise<string> {
  const day = utcDay(call.timestamp * 1000)
  const scope = `${day}/${call.service}/tc3_request`
  const requestHash = await sha256Hex(await tc3CanonicalRequest(call))
  const toSign = `${ALGORITHM}\n${call.timestamp}\n${scope}\n${requestHash}`
  const dayKey = await hmacSha256(`TC3${credentials.secretKey}`, day)
  const serviceKey = await hmacSha256(dayKey, call.service)
  const key = await hmacSha256(serviceKey, 'tc3_request')
  const signature = toHex(await hmacSha256(key, toSign))
  return `${ALGORITHM} Credential=${credentials.secretId}/${scope}, SignedHeaders=${SIGNED_NAMES}, Signature=${signature}`
}

/** The canonical request, whose hash is signed. */
export async function tc3CanonicalRequest({ host, payload }: Tc3Call): Promise<string> {
  const headers = `content-type:${TC3_CONTENT_TYPE}\nhost:${host}\n`
  return ['POST', '/', '', headers, SIGNED_NAMES, await sha256Hex(payload)].join('\n')
}
