import { Agent, request } from 'node:http'
import type { Pace } from './pace.ts'
import type { Tally } from './tally.ts'

/** A request to send. `person` sends it with that person's session. */
export type Sent = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Uint8Array | string
  person?: { token: string; id: number }
}
export type Got = { status: number; headers: Record<string, string>; body: string; ms: number }
export type AttackClient = (sent: Sent) => Promise<Got>

/** A text in the victim's data that must never be sent to anybody else. */
export const CANARY = 'CANARY-7f3a91'
const SLOW_MS = 10_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36'
const ALWAYS = ['strict-transport-security', 'content-security-policy', 'referrer-policy', 'x-frame-options']

/**
 * Sends requests to one site and checks every answer: no server error, no data of another user, no token, all required
 * headers, and in time.
 * @param owner the user whose data contains the canary
 * @param pace how slow the machine is at the moment, which times are compared with
 */
export function createClient(site: URL, tally: Tally, owner: () => number, pace: Pace): AttackClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return async (sent) => {
    tally.tried += 1
    const got = await send(site, agent, sent)
    const what = `${sent.method ?? 'GET'} ${sent.path.slice(0, 200)} → ${got.status}`
    const place = sent.path.split('?')[0]?.slice(0, 60) ?? ''
    const isHonest503 = got.status === 503 && got.headers['retry-after'] !== undefined
    const isAskedFor = place.endsWith('/error/500')
    tally.expect(got.status < 500 || isHonest503 || isAskedFor, `status ${got.status} of ${place}`, what)
    const times = pace()
    tally.expect(
      got.ms < SLOW_MS * times,
      `slow: ${place}`,
      `${what} in ${got.ms} ms, on a machine ${times.toFixed(1)} times as slow`,
    )
    if (sent.person?.id !== owner()) {
      tally.expect(!got.body.includes(CANARY), `somebody else’s data from ${place}`, what)
    }
    if (sent.person !== undefined) tally.expect(!got.body.includes(sent.person.token), `a token from ${place}`, what)
    for (const name of ALWAYS) tally.expect(got.headers[name] !== undefined, `no ${name} from ${place}`, what)
    tally.expect(got.headers['x-content-type-options'] === 'nosniff', `no nosniff from ${place}`, what)
    if (place.startsWith('/api/')) {
      const kept = got.headers['cache-control'] ?? ''
      tally.expect(/no-store|private|max-age=3600/.test(kept), `kept by caches: ${place}`, `${what}: ${kept}`)
    }
    return got
  }
}

function send(site: URL, agent: Agent, sent: Sent): Promise<Got> {
  const { method = 'GET', path, body } = sent
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: site.hostname, port: site.port, agent, method, path, headers: headersOf(site, sent) },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const found = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(found),
            body: Buffer.concat(chunks).toString('latin1'),
            ms: Math.round(performance.now() - began),
          })
        })
      },
    )
    asked.on('error', (error) => {
      // The site has closed a kept connection at the moment it was reused; it has read nothing of this request.
      if (asked.reusedSocket) resolve(send(site, agent, sent))
      else reject(error)
    })
    asked.end(body)
  })
}

function headersOf(site: URL, { headers, body, person }: Sent): Record<string, string> {
  return {
    host: site.host,
    // Node omits this header for methods that usually have no body, although it sends the body.
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    'user-agent': BROWSER,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    origin: site.origin,
    ...(person && { cookie: `__Host-session=${person.token}; __Host-signed-in=1` }),
    ...headers,
  }
}
