import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { user as somebody } from '#tests/support/fixtures.ts'
import { browserAt, ORIGIN, start } from '#tests/support/navigating.ts'

const TOP = ['scroll', { top: 0, behavior: 'smooth' }]

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('going on', () => {
  test('shows the page with its data, makes an entry of that moment and begins at the top', async () => {
    const browser = browserAt()
    browser.at.answer = async () => Response.json({ payload: { wordGallery: 'data' }, error: null })
    await browser.navigate('/word-jianli/?q=x')
    expect(browser.asked).toEqual(['/word-jianli/_payload.json?q=x'])
    expect(browser.moves).toEqual([['push', { entry: 1000 }, '/word-jianli/?q=x'], TOP])
    expect(browser.page.get()).toEqual({
      ...start,
      path: '/word-jianli/',
      search: '?q=x',
      routeName: 'word-gallery',
      payload: { wordGallery: 'data' },
      arrival: 1,
    })
  })

  test('to a part of a page begins there', async () => {
    const browser = browserAt()
    browser.elements.add('隐私')
    await browser.navigate(`/agreement#${encodeURIComponent('隐私')}`)
    expect(browser.moves.at(-1)).toEqual(['show', '隐私', { behavior: 'smooth' }])
    for (const address of ['/about-us#nothing', '/agreement#100%', '/about-us#']) {
      await browser.navigate(address)
      expect(browser.moves.at(-1)).toEqual(TOP)
    }
  })

  test('in another’s place keeps the entry', async () => {
    const browser = browserAt()
    await browser.navigate('/agreement')
    vi.setSystemTime(2000)
    await browser.navigate('/contact', { replace: true })
    await browser.navigate('/agreement')
    expect(browser.moves.filter((move) => move !== TOP && !JSON.stringify(move).includes('scroll'))).toEqual([
      ['push', { entry: 1000 }, '/agreement'],
      ['replace', { entry: 1000 }, '/contact'],
      ['push', { entry: 2000 }, '/agreement'],
    ])
  })

  test('within a list stays where one is, but another page of it begins at the top', async () => {
    const browser = browserAt()
    await browser.navigate('/word-jianli/')
    const before = browser.moves.length
    await browser.navigate('/word-jianli/?q=x')
    await browser.navigate('/word-jianli/cate-campus/?page=1')
    expect([browser.shown(), browser.moves.length - before]).toEqual([
      ['/word-jianli/cate-campus/?page=1', 'word-category', 1],
      2,
    ])
    await browser.navigate('/word-jianli/cate-campus/?page=2')
    expect([browser.shown()[2], browser.moves.at(-1)]).toEqual([2, TOP])
    await browser.navigate('/resume/?page=2')
    expect(browser.shown()).toEqual(['/resume/?page=2', 'sample-list', 3])
  })

  test('is overtaken by what is wanted later, whatever comes first', async () => {
    const browser = browserAt()
    const slow = Promise.withResolvers<Response>()
    const quick = browser.at.answer
    browser.at.answer = () => slow.promise
    const first = browser.navigate('/word-jianli/')
    browser.at.answer = quick
    await browser.navigate('/contact')
    slow.resolve(Response.json({ payload: {}, error: null }))
    await first
    expect([browser.shown(), browser.moves.length]).toEqual([['/contact', 'contact', 1], 2])
  })

  test('to a page of one’s own asks a visitor to sign in, and then leads there', async () => {
    const visitor = browserAt()
    await visitor.navigate('/user/orders?page=2')
    expect(visitor.moves[0]).toEqual(['push', { entry: 1000 }, '/user/login?url=%2Fuser%2Forders%3Fpage%3D2'])
    const member = browserAt({ user: somebody })
    await member.navigate('/user/orders?page=2')
    expect(member.moves[0]).toEqual(['push', { entry: 1000 }, '/user/orders?page=2'])
  })

  test.each([
    ['another language', '/en/about-us', 200, null],
    ['an address without a page', '/nowhere', 200, null],
    ['a page that is missing', '/word-jianli/1', 404, { status: 404, message: '' }],
    ['a page whose data fails', '/word-jianli/1', 500, null],
  ])('to %s is left to the browser', async (_what, path, status, error) => {
    const browser = browserAt()
    browser.at.answer = async () => Response.json({ payload: {}, error }, { status })
    await browser.navigate(path)
    expect([browser.shown(), browser.moves]).toEqual([['/about-us', 'about', 0], [['assign', ORIGIN + path]]])
  })

  test('to another site is refused', async () => {
    const browser = browserAt()
    await expect(browser.navigate('https://elsewhere.test/')).rejects.toThrow('https://elsewhere.test')
    expect([browser.moves, browser.asked]).toEqual([[], []])
  })

  test('without a network says so and stays', async () => {
    const browser = browserAt()
    browser.at.online = false
    browser.at.answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await browser.navigate('/word-jianli/')
    expect([browser.failures, browser.moves, browser.shown()[2]]).toEqual([['offline'], [], 0])
  })
})

test('a page of another build is left to the browser, once in ten seconds', async () => {
  const browser = browserAt()
  browser.at.answer = async () => Response.json({ payload: {}, error: null }, { headers: { 'x-build': 'build-2' } })
  for (const now of [20_000, 29_999, 30_000]) {
    vi.setSystemTime(now)
    await browser.navigate('/word-jianli/')
  }
  const left = ['assign', `${ORIGIN}/word-jianli/`]
  expect(browser.moves).toEqual([left, ['push', { entry: 29_999 }, '/word-jianli/'], TOP, left])
})

describe('going back', () => {
  test('shows at once what was there, where it was left; the first entry has the time 0', async () => {
    const browser = browserAt()
    browser.at.answer = async () => Response.json({ payload: { nth: browser.asked.length }, error: null })
    browser.at.scrollY = 70
    await browser.navigate('/word-jianli/')
    browser.at.scrollY = 300
    vi.setSystemTime(2000)
    await browser.navigate('/word-jianli/1001')
    browser.at.scrollY = 5
    await browser.returnTo('/word-jianli/', { entry: 1000 })
    expect([browser.shown(), browser.page.get().payload, browser.moves.at(-1)]).toEqual([
      ['/word-jianli/', 'word-gallery', 3],
      { nth: 1 },
      ['scroll', { top: 300, behavior: 'instant' }],
    ])
    await browser.returnTo('/about-us', { entry: 0 })
    expect([browser.shown()[0], browser.moves.at(-1)]).toEqual([
      '/about-us',
      ['scroll', { top: 70, behavior: 'instant' }],
    ])
    await browser.returnTo('/word-jianli/1001', { entry: 2000 })
    expect([browser.page.get().payload, browser.moves.at(-1), browser.asked]).toEqual([
      { nth: 2 },
      ['scroll', { top: 5, behavior: 'instant' }],
      ['/word-jianli/_payload.json', '/word-jianli/1001/_payload.json'],
    ])
  })

  test('shows the page before it scrolls, since a shorter one cannot be scrolled as far', async () => {
    const browser = browserAt()
    browser.at.scrollY = 70
    await browser.navigate('/agreement')
    browser.moves.length = 0
    browser.page.subscribe(() => browser.moves.push(['shown', browser.shown()[0]]))
    await browser.returnTo('/about-us', { entry: 0 })
    expect(browser.moves).toEqual([
      ['shown', '/about-us'],
      ['scroll', { top: 70, behavior: 'instant' }],
    ])
  })

  test('within a page goes to its part, and from there to where it was left', async () => {
    const browser = browserAt()
    browser.elements.add('part')
    browser.at.scrollY = 70
    vi.setSystemTime(2000)
    await browser.returnTo('/about-us#part', null)
    browser.at.scrollY = 900
    await browser.navigate('/agreement')
    await browser.returnTo('/about-us#part', { entry: 2000 })
    await browser.returnTo('/about-us', { entry: 0 })
    expect([browser.moves.filter((move) => Array.isArray(move) && move[0] !== 'push'), browser.shown()]).toEqual([
      [
        ['replace', { entry: 2000 }, '/about-us#part'],
        ['show', 'part', { behavior: 'smooth' }],
        TOP,
        ['scroll', { top: 900, behavior: 'instant' }],
        ['scroll', { top: 70, behavior: 'instant' }],
      ],
      ['/about-us', 'about', 2],
    ])
  })

  test('a page that was loaded anew is found where it was left after that', async () => {
    const browser = browserAt({ begun: { entry: 500 } })
    browser.at.scrollY = 40
    await browser.navigate('/agreement')
    await browser.returnTo('/about-us', { entry: 500 })
    expect(browser.moves.at(-1)).toEqual(['scroll', { top: 40, behavior: 'instant' }])
  })

  test('a part nobody left is gone to, such as after a reload', async () => {
    const browser = browserAt()
    browser.elements.add('part')
    await browser.returnTo('/about-us#part', { entry: 2000 })
    expect(browser.moves).toEqual([['show', 'part', { behavior: 'smooth' }]])
  })

  test('an entry of somebody else is the first', async () => {
    const browser = browserAt()
    browser.at.scrollY = 40
    await browser.navigate('/agreement')
    await browser.returnTo('/about-us', { entry: '1000' })
    expect(browser.moves.at(-1)).toEqual(['scroll', { top: 40, behavior: 'instant' }])
  })

  test('a page of one’s own is asked for anew', async () => {
    const browser = browserAt({ user: somebody })
    await browser.navigate('/user/orders')
    await browser.navigate('/about-us')
    await browser.returnTo('/user/orders', { entry: 1000 })
    expect(browser.asked).toEqual(['/user/orders', '/about-us', '/user/orders'].map((path) => `${path}/_payload.json`))
  })

  test('the last twenty public pages are kept, one more is not', async () => {
    const browser = browserAt()
    const addresses = Array.from({ length: 22 }, (_, nth) => `/word-jianli/?q=${nth}`)
    for (const address of addresses) await browser.navigate(address)
    const askedFor = async (nth: number) => {
      const before = browser.asked.length
      await browser.returnTo(`/word-jianli/?q=${nth}`, null)
      return browser.asked.length - before
    }
    expect(browser.asked.length).toBe(22)
    // The page that is left, the 22nd, is kept as well.
    expect([await askedFor(2), await askedFor(1)]).toEqual([0, 1])
  })
})

test('what is loaded ahead is public and elsewhere on this site, and asked for once', async () => {
  const browser = browserAt({ user: somebody })
  for (const href of ['/about-us', '/user/orders', 'https://elsewhere.test/word-jianli/', '/nowhere']) {
    browser.prefetch(href)
  }
  expect(browser.asked).toEqual([])
  browser.prefetch('/word-jianli/')
  expect(browser.asked).toEqual(['/word-jianli/_payload.json'])
  await browser.navigate('/word-jianli/')
  expect([browser.asked, browser.shown()[2]]).toEqual([['/word-jianli/_payload.json'], 1])
  browser.prefetch('/word-jianli/?q=x')
  expect(browser.asked.length).toBe(2)
})

test('loading anew asks again, in the same place, and after what is on its way', async () => {
  const browser = browserAt()
  browser.prefetch('/word-jianli/')
  const arriving = browser.navigate('/word-jianli/')
  await browser.reload()
  await arriving
  expect([browser.shown(), browser.asked.length]).toEqual([['/word-jianli/', 'word-gallery', 1], 2])
  browser.at.answer = async () => Response.json({ payload: { wordGallery: 'anew' }, error: null })
  await browser.reload()
  expect(browser.page.get()).toMatchObject({ path: '/word-jianli/', payload: { wordGallery: 'anew' } })
})

test.each([
  ['500', async () => new Response('', { status: 500 })],
  ['429', async () => new Response('', { status: 429 })],
  ['a broken answer', async () => new Response('{"payload"')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page that cannot be loaded anew (%s) stays with what is typed, and it is said', async (_, answer) => {
  const browser = browserAt({ user: somebody })
  await browser.navigate('/user/orders')
  const shown = browser.page.get()
  browser.moves.length = 0
  browser.at.answer = answer
  await browser.reload()
  expect([browser.page.get(), browser.moves, browser.failures]).toEqual([shown, [], ['failed']])
})

test('a page the server refuses to load anew is left to the browser, which is led to the sign-in', async () => {
  const browser = browserAt({ user: somebody })
  await browser.navigate('/user/orders')
  browser.at.answer = async () => Response.json({ payload: {}, error: null }, { status: 401 })
  await browser.reload()
  expect([browser.moves.at(-1), browser.failures]).toEqual([['assign', `${ORIGIN}/user/orders`], []])
})

test('what was loaded ahead is asked for again once the page was loaded anew: it may be of a visitor', async () => {
  const browser = browserAt()
  browser.prefetch('/word-jianli/')
  await browser.reload()
  browser.at.answer = async () => Response.json({ payload: { wordGallery: 'anew' }, error: null })
  await browser.navigate('/word-jianli/')
  expect([browser.page.get().payload, browser.asked]).toEqual([
    { wordGallery: 'anew' },
    ['/word-jianli/_payload.json', '/about-us/_payload.json', '/word-jianli/_payload.json'],
  ])
})
