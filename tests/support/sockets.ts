import type { TestApi } from './api.ts'

/** The owner of a socket, and its résumé. */
type Listener = { api: TestApi; id: string; token: string }

/** Opens a socket and collects its messages. */
export async function listen({ api, id, token }: Listener) {
  const response = await api.send(`/sync/${id}`, {
    headers: { upgrade: 'websocket', authorization: `Bearer ${token}` },
  })
  const socket: WebSocket | undefined = Reflect.get(response, 'webSocket')
  if (socket === undefined) throw new Error(`No socket: ${response.status}`)
  const heard: unknown[] = []
  const closed: number[] = []
  socket.addEventListener('message', ({ data }) => void heard.push(data === 'pong' ? data : JSON.parse(String(data))))
  socket.addEventListener('close', ({ code }) => void closed.push(code))
  Reflect.apply(Reflect.get(socket, 'accept'), socket, [])
  return { socket, heard, closed }
}
