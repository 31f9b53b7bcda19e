import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDeviceDesign, listDeviceDesigns, removeDeviceDesign } from '#client/lib/device-designs.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('designs are kept, the newest first; one that is kept again is changed, and the last one removed leaves nothing', () => {
  for (const id of ['a', 'b', 'c']) keepDeviceDesign({ id, design: { id } })
  keepDeviceDesign({ id: 'b', design: { id: 'other' } })
  expect(listDeviceDesigns()).toEqual([
    { id: 'b', design: { id: 'other' } },
    { id: 'c', design: { id: 'c' } },
    { id: 'a', design: { id: 'a' } },
  ])
  for (const id of ['b', 'none', 'a']) removeDeviceDesign(id)
  expect(listDeviceDesigns()).toEqual([{ id: 'c', design: { id: 'c' } }])
  removeDeviceDesign('c')
  expect([...kept]).toEqual([])
})

test.each([
  ['no list', '{"id":"a"}', []],
  ['no JSON', '{', []],
  ['some that are none', '[null,1,{"id":1,"design":{}},{"design":{}},{"id":"a"},{"id":"b","design":null}]', ['b']],
])('%s is read as far as it goes', (_what, text, ids) => {
  kept.set('own-designs', text)
  expect(listDeviceDesigns().map(({ id }) => id)).toEqual(ids)
})

test('a browser that keeps nothing has none, and says so when one is to be kept', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(listDeviceDesigns()).toEqual([])
  expect(() => keepDeviceDesign({ id: 'a', design: {} })).toThrow()
})
