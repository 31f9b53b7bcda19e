/** Browsers, Workers and Node all have it; the types of none of them are known here. */
declare const URL: { parse: (address: string) => { pathname: string } | null }

const schemes = /^(https?:\/\/|mailto:|tel:)/i

/** The first words of our API's calls: `tests/unit/resume/links.test.ts` compares them with the contract. */
const calls = /^\/+api\/+(article|config|report|resume|site|user|word)\b/i

/**
 * Whether a text may link to an address: the web, mail and telephones. Never a call of our API, on whatever host it is
 * reached: whoever follows such a link from a résumé would sign out or order something with their own session.
 */
export function isLinkable(address: string): boolean {
  return schemes.test(address) && !calls.test(pathOf(address))
}

/** An absolute web address for what people type as one, or nothing. */
export function webLink(value: string): string {
  const trimmed = value.trim()
  const isBare = /^[\w-]+(\.[\w-]+)+(\/[^\s]*)?$/.test(trimmed)
  const address = isBare ? `https://${trimmed}` : trimmed
  return /^https?:\/\/[^\s]+$/i.test(address) && isLinkable(address) ? address : ''
}

/** The path as a browser asks for it, its escapes read. */
function pathOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
