import { useEffect, useEffectEvent } from 'react'
import type { ActorRef, EventObject, Snapshot } from 'xstate'

/** Calls the latest `handler` for each event of a type that an actor emits. */
export function useEmitted<
  S extends Snapshot<unknown>,
  Sent extends EventObject,
  Emitted extends EventObject,
  K extends Emitted['type'],
>(
  actor: ActorRef<S, Sent, Emitted>,
  type: K,
  handler: (event: Emitted & (K extends '*' ? unknown : { type: K })) => void,
): void {
  const handle = useEffectEvent(handler)
  useEffect(() => {
    const listening = actor.on(type, (event) => handle(event))
    return () => listening.unsubscribe()
  }, [actor, type])
}
