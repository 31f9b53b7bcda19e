/** What an attempt is counted by; a rule with both counts the pair. Who is signed in goes by its id as `mobile`. */
export type LimitKey = 'mobile' | 'address'

/** At most `limit` attempts with the same keys in any `spanMs`. */
export type LimitRule = { by: readonly LimitKey[]; limit: number; spanMs: number }

/**
 * Asking for a code, entering one, signing in with a password, entering a redemption code, ordering, opening a link,
 * setting the password of one, having looked at something that counts its readers.
 */
export type AttemptKind = 'code' | 'code-entry' | 'login' | 'redeem' | 'order' | 'share' | 'share-password' | 'visit'
/** The kinds that may ask their caller to show that it is a person. */
export type GatedKind = 'code' | 'login'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The longest span any rule counts over. */
export const DAY_MS = 24 * HOUR

/**
 * The limits of each kind of attempt. Sign-in tries are never counted by the number alone:
 * a stranger could lock its owner out.
 */
export const limitRules: Record<AttemptKind, readonly LimitRule[]> = {
  code: [
    { by: ['mobile'], limit: 1, spanMs: MINUTE },
    { by: ['mobile'], limit: 5, spanMs: HOUR },
    { by: ['mobile'], limit: 10, spanMs: DAY_MS },
    { by: ['address'], limit: 20, spanMs: HOUR },
    { by: ['address'], limit: 50, spanMs: DAY_MS },
  ],
  // Guessing over many numbers; a single one is guarded by the tries of its code.
  'code-entry': [
    { by: ['address'], limit: 60, spanMs: HOUR },
    { by: ['address'], limit: 200, spanMs: DAY_MS },
  ],
  login: [
    { by: ['mobile', 'address'], limit: 5, spanMs: 10 * MINUTE },
    { by: ['mobile', 'address'], limit: 20, spanMs: DAY_MS },
    { by: ['address'], limit: 60, spanMs: HOUR },
    { by: ['address'], limit: 200, spanMs: DAY_MS },
  ],
  // Far more than somebody who cannot decide; each may be a call to a gateway.
  order: [
    { by: ['mobile'], limit: 120, spanMs: 10 * MINUTE },
    { by: ['mobile'], limit: 600, spanMs: DAY_MS },
  ],
  // By the id of the link as `mobile`; right passwords are taken off the count.
  share: [
    { by: ['mobile', 'address'], limit: 5, spanMs: 10 * MINUTE },
    { by: ['mobile', 'address'], limit: 20, spanMs: DAY_MS },
    { by: ['mobile'], limit: 100, spanMs: HOUR },
    { by: ['address'], limit: 60, spanMs: HOUR },
    { by: ['address'], limit: 200, spanMs: DAY_MS },
  ],
  // Each is hashed.
  'share-password': [
    { by: ['mobile'], limit: 20, spanMs: 10 * MINUTE },
    { by: ['mobile'], limit: 100, spanMs: DAY_MS },
  ],
  // Both keys are hashed, by the day. A household or an office is one address; what is over is not counted.
  visit: [
    { by: ['mobile', 'address'], limit: 5, spanMs: DAY_MS },
    { by: ['address'], limit: 120, spanMs: HOUR },
    { by: ['address'], limit: 600, spanMs: DAY_MS },
  ],
  // Right codes are taken off the count.
  redeem: [
    { by: ['mobile'], limit: 10, spanMs: 10 * MINUTE },
    { by: ['mobile'], limit: 30, spanMs: DAY_MS },
    { by: ['address'], limit: 60, spanMs: HOUR },
    { by: ['address'], limit: 200, spanMs: DAY_MS },
  ],
}

/**
 * From how many attempts on a caller must show that it is a person. Here the number alone counts for sign-in as well:
 * guessing from many addresses gets harder, and its owner can still get in.
 */
export const softLimitRules: Record<GatedKind, readonly LimitRule[]> = {
  code: [
    { by: ['mobile'], limit: 3, spanMs: HOUR },
    { by: ['address'], limit: 5, spanMs: HOUR },
  ],
  login: [
    { by: ['mobile', 'address'], limit: 3, spanMs: 10 * MINUTE },
    { by: ['mobile'], limit: 10, spanMs: HOUR },
    { by: ['address'], limit: 15, spanMs: HOUR },
  ],
}

/** Whole seconds from now until a moment, at least 1. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1000))
}

/** What an address is counted as: IPv6 by its /64, which one customer holds; anything else as it is. */
export function addressKey(address: string): string {
  const text = address.trim().toLowerCase().slice(0, 64)
  if (!text.includes(':')) return text
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  return mapped?.[1] ?? `${firstGroups(text).join(':')}::/64`
}

function firstGroups(ipv6: string): string[] {
  const [head = '', tail = ''] = ipv6.split('::', 2)
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
}
