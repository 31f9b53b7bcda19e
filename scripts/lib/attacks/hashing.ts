import { randomInt } from 'node:crypto'
import { type NewPerson, PASSWORD } from '#scripts/lib/new-person.ts'
import type { Got } from './client.ts'
import { type AttackWorld, linkSettings } from './world.ts'

const AT_ONCE = 40
const LONGEST_MS = 300
/** The allowed factor over the time that forty calls without hashing take on this machine. */
const TIMES_CALM = 2
/** How many attempts a measurement has; other load only adds time, so one good attempt is enough. */
const ATTEMPTS = 5

type Kind = (world: AttackWorld) => Promise<(nth: number) => Promise<Got>>

/** Every call that hashes a password, by name. */
const kinds: Record<string, Kind> = {
  'right passwords': signIns(PASSWORD),
  'wrong passwords': signIns('not-the-password'),
  'numbers without account': async (world) => () =>
    signIn(world, `136${String(randomInt(1e8)).padStart(8, '0')}`, PASSWORD),
  'passwords of links': async (world) => {
    const owners = await lockedLinks(world)
    return (nth) => world.call('resume.Share/unlock', { token: owners[nth]?.token, password: `guess-${nth}` })
  },
  'new passwords of links': async (world) => {
    const owners = await lockedLinks(world)
    return (nth) => {
      const { id, person } = owners[nth] ?? {}
      return world.call('user.Share/change', { ...linkSettings, share: id, password: `new-${nth}` }, person)
    }
  },
}

/**
 * Makes the site hash passwords forty times at once. A probe at the same time must be answered soon, or, on a busy
 * machine, not much later than beside forty calls that only read.
 */
export async function makeHash(world: AttackWorld): Promise<void> {
  const reader = await world.newPerson()
  for (const [kind, prepare] of Object.entries(kinds)) {
    const tried: string[] = []
    let isSoon = false
    for (let attempt = 0; attempt < ATTEMPTS && !isSoon; attempt += 1) {
      const send = await prepare(world)
      const calm = await fortyAtOnce(world, () => world.call('user.Info/index', {}, reader))
      const { answers, slowest } = await fortyAtOnce(world, send)
      const busy = answers.filter(({ status }) => status === 503 || status === 429).length
      const odd = answers.find(({ status }) => ![200, 429, 503].includes(status))
      world.tally.expect(odd === undefined, `${AT_ONCE} ${kind} at once`, `${odd?.status}: ${odd?.body.slice(0, 200)}`)
      isSoon = slowest <= Math.max(LONGEST_MS, TIMES_CALM * calm.slowest)
      tried.push(`${slowest} ms (${calm.slowest} beside calls that hash nothing)`)
      console.log(`  ${AT_ONCE} ${kind} at once, ${busy} told to wait: slowest /healthz ${tried.at(-1)}`)
    }
    world.tally.expect(isSoon, `${AT_ONCE} ${kind} stop the site`, `/healthz after ${tried.join(', ')}`)
  }
}

/** Sends forty requests at once. Returns their answers, and the longest time of a probe meanwhile, in ms. */
async function fortyAtOnce(
  world: AttackWorld,
  send: (nth: number) => Promise<Got>,
): Promise<{ answers: Got[]; slowest: number }> {
  const probing = probe(world)
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => send(nth)))
  return { answers, slowest: await probing() }
}

function signIns(password: string): Kind {
  return async (world) => {
    const people = await Promise.all(Array.from({ length: AT_ONCE }, world.newPerson))
    return (nth) => signIn(world, people[nth]?.mobile ?? '', password)
  }
}

function signIn({ call }: AttackWorld, mobile: string, password: string): Promise<Got> {
  return call('user.Base/loginByPassword', { mobile, password, password1: '', code: '', captcha: '' })
}

/** Creates a link with a password for each of forty people. */
async function lockedLinks(world: AttackWorld): Promise<{ person: NewPerson; id: string; token: string }[]> {
  const { db, newLink, newPerson, newResume, passwordHash } = world
  const owners = []
  for (let nth = 0; nth < AT_ONCE; nth += 1) {
    const person = await newPerson()
    const { id, token } = await newLink(person, await newResume(person))
    await db.prepare('UPDATE shares SET password_hash = ? WHERE id = ?').bind(passwordHash, id).run()
    owners.push({ person, id, token })
  }
  return owners
}

/**
 * Sends probes one after the other until told to stop.
 * @returns the slowest, in ms
 */
function probe({ client }: AttackWorld): () => Promise<number> {
  let isOver = false
  const probing = (async () => {
    let slowest = 0
    while (!isOver) slowest = Math.max(slowest, (await client({ path: '/healthz' })).ms)
    return slowest
  })()
  return () => {
    isOver = true
    return probing
  }
}
