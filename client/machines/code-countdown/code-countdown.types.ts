import type { Failure } from '#client/machines/failure.ts'

/** The purposes of a code. */
export type CodeType = 'register' | 'reset'

/**
 * When the next code may be sent, in ms since 1970, by mobile number (or e-mail address) and purpose. It outlives the
 * form.
 */
export type Deadlines = {
  read: (mobile: string, type: CodeType) => number | null
  write: (mobile: string, type: CodeType, deadline: number) => void
}

export type CodeCountdownInput = {
  type: CodeType
  /** The number or the e-mail address the code goes to. */
  mobile: string
  now: () => number
  deadlines: Pick<Deadlines, 'read'>
}

export type CodeCountdownContext = CodeCountdownInput & {
  /** When the next code may be sent, in ms since 1970. */
  deadline: number
  /** Whole seconds until the deadline, as the button shows them. */
  remaining: number
  failure: Failure | null
}

export type CodeCountdownEvent = { type: 'mobile.changed'; mobile: string } | { type: 'code.request' }

export type CodeCountdownEmitted = { type: 'code.sent'; message: string } | { type: 'code.failed'; failure: Failure }

/** The contact a code is sent to, and what it is for. */
export type SendCodeInput = { mobile: string; type: CodeType }
/** The server's message. `deadlines` has the deadline by then, also when the call failed. */
export type SendCodeOutput = { message: string }

/** The effects of the machine: its call, the clock, and the stored deadlines. */
export type CodeCountdownDeps = {
  sendCode: (input: SendCodeInput) => Promise<{ message: string; retryAfter: number }>
  now: () => number
  deadlines: Deadlines
}
