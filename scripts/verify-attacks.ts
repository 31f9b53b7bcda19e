import { parseArgs } from 'node:util'
import { readShared } from './lib/attacks/contacts.ts'
import { fuzz } from './lib/attacks/fuzz.ts'
import { makeHash } from './lib/attacks/hashing.ts'
import { sendHeaders } from './lib/attacks/headers.ts'
import { followLinks } from './lib/attacks/links.ts'
import { mistakes } from './lib/attacks/mistakes.ts'
import { openPages } from './lib/attacks/pages.ts'
import { race } from './lib/attacks/races.ts'
import { openSockets } from './lib/attacks/sockets.ts'
import { Tally } from './lib/attacks/tally.ts'
import { upload } from './lib/attacks/uploads.ts'
import { watchHealth } from './lib/attacks/watch.ts'
import { startWorld } from './lib/attacks/world.ts'
import { runMain, Trouble } from './lib/main.ts'
import { endWith } from './lib/processes.ts'
import { seededRandom } from './lib/sync-simulation/random.ts'

const REQUESTS = 100_000
const MOST_SHOWN = 40

/**
 * `npm run verify:attacks [requests] [--seed N] [--mistake name]`: attacks a site of its own, on this machine only.
 * What the description of the API names is called with what fits nowhere, everything that changes something is done
 * fifty times at once, hostile pictures are uploaded, and links lead in from elsewhere. Every answer is looked at; with
 * a mistake put before the site there must be findings.
 */
runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, mistake: { type: 'string' } },
  })
  const requests = Number(positionals[0] ?? REQUESTS)
  const front = values.mistake === undefined ? undefined : mistakes[values.mistake]
  if (values.mistake !== undefined && front === undefined) {
    throw new Trouble(`There is no mistake ${values.mistake}: ${Object.keys(mistakes).join(', ')}.`)
  }
  const tally = new Tally()
  const world = await startWorld(tally, front)
  const random = seededRandom(Number(values.seed))
  const stopWatching = watchHealth(world)
  const part = async (name: string, run: () => Promise<void>) => {
    // A mistake is found or not: what comes after says no more.
    if (front !== undefined && tally.count > 0) return
    const before = tally.tried
    await run()
    console.log(`${name.padEnd(10)} ${String(tally.tried - before).padStart(7)} tried, ${tally.count} findings so far`)
  }
  const rounds = Math.max(1, Math.floor(requests / 50_000))
  await part('pages', () => openPages(world))
  await part('links', () => followLinks(world, rounds))
  await part('uploads', () => upload(world, random, rounds * 20))
  await part('headers', () => sendHeaders(world, rounds))
  await part('contacts', () => readShared(world, random, rounds * 10))
  await part('sockets', () => openSockets(world, rounds))
  await part('races', () => race(world, rounds))
  await part('fuzz', () => fuzz(world, random, Math.max(1000, requests - tally.tried)))
  await part('hashing', () => makeHash(world))
  console.log(`slowest /healthz beside all of it: ${await stopWatching()} ms`)
  for (const [what, { count, example }] of [...tally.findings].slice(0, MOST_SHOWN)) {
    console.log(`  ${count} × ${what}\n      ${example}`)
  }
  console.log(`${tally.tried} tried, ${tally.count} findings`)
  await endWith(tally.count === 0 ? 0 : 1)
})
