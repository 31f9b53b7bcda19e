import { base64 } from './base64.ts'

let last = { address: '', picture: '' }

/** A photograph the layout of a résumé can take; null when it cannot be had: a résumé without it is better than none. */
export async function photoFile(
  address: string,
): Promise<{ type: 'image/jpeg' | 'image/png'; bytes: Uint8Array<ArrayBuffer> } | null> {
  try {
    const response = await fetch(address)
    const type = response.headers.get('content-type')
    if (!response.ok || (type !== 'image/jpeg' && type !== 'image/png')) return null
    return { type, bytes: await response.bytes() }
  } catch {
    return null
  }
}

/** The photograph as a data address, which is kept until another is asked for; nothing when it cannot be had. */
export async function fetchPhoto(address: string): Promise<string> {
  if (address === last.address) return last.picture
  const file = await photoFile(address)
  if (file === null) return ''
  last = { address, picture: `data:${file.type};base64,${base64(file.bytes)}` }
  return last.picture
}
