import { expose } from 'comlink'
import { vi } from 'vitest'

/** Stands for the browser's workers: each answers calls as this says. Returns how many run and have run. */
export function playWorkers(answering: (worker: number) => object): { started: number; running: number } {
  const seen = { started: 0, running: 0 }

  class PlayedWorker extends EventTarget {
    readonly #channel = new MessageChannel()

    constructor() {
      super()
      seen.started += 1
      seen.running += 1
      expose(answering(seen.started), this.#channel.port1)
      this.#channel.port2.addEventListener('message', ({ data }) =>
        this.dispatchEvent(new MessageEvent('message', { data })),
      )
      this.#channel.port2.start()
    }

    postMessage(message: unknown, transfer: Transferable[]): void {
      this.#channel.port2.postMessage(message, transfer)
    }

    terminate(): void {
      seen.running -= 1
      this.#channel.port1.close()
    }
  }

  vi.stubGlobal('Worker', PlayedWorker)
  return seen
}
