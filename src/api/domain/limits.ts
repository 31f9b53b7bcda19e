import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'

/**
 * What a rule counts attempts by; both together count the pair. Signed-in users are counted by their id, as `mobile`.
 */
export type LimitKey = 'mobile' | 'address'

/** A rate limit: at most `limit` attempts with the same keys within any `spanMs` (a sliding window). */
export type LimitRule = { by: readonly LimitKey[]; limit: number; spanMs: number }

/**
 * The limited calls. In order: send a code, send one while signed in, send codes to one mail domain, enter a code, sign
 * in with a password, prove one's identity with it, change it, redeem a code, order, open a link, set a link's
 * password, comment on a shared résumé, write to the operators, download everything of an account, make a code for a
 * phone, ask by one.
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
  | 'comment'
  | 'contact'
  | 'export'
  | 'handoff'
  | 'handoff-ask'

/** The longest window of any rule. */
export const LONGEST_SPAN_MS = DAY_MS

/**
 * The limits of each kind of attempt. Visitors are counted by what they try together with where they are, so that a
 * stranger elsewhere cannot lock anybody out. Signed-in users are counted by themselves.
 */
export const limitRules: Record<AttemptKind, readonly LimitRule[]> = {
  code: [
    { by: ['mobile', 'address'], limit: 1, spanMs: MINUTE_MS },
    { by: ['mobile', 'address'], limit: 5, spanMs: HOUR_MS },
    { by: ['mobile', 'address'], limit: 10, spanMs: DAY_MS },
    // The only limit a stranger can use up, with a captcha each time. Each code is a message on somebody's phone, and a
    // chance to guess.
    { by: ['mobile'], limit: 15, spanMs: DAY_MS },
  ],
  // An additional limit, because signed-in users solve no captcha.
  'own-code': [
    { by: ['mobile'], limit: 10, spanMs: HOUR_MS },
    { by: ['mobile'], limit: 20, spanMs: DAY_MS },
  ],
  // Mass-produced mailboxes share a domain.
  'mail-place': [
    { by: ['mobile'], limit: 30, spanMs: HOUR_MS },
    { by: ['mobile'], limit: 100, spanMs: DAY_MS },
  ],
  // Each code also has its own limit of tries.
  'code-entry': [
    { by: ['mobile', 'address'], limit: 60, spanMs: HOUR_MS },
    { by: ['mobile', 'address'], limit: 200, spanMs: DAY_MS },
  ],
  login: [
    { by: ['mobile', 'address'], limit: 5, spanMs: 10 * MINUTE_MS },
    { by: ['mobile', 'address'], limit: 20, spanMs: DAY_MS },
  ],
  // Each try is hashed; right passwords are taken back.
  proof: [
    { by: ['mobile'], limit: 5, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 20, spanMs: DAY_MS },
  ],
  // Each try is hashed, and ends sessions.
  password: [
    { by: ['mobile'], limit: 10, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 30, spanMs: DAY_MS },
  ],
  // Far more than an undecided buyer needs; each may call a gateway.
  order: [
    { by: ['mobile'], limit: 120, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 600, spanMs: DAY_MS },
  ],
  // `mobile` is the id of the link; right passwords are taken back.
  share: [
    { by: ['mobile', 'address'], limit: 5, spanMs: 10 * MINUTE_MS },
    { by: ['mobile', 'address'], limit: 20, spanMs: DAY_MS },
  ],
  // Each is hashed.
  'share-password': [
    { by: ['mobile'], limit: 20, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 100, spanMs: DAY_MS },
  ],
  // `mobile` is the id of the link: together its readers write no more than its owner can read.
  comment: [
    { by: ['mobile', 'address'], limit: 30, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 300, spanMs: DAY_MS },
  ],
  // `mobile` is the sender's address. Each message causes two e-mails, one of them to an address anybody can enter.
  contact: [
    { by: ['mobile', 'address'], limit: 5, spanMs: DAY_MS },
    { by: ['address'], limit: 20, spanMs: DAY_MS },
    { by: ['mobile'], limit: 10, spanMs: DAY_MS },
  ],
  // Each reads all data of the account; an export that breaks off is taken back.
  export: [{ by: ['mobile'], limit: 5, spanMs: DAY_MS }],
  // A new code each minute while the dialog stays open, and some mishaps.
  handoff: [
    { by: ['mobile'], limit: 30, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 200, spanMs: DAY_MS },
  ],
  // `mobile` is the code, which nobody guesses.
  'handoff-ask': [
    { by: ['mobile', 'address'], limit: 10, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 30, spanMs: 10 * MINUTE_MS },
  ],
  // Right codes are taken back.
  redeem: [
    { by: ['mobile'], limit: 10, spanMs: 10 * MINUTE_MS },
    { by: ['mobile'], limit: 30, spanMs: DAY_MS },
  ],
}

/**
 * The number of attempts from which a captcha is demanded. Most of these rules count subject and address separately:
 * guessing from many addresses, or many subjects, gets harder, but nobody is locked out.
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
 * Returns the rules that apply to a caller. Callers whose address is unknown (empty) would all be counted as one. So
 * for them no hard rule applies that counts an address, and of the soft ones only those that count the subject, too.
 */
export function rulesFor(rules: readonly LimitRule[], address: string, kind: 'hard' | 'soft'): readonly LimitRule[] {
  if (address !== '') return rules
  return rules.filter(({ by }) => (kind === 'hard' ? !by.includes('address') : by.includes('mobile')))
}

/** Whole seconds from now until a time, at least 1. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1000))
}

/** The key of a network address: the /64 of IPv6, which belongs to one customer; IPv4 as it is. */
export function addressKey(address: string): string {
  const text = address.trim().toLowerCase().slice(0, 64)
  if (!text.includes(':')) return text
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  return mapped?.[1] ?? `${firstGroups(text).join(':')}::/64`
}

function firstGroups(ipv6: string): string[] {
  const [head = '', tail = ''] = ipv6.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
}
