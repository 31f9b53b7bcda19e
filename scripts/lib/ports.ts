import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { Trouble } from './main.ts'

/**
 * Makes sure nobody listens on a port, under neither of the addresses `localhost` may stand for.
 * @throws Trouble naming the port and the variable to change
 */
export async function requireFreePort(port: number, variable: string, use: string): Promise<void> {
  const code = await whyTaken(port)
  if (code === 'EADDRINUSE') {
    throw new Trouble(`Port ${port} (${use}) is in use: stop what runs there, or choose another with ${variable}=….`)
  }
  if (code === 'EACCES')
    throw new Trouble(`Port ${port} (${use}) may not be used here: choose another with ${variable}=….`)
}

/** Makes a server listen on a free port of this machine. Returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Whether one could listen on a port. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await whyTaken(port)) === undefined
}

/** Returns why a port cannot be used, or undefined. An address that this machine does not have is no reason. */
async function whyTaken(port: number): Promise<string | undefined> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host)
    if (code === 'EADDRINUSE' || code === 'EACCES') return code
  }
  return undefined
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
