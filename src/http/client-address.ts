import type { Context } from 'hono'
import type { Services } from '#src/services.ts'
import type { AppEnv } from './types.ts'

const IPV4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/
const IPV6 = /^(?:([0-9a-f:.]+)|\[([0-9a-f:.]+)\](?::\d{1,5})?)$/i

/** Isolates that have logged that addresses are unknown. */
const told = new WeakSet<Services>()

/**
 * The caller's network address, from the one trusted header; empty when the header is missing, which is logged once.
 */
export function clientAddress(c: Context<AppEnv>): string {
  const services = c.get('services')
  const { addressHeader } = services.config
  const value = addressHeader === null ? '' : (c.req.header(addressHeader) ?? '')
  const address = addressIn(value)
  if (address === '') tellNoAddress(services)
  return address
}

/** The address a header names, without brackets and port; empty when it names none. */
export function addressIn(header: string): string {
  // The last address of a list comes from our own proxy; the caller may have made up the others.
  const last = header.slice(header.lastIndexOf(',') + 1).trim()
  const [, ipv4] = IPV4.exec(last) ?? []
  if (ipv4 !== undefined) return ipv4.split('.').every(isOctet) ? ipv4 : ''
  const [, bare, bracketed] = IPV6.exec(last) ?? []
  const ipv6 = bare ?? bracketed ?? ''
  return URL.canParse(`http://[${ipv6}]`) ? ipv6 : ''
}

/** Whether a part of an IPv4 address is at most 255 and has no leading zeros, which some programs read as octal. */
function isOctet(part: string): boolean {
  return Number(part) <= 255 && String(Number(part)) === part
}

/** Logs once that addresses are unknown: at the start if no header is trusted, otherwise when one is missing. */
export function tellNoAddress(services: Services): void {
  if (told.has(services)) return
  told.add(services)
  services.log.info('config.no-address', {
    variable: 'CLIENT_ADDRESS_HEADER',
    header: services.config.addressHeader,
    consequence: 'limits go by what is tried and ask for a person; see docs/configuration.md',
  })
}
