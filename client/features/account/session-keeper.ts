import { CallFailure } from '#client/api/call.ts'
import type { Store } from '#client/lib/store.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import type { User } from '#src/contract/user.ts'

/** How long user info is fresh, in ms. */
const USER_FRESH_MS = 1_800_000

/** A message from one tab to the others. */
export type SessionNews = 'signed-in' | 'signed-out'

export type SessionDeps = {
  user: Store<User | null>
  /** Fetches the signed-in user. */
  ask: () => Promise<User>
  /** Whether this browser has a hint of a session. A page opened from another site is rendered without its cookie. */
  hasHint: () => boolean
  now: () => number
  tell: (news: SessionNews) => void
  /** Reloads the page, because it shows another user's data. */
  renewPage: () => void
  /** Called when the session has ended: signs out in this tab and says so. */
  end: (refusal: CallFailure) => void
}

export type SessionKeeper = {
  /** A page is shown: its user may have to be fetched. */
  seen: () => void
  /** The network is back: meanwhile the session may have ended, or this page was opened without asking. */
  back: () => void
  /** Handles a message from another tab. */
  hear: (news: SessionNews) => void
  stop: () => void
}

/**
 * Keeps the signed-in user of this tab up to date: fetched when the page was rendered without cookies, again when older
 * than 30 minutes, and synchronised between tabs. Nothing is fetched for visitors.
 */
export function createSessionKeeper({ user, ask, hasHint, now, tell, renewPage, end }: SessionDeps): SessionKeeper {
  let fetchedAt = now()
  let isAsking = false
  let hasNews = false
  let isOwnChange = false

  const unsubscribe = user.subscribe(() => {
    if (isOwnChange) return
    fetchedAt = now()
    tell(user.get() === null ? 'signed-out' : 'signed-in')
  })

  function keep(next: User | null): void {
    const before = user.get()
    fetchedAt = now()
    isOwnChange = true
    user.set(next)
    isOwnChange = false
    if (before !== null && before.user_id !== next?.user_id) renewPage()
  }

  async function find(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const before = user.get()
    try {
      const found = await ask()
      // Another sign-in or sign-out has happened meanwhile and takes precedence.
      if (user.get() === before) keep(found)
    } catch (error) {
      const isOver = error instanceof CallFailure && error.code === NOT_SIGNED_IN
      if (isOver && before !== null && user.get() === before) end(error)
    } finally {
      isAsking = false
      // The answer may be from before the news.
      if (hasNews) {
        hasNews = false
        void find()
      }
    }
  }

  return {
    seen() {
      const isDue = user.get() === null ? hasHint() : now() - fetchedAt >= USER_FRESH_MS
      if (isDue) void find()
    },
    back() {
      if (user.get() !== null || hasHint()) void find()
    },
    hear(news) {
      if (isAsking) hasNews = true
      if (news === 'signed-in') void find()
      else if (user.get() !== null) keep(null)
    },
    stop: unsubscribe,
  }
}
