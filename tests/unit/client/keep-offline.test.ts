import { beforeEach, expect, test, vi } from 'vitest'
import { keepOffline } from '#client/lib/keep-offline.ts'

const register = vi.fn(async (_script: string, _options: object) => {})

/** A browser that is idle at once. */
function browser(more: object = {}) {
  vi.stubGlobal('navigator', { serviceWorker: { register }, ...more })
  const requestIdleCallback = (task: () => void) => task()
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
}

beforeEach(() => {
  register.mockReset().mockResolvedValue()
  vi.stubEnv('PROD', true)
  browser()
})

test('an account’s pages are kept by two workers, whoever has none by one, each in its language', () => {
  keepOffline('zh', 'account')
  keepOffline('en', 'guest')
  expect(register.mock.calls).toEqual([
    ['/offline-worker.js?lang=zh&for=account', { scope: '/edit', updateViaCache: 'none' }],
    ['/offline-worker.js?lang=zh&for=list', { scope: '/user/templates', updateViaCache: 'none' }],
    ['/offline-worker.js?lang=en', { scope: '/en/resume/new', updateViaCache: 'none' }],
  ])
})

test('a browser that refuses them goes on with a network, and nothing is said', async () => {
  const unhandled = vi.fn()
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'))
  process.on('unhandledRejection', unhandled)
  browser({ serviceWorker: { register: refuse } })
  keepOffline('zh', 'account')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('nothing is kept in development, where data is saved, or without service workers', () => {
  browser({ connection: { saveData: true } })
  keepOffline('zh', 'guest')
  browser()
  vi.stubEnv('PROD', false)
  keepOffline('zh', 'guest')
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', {})
  keepOffline('zh', 'guest')
  expect(register).not.toHaveBeenCalled()
})
