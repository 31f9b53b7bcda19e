import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadFirstPicture, loadPage, pageComponent, shownRoute } from '#client/app/pages.ts'
import type { PageModule, Route } from '#client/routes.ts'
import { start } from '#tests/support/navigating.ts'

const nameOf = (state: Partial<typeof start>) => shownRoute({ ...start, ...state })?.name

/** A route whose chunk is loaded as often as is counted. */
function route(module: Partial<PageModule> = {}) {
  const load = vi.fn(async () => ({ default: () => null, ...module }))
  return { load, route: { name: 'about', load } as unknown as Route }
}

/** A page. */
const Shown = () => null

beforeEach(() => void vi.stubEnv('DEV', false))

test('the page of a route is shown, and of a failure the page of what is not there; other failures have no route', () => {
  const failed = (status: number) => nameOf({ error: { status, message: '' } })
  expect([nameOf({}), nameOf({ routeName: null }), nameOf({ routeName: 'nowhere' })]).toEqual([
    'about',
    undefined,
    undefined,
  ])
  expect([404, 410, 403, 500].map(failed)).toEqual(['error-404', 'error-404', undefined, undefined])
})

describe('the chunk of a page', () => {
  test('is loaded once, by whichever route; in development whenever it is asked for', async () => {
    const { load, route: first } = route()
    await loadPage(first)
    await loadPage({ ...first, name: 'terms' } as Route)
    expect(load).toHaveBeenCalledOnce()
    vi.stubEnv('DEV', true)
    await loadPage(first)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('that could not be loaded is asked for again', async () => {
    const { load, route: one } = route({ default: Shown })
    load.mockRejectedValueOnce(new Error('offline'))
    await expect(loadPage(one)).rejects.toThrow('offline')
    expect(() => pageComponent(one)).toThrow('about is rendered before it is loaded')
    await loadPage(one)
    expect(pageComponent(one)).toBe(Shown)
  })
})

test('the main picture of a page is begun with once its chunk is there, where it has one', async () => {
  const pictures: object[] = []
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        pictures.push(this)
      }
    },
  )
  const firstPicture = vi.fn((payload: typeof start.payload) =>
    'about' in payload ? { src: '/a.webp', srcset: '/a.webp 1x', sizes: '' } : undefined,
  )
  const { route: one } = route({ firstPicture } as Partial<PageModule>)
  const { route: none } = route()
  const payload = { about: {} } as unknown as typeof start.payload
  loadFirstPicture(one, payload)
  expect(firstPicture).not.toHaveBeenCalled()
  await Promise.all([loadPage(one), loadPage(none)])
  loadFirstPicture(none, payload)
  loadFirstPicture(one, {})
  expect(pictures).toEqual([])
  loadFirstPicture(one, payload)
  expect(pictures.map((picture) => ({ ...picture }))).toEqual([{ src: '/a.webp', srcset: '/a.webp 1x', sizes: '' }])
})
