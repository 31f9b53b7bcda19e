import type { GatewayOutcome } from './gateway.ts'

/** What a gateway said. `answered` is signed; `refused` has its code; `unknown` is no answer that can be trusted. */
export type GatewayReply =
  | { kind: 'answered'; body: string }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; reason: string }

/** An answer that is not what was asked for, signed or not. */
export const UNREADABLE = { kind: 'unknown', reason: 'An answer of unknown shape' } as const

/** What a reply comes to; `read` is null for a body that cannot be read as it should be. */
export function understand<T>(reply: GatewayReply, read: (body: string) => T | null): GatewayOutcome<T> {
  if (reply.kind === 'unknown') return reply
  if (reply.kind === 'refused') return { kind: 'failure', reason: reply.code }
  const value = read(reply.body)
  return value === null ? UNREADABLE : { kind: 'success', value }
}
