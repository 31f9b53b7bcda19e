import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { makeCertificate, type Name } from '#scripts/lib/certificates.ts'

const NAME: Name = [['CN', 'localhost']]

/**
 * Serves a site of this machine over HTTPS with a self-signed certificate, for what browsers do on secure sites only.
 * @param edit changes its pages on the way
 * @returns its address, without a slash at the end, and a function that ends it
 */
export async function httpsSite(site: URL, edit: (html: string) => string): Promise<{ url: string; stop: () => void }> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const cert = makeCertificate(NAME, publicKey.export({ type: 'spki', format: 'der' }), { name: NAME, key: privateKey })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' })
  const server = createServer({ key, cert }, (asked, answer) => pass(site, edit, asked, answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = addressOf(server.address())
  return {
    url: `https://localhost:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Answers with what the site answers, its pages edited; breaks off where it does. Each request has a connection of its own:
 * the site closes one that is idle for 5 s, and what is sent at that moment is lost.
 */
export function pass(site: URL, edit: (html: string) => string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url: path, headers } = asked
  const { hostname: host, port } = site
  const sent = { ...headers, host: site.host, 'accept-encoding': 'identity' }
  const breakOff = () => answer.destroy()
  const passed = request({ host, port, method, path, headers: sent, agent: false }, (got) => {
    const { 'content-length': _length, ...kept } = got.headers
    const isPage = kept['content-type']?.startsWith('text/html') === true
    answer.writeHead(got.statusCode ?? 502, kept)
    if (isPage) text(got).then((html) => answer.end(edit(html)), breakOff)
    else got.on('error', breakOff).pipe(answer)
  })
  passed.on('error', breakOff)
  asked.pipe(passed)
}

/** The port of a server that listens. */
export function addressOf(address: ReturnType<ReturnType<typeof createServer>['address']>): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address
}
