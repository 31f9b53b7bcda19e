import type { AnyActorRef } from 'xstate'

export type PollInput = {
  /** What is asked about: the id of a scene, the number of an order. */
  subject: string
  /** Hears every answer, and `poll.failed` as the last thing. */
  parent: AnyActorRef
}

/** An answer is an event for the parent: what it means is none of the poll's business. */
export type PollAnswer = { type: string }

export type PollFailed = { type: 'poll.failed'; error: unknown }

/** What the parent may ask of a poll: fewer questions from now on. */
export type PollEvent = { type: 'poll.slow' }

/** Whether anybody can see the page; sent by the `visibility` actor. */
export type VisibilityEvent = { type: 'page.hidden' } | { type: 'page.shown' }
