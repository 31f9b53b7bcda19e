import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { NewPerson } from '#scripts/lib/new-person.ts'
import type { AttackWorld } from './world.ts'

const OPENED = 50
const MOST = 10
const PATIENCE_MS = 5000
const LOOK_EVERY_MS = 50

/** Opens sockets that nobody may open, more than one person may have, and some whose session ends. */
export async function openSockets(world: AttackWorld, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await openForeign(world)
    await openMany(world)
    await openWhileSigningOut(world)
  }
}

async function openForeign(world: AttackWorld): Promise<void> {
  const person = await world.newPerson()
  const { resume } = world.victim
  const ways: [string, Record<string, string>, NewPerson | undefined][] = [
    ['of somebody else’s résumé', { origin: world.site.origin }, person],
    ['by a page elsewhere', { origin: 'https://evil.test' }, world.victim],
    ['without an origin', {}, world.victim],
    ['without a session', { origin: world.site.origin }, undefined],
  ]
  for (const [way, headers, by] of ways) {
    const socket = await open(world, resume, headers, by)
    world.tally.expect(!socket.isOpen(), `a socket ${way}`, resume)
    socket.destroy()
  }
}

async function openMany(world: AttackWorld): Promise<void> {
  const person = await world.newPerson()
  const id = await world.newResume(person)
  const ours = { origin: world.site.origin }
  const sockets = await Promise.all(Array.from({ length: OPENED }, () => open(world, id, ours, person)))
  const living = () => sockets.filter(({ isOpen }) => isOpen()).length
  await until(() => living() <= MOST)
  world.tally.expect(living() === MOST, 'more sockets than ten', `${living()} of ${OPENED} are open`)
  await world.call('user.Base/logout', {}, person)
  await until(() => living() === 0)
  world.tally.expect(living() === 0, 'a socket outlives its session', `${living()} are open after signing out`)
  const late = await open(world, id, ours, person)
  world.tally.expect(!late.isOpen(), 'a socket after signing out', id)
  for (const socket of [...sockets, late]) socket.destroy()
}

async function openWhileSigningOut(world: AttackWorld): Promise<void> {
  const person = await world.newPerson()
  const id = await world.newResume(person)
  const ours = { origin: world.site.origin }
  const opening = Array.from({ length: MOST }, () => open(world, id, ours, person))
  await world.call('user.Base/logout', {}, person)
  const sockets = await Promise.all(opening)
  const living = () => sockets.filter(({ isOpen }) => isOpen()).length
  await until(() => living() === 0)
  world.tally.expect(living() === 0, 'a socket opened while signing out', `${living()} are open`)
  for (const socket of sockets) socket.destroy()
}

type Opened = { isOpen: () => boolean; destroy: () => void }

/** Asks for a socket; it counts as open until the other side says it closes it, or hangs up. */
function open(
  { site, tally }: AttackWorld,
  id: string,
  headers: Record<string, string>,
  by?: NewPerson,
): Promise<Opened> {
  tally.tried += 1
  const cookie = by && { cookie: `__Host-session=${by.token}; __Host-signed-in=1` }
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  }
  return new Promise((resolve, reject) => {
    const asked = request({
      host: site.hostname,
      port: site.port,
      path: `/sync/${id}`,
      headers: { ...upgrade, ...cookie, ...headers },
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      answer.resume()
      resolve({ isOpen: () => false, destroy: () => asked.destroy() })
    })
    asked.on('upgrade', (_, socket, head) => {
      let isOpen = !isClosing(head)
      socket.on('data', (frame: Buffer) => {
        if (isClosing(frame)) isOpen = false
      })
      socket.on('close', () => {
        isOpen = false
      })
      socket.on('error', () => socket.destroy())
      resolve({ isOpen: () => isOpen, destroy: () => socket.destroy() })
    })
    asked.end()
  })
}

/** RFC 6455, 5.5.1: nothing else is ever sent over these sockets. */
function isClosing(frame: Buffer): boolean {
  return frame[0] === 0x88
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!holds() && Date.now() < end) await wait(LOOK_EVERY_MS)
}
