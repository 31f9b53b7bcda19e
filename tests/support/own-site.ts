import type { TestApi } from './api.ts'
import { remoteSite, type Site } from './site.ts'

/** The whole Worker in front of an embedded API with its real stores. */
export function siteOf(api: TestApi): Site {
  return remoteSite(async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    return api.send(pathname + search, {
      method,
      headers,
      ...(method !== 'GET' && { body: await request.arrayBuffer() }),
    })
  })
}
