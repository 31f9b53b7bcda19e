import { runInThisContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { readTheme, showTheme, THEME_SCRIPT, writeTheme } from '#client/lib/theme.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'

const root: { dataset: { theme?: string } } = { dataset: {} }
const shown = () => root.dataset.theme

/** A browser with this choice, on a device that is dark or not. */
function browser(isDark: boolean, stored: Record<string, string> = {}): Record<string, string> {
  const storage = browserStorage(stored)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isDark && query === '(prefers-color-scheme: dark)' }))
  return storage
}

beforeEach(() => {
  root.dataset = {}
  vi.stubGlobal('document', { documentElement: root })
})

test.each([
  [{ theme: 'light' }, 'light'],
  [{ theme: 'dark' }, 'dark'],
  [{ theme: 'blue' }, 'system'],
  [{}, 'system'],
])('of what is stored, %j, the theme %s is read', (stored, theme) => {
  browser(true, stored)
  expect(readTheme()).toBe(theme)
})

test('a choice is stored and shown; that of the device is the one nobody made', () => {
  const stored = browser(true)
  writeTheme('light')
  expect([{ ...stored }, shown()]).toEqual([{ theme: 'light' }, 'light'])
  writeTheme('dark')
  expect([{ ...stored }, shown()]).toEqual([{ theme: 'dark' }, 'dark'])
  writeTheme('system')
  expect([{ ...stored }, shown()]).toEqual([{}, 'dark'])
})

test('the theme of the device is shown as the device has it, and is not stored', () => {
  const stored = browser(false)
  showTheme('system')
  expect(shown()).toBe('light')
  showTheme('dark')
  expect([shown(), { ...stored }]).toEqual(['dark', {}])
})

test.each([
  [{ theme: 'dark' }, false, 'dark'],
  [{ theme: 'light' }, true, 'light'],
  [{}, true, 'dark'],
  [{}, false, 'light'],
])('before the first paint: stored %j, the device dark %s, shown %s', (stored, isDark, theme) => {
  browser(isDark, stored)
  runInThisContext(THEME_SCRIPT)
  expect(shown()).toBe(theme)
})

test('before the first paint, a browser that refuses its storage shows the theme of the device', () => {
  browser(true)
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
  runInThisContext(THEME_SCRIPT)
  expect(shown()).toBe('dark')
})
