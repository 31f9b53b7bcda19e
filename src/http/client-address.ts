import type { Context } from 'hono'
import type { Services } from '#src/services.ts'
import type { AppEnv } from './types.ts'

const ADDRESS = /^(?:(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?|\[?([0-9a-f:.]{2,45})\]?)$/i

/** Isolates that have said that they see no addresses. */
const told = new WeakSet<Services>()

/**
 * The caller's network address, as the platform or the proxy in front says in the one header that is trusted; empty
 * when that says nothing, which the log tells once.
 */
export function clientAddress(c: Context<AppEnv>): string {
  const services = c.get('services')
  const { addressHeader } = services.config
  const value = addressHeader === null ? '' : (c.req.header(addressHeader) ?? '')
  // Of a list the last is what our own proxy has seen; the caller may have made up the others.
  const [, ipv4, ipv6 = ''] = ADDRESS.exec(value.slice(value.lastIndexOf(',') + 1).trim()) ?? []
  const address = ipv4 ?? ipv6
  if (address === '') tellNoAddress(services)
  return address
}

/** Says once in the log that addresses are not known: at the start where no header is trusted, else when one lacks. */
export function tellNoAddress(services: Services): void {
  if (told.has(services)) return
  told.add(services)
  services.log.info('config.no-address', {
    variable: 'CLIENT_ADDRESS_HEADER',
    header: services.config.addressHeader,
    consequence: 'limits go by what is tried and ask for a person; see docs/configuration.md',
  })
}
