import type { TestApi } from './api.ts'
import { remoteSite, type Site } from './site.ts'

/**
 * Creates the whole Worker in front of an embedded API with its real stores.
 * @param isLost whether the API's answer to a request gets lost
 */
export function siteOf(api: TestApi, isLost: (request: Request) => boolean = () => false): Site {
  return remoteSite(async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const answer = await api.send(pathname + search, {
      method,
      headers,
      ...(method !== 'GET' && { body: await request.arrayBuffer() }),
    })
    if (isLost(request)) throw new TypeError('reset')
    return answer
  })
}
