import type { Effect, OrderEvent } from '#src/api/domain/order-machine.ts'

/** The key of an event. */
export function eventKey(event: OrderEvent): string {
  if (event.kind === 'returned') return `returned ${event.transactionId} ${event.refundNo} ${event.amount}`
  if (event.kind === 'paid' || event.kind === 'going-back')
    return `${event.kind} ${event.transactionId} ${event.amount}`
  return event.kind === 'refund-failed' ? `${event.kind} ${event.transactionId}${event.failures}` : event.kind
}

/** The key of an effect. */
export function taskKey(effect: Effect): string {
  if (!('transactionId' in effect)) return effect.kind
  const { kind, transactionId } = effect
  return effect.kind === 'refund' ? `${kind} ${transactionId}${effect.failures}` : `${kind} ${transactionId}`
}
