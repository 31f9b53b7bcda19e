import type { Level, Membership } from '#src/api/domain/membership.ts'
import type { Effect, OrderLife } from '#src/api/domain/order-machine.ts'
import { DAY_MS } from '#src/lib/time.ts'

/** An order for a membership, as stored and at its gateway. */
export type LaneOrder = {
  level: string
  amount: number
  base: Membership
  /** The number of grants when it was created. */
  madeAfter: number
  life: OrderLife
  gateway: 'wechat' | 'alipay'
  /** Whether its QR code was shown. */
  isShown: boolean
  /** Whether it was withdrawn before its gateway knew of it. Such an order cannot be closed, only watched. */
  wasWithdrawn: boolean
  /** The state at the gateway; at Alipay a trade exists only once its code is scanned. */
  trade: 'absent' | 'open' | 'closed' | 'paid'
  /** The amount the gateway has refunded, in fen, and the numbers of those refunds. */
  back: number
  numbers: readonly string[]
  /** Whether somebody has refunded all of it in the gateway's console. */
  isDesk: boolean
  grant: ModelGrant | null
  isTold: boolean
  tasks: readonly Effect[]
}

/** What an order granted, and its price by the price list. */
export type ModelGrant = {
  before: Membership
  after: Membership
  price: number
  /** Its place among the grants. */
  nth: number
  isRevoked: boolean
  isRenewal: boolean
}

/** All orders and the membership of one person. */
export type Lane = {
  member: Membership
  orders: readonly LaneOrder[]
  /** How often the person has chosen to renew, knowing what they have. */
  renewals: number
  /** Whether an operator has to look at it, because a membership was built on one that was refunded. */
  isOnList: boolean
  /** Whether the buyer was asked to pay for something already paid. */
  isMisled: boolean
  /** What a slow callback has read, for a mistake in which it is not compared before writing. */
  read: { nth: number; member: Membership } | null
}

/** The size of the model: how many orders, and at which gateways. */
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

/** The price list. */
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

/**
 * The price of a plan for a person with this membership: the list price less the unused days. Computed independently of
 * the Worker.
 */
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

/** The index of the order with the latest grant that was not revoked. */
export function lastGranted({ orders, member }: Lane): number {
  return orders.findIndex(({ grant }) => grant !== null && !grant.isRevoked && isSame(grant.after, member))
}

export function isSame(one: Membership, other: Membership): boolean {
  return one.level === other.level && one.levelUntil === other.levelUntil
}

export function withOrder(lane: Lane, nth: number, change: Partial<LaneOrder>): Lane {
  return { ...lane, orders: lane.orders.map((order, at) => (at === nth ? { ...order, ...change } : order)) }
}
