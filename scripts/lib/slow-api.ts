import { createServer } from 'node:http'
import { listenLocally } from './ports.ts'

/** A remote API that is slow; `fail` makes its calls fail, or work again. */
export type SlowApi = { url: string; fail: (isFailing: boolean) => void; stop: () => void }

/**
 * Starts a remote API that forwards calls to another site, slowly: calls of pages take `delay` ms, or fail after that.
 * @param site whose API it passes on; what the site is called is answered at once
 */
export async function slowApi(site: string, delay: number): Promise<SlowApi> {
  let isFailing = false
  const server = createServer(async ({ url = '', headers }, response) => {
    const isSlow = !url.includes('config/base_site')
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, delay))
    if (isSlow && isFailing) return response.writeHead(500).end()
    const answer = await fetch(site + url, { headers: { 'accept-language': headers['accept-language'] ?? '' } })
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    fail: (failing) => {
      isFailing = failing
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
