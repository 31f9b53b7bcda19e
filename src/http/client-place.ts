import * as z from 'zod/mini'

const COUNTRY = /^[A-Z]{2}$/
/** Cloudflare's code for an unknown country. */
const UNKNOWN = 'XX'

const located = z.object({ cf: z.object({ city: z.optional(z.string()), country: z.optional(z.string()) }) })

/** Where a request comes from, such as `Shanghai, CN`; empty when unknown. */
export function placeOf(request: Request): string {
  const found = located.safeParse(request)
  const { city, country } = found.success ? found.data.cf : {}
  return [city, country].filter(Boolean).join(', ')
}

/** The country of a request as an ISO 3166 code; empty when unknown. */
export function countryOf(request: Request): string {
  // The platform makes `cf` when it is first read.
  const code = request.headers.get('cf-ipcountry') ?? located.safeParse(request).data?.cf.country ?? ''
  return COUNTRY.test(code) && code !== UNKNOWN ? code : ''
}
