import { request as ask, createServer } from 'node:http'
import { constants, createBrotliCompress } from 'node:zlib'
import { listenLocally } from './ports.ts'

/** The quality at which edges compress what is made for each request. */
const QUALITY = 5
const TEXT = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/

/**
 * Starts a proxy that compresses texts like an edge does, flushing as they arrive. The site itself does not compress on
 * localhost.
 * @returns its address
 */
export async function compressingProxy(site: string): Promise<string> {
  const server = createServer((request, response) => {
    const { host: _host, 'accept-encoding': _encoding, origin, ...others } = request.headers
    const headers = { ...others, ...(origin !== undefined && { origin: site }) }
    const asked = ask(new URL(request.url ?? '/', site), { headers, method: request.method }, (answer) => {
      const { 'content-encoding': _identity, ...kept } = answer.headers
      if (!TEXT.test(answer.headers['content-type'] ?? '')) {
        response.writeHead(answer.statusCode ?? 502, kept)
        answer.pipe(response)
        return
      }
      const { 'content-length': _length, ...rest } = kept
      response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'br' })
      const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      brotli.pipe(response)
      answer.on('data', (chunk: Buffer) => {
        brotli.write(chunk)
        brotli.flush()
      })
      answer.on('end', () => brotli.end())
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  return `http://127.0.0.1:${await listenLocally(server)}`
}
