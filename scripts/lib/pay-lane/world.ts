import type { Level, Membership } from '#src/api/domain/membership.ts'
import type { Effect, OrderLife } from '#src/api/domain/order-machine.ts'
import { DAY_MS } from '#src/lib/time.ts'

/** One order of a person for a membership, here and at its gateway. */
export type LaneOrder = {
  level: string
  amount: number
  base: Membership
  /** How many grants there had been when it was made. */
  madeAfter: number
  life: OrderLife
  gateway: 'wechat' | 'alipay'
  /** Whether somebody has been shown its code. */
  isShown: boolean
  /** Whether it was taken back before its gateway had heard of it, which nothing can be done about but to watch it. */
  wasWithdrawn: boolean
  /** Alipay hears of an order when its code is scanned. */
  trade: 'absent' | 'open' | 'closed' | 'paid'
  /** What the gateway has sent back, in fen, and under which numbers. */
  back: number
  numbers: readonly string[]
  /** A person at the gateway's desk has sent back all of it. */
  isDesk: boolean
  grant: ModelGrant | null
  isTold: boolean
  tasks: readonly Effect[]
}

/** What an order gave, and what that cost by the price list. */
export type ModelGrant = {
  before: Membership
  after: Membership
  price: number
  /** Its place among the grants. */
  nth: number
  isRevoked: boolean
  isRenewal: boolean
}

/** Everything about the memberships of one person. */
export type Lane = {
  member: Membership
  orders: readonly LaneOrder[]
  /** How often the person has said, knowing what they have, that they want more of it. */
  renewals: number
  /** Whether an operator has to look: a membership was built upon one that was refunded. */
  isOnList: boolean
  /** Whether a buyer was led to pay for what they had paid already. */
  isMisled: boolean
  /** What a callback has read some time ago, where that is not compared when it writes. */
  read: { nth: number; member: Membership } | null
}

/** How many orders a person makes, and at which gateways. */
export type Scope = { orders: number; gateways: readonly LaneOrder['gateway'][] }

export const NOW = 0
export const EXPIRES_AT = 1000

const level = (slug: string, rank: number, price: number, days: number | null): Level => ({
  slug,
  rank,
  name: { zh: slug, en: slug },
  tag: { zh: '', en: '' },
  price,
  originalPrice: null,
  days,
  onlineResumeLimit: 0,
  wordDownloadLimit: 0,
  photoLimit: 0,
  photoBytesLimit: 0,
  deletedResumeLimit: 0,
})

/** The price list as it is sold. */
export const levels: readonly Level[] = [
  level('free', 0, 0, null),
  level('monthly', 1, 1990, 31),
  level('yearly', 2, 6900, 366),
  level('lifetime', 3, 12_800, null),
]

export const startOf = (): Lane => ({
  member: { level: 'free', levelUntil: null },
  orders: [],
  renewals: 0,
  isOnList: false,
  isMisled: false,
  read: null,
})

/** What a plan costs whoever has `from`: the price list less what is left of the days, worked out apart from the Worker. */
export function listPrice(from: Membership, slug: string): number {
  const find = (name: string) => levels.find((known) => known.slug === name)
  const [wanted, had] = [find(slug), find(from.level)]
  if (wanted === undefined || had === undefined) throw new Error('A level that is not sold')
  if (had.rank === wanted.rank || had.days === null || from.levelUntil === null) return wanted.price
  const credit = Math.ceil((had.price * from.levelUntil) / (had.days * DAY_MS))
  return Math.max(1, wanted.price - credit)
}

export function rankOf(slug: string): number {
  return levels.find((known) => known.slug === slug)?.rank ?? 0
}

/** The order whose grant is the last that stands. */
export function lastGranted({ orders, member }: Lane): number {
  return orders.findIndex(({ grant }) => grant !== null && !grant.isRevoked && isSame(grant.after, member))
}

export function isSame(one: Membership, other: Membership): boolean {
  return one.level === other.level && one.levelUntil === other.levelUntil
}

export function withOrder(lane: Lane, nth: number, change: Partial<LaneOrder>): Lane {
  return { ...lane, orders: lane.orders.map((order, at) => (at === nth ? { ...order, ...change } : order)) }
}
