import type { Transport } from './transport.ts'

/** An API behind `base`; paths are appended to it. */
export function remoteTransport(base: string, fetcher: typeof fetch): Transport {
  return (request) => {
    const { pathname, search } = new URL(request.url)
    return fetcher(new Request(base.replace(/\/$/, '') + pathname + search, request), { redirect: 'manual' })
  }
}
