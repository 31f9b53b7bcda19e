import type { Handler } from '#src/api/wire/handler.ts'

/** The caller's country, as far as the proxy in front of the API knows. */
export const visitorCountry: Handler<'site.Visit/country'> = async (_input, { country }) => ({ country })
