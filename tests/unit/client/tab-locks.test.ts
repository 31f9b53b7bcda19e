import { expect, test, vi } from 'vitest'
import { holdRow } from '#client/lib/tab-locks.ts'

/** The locks of a browser; those that are held, by name. */
function locks() {
  const held = new Set<string>()
  const request = async (name: string, options: object, run: (lock: object | null) => unknown) => {
    expect(options).toEqual({ ifAvailable: true })
    if (held.has(name)) return run(null)
    held.add(name)
    await run({})
    held.delete(name)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return held
}

test('a row is held by one tab until it lets go', async () => {
  const held = locks()
  const release = await holdRow('row-1')
  expect([await holdRow('row-1'), [...held]]).toEqual([null, ['resume-journal:row-1']])
  expect(await holdRow('row-2')).not.toBeNull()
  release?.()
  await vi.waitFor(() => expect([...held]).toEqual(['resume-journal:row-2']))
  expect(await holdRow('row-1')).not.toBeNull()
})

test.each([
  ['has no locks', {}],
  ['refuses them', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('a browser that %s lets every tab write', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const release = await holdRow('row-1')
  expect([release?.(), await holdRow('row-1')]).toEqual([undefined, expect.any(Function)])
})
