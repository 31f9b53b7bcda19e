import { afterEach, beforeEach, vi } from 'vitest'

/** Begins each test of a file at the same moment, with a clock that stands still, in a world made anew. */
export function eachTestAt(now: number, world: { reset: () => Promise<unknown> }): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    await world.reset()
  })
  afterEach(() => void vi.useRealTimers())
}
