import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'

/** What an attempt is counted by; a rule with both counts the pair. Who is signed in goes by its id as `mobile`. */
export type LimitKey = 'mobile' | 'address'

/** A limit: at most `limit` attempts with the same keys within any `spanMs`. */
export type LimitRule = { by: readonly LimitKey[]; limit: number; spanMs: number }

/**
 * Asking for a code, doing so while signed in, having codes sent to one place of mailboxes, entering one, signing in
 * with a password, proving who one is by it, setting another one, entering a redemption code, ordering, opening a link,
 * setting the password of one, having looked at something that counts its readers, writing to whoever runs the site,
 * downloading everything of an account.
 */
export type AttemptKind =
  | 'code'
  | 'own-code'
  | 'mail-place'
  | 'code-entry'
  | 'login'
  | 'proof'
  | 'password'
  | 'redeem'
  | 'order'
  | 'share'
  | 'share-password'
  | 'visit'
  | 'contact'
  | 'export'

/** The longest span any rule counts over. */
export const LONGEST_SPAN_MS = DAY_MS

/**
 * The limits of each kind of attempt. What visitors try is counted by what they try and where they are together: a
 * stranger elsewhere shuts nobody out. Who is signed in is counted by themselves.
 */
export const limitRules: Record<AttemptKind, readonly LimitRule[]> = {
  code: [
    { by: ['mobile', 'address'], limit: 1, spanMs: MINUTE_MS },
    { by: ['mobile', 'address'], limit: 5, spanMs: HOUR_MS },
    { by: ['mobile', 'address'], limit: 10, spanMs: DAY_MS },
    // The one limit a stranger can use up, each time as a person: each is a message on somebody's telephone, and a
    // chance to guess.
    { by: ['mobile'], limit: 15, spanMs: DAY_MS },
  ],
  // Besides: who is signed in is not asked to show that they are a person.
  'own-code': [
    { by: ['mobile'], limit: 10, spanMs: HOUR_MS },
    { by: ['mobile'], limit: 20, spanMs: DAY_MS },
  ],
  // Somebody who makes mailboxes by the hundred has them in one place.
  'mail-place': [
    { by: ['mobile'], limit: 30, spanMs: HOUR_MS },
    { by: ['mobile'], limit: 100, spanMs: DAY_MS },
  ],
  // Besides, each code has tries of its own.
  'code-entry': [
    { by: ['mobile', 'address'], limit: 60, spanMs: HOUR_MS },
    { by: ['mobile', 'address'], limit: 200, spanMs: DAY_MS },
  ],
  login: [
    { by: ['mobile', 'address'], limit: 5, spanMs: 10 * MINUTE_MS },
    { by: ['mobile', 'address'], limit: 20, spanMs: DAY_MS },
  ],
  // Each is hashed; right ones are taken off the count.
  proof: [
    { by: ['mobile'], limit: 5, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 20, spanMs: DAY_MS },
  ],
  // Each is hashed, and ends sessions.
  password: [
    { by: ['mobile'], limit: 10, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 30, spanMs: DAY_MS },
  ],
  // Far more than somebody who cannot decide; each may be a call to a gateway.
  order: [
    { by: ['mobile'], limit: 120, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 600, spanMs: DAY_MS },
  ],
  // By the id of the link as `mobile`; right passwords are taken off the count.
  share: [
    { by: ['mobile', 'address'], limit: 5, spanMs: 10 * MINUTE_MS },
    { by: ['mobile', 'address'], limit: 20, spanMs: DAY_MS },
  ],
  // Each is hashed.
  'share-password': [
    { by: ['mobile'], limit: 20, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 100, spanMs: DAY_MS },
  ],
  // Both keys are hashed, by the day. A household or an office is one address; what is over is not counted.
  visit: [
    { by: ['mobile', 'address'], limit: 5, spanMs: DAY_MS },
    { by: ['address'], limit: 120, spanMs: HOUR_MS },
    { by: ['address'], limit: 600, spanMs: DAY_MS },
  ],
  // By the address of the sender as `mobile`. Each is two letters, one of them to an address anybody can name.
  contact: [
    { by: ['mobile', 'address'], limit: 5, spanMs: DAY_MS },
    { by: ['address'], limit: 20, spanMs: DAY_MS },
    { by: ['mobile'], limit: 10, spanMs: DAY_MS },
  ],
  // Each reads all there is; one that breaks off is taken off the count.
  export: [{ by: ['mobile'], limit: 5, spanMs: DAY_MS }],
  // Right codes are taken off the count.
  redeem: [
    { by: ['mobile'], limit: 10, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 30, spanMs: DAY_MS },
  ],
}

/**
 * From how many attempts on a caller must show that it is a person. Here what is tried counts alone, and so does the
 * place: guessing from many places, or at many things, gets harder, and nobody is shut out by it.
 */
export const softLimitRules: Partial<Record<AttemptKind, readonly LimitRule[]>> = {
  code: [
    { by: ['mobile'], limit: 3, spanMs: HOUR_MS },
    { by: ['address'], limit: 5, spanMs: HOUR_MS },
  ],
  'code-entry': [
    { by: ['mobile'], limit: 10, spanMs: HOUR_MS },
    { by: ['address'], limit: 15, spanMs: HOUR_MS },
  ],
  login: [
    { by: ['mobile', 'address'], limit: 3, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 10, spanMs: HOUR_MS },
    { by: ['address'], limit: 15, spanMs: HOUR_MS },
  ],
  share: [
    { by: ['mobile', 'address'], limit: 3, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 20, spanMs: HOUR_MS },
    { by: ['address'], limit: 15, spanMs: HOUR_MS },
  ],
  contact: [
    { by: ['mobile'], limit: 3, spanMs: DAY_MS },
    { by: ['address'], limit: 3, spanMs: HOUR_MS },
  ],
}

/**
 * The rules that hold for a caller whose place may be unknown (an empty address): then all of them would be in one
 * place, so a place refuses nobody and what is tried alone asks for a person.
 */
export function rulesFor(rules: readonly LimitRule[], address: string, kind: 'hard' | 'soft'): readonly LimitRule[] {
  if (address !== '') return rules
  return rules.filter(({ by }) => (kind === 'hard' ? !by.includes('address') : by.includes('mobile')))
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
