import { buildIfNeeded } from '#scripts/lib/build.ts'

/** Before the browser tests: each of their workers starts the build with data of its own. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default buildIfNeeded
