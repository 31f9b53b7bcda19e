/** Brings a request to an API and its answer back, wherever the API is. */
export type Transport = (request: Request) => Promise<Response>

const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])
/** The HTTP statuses worth another try. */
const PASSING = new Set([408, 425, 500, 502, 503, 504])

/** One more try for idempotent methods when the first failed in passing (specification §7); none for others. */
export function withRetry(transport: Transport): Transport {
  return async (request) => {
    if (!IDEMPOTENT.has(request.method)) return transport(request)
    try {
      const response = await transport(request.clone())
      if (!PASSING.has(response.status)) return response
      await response.body?.cancel()
    } catch (error) {
      if (request.signal.aborted) throw error
    }
    return transport(request)
  }
}
