import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { useLocale } from '#client/lib/page.tsx'
import { useStore } from '#client/lib/store.ts'
import { localeTags } from '#src/contract/locale.ts'
import { answerToken, numbersOf } from '#src/contract/question.ts'
import { solveAltcha } from './altcha.ts'
import { type CaptchaTask, captchaTask } from './captcha.ts'
import { showTurnstile } from './turnstile.ts'

/** Shows a captcha while the API demands one. Its live region exists from the start, so that it is announced. */
export function CaptchaCheck() {
  const t = useMessages(signInMessages)
  const task = useStore(captchaTask)
  return (
    <div role="status" className={task === null ? 'sr-only' : 'mt-5'}>
      {task !== null && (
        <>
          <p className="mb-2 text-sm text-muted">{t.captcha}</p>
          <CaptchaWidget task={task} />
        </>
      )}
    </div>
  )
}

/** Shows the widget of a captcha, or a question instead if it cannot be loaded, as in some countries. */
function CaptchaWidget({ task: { demand, passed } }: { task: CaptchaTask }) {
  const t = useMessages(signInMessages)
  const locale = useLocale()
  const container = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { widget, action } = demand
  useEffect(() => {
    if (container.current === null) return
    const failed = () => setAsking(true)
    if (widget.provider === 'altcha') return solveAltcha(widget, { passed, failed })
    const language = localeTags[locale].toLowerCase()
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    return showTurnstile(container.current, widget, { action, theme, language, callback: passed, failed })
  }, [widget, action, passed, locale])
  if (isAsking) return <CaptchaQuestion question={demand.question} passed={passed} />
  const isComputing = widget.provider === 'altcha'
  return (
    <div ref={container} className={isComputing ? 'text-sm' : 'min-h-16.25'}>
      {isComputing && t.captchaComputing}
    </div>
  )
}

function CaptchaQuestion({ question, passed }: { question: string; passed: (token: string) => void }) {
  const t = useMessages(signInMessages)
  const [answer, setAnswer] = useState('')
  const numbers = numbersOf(question)
  const give = () => answer.trim() !== '' && passed(answerToken(question, answer))
  if (numbers === null) return null
  return (
    <div className="grid gap-3">
      <Field
        label={t.captchaQuestion(numbers.a, numbers.b)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The surrounding form is already being sent.
          event.preventDefault()
          give()
        }}
      />
      <Button onClick={give}>{t.captchaAnswer}</Button>
    </div>
  )
}
