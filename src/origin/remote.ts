import type { Transport } from '#src/lib/retry.ts'

/** A transport to the API at `base`; paths are appended to it. `key` identifies this server. */
export function remoteTransport(base: string, fetcher: typeof fetch, key: string | null): Transport {
  return (request) => {
    const { pathname, search } = new URL(request.url)
    const sent = new Request(base.replace(/\/$/, '') + pathname + search, request)
    if (key !== null) sent.headers.set('x-api-key', key)
    return fetcher(sent, { redirect: 'manual' })
  }
}
