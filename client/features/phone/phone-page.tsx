import { Suspense } from 'react'
import { PlainBar } from '#client/components/plain-bar.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { phoneMessages } from '#client/i18n/phone.ts'
import { lazyPart } from '#client/lib/part.ts'

const PhoneSteps = lazyPart(import.meta.env.SSR ? null : async () => (await import('./phone-steps.tsx')).PhoneSteps)

/** The page a phone opens by scanning the code of a handoff. */
export function PhonePage() {
  const t = useMessages(phoneMessages)
  const isHydrated = useHydrated()
  const looking = <h1 className="font-serif text-2xl">{t.looking}</h1>
  return (
    <div className="flex min-h-dvh flex-col">
      <PlainBar home={t.home} />
      <div className="mx-auto w-full max-w-md flex-1 px-5 pt-10 pb-12 sm:px-6">
        {isHydrated ? (
          <Suspense fallback={looking}>
            <PhoneSteps />
          </Suspense>
        ) : (
          looking
        )}
        <noscript>
          <p className="mt-6">{t.noScripts}</p>
        </noscript>
      </div>
    </div>
  )
}
