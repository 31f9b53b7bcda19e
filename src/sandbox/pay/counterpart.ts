import type { Context, Hono } from 'hono'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import type { IsAccepted, Message } from '#src/sandbox/deliver.ts'
import type { AccountKeys } from './keys.ts'
import type { PayOrder, PayRefund, Trade } from './order.ts'

/** A false claim that an order was paid. `now` in ms since 1970. */
export type FalseClaim = { order: PayOrder; trade: Trade; attack: string; now: number }

/** What differs between the payment gateways the sandbox plays, beside their books (`books.ts`). */
export type PayCounterpart = {
  name: { zh: string; en: string }
  /** The colour of its pages, in the light and the dark theme. */
  brand: { light: string; dark: string }
  /** Its routes, by the host they stand for. */
  hosts: Readonly<Record<string, Hono<SandboxEnv>>>
  /** Whether an answer confirms a notification. */
  isAccepted: IsAccepted
  paymentMessage: (c: Context<SandboxEnv>, order: PayOrder, trade: Trade) => Promise<Message>
  /** `null` for a refund it does not tell of. */
  refundMessage: (
    c: Context<SandboxEnv>,
    order: PayOrder,
    refund: PayRefund,
    eventId: string,
  ) => Promise<Message | null>
  attackMessage: (c: Context<SandboxEnv>, claim: FalseClaim) => Message
  /** The attacks only it has, with the words of their buttons. */
  ownAttacks: Readonly<Record<string, string>>
  /** The parameters with which a payer returns to the merchant's page. */
  returnFields: (c: Context<SandboxEnv>, order: PayOrder, trade: Trade) => Promise<Record<string, string>>
  /** The site's account with it. */
  keys: AccountKeys
}
