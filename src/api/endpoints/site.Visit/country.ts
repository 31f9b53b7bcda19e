import type { Handler } from '#src/api/wire/handler.ts'

/** Where the caller is, as far as whoever stands in front of the API knows. */
export const visitorCountry: Handler<'site.Visit/country'> = async (_input, { country }) => ({ country })
