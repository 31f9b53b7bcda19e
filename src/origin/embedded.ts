import { createApi } from '#src/api/index.ts'
import type { Services } from '#src/services.ts'
import type { Transport } from './transport.ts'

/** The API in this Worker. */
export function embeddedTransport(services: Services): Transport {
  const api = createApi(services)
  return async (request) => api.fetch(request)
}
