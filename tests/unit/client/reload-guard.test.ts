import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart } from '#client/lib/part.ts'
import { mayReload } from '#client/lib/reload-guard.ts'

const START = 1_000_000
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.useFakeTimers({ now: START })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Where the code runs, and how often its document is loaded anew. */
function browser({ onLine = true } = {}) {
  const reload = vi.fn()
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { pathname: '/edit', reload })
  return reload
}

test('a path is loaded anew once in ten seconds, others meanwhile', () => {
  expect([mayReload('/a'), mayReload('/a'), mayReload('/b'), mayReload('/a')]).toEqual([true, false, true, false])
  vi.setSystemTime(START + 9999)
  expect(mayReload('/a')).toBe(false)
  vi.setSystemTime(START + 10_000)
  expect([mayReload('/a'), mayReload('/a')]).toEqual([true, false])
})

test('without storage there is no reload', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(mayReload('/a')).toBe(false)
})

test('code that is there is what was asked for', async () => {
  const reload = browser()
  expect(await loadPart(async () => 'code')).toBe('code')
  expect(reload).not.toHaveBeenCalled()
})

test('code that is gone: the document is loaded anew, and a second time that is a failure', async () => {
  const reload = browser()
  void loadPart(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(loadPart(gone)).rejects.toThrow('dynamically imported')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a network nothing is loaded anew', async () => {
  const reload = browser({ onLine: false })
  await expect(loadPart(gone)).rejects.toThrow('dynamically imported')
  expect(reload).not.toHaveBeenCalled()
})
