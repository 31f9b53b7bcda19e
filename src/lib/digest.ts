import { toHex } from './encoding.ts'

const utf8 = new TextEncoder()

/** SHA-1 of a text in lower-case hexadecimal. Use it only for protocols that demand it. */
export async function sha1Hex(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-1', utf8.encode(text))))
}

/** SHA-256 of bytes, or of a text's UTF-8 bytes, in lower-case hexadecimal. */
export async function sha256Hex(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? utf8.encode(content) : content
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** SHA-256 of a text in base64, the form used by content policies. */
export async function sha256Base64(text: string): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)))))
}

/** HMAC-SHA256 of a text. A key given as text counts as its UTF-8 bytes. */
export async function hmacSha256(
  key: string | Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof key === 'string' ? utf8.encode(key) : key
  const imported = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, utf8.encode(text)))
}

/** Whether a shown secret is the right one. Hashes are compared, so that the time it takes reveals nothing. */
export async function isSecret(shown: string | undefined, secret: string | null): Promise<boolean> {
  return secret !== null && shown !== undefined && (await sha256Hex(shown)) === (await sha256Hex(secret))
}
