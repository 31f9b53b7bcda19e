import { test as base } from './browser.ts'

/** What the tests of one file drive in place of the site of all tests. */
export type FileSite = { url: string; stop: () => Promise<unknown> }

/**
 * Makes a test whose site runs as long as the tests of the file that calls this. It is not a fixture of the worker:
 * Playwright starts another worker for a file with one, with another main site, and again for the file after it.
 * @param start runs once the main site answers
 */
export function testOf<Site extends FileSite>(start: () => Promise<Site>) {
  let running: Site | undefined
  const test = base.extend<{ site: Site; baseURL: string | undefined }>({
    site: ({ browserName: _ }, use) => {
      if (running === undefined) throw new Error('The site of this file does not run')
      return use(running)
    },
    // Asked for before the site is there, too: Playwright prepares the options of pages for `beforeAll`.
    baseURL: ({ browserName: _ }, use) => use(running?.url),
  })
  test.beforeAll(async ({ mainSite: _ }) => {
    test.setTimeout(180_000)
    running = await start()
  })
  test.afterAll(() => running?.stop())
  return test
}

/** The address of a site in the words every test uses: `localhost`, and no slash at its end. */
export function localUrl(url: string): string {
  return url.replace('127.0.0.1', 'localhost').replace(/\/$/, '')
}
