import type { AnyActorRef } from 'xstate'

export type PollInput = {
  /** The id to ask about: a scene id or an order number. */
  subject: string
  /** Receives every answer and, at the end of a failed poll, `poll.failed`. */
  parent: AnyActorRef
}

/** An answer is an event for the parent; the poll does not interpret it. */
export type PollAnswer = { type: string }

/** The poll has given up; sent to the parent with the last error. */
export type PollFailed = { type: 'poll.failed'; error: unknown }

/** The parent may slow the poll down. */
export type PollEvent = { type: 'poll.slow' }

/** Whether the page is visible; sent by the `visibility` actor. */
export type VisibilityEvent = { type: 'page.hidden' } | { type: 'page.shown' }
