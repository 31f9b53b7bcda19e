import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import {
  selectCanRequest,
  selectIsSending,
  selectRemaining,
} from '#client/machines/code-countdown/code-countdown.selectors.ts'
import type { CodeCountdown } from './use-code-countdown.ts'

/** The remaining seconds at which the countdown is announced. */
const MILESTONES = [10, 30]

type CodeButtonProps = {
  countdown: CodeCountdown
  /** Sends the code, or says what is missing. */
  onPress: () => void
}

/**
 * The button that sends a code. During the countdown it keeps its focus and its name; its description gives the time at
 * a few moments only, because it is announced.
 */
export function CodeButton({ countdown, onPress }: CodeButtonProps) {
  const t = useMessages(signInMessages)
  const noteId = useId()
  const canRequest = useSelector(countdown, selectCanRequest)
  const isSending = useSelector(countdown, selectIsSending)
  const remaining = useSelector(countdown, selectRemaining)
  const [hasCounted, setHasCounted] = useState(false)
  if (remaining > 0 && !hasCounted) setHasCounted(true)
  const text = buttonText()
  return (
    <>
      <span className="my-3 w-px flex-none bg-line" />
      <button
        type="button"
        aria-label={text === t.getCode ? undefined : `${t.getCode} ${text}`}
        aria-describedby={noteId}
        aria-disabled={!canRequest}
        onClick={onPress}
        className="min-w-28 flex-none rounded-md px-3.5 text-sm font-medium text-accent tabular-nums hover:text-accent-strong aria-disabled:cursor-not-allowed aria-disabled:text-muted"
      >
        {text}
      </button>
      <span id={noteId} role="status" className="sr-only">
        {note()}
      </span>
    </>
  )

  function buttonText(): string {
    if (isSending) return t.sendingCode
    return remaining > 0 ? t.retry(remaining) : t.getCode
  }

  function note(): string {
    if (remaining === 0) return hasCounted ? t.retryNow : ''
    const milestone = MILESTONES.find((seconds) => remaining <= seconds)
    return milestone === undefined ? t.retryLater : t.retryWithin(milestone)
  }
}
