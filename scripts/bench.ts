import { loadavg } from 'node:os'
import * as z from 'zod/mini'
import type { User } from '#src/contract/index.ts'
import { requireSameGallery } from './lib/bench/equivalence.ts'
import { firstBytes, load, type Target } from './lib/bench/load.ts'
import { buildPeers, limitOf, OUR_RENDERER } from './lib/bench/peers.ts'
import { recordedApi } from './lib/bench/recorded-api.ts'
import { type Goal, type Measured, tableOf, verdictOf } from './lib/bench/table.ts'
import { startWorkerd } from './lib/bench/workerd.ts'
import { buildIfNeeded } from './lib/build.ts'
import { runSite } from './lib/local-worker.ts'
import { runMain } from './lib/main.ts'
import { endWith, stopOnSignals } from './lib/processes.ts'
import { prepareState } from './lib/state.ts'
import { temporaryFolder } from './lib/temporary.ts'

const [ROUNDS, ROUND_MS] = [Number(process.argv[2] ?? 20), Number(process.argv[3] ?? 600)]
const [CONNECTIONS, WARM_UP_MS, FIRST_BYTES] = [16, 1000, 60]
const PAGE = '/word-jianli/'
const LIST = '/api/word.Jianli/list?sort=hot&page=1'

const visitor = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }
const signedIn = { ...visitor, cookie: '__Host-session=anybody; __Host-signed-in=1' }
const user: User = {
  user_id: 10001,
  user_name: '用户 8000',
  vip_level_name: '普通用户',
  is_vip: false,
  mobile_masked: '138****8000',
  vip_expires_at: null,
  online_resume_management_upper_limit: 3,
  resume_word_download_limit: 1,
}

const card = z.looseObject({ title: z.string(), preview: z.looseObject({ small: z.string() }) })
const answered = z.object({ data: z.looseObject({ items: z.array(card) }) })

const LIMIT = 'constant bytes of our page'
const goals: readonly Goal[] = [
  { id: 'P1', what: 'ours, visitor', of: LIMIT, times: 1.15 },
  { id: 'P2', what: 'ours, signed in', of: LIMIT, times: 2 },
  { id: 'P2', what: 'ours, rendered', of: LIMIT, times: 15 },
  { id: 'P3', what: 'Hono + React', of: OUR_RENDERER, times: 3.5, isAtLeast: true },
  { id: 'P3', what: 'React Router', of: OUR_RENDERER, times: 5, isAtLeast: true },
  { id: 'P3', what: 'TanStack Start', of: OUR_RENDERER, times: 5, isAtLeast: true },
]

/**
 * `npm run bench [rounds] [milliseconds of each]`: our gallery as visitors and the signed-in get it, and rendered each
 * time, against constant bytes of the same page and the same gallery on other stacks, each alone under `workerd serve`,
 * in interleaved rounds. Our API is remote and has recorded answers. CPU is that of the process, from Linux.
 */
runMain(async () => {
  stopOnSignals()
  await buildIfNeeded()
  const folder = temporaryFolder('bench')
  const stateDir = '.wrangler/bench'
  await prepareState(stateDir)
  const embedded = await runSite({ stateDir, variables: {}, log: 'silent' })
  const ask = async (path: string) => (await embedded.fetch(`http://localhost${path}`)).text()
  const { data } = answered.parse(JSON.parse(await ask(LIST)))
  const cards = data.items.map(({ title, preview }) => ({ title, picture: preview.small }))
  const outbound = await recordedApi(async (path) =>
    path === '/api/user.Info/index' ? JSON.stringify({ code: 1, msg: 'ok', data: user }) : ask(path),
  )
  const variables = { ENVIRONMENT: 'production', APP_SECRET: 'x'.repeat(32), API_KEY: 'y'.repeat(32) }
  const addresses = { SITE_URL: 'https://qingjian.example', API_BASE: 'http://api.example' }
  const ours = await startWorkerd(
    {
      ...{ name: 'ours', folder: 'dist/worker', main: 'index.js', outbound, hasCache: true, assets: 'dist/client' },
      variables: { ...variables, ...addresses },
    },
    folder,
  )
  const html = await (await fetch(ours.url + PAGE, { headers: visitor })).text()
  const limit = await startWorkerd(limitOf(html, folder, 'limit'), folder)
  const targets: { what: string; target: Target }[] = [
    { what: LIMIT, target: { ...limit, path: PAGE, headers: visitor } },
    { what: 'ours, visitor', target: { ...ours, path: PAGE, headers: visitor } },
    { what: 'ours, signed in', target: { ...ours, path: PAGE, headers: signedIn } },
    // For crawlers that are signed in nothing is cached.
    {
      what: 'ours, rendered',
      target: { ...ours, path: PAGE, headers: { ...signedIn, 'user-agent': 'Googlebot/2.1' } },
    },
  ]
  for (const peer of await buildPeers(JSON.stringify(data))) {
    const running = await startWorkerd(peer, folder)
    targets.push({ what: peer.name, target: { ...running, path: '/', headers: visitor } })
  }
  for (const { what, target } of targets) {
    const answer = await fetch(target.url + target.path, { headers: target.headers })
    requireSameGallery(what, await answer.text(), cards)
  }
  const measured = await measure(targets)
  console.log(`${html.length} characters on our page; load ${loadavg()[0]?.toFixed(1)}\n`)
  console.log(`${tableOf(measured)}\n\n${verdictOf(measured, goals)}`)
  await endWith(0)
})

/** Measures all targets in each round, so that other load on the machine affects all of them. */
async function measure(targets: readonly { what: string; target: Target }[]): Promise<Measured[]> {
  const measured: Measured[] = targets.map(({ what }) => ({ what, rounds: [], firstBytes: [] }))
  for (const { target } of targets) await load(target, WARM_UP_MS, CONNECTIONS)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { target }] of targets.entries()) {
      measured[index]?.rounds.push(await load(target, ROUND_MS, CONNECTIONS))
    }
  }
  for (const [index, { target }] of targets.entries()) {
    measured[index]?.firstBytes.push(...(await firstBytes(target, FIRST_BYTES)))
  }
  return measured
}
