import { type ActorRefFrom, assign, emit, fromPromise, sendTo, setup } from 'xstate'
import type { PurchaseRequest } from '#client/lib/client.tsx'
import { type Failure, toFailure } from '#client/machines/failure.ts'
import { notProvided } from '#client/machines/not-provided.ts'
import { pollMachine } from '#client/machines/poll/poll.machine.ts'
import type { PollEvent } from '#client/machines/poll/poll.types.ts'
import { apiErrors } from '#src/contract/error-codes.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import type { ClosingReason, CreatedOrder, Refund } from '#src/contract/orders.ts'
import { DEFAULT_PAY_TYPE, type PayType } from '#src/contract/pay-methods.ts'
import type {
  MembershipPurchaseContext,
  MembershipPurchaseEmitted,
  MembershipPurchaseEvent,
  MembershipPurchaseInput,
  OrderWish,
  PaymentAnswer,
  PurchaseItem,
} from './membership-purchase.types.ts'

/** The longest time an order can be paid, in ms. */
const ORDER_LIFE_MS = 900_000
/** The codes of refusals that mean outdated offers: the user cannot buy the item, or has bought something since. */
const OUTDATED: readonly number[] = [apiErrors['plan.unavailable'].code, apiErrors['template.owned'].code]

const errorOf = ({ event }: { event: { error: unknown } }) => event.error
const failed = { type: 'fail', params: errorOf } as const
const orderOf = ({ event }: { event: { output: CreatedOrder } }) => event.output
type Standing = { closing?: ClosingReason | null; refund?: Refund | null }
const settledOf = ({ event }: { event: { settled: boolean } }) => event.settled
const closingKept = {
  type: 'keepStanding',
  params: ({ event }: { event: { reason: ClosingReason | null } }): Standing => ({ closing: event.reason }),
} as const
const refundKept = {
  type: 'keepStanding',
  params: ({ event }: { event: { refund: Refund | null } }): Standing => ({ refund: event.refund }),
} as const
const renewable = { 'order.renew': '#membershipPurchase.open.buying.creating' } as const
/** A purchase made elsewhere may have paid for this order's item. */
const rechecked = { 'standing.changed': '#membershipPurchase.open.rechecking' } as const

/** The purchase of a membership or a template. One item is always chosen, and it has at most one live order. */
export const membershipPurchaseMachine = setup({
  types: {
    context: {} as MembershipPurchaseContext,
    events: {} as MembershipPurchaseEvent,
    input: {} as MembershipPurchaseInput,
    emitted: {} as MembershipPurchaseEmitted,
    children: {} as { poll: 'poll' },
  },
  actors: {
    loadItems: fromPromise<readonly PurchaseItem[], PurchaseRequest>(notProvided('loadItems')),
    refreshUser: fromPromise<void>(notProvided('refreshUser')),
    createOrder: fromPromise<CreatedOrder, OrderWish>(notProvided('createOrder')),
    checkPayment: fromPromise<PaymentAnswer, string>(notProvided('checkPayment')),
    poll: pollMachine,
  },
  delays: {
    timeLeft: ({ context }) => context.deadline - context.now(),
  },
  guards: {
    isEmpty: (_, items: readonly PurchaseItem[]) => items.length === 0,
    isOtherItem: ({ context }, id: number) => id !== context.itemId && context.items.some((item) => item.id === id),
    isOtherMethod: ({ context }, payType: PayType) => payType !== context.payType,
    isSignedOut: (_, error: unknown) => toFailure(error).code === NOT_SIGNED_IN,
    isOutdated: ({ context }, error: unknown) =>
      !context.isRenewed && context.request.templateId === undefined && OUTDATED.includes(toFailure(error).code),
    isPaidAlready: (_, order: CreatedOrder) => order.paid,
    isPaid: (_, answer: PaymentAnswer) => answer.type === 'payment.paid',
    isSettled: (_, settled: boolean) => settled,
    isPayable: ({ context }) => Boolean(context.order?.pay_url),
  },
  actions: {
    startAfresh: assign(emptied),
    keepRequest: assign((_, request: PurchaseRequest) => ({ request })),
    keepItems: assign((_, items: readonly PurchaseItem[]) => ({ items })),
    chooseFirst: assign(({ context: { request, items } }) => ({
      itemId: firstOf(items, request)?.id ?? null,
      payType: request.payType ?? DEFAULT_PAY_TYPE,
    })),
    keepItem: assign((_, itemId: number) => ({ itemId })),
    keepMethod: assign((_, payType: PayType) => ({ payType })),
    forgetOrder: assign({ order: null, failure: null, closing: null, refund: null }),
    // Shows the gateway's amount everywhere, because that is what is charged.
    keepOrder: assign(({ context }, order: CreatedOrder) => ({
      order,
      deadline: deadlineOf(order, context.now()),
      items: context.items.map((item) =>
        item.kind === 'plan' && item.id === context.itemId && !order.paid ? { ...item, due: order.amount } : item,
      ),
      isRenewed: false,
    })),
    keepStanding: assign((_, { closing = null, refund = null }: Standing) => ({ closing, refund })),
    noteRenewed: assign({ isRenewed: true }),
    askSlowly: sendTo('poll', { type: 'poll.slow' } satisfies PollEvent),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    announceEmpty: emit({ type: 'purchase.empty' }),
    announceLostCheck: emit({ type: 'check.failed' }),
    announceSuccess: emit(({ context }) => ({ type: 'purchase.succeeded' as const, request: context.request })),
    fail: emit(({ context }, error: unknown) => ({
      type: 'purchase.failed' as const,
      request: requestAgain(context),
      error,
    })),
  },
}).createMachine({
  id: 'membershipPurchase',
  context: ({ input }) => ({ ...input, ...emptied() }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'startAfresh',
      on: {
        'purchase.open': {
          target: 'open',
          actions: { type: 'keepRequest', params: ({ event }) => event.request },
        },
      },
    },
    open: {
      initial: 'loading',
      on: { 'purchase.close': 'closed' },
      states: {
        loading: {
          invoke: {
            src: 'loadItems',
            input: ({ context }) => context.request,
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event.output },
                target: '#membershipPurchase.closed',
                actions: 'announceEmpty',
              },
              { target: 'refreshing', actions: { type: 'keepItems', params: ({ event }) => event.output } },
            ],
            onError: { target: '#membershipPurchase.closed', actions: failed },
          },
        },
        refreshing: {
          invoke: {
            src: 'refreshUser',
            onDone: { target: 'buying', actions: 'chooseFirst' },
            onError: { target: '#membershipPurchase.closed', actions: failed },
          },
        },
        buying: {
          initial: 'creating',
          on: {
            'standing.changed': 'loading',
            'item.choose': {
              guard: { type: 'isOtherItem', params: ({ event }) => event.id },
              target: '.creating',
              actions: { type: 'keepItem', params: ({ event }) => event.id },
            },
            'method.choose': {
              guard: { type: 'isOtherMethod', params: ({ event }) => event.payType },
              target: '.creating',
              actions: { type: 'keepMethod', params: ({ event }) => event.payType },
            },
          },
          states: {
            creating: {
              entry: 'forgetOrder',
              invoke: {
                src: 'createOrder',
                input: ({ context }) => wishOf(context),
                onDone: [
                  {
                    guard: { type: 'isPaidAlready', params: orderOf },
                    target: '#membershipPurchase.open.paid',
                    actions: { type: 'keepOrder', params: orderOf },
                  },
                  {
                    target: 'ordered',
                    actions: { type: 'keepOrder', params: orderOf },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isOutdated', params: errorOf },
                    target: '#membershipPurchase.open.loading',
                    actions: 'noteRenewed',
                  },
                  {
                    guard: { type: 'isSignedOut', params: errorOf },
                    target: '#membershipPurchase.closed',
                    actions: failed,
                  },
                  {
                    target: 'refused',
                    actions: { type: 'keepFailure', params: ({ event }) => toFailure(event.error) },
                  },
                ],
              },
            },
            ordered: {
              invoke: {
                id: 'poll',
                src: 'poll',
                input: ({ context, self }) => ({ subject: context.order?.order_no ?? '', parent: self }),
              },
              on: {
                ...rechecked,
                'payment.paid': '#membershipPurchase.open.paid',
                'payment.closed': [
                  { guard: { type: 'isSettled', params: settledOf }, target: 'lapsed', actions: closingKept },
                  { target: '.expired', actions: closingKept },
                ],
                'payment.refunded': [
                  { guard: { type: 'isSettled', params: settledOf }, target: 'refunded', actions: refundKept },
                  { target: '.refunding', actions: refundKept },
                ],
                'poll.failed': [
                  {
                    guard: { type: 'isSignedOut', params: errorOf },
                    target: '#membershipPurchase.closed',
                    actions: failed,
                  },
                  { target: '#membershipPurchase.closed', actions: 'announceLostCheck' },
                ],
              },
              initial: 'deciding',
              states: {
                deciding: { always: [{ guard: 'isPayable', target: 'payable' }, { target: 'unavailable' }] },
                payable: { after: { timeLeft: 'expired' } },
                unavailable: { on: renewable },
                // A payment at the last moment still counts, until the gateway has closed the order.
                expired: { entry: 'askSlowly', on: renewable },
                refunding: { entry: 'askSlowly', on: renewable },
              },
            },
            refused: { on: renewable },
            lapsed: { on: { ...renewable, ...rechecked } },
            refunded: { on: { ...renewable, ...rechecked } },
          },
        },
        // The change may come from this very order. Leaving the poll loses its answer, so ask again.
        rechecking: {
          invoke: {
            src: 'checkPayment',
            input: ({ context }) => context.order?.order_no ?? '',
            onDone: [
              { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
              { target: 'loading' },
            ],
            // The next call shows what is wrong.
            onError: 'loading',
          },
        },
        paid: {
          on: { 'purchase.close': { target: '#membershipPurchase.closed', actions: 'announceSuccess' } },
          invoke: {
            src: 'refreshUser',
            onDone: { target: '#membershipPurchase.closed', actions: 'announceSuccess' },
            // Paying succeeded even if refreshing the user fails; the page catches up later.
            onError: { target: '#membershipPurchase.closed', actions: 'announceSuccess' },
          },
        },
      },
    },
  },
})

/** Clears everything but the clock; the next opening starts with the first item and WeChat. */
function emptied(): Omit<MembershipPurchaseContext, 'now'> {
  const nothing = { request: {}, items: [], itemId: null, order: null, deadline: 0 }
  return { ...nothing, payType: DEFAULT_PAY_TYPE, failure: null, closing: null, refund: null, isRenewed: false }
}

/** The item selected first: the plan asked for, or else the first one with room for the résumés. */
function firstOf(items: readonly PurchaseItem[], { planId, resumes = 0 }: PurchaseRequest): PurchaseItem | undefined {
  const hasRoom = (item: PurchaseItem) => item.kind === 'plan' && item.online_resume_management_upper_limit >= resumes
  return items.find(({ id }) => id === planId) ?? items.find(hasRoom) ?? items[0]
}

/** The request with which the dialog opens again after signing in: same item, same method. */
function requestAgain({ request, items, itemId, payType }: MembershipPurchaseContext): PurchaseRequest {
  if (itemId === null) return request
  return items[0]?.kind === 'plan' ? { ...request, planId: itemId, payType } : { ...request, payType }
}

function wishOf({ request, items, itemId, payType }: MembershipPurchaseContext): OrderWish {
  const item = items.find(({ id }) => id === itemId)
  if (item === undefined) throw new Error('Something is chosen before it is ordered')
  const isSame = payType === request.payType && (item.kind === 'template' || item.id === request.planId)
  return { item, payType, begun: isSame && request.begun === true }
}

/**
 * The end of an order by this device's clock, in ms since 1970. If an order has no time left, or more than possible,
 * the clock is wrong.
 */
function deadlineOf({ expires_at }: CreatedOrder, now: number): number {
  const latest = now + ORDER_LIFE_MS
  return expires_at > now ? Math.min(expires_at, latest) : latest
}

/** A running instance of the machine of a purchase. */
export type PurchaseFlow = ActorRefFrom<typeof membershipPurchaseMachine>
