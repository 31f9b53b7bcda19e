import type { GatewayOutcome } from './gateway.ts'

/** A reply of a gateway. `answered` is signed; `refused` has an error code; `unknown` cannot be trusted. */
export type GatewayReply =
  | { kind: 'answered'; body: string }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; reason: string }

/** The outcome of an answer without the expected content, signed or not. */
export const UNREADABLE = { kind: 'unknown', reason: 'An answer of unknown shape' } as const

/** Converts a reply to an outcome; `read` returns null for an unreadable body. */
export function understand<T>(reply: GatewayReply, read: (body: string) => T | null): GatewayOutcome<T> {
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused') return { kind: 'failure', reason: reply.code }
  const value = read(reply.body)
  return value === null ? UNREADABLE : { kind: 'success', value }
}
