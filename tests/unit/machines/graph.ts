import {
  type AnyEventObject,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph'

/** What a machine does by its own account, walked through with every event in every state it can be in. */
export type Graph = {
  /** The shortest way to each state, as the names of events. */
  ways: Map<string, string[]>
  /** The state after an event, by name. */
  next: (state: string, event: string) => string
}

type GraphOptions = {
  machine: AnyStateMachine
  input?: unknown
  /** By name; those an invoked actor sends as well. */
  events: Record<string, AnyEventObject>
  nameOf: (value: unknown) => string
}

export function graphOf({ machine, input, events, nameOf }: GraphOptions): Graph {
  const names = new Map(Object.entries(events).map(([name, event]) => [JSON.stringify(event), name]))
  const options = {
    input,
    events: Object.values(events),
    serializeState: ({ value }: { value: unknown }) => nameOf(value),
    stopWhen: ({ status }: { status: string }) => status !== 'active',
    serializeEvent: (event: AnyEventObject) => names.get(JSON.stringify(event)) ?? event.type,
  }
  const paths = getShortestPaths(machine, options).map(({ state, steps }): [string, string[]] => [
    nameOf(state.value),
    steps.map(({ event }) => options.serializeEvent(event)).filter((name) => name !== 'xstate.init'),
  ])
  const edges = new Map<string, string>()
  for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(machine, options))) {
    edges.set(`${nameOf(state.value)} ${options.serializeEvent(event)}`, nameOf(nextState.value))
  }
  return { ways: new Map(paths), next: (state, event) => edges.get(`${state} ${event}`) ?? state }
}

/** Counts which states and transitions of a machine real actors have been through. */
export class Coverage {
  readonly #machine: AnyStateMachine
  readonly #states = new Set<string>()
  readonly #transitions = new Set<string>()
  #pairs = 0

  constructor(machine: AnyStateMachine) {
    this.#machine = machine
  }

  /** For `createActor`; children of the machine are left out. */
  readonly inspect = (inspection: InspectionEvent): void => {
    if (inspection.type !== '@xstate.microstep') return
    const { snapshot, _transitions: transitions } = inspection
    if (!isMachineSnapshot(snapshot) || snapshot.machine.id !== this.#machine.id) return
    for (const { id } of snapshot._nodes) this.#states.add(id)
    for (const transition of transitions) {
      this.#states.add(transition.source.id)
      this.#transitions.add(nameOfTransition(transition))
    }
  }

  /** One event has been tried in one state. */
  countPair(): void {
    this.#pairs += 1
  }

  /** What is declared and was never reached; empty when the proof is complete. */
  missing(): string[] {
    const { states, transitions } = this.#declared()
    return [...states, ...transitions].filter((name) => !this.#states.has(name) && !this.#transitions.has(name))
  }

  report(): string {
    const { states, transitions } = this.#declared()
    const reached = (names: string[], seen: Set<string>) =>
      `${names.filter((name) => seen.has(name)).length}/${names.length}`
    return (
      `${this.#machine.id}: states ${reached(states, this.#states)}, ` +
      `transitions ${reached(transitions, this.#transitions)}, every event in every state: ${this.#pairs} pairs`
    )
  }

  #declared(): { states: string[]; transitions: string[] } {
    const nodes = [this.#machine.root, ...getStateNodes(this.#machine.root)]
    const declared = nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    return { states: nodes.map(({ id }) => id), transitions: declared.map(nameOfTransition) }
  }
}

/** Names a transition so that machines with other actors provided agree on it. */
function nameOfTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id} ${eventType || 'always'} ${siblings.indexOf(transition)}`
}
