import { useEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { useLocale } from '#client/lib/page.tsx'
import { useStore } from '#client/lib/store.ts'
import { localeTags } from '#src/contract/locale.ts'
import { type CaptchaTask, captchaTask } from './captcha.ts'
import { showTurnstile } from './turnstile.ts'

/** Asks to be shown a person, while the API wants that. The place for it is there beforehand, so that it is read out. */
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

function CaptchaWidget({ task: { demand, passed, failed } }: { task: CaptchaTask }) {
  const locale = useLocale()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (container.current === null) return
    const language = localeTags[locale].toLowerCase()
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    return showTurnstile(container.current, demand, { theme, language, callback: passed, failed })
  }, [demand, passed, failed, locale])
  return <div ref={container} className="min-h-16.25" />
}
