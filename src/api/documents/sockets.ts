import type * as Workers from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { Announcement } from '#src/contract/index.ts'

declare const WebSocketPair: typeof Workers.WebSocketPair
declare const Response: typeof Workers.Response
declare const WebSocketRequestResponsePair: typeof Workers.WebSocketRequestResponsePair

/** Headers that identify a socket, its owner and its expiry (ms since 1970). Only the Worker sets them. */
export const SOCKET_ID = 'x-socket-id'
export const SOCKET_OWNER = 'x-socket-owner'
export const SOCKET_EXPIRES = 'x-socket-expires'

/** The reasons for which the server closes a socket; clients do not reconnect by themselves after these. */
const closings = {
  expired: { code: 4401, reason: 'session expired' },
  many: { code: 4429, reason: 'too many open at once' },
  deleted: { code: 4403, reason: 'no longer yours' },
  talkative: { code: 1003, reason: 'nothing but ping is understood' },
  long: { code: 1009, reason: 'message too long' },
}
/** The used parts of a request and a socket; the platform's types differ from the browser's. */
export type Upgrade = { headers: { get: (name: string) => string | null } }
export type Closable = { close: (code?: number, reason?: string) => void }

export type Attached = Closable & { deserializeAttachment: () => unknown }

type Closing = keyof typeof closings
/** The reasons for which a single socket is closed from outside. */
export type Dismissal = Extract<Closing, 'expired' | 'many'>

const MAX_MESSAGE = 1024
/** The `readyState` of a socket that can be written to. */
const OPEN = 1
const attachment = z.object({ id: z._default(z.string(), ''), expiresAt: z.number() })

/** Accepts a socket that only listens. `isOwner` comes from the résumé itself. */
export function joinSocket(
  ctx: Workers.DurableObjectState,
  request: Upgrade,
  isOwner: (user: number) => boolean,
): Workers.Response {
  const id = request.headers.get(SOCKET_ID) ?? ''
  const user = Number(request.headers.get(SOCKET_OWNER))
  const expiresAt = Number(request.headers.get(SOCKET_EXPIRES))
  if (request.headers.get('upgrade') !== 'websocket') return new Response(null, { status: 426 })
  if (!isOwner(user)) return new Response(null, { status: 404 })
  const { 0: browser, 1: own } = new WebSocketPair()
  ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  ctx.acceptWebSocket(own, [id])
  own.serializeAttachment({ id, expiresAt })
  return new Response(null, { status: 101, webSocket: browser })
}

/**
 * Announces a newer revision to every socket, and closes those whose session has ended. A closed socket stays listed
 * until its browser confirms, which a browser without a network never does; writing to a closed socket throws.
 */
export function announce(ctx: Workers.DurableObjectState, news: Announcement, now: number): void {
  for (const socket of ctx.getWebSockets()) {
    if (socket.readyState !== OPEN) continue
    const { expiresAt } = attachment.parse(socket.deserializeAttachment())
    if (expiresAt <= now) close(socket, 'expired')
    else socket.send(JSON.stringify(news))
  }
}

/** Closes some sockets, by their ids. */
export function dismissSockets(ctx: Workers.DurableObjectState, ids: readonly string[], why: Dismissal): void {
  for (const id of ids) for (const socket of ctx.getWebSockets(id)) close(socket, why)
}

/** The id of one of this object's sockets. */
export function idOfSocket(socket: Attached): string {
  return attachment.parse(socket.deserializeAttachment()).id
}

/** Closes all sockets. */
export function sendAway(ctx: Workers.DurableObjectState, why: Closing): void {
  for (const socket of ctx.getWebSockets()) close(socket, why)
}

/** Closes a socket that sends anything. Browsers only send "ping", which the platform answers. */
export function refuseMessage(socket: Closable, message: string | ArrayBuffer): void {
  const length = typeof message === 'string' ? message.length : message.byteLength
  close(socket, length > MAX_MESSAGE ? 'long' : 'talkative')
}

function close(socket: Closable, why: Closing): void {
  const { code, reason } = closings[why]
  socket.close(code, reason)
}
