import { beginAdoption, endAdoption } from '#src/resume/sync/adoption.ts'
import type { SimulatedDevice } from './device.ts'
import type { Counter } from './edits.ts'
import type { SyncMistake } from './mistakes.ts'
import type { Random } from './random.ts'

/** After so many tries nothing fails any more. */
const unluckyTries = 8
const longestWriting = 4

/** Where a résumé is adopted: `create` answers with the revision the account has by then. */
export type AdoptingWorld = {
  random: Random
  count: Counter
  edit: (device: SimulatedDevice) => void
  create: (creation: ReturnType<typeof beginAdoption>['creation']) => number
  /** Lets the other tabs of the account act meanwhile. */
  meanwhile: () => void
  onDeath: () => void
  onLoss: () => void
}

/**
 * Plays a résumé begun without an account until an account has it: somebody writes, signs in, and the tab dies, or a
 * message is lost, between any two steps.
 */
export function adopt(guest: SimulatedDevice, world: AdoptingWorld, mistake: SyncMistake): void {
  const { random } = world
  for (let tries = 1; ; tries += 1) {
    for (let edits = random.below(longestWriting); edits > 0; edits -= 1) world.edit(guest)
    if (random.chance(0.2)) die(guest, world)
    if (isTaken(guest, world, mistake, tries < unluckyTries)) return
    world.meanwhile()
  }
}

/** Plays one try to adopt the résumé; false when it failed. */
function isTaken(guest: SimulatedDevice, world: AdoptingWorld, mistake: SyncMistake, isUnlucky: boolean): boolean {
  const { random } = world
  const dies = () => isUnlucky && random.chance(0.12) && die(guest, world)
  const isLost = () => {
    const lost = isUnlucky && random.chance(0.2)
    if (lost) world.onLoss()
    return lost
  }
  // The editor is left before, and has written everything.
  guest.writeDown()
  const adoption = (mistake.begin ?? beginAdoption)(guest.state, `message-${world.count()}`)
  guest.state = adoption.state
  if (dies()) return false
  guest.writeDown()
  if (dies() || isLost()) return false
  const rev = world.create(adoption.creation)
  if (isLost() || dies()) return false
  guest.state = (mistake.end ?? endAdoption)(adoption, rev)
  guest.writeDown()
  return true
}

function die(guest: SimulatedDevice, { onDeath }: AdoptingWorld): true {
  onDeath()
  guest.reload()
  return true
}
