import { afterEach, expect, test, vi } from 'vitest'
import { watchFaults } from '#client/app/faults.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page whose faults are watched, and what it has told. */
function watchedPage(fetcher = async () => new Response(null, { status: 204 })) {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  const told: unknown[] = []
  const page = { name: 'home' }
  const report = watchFaults(
    async (input, init) => {
      told.push([input, { ...init, body: JSON.parse(String(init?.body)) }])
      return fetcher()
    },
    () => page.name,
    'build-1',
  )
  const happen = (type: string, fields: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields)
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { told, page, report, happen }
}

const request = (body: object) => [
  '/api/report',
  { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true },
]
const faultOf = (kind: string, message: string, stack: string, page = 'home') =>
  request({ kind, message, stack, page, build: 'build-1' })

function errorOf(message: string, stack = `Error: ${message}`): Error {
  return Object.assign(new Error(message), { stack })
}

test('a chunk, a script, a rejection and what React catches are each told, with the page they happened on', () => {
  const { told, page, report, happen } = watchedPage()
  happen('vite:preloadError', { payload: errorOf('no chunk') })
  page.name = 'edit'
  happen('error', { error: errorOf('no function'), message: 'Uncaught' })
  happen('unhandledrejection', { reason: errorOf('no answer') })
  report(errorOf('no component'))
  expect(told).toEqual([
    faultOf('chunk', 'no chunk', 'Error: no chunk'),
    faultOf('script', 'no function', 'Error: no function', 'edit'),
    faultOf('script', 'no answer', 'Error: no answer', 'edit'),
    faultOf('script', 'no component', 'Error: no component', 'edit'),
  ])
})

test('what has no message is told by its name, as the server takes none without', () => {
  const { told, report } = watchedPage()
  report(Object.assign(new DOMException('', 'QuotaExceededError'), { stack: '' }))
  expect(told).toEqual([faultOf('script', 'QuotaExceededError', '')])
})

test('each fault is told once, and five of a page at most', () => {
  const { told, report } = watchedPage()
  for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'a']) report(errorOf(message, ''))
  expect(told).toEqual(['a', 'b', 'c', 'd', 'e'].map((message) => faultOf('script', message, '')))
})

test('an error without an object is told by its words, and long ones are cut', () => {
  const { told, report, happen } = watchedPage()
  happen('error', { error: null, message: 'Script error.' })
  report(errorOf('m'.repeat(301), 's'.repeat(2001)))
  expect(told).toMatchObject([
    ['/api/report', { body: { message: 'Script error.' } }],
    faultOf('script', 'm'.repeat(300), 's'.repeat(2000)),
  ])
})

test('a style sheet that does not come is no fault; a report that fails is none either', async () => {
  const { told, report, happen } = watchedPage(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(happen('unhandledrejection', { reason: new Event('error') })).toBe(true)
  expect(told).toEqual([])
  expect(happen('unhandledrejection', { reason: 'gone' })).toBe(false)
  report(errorOf('again', ''))
  await Promise.resolve()
  expect(told.length).toBe(2)
})
