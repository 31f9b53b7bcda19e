import { afterEach, expect, test, vi } from 'vitest'
import { hasSingleKeys, setSingleKeys } from '#client/lib/single-keys.ts'

afterEach(() => void vi.unstubAllGlobals())

test('single keys are on until they are switched off, in this browser, and can be switched on again', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  const seen = [hasSingleKeys()]
  for (const isOn of [false, true]) {
    setSingleKeys(isOn)
    seen.push(hasSingleKeys())
  }
  expect(seen).toEqual([true, false, true])
})

test('without storage they are on', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError')
    },
  })
  expect(hasSingleKeys()).toBe(true)
})
