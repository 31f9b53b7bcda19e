import * as z from 'zod/mini'

const COUNTRY = /^[A-Z]{2}$/
/** What stands for a country that nobody knows. */
const UNKNOWN = 'XX'

const located = z.object({ cf: z.object({ city: z.optional(z.string()), country: z.optional(z.string()) }) })

/** Where a request comes from as people would say it, such as `Shanghai, CN`; empty when the platform cannot tell. */
export function placeOf(request: Request): string {
  const found = located.safeParse(request)
  const { city, country } = found.success ? found.data.cf : {}
  return [city, country].filter(Boolean).join(', ')
}

/** The country a request comes from, by its ISO 3166 code; empty when the platform cannot tell. */
export function countryOf(request: Request): string {
  const found = located.safeParse(request)
  const code = request.headers.get('cf-ipcountry') ?? found.data?.cf.country ?? ''
  return COUNTRY.test(code) && code !== UNKNOWN ? code : ''
}
