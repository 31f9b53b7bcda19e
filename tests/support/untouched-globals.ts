import { afterEach, vi } from 'vitest'

/** Files of one process share its globals: each test leaves them as it found them. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
