import { base64 } from './base64.ts'

let last = { address: '', picture: '' }

/**
 * The photograph as the layout engine takes it, a data address; it is kept until another is asked for. Nothing when
 * it cannot be had: a résumé without its picture is better than none.
 */
export async function fetchPhoto(address: string): Promise<string> {
  if (address === last.address) return last.picture
  try {
    const response = await fetch(address)
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !/^image\/(jpeg|png)$/.test(type)) return ''
    last = { address, picture: `data:${type};base64,${base64(await response.bytes())}` }
    return last.picture
  } catch {
    return ''
  }
}
