import { once } from 'node:events'
import * as z from 'zod/mini'

const targets = z.array(z.object({ title: z.string(), webSocketDebuggerUrl: z.string() }))
const used = z.object({ usedSize: z.number(), backingStorageSize: z.optional(z.number()) })
/** Messages of the debugger: answers have the number of their call, events have none. */
const answer = z.object({ id: z.optional(z.number()), result: z.optional(z.unknown()) })
const [GARBAGE, USAGE] = [1, 2]

/** Returns the memory a Worker behind a debugger's port uses after garbage collection, buffers included, in MB. */
export async function usedHeap(inspectorPort: number, worker: string): Promise<number> {
  const listed = targets.parse(await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json())
  const target = listed.find(({ title }) => title.endsWith(`:${worker}`))
  if (target === undefined) throw new Error(`There is no ${worker} to debug`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  const told = new Promise<unknown>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = answer.parse(JSON.parse(String(data)))
      if (id === USAGE) resolve(result)
    })
  })
  // Calls are done in order; workerd does not always answer the first.
  socket.send(JSON.stringify({ id: GARBAGE, method: 'HeapProfiler.collectGarbage' }))
  socket.send(JSON.stringify({ id: USAGE, method: 'Runtime.getHeapUsage' }))
  const { usedSize, backingStorageSize = 0 } = used.parse(await told)
  socket.close()
  return (usedSize + backingStorageSize) / 1024 / 1024
}
