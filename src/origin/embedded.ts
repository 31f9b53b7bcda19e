import { createApi } from '#src/api/index.ts'
import type { Transport } from '#src/lib/retry.ts'
import type { Services } from '#src/services.ts'

/** A transport to the API in this Worker. */
export function embeddedTransport(services: Services): Transport {
  const api = createApi(services)
  return async (request, page) => api.fetch(request, { page })
}
