/**
 * Sends a request to the API, wherever that is, and returns its answer.
 * @param page the same object for all calls of one page, for which an API in the same Worker reads the session once
 */
export type Transport = (request: Request, page?: object) => Promise<Response>

const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])
/** HTTP statuses of transient failures, which are worth a retry. */
const PASSING = new Set([408, 425, 500, 502, 503, 504])

/** Adds one retry to a transport: for idempotent methods, after a transient failure (specification §7). */
export function withRetry(transport: Transport): Transport {
  return async (request, page) => {
    if (!IDEMPOTENT.has(request.method)) return transport(request, page)
    try {
      const response = await transport(request.clone(), page)
      if (!PASSING.has(response.status)) return response
      await response.body?.cancel()
    } catch (error) {
      if (request.signal.aborted) throw error
    }
    return transport(request, page)
  }
}
