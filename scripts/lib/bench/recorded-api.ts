import { createServer } from 'node:http'
import { listenLocally } from '#scripts/lib/ports.ts'

/**
 * Starts a remote API that replays answers: it calls `answer` the first time a path is requested.
 * @param answer the JSON of an answer
 * @returns its address, as `host:port`
 */
export async function recordedApi(answer: (path: string) => Promise<string>): Promise<string> {
  const known = new Map<string, Promise<string>>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = known.get(path) ?? answer(path)
    known.set(path, body)
    response.setHeader('content-type', 'application/json').end(await body)
  })
  return `127.0.0.1:${await listenLocally(server)}`
}
