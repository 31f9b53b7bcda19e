import { once } from 'node:events'
import * as z from 'zod/mini'

const targets = z.array(z.object({ title: z.string(), webSocketDebuggerUrl: z.string() }))
const used = z.object({ usedSize: z.number(), backingStorageSize: z.optional(z.number()) })
const answer = z.object({ id: z.number(), result: z.optional(z.unknown()) })

/**
 * What a Worker behind a debugger's port holds in memory, its buffers included, in MB, once all garbage is gone.
 * Protocol: https://chromedevtools.github.io/devtools-protocol/v8/Runtime/#method-getHeapUsage
 */
export async function usedHeap(inspectorPort: number, worker: string): Promise<number> {
  const listed = targets.parse(await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json())
  const target = listed.find(({ title }) => title.endsWith(`:${worker}`))
  if (target === undefined) throw new Error(`There is no ${worker} to debug`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  const call = (id: number, method: string) =>
    new Promise<unknown>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const told = answer.parse({ id: 0, ...JSON.parse(String(data)) })
        if (told.id === id) resolve(told.result)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  await call(1, 'HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize = 0 } = used.parse(await call(2, 'Runtime.getHeapUsage'))
  socket.close()
  return (usedSize + backingStorageSize) / 1024 / 1024
}
