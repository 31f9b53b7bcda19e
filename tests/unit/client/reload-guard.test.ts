import { beforeEach, expect, test, vi } from 'vitest'
import { mayReload } from '#client/app/reload-guard.ts'

let now = 1_000_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('performance', { timeOrigin: 0, now: () => now })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('a path is loaded anew once in ten seconds, others meanwhile', () => {
  expect([mayReload('/a'), mayReload('/a'), mayReload('/b'), mayReload('/a')]).toEqual([true, false, true, false])
  now += 9999
  expect(mayReload('/a')).toBe(false)
  now += 1
  expect([mayReload('/a'), mayReload('/a')]).toEqual([true, false])
})

test('where nothing can be remembered there is no reload', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(mayReload('/a')).toBe(false)
})
