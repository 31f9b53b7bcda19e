import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls'
import { makeCertificate, type Name } from '#scripts/lib/certificates.ts'
import { addressOf } from '#tests/support/https-site.ts'

/** What is on the other side of a network: answers for any host there is. */
export type Internet = (request: Request) => Promise<Response>

/** A network of this machine's own: processes with its variables reach what is played, by its real addresses, and nothing else. */
export type PlayedNetwork = { variables: NodeJS.ProcessEnv; stop: () => void }

const AUTHORITY: Name = [['CN', 'Authority of a played network']]
/** Of one connection, not of what is said over it. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding']
const OUTBOUND = join(import.meta.dirname, 'outbound.mjs')

/**
 * Plays the internet: a proxy that opens every secure connection with a certificate it makes for the host.
 * @param folder where the authority is written that processes have to trust
 */
export async function playNetwork(folder: string, internet: Internet): Promise<PlayedNetwork> {
  const { privateKey, publicKey } = newKey()
  const authority = makeCertificate(
    AUTHORITY,
    spkiOf(publicKey),
    { name: AUTHORITY, key: privateKey },
    { isAuthority: true },
  )
  const authorityFile = join(folder, 'authority.pem')
  writeFileSync(authorityFile, authority)
  const contexts = new Map<string, SecureContext>()
  const contextOf = (host: string) => {
    const known = contexts.get(host) ?? contextFor(host, privateKey)
    contexts.set(host, known)
    return known
  }

  const site = createServer((asked, answer) => void serve(internet, asked, answer))
  const proxy = createServer()
  proxy.on('connect', (_request, socket) => {
    socket.write('HTTP/1.1 200 Connected\r\n\r\n')
    const secure = new TLSSocket(socket, {
      isServer: true,
      SNICallback: (host, answer) => answer(null, contextOf(host)),
    })
    // Whoever hangs up has heard enough.
    secure.on('error', () => socket.destroy())
    site.emit('connection', secure)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = `http://127.0.0.1:${addressOf(proxy.address()).port}`
  return {
    variables: {
      HTTPS_PROXY: address,
      NO_PROXY: 'localhost,127.0.0.1,::1',
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: authorityFile,
      NODE_OPTIONS: `--import ${OUTBOUND}`,
    },
    stop: () => {
      proxy.close()
      proxy.closeAllConnections()
      site.closeAllConnections()
    },
  }
}

function newKey() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
}

function spkiOf(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' })
}

function contextFor(host: string, authority: KeyObject): SecureContext {
  const { privateKey, publicKey } = newKey()
  const cert = makeCertificate([['CN', host]], spkiOf(publicKey), { name: AUTHORITY, key: authority })
  return createSecureContext({ cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) })
}

async function serve(internet: Internet, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  try {
    const got = await internet(requestOf(asked))
    const headers = [...got.headers].filter(([name]) => !HOP.includes(name))
    answer.writeHead(got.status, headers.flat())
    if (got.body === null) answer.end()
    else await pipeline(Readable.fromWeb(got.body as Parameters<typeof Readable.fromWeb>[0]), answer)
  } catch (error) {
    console.error(`${asked.method} ${asked.headers.host}${asked.url}:`, error)
    answer.destroy()
  }
}

function requestOf(asked: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(asked.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  for (const name of HOP) headers.delete(name)
  const hasBody = asked.method !== 'GET' && asked.method !== 'HEAD'
  return new Request(`https://${asked.headers.host}${asked.url}`, {
    ...{ method: asked.method, headers },
    ...(hasBody && { body: Readable.toWeb(asked) as BodyInit, duplex: 'half' }),
  })
}
