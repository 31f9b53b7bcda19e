/**
 * The ways a call to a binding can fail: not carried out; carried out, but the answer is lost; refused because of load;
 * carried out, but never answered.
 */
export const faultKinds = ['before', 'after', 'overloaded', 'timeout'] as const

export type FaultKind = (typeof faultKinds)[number]

/** Counts the calls to bindings, and makes one of them fail. */
export class Injector {
  /** The calls since the last `arm`, in order. */
  calls: string[] = []
  #armed: { nth: number; kind: FaultKind } | null = null
  #onHang: () => void = () => {}

  /** Starts counting calls, and makes the `nth` one fail, counting from 0. */
  arm(nth: number, kind: FaultKind, onHang: () => void): void {
    this.calls = []
    this.#armed = { nth, kind }
    this.#onHang = onHang
  }

  /** Stops injecting faults. */
  disarm(): void {
    this.calls = []
    this.#armed = null
  }

  async run<T>(what: string, call: () => Promise<T>): Promise<T> {
    const nth = this.calls.push(what) - 1
    const kind = this.#armed?.nth === nth ? this.#armed.kind : null
    if (kind === null) return call()
    if (kind === 'before') throw new Error('Network connection lost.')
    if (kind === 'overloaded') throw Object.assign(new Error('Requests queued for too long.'), { overloaded: true })
    const result = await call()
    if (kind === 'after') throw new Error(`Network connection lost. ${typeof result}`)
    this.#onHang()
    return new Promise(() => {})
  }
}
