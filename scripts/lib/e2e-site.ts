import type { Settings } from './settings.ts'

const port = Number(process.env.E2E_PORT || 8797)

/** The site the browser tests drive: beside one that is already running, with data of its own. Takes E2E_PORT and the next five. */
export const e2eSite: Settings = { port, sandboxPort: port + 1, stateDir: '.wrangler/e2e' }

/** The same with the other way to sign in with WeChat. */
export const h5OauthSite: Settings = { port: port + 2, sandboxPort: port + 3, stateDir: '.wrangler/e2e-h5' }

/** The one that `wrangler dev` runs. */
export const wranglerSite: Settings = { port: port + 4, sandboxPort: port + 5, stateDir: '.wrangler/e2e-wrangler' }
