import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isKeepingOff, keepsResumes, keptUser, noteKept, setKeepingOff } from '#client/lib/kept-mark.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('a browser without storage has nobody’s copies, and is asked nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  noteKept(7)
  expect([keptUser(), isKeepingOff()]).toEqual([null, false])
})

describe('whether copies are kept at all', () => {
  const keptBy = (connection?: { saveData: boolean }, worker: object = { serviceWorker: {} }) => {
    vi.stubEnv('PROD', true)
    vi.stubGlobal('navigator', { ...worker, ...(connection && { connection }) })
    return keepsResumes()
  }

  test('on a built site, in a browser that can open it without a network', () => {
    expect([keptBy(), keptBy({ saveData: false })]).toEqual([true, true])
  })

  test('not in development, nor where data is saved, nothing wanted or no page kept', () => {
    expect([keptBy({ saveData: true }), keptBy(undefined, {})]).toEqual([false, false])
    setKeepingOff(true)
    expect(keptBy()).toBe(false)
    setKeepingOff(false)
    expect(keptBy()).toBe(true)
    vi.stubEnv('PROD', false)
    expect(keepsResumes()).toBe(false)
  })
})
