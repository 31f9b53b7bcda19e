/** All runtimes have URL, but this leaf includes no runtime's types. */
declare const URL: { parse: (address: string) => { pathname: string } | null }

const schemes = /^(https?:\/\/|mailto:|tel:)/i

/** The first words of our API's endpoints; `tests/unit/resume/links.test.ts` compares them with the contract. */
const calls = /^\/+api\/+(article|config|report|resume|site|user|word)\b/i

/**
 * Whether a résumé may link to an address: web, mail and telephone addresses only. Calls of our API are refused on
 * every host, because readers who follow such a link could sign out or order something with their own session.
 */
export function isLinkable(address: string): boolean {
  return schemes.test(address) && !calls.test(pathOf(address))
}

/** The sign of a publication (ISO 26324), which the address of its site leads to. */
const doi = /^(?:doi:\s*)?(10\.\d{4,9}\/\S+)$/i

/** Completes what people type to an absolute web address; empty when it is not one. */
export function webLink(value: string): string {
  const trimmed = value.trim()
  const [, publication] = doi.exec(trimmed) ?? []
  if (publication !== undefined) return `https://doi.org/${publication}`
  const isBare = /^[\w-]+(\.[\w-]+)+(\/[^\s]*)?$/.test(trimmed)
  const address = isBare ? `https://${trimmed}` : trimmed
  return /^https?:\/\/[^\s]+$/i.test(address) && isLinkable(address) ? address : ''
}

/** Escapes brackets and spaces, which would end the address in markup. */
export function linkAddress(href: string): string {
  return href.trim().replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}

/** The path that a browser would request, decoded. */
function pathOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
