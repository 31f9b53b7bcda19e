import { buildIfNeeded } from './lib/build.ts'
import { runSite } from './lib/local-worker.ts'
import { runMain } from './lib/main.ts'
import { budgets, documentSize, scriptsOfPage, workerSize } from './lib/sizes.ts'
import { prepareState, requireUsableState } from './lib/state.ts'

const KB = 1024
const SITE = 'http://localhost'
const STATE = '.cache/size-state'
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/145.0', 'accept-language': 'zh-CN' }

type Row = { what: string; bytes: number; budget: number }

/** Measures what visitors and the platform have to load against the budgets. */
runMain(async () => {
  await buildIfNeeded()
  requireUsableState(STATE)
  await prepareState(STATE)
  const rows: Row[] = [{ what: 'Worker, gzip', bytes: workerSize(), budget: budgets.worker }]
  const worker = await runSite({ stateDir: STATE, variables: { SITE_URL: SITE }, log: 'silent' })
  try {
    const read = async (path: string) => {
      const response = await worker.fetch(`${SITE}${path}`, { headers: BROWSER })
      if (!response.ok) throw new Error(`${path} answers ${response.status}`)
      return response.text()
    }
    const gallery = await read('/word-jianli/')
    const detail = /"(\/word-jianli\/\d+)"/.exec(gallery)?.[1] ?? '/word-jianli/1'
    const pages = {
      '/': 'home',
      '/word-jianli/': 'word-gallery',
      [detail]: 'word-detail',
      '/article/cate-all/': 'article-list',
      '/user/vip': 'vip',
      '/user/vip4': 'vip4',
      '/about-us': 'about',
    }
    for (const [path, route] of Object.entries(pages)) {
      const scripts = scriptsOfPage('zh', `client/routes/${route}.tsx`)
      rows.push({ what: `${path} scripts, brotli`, bytes: scripts, budget: budgets.scripts })
      rows.push({
        what: `${path} HTML and CSS, brotli`,
        bytes: documentSize(await read(path)),
        budget: budgets.document,
      })
    }
  } finally {
    await worker.stop()
  }
  for (const row of rows) console.log(lineOf(row))
  process.exitCode = rows.every(({ bytes, budget }) => bytes <= budget) ? 0 : 1
})

function lineOf({ what, bytes, budget }: Row): string {
  const size = `${(bytes / KB).toFixed(2).padStart(7)} of ${String(budget / KB).padStart(3)} KB`
  return `${what.padEnd(36)} ${size}${bytes > budget ? '  OVER BUDGET' : ''}`
}
