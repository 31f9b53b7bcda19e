import { beforeEach, expect, test, vi } from 'vitest'
import { hasReaderKey, readerKeyAt } from '#client/features/sharing/comments/reader-key.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'

const TOKEN = 'abcdefghijklmnop'
let stored = browserStorage()

beforeEach(() => {
  stored = browserStorage()
  vi.stubGlobal('localStorage', stored)
})

test('a key is new until something is written with it, and the same ever after', () => {
  const first = readerKeyAt(TOKEN)
  expect([first.isKnown, first.isKept, hasReaderKey(TOKEN), { ...stored }]).toEqual([false, true, false, {}])
  expect(readerKeyAt(TOKEN).key).not.toBe(first.key)
  first.keep()
  expect({ ...stored }).toEqual({ 'reader-abcdefgh': first.key })
  expect([readerKeyAt(TOKEN).key, readerKeyAt(TOKEN).isKnown, hasReaderKey(TOKEN)]).toEqual([first.key, true, true])
  expect(hasReaderKey('ponmlkjihgfedcba')).toBe(false)
})

test('where nothing can be stored there is a key for this visit, and that is said', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const { key, keep, ...rest } = readerKeyAt(TOKEN)
  keep()
  expect([key.length, rest, hasReaderKey(TOKEN)]).toEqual([36, { isKnown: false, isKept: false }, false])
})

test('a store that is full costs the next visit its key, not this one', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
  })
  const { keep, isKept } = readerKeyAt(TOKEN)
  expect([isKept, keep()]).toEqual([true, undefined])
})
