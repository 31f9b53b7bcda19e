import type { SiteSettings } from './settings.ts'

/**
 * How many browser tests run at once: two on each core of a small machine, because half of a test's time is waiting, for
 * what is saved after a while or asked for again.
 */
export const E2E_WORKERS = 4
const PORTS_EACH = 4

const base = Number(process.env.E2E_PORT || 8797)
/** Playwright numbers its workers; everything else counts as the first. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const port = base + PORTS_EACH * worker
const afterThem = base + PORTS_EACH * E2E_WORKERS
const folder = `.wrangler/e2e-${worker}`

/**
 * The site a worker of the browser tests drives: beside one that is already running, with data of its own. All of them
 * together take E2E_PORT and the next seventeen.
 */
export const e2eSite: SiteSettings = { port, sandboxPort: port + 1, stateDir: `${folder}/main` }

/** The same with the other ways: to sign in with WeChat, to tell people from programs, and to know Alipay. */
export const h5OauthSite: SiteSettings = { port: port + 2, sandboxPort: port + 3, stateDir: `${folder}/h5` }

/** What every site begins with, made once for all of them: publishing the content takes seconds. */
export const preparedState = '.wrangler/e2e-prepared'

/** The data of the site whose stores are taken away. */
export const brownOutState = `${folder}/brown-outs`

/** The data of the site that runs as two Workers. */
export const apartState = `${folder}/apart`

/** The site that `wrangler dev` runs; a single test needs it. */
export const wranglerSite: SiteSettings = {
  port: afterThem,
  sandboxPort: afterThem + 1,
  stateDir: '.wrangler/e2e-wrangler',
}
