import { damaged } from '#src/sandbox/damaged.ts'
import type { Message } from '#src/sandbox/deliver.ts'
import type { SandboxWechatAccount } from '#src/sandbox/settings.ts'
import type { Person } from './people.ts'
import { type PushDepartures, scanPush } from './push.ts'
import type { Phone, ScanScene } from './scene.ts'

/** Forged pushes, and pushes WeChat never sends. The site must not believe any of them. */
export const attacks = [
  'forged-signature',
  'plain-signature',
  'tampered',
  'stale',
  'early',
  'wrong-appid',
  'wrong-key',
  'replay',
] as const

export type ScanAttack = (typeof attacks)[number]

/** Longer than a push may be in transit, in seconds. */
const TOO_LONG_S = 301

/** The push of an attack; null for a replay when there is no push to repeat. */
export function attackPush(
  attack: ScanAttack,
  {
    scene,
    person,
    phone,
    account,
    now,
  }: { scene: ScanScene; person: Person; phone: Phone | null; account: SandboxWechatAccount; now: number },
): Message | null {
  if (attack === 'replay') return phone?.push ?? null
  return scanPush(scene, person, account, now, departuresOf(attack, account, now))
}

function departuresOf(
  attack: Exclude<ScanAttack, 'replay'>,
  { appId, aesKey }: SandboxWechatAccount,
  now: number,
): PushDepartures {
  const seconds = Math.floor(now / 1000)
  switch (attack) {
    case 'forged-signature':
      return { token: 'guessed' }
    case 'plain-signature':
      return { signWithoutMessage: true }
    case 'tampered':
      return { tamper: damaged }
    case 'stale':
      return { timestamp: seconds - TOO_LONG_S }
    case 'early':
      return { timestamp: seconds + TOO_LONG_S }
    case 'wrong-appid':
      return { appId: `${appId.slice(0, -1)}${appId.endsWith('0') ? '1' : '0'}` }
    case 'wrong-key':
      return { aesKey: [...aesKey].reverse().join('') }
  }
}
