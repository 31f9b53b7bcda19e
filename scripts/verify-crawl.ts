import { buildIfNeeded } from './lib/build.ts'
import { type Asker, AT_ONCE, ask, type CrawledPage, crawl, inTurns, sitemapAddresses } from './lib/crawl.ts'
import { e2eSite } from './lib/e2e-site.ts'
import { hostileAddresses } from './lib/hostile-addresses.ts'
import { type LocalSite, runSite } from './lib/local-worker.ts'
import { runMain, Trouble } from './lib/main.ts'
import { endWith, stopOnSignals } from './lib/processes.ts'
import { requireFreePorts } from './lib/servers.ts'
import { siteUrl } from './lib/settings.ts'
import { prepareState } from './lib/state.ts'
import { temporaryFolder } from './lib/temporary.ts'
import { usedHeap } from './lib/used-heap.ts'

const HOSTILE = Number(process.argv[2] ?? 4000)
/** The port of the debugger, above that of the site. */
const INSPECTOR = 2
/** The most addresses a crawler may meet, as a multiple of those in the sitemap. */
const MOST_ALLOWED = 1.2
const LONGEST_MS = 1000
/** The most memory a Worker may use after them, in MB; the platform's limit is 128. */
const MOST_MEMORY_MB = 96
/** The most entries they may add to KV. */
const MOST_ENTRIES = 10

type Timed = { address: string; ms: number }

/**
 * `npm run verify:crawl [addresses]`: crawls the built site over four connections, with every picture pages name, and
 * says how long requests took and how many addresses one meets who obeys robots.txt; then asks for made-up addresses,
 * all different, and says what they have filled.
 */
runMain(async () => {
  stopOnSignals()
  await requireFreePorts(e2eSite)
  await buildIfNeeded()
  const stateDir = temporaryFolder('verify-crawl')
  await prepareState(stateDir)
  const origin = siteUrl(e2eSite)
  const site = await runSite({
    port: e2eSite.port,
    stateDir,
    variables: { SITE_URL: origin },
    log: 'silent',
    inspectorPort: e2eSite.port + INSPECTOR,
  })
  const faults = [...(await crawlAll(origin)), ...(await fill(site, origin))]
  if (faults.length > 0) throw new Trouble(faults.join('\n'))
  await endWith(0)
})

async function crawlAll(origin: string): Promise<string[]> {
  const times: Timed[] = []
  const asker = timing(times)
  const { pages, allowed } = await crawl(origin, asker)
  const ofPages = times.splice(0)
  await inTurns(filesOf([...pages.values()]), (path) => asker(origin + path))
  const listed = await sitemapAddresses(origin)
  const share = allowed.size / listed.length
  console.log(`Over ${AT_ONCE} connections:`)
  console.log(timesOf('pages', ofPages))
  console.log(timesOf('files and pictures', times))
  console.log(
    `Met by who obeys robots.txt: ${allowed.size} addresses, ${share.toFixed(2)} × the sitemap's ${listed.length}`,
  )
  const slow = [...ofPages, ...times].filter(({ ms }) => ms > LONGEST_MS)
  return [
    ...(share > MOST_ALLOWED ? [`More than ${MOST_ALLOWED} times the sitemap is met.`] : []),
    ...slow.map(({ address, ms }) => `${address} took ${ms.toFixed(0)} ms.`),
  ]
}

/** Asks for the made-up addresses, in two halves: what grew in the first shows whether it goes on. */
async function fill(site: LocalSite, origin: string): Promise<string[]> {
  const addresses = hostileAddresses(HOSTILE)
  const half = addresses.length / 2
  const before = await filledBy(site)
  await inTurns(addresses.slice(0, half), (path) => drained(origin + path))
  const between = await filledBy(site)
  await inTurns(addresses.slice(half), (path) => drained(origin + path))
  const after = await filledBy(site)
  const row = (what: string, { memory, entries }: Filled) =>
    `  ${what}: ${memory.toFixed(0)} MB, ${entries} entries in KV`
  console.log(`${addresses.length} made-up addresses; held by the Worker:`)
  console.log([row('before', before), row('after half', between), row('after all', after)].join('\n'))
  return [
    ...(after.memory > MOST_MEMORY_MB ? ['They fill memory.'] : []),
    ...(after.entries - before.entries > MOST_ENTRIES ? ['They fill KV.'] : []),
  ]
}

async function drained(address: string): Promise<void> {
  await (await ask(address)).arrayBuffer()
}

function timing(times: Timed[]): Asker {
  return async (address, method) => {
    const start = performance.now()
    const response = await ask(address, method)
    const body = await response.arrayBuffer()
    times.push({ address, ms: performance.now() - start })
    return new Response(body, response)
  }
}

/** Returns the files that pages link to, each once. */
function filesOf(pages: readonly CrawledPage[]): string[] {
  const addresses = pages.flatMap(({ files, sharePicture }) => [
    ...files,
    ...(sharePicture === null ? [] : [sharePicture]),
  ])
  return [...new Set(addresses.map((address) => new URL(address, 'http://site').pathname))]
}

function timesOf(what: string, times: readonly Timed[]): string {
  const sorted = times.toSorted((a, b) => a.ms - b.ms)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms.toFixed(0)
  const slowest = sorted.at(-1)
  return `  ${times.length} ${what}: median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)} ms (${slowest?.address})`
}

type Filled = { memory: number; entries: number }

async function filledBy({ bindings }: LocalSite): Promise<Filled> {
  let entries = 0
  let cursor: string | undefined
  do {
    const page = await bindings.CACHE.list({ cursor })
    entries += page.keys.length
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor !== undefined)
  return { memory: await usedHeap(e2eSite.port + INSPECTOR, 'qingjian'), entries }
}
