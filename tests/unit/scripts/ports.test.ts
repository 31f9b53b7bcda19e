import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { requireFreePort } from '#scripts/lib/ports.ts'

test('a port somebody listens on is named; a free one passes', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const { port } = address
  await expect(requireFreePort(port, 'PORT', 'site')).rejects.toThrow(
    `Port ${port} (site) is in use: stop what runs there, or choose another with PORT=….`,
  )
  server.close()
  await once(server, 'close')
  await expect(requireFreePort(port, 'PORT', 'site')).resolves.toBeUndefined()
})
