import { Suspense } from 'react'
import { Brand } from '#client/components/brand.tsx'
import { LanguageLink } from '#client/components/language-link.tsx'
import { ThemeToggle } from '#client/components/theme-switch.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { phoneMessages } from '#client/i18n/phone.ts'
import { usePage } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'

const PhoneSteps = lazyPart(import.meta.env.SSR ? null : async () => (await import('./phone-steps.tsx')).PhoneSteps)

/** What a phone opens by the code of an editor. */
export function PhonePage() {
  const t = useMessages(phoneMessages)
  const { locale } = usePage()
  const isHydrated = useHydrated()
  const looking = <h1 className="font-serif text-2xl">{t.looking}</h1>
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="flex h-16 items-center gap-1 px-5 sm:px-8">
        <a href={localePath(locale, '/')} className="mr-auto flex min-h-11 items-center">
          <Brand />
          <span className="sr-only">{t.home}</span>
        </a>
        <LanguageLink className="icon-btn ml-auto gap-1.5 px-2.5 text-sm" />
        <ThemeToggle />
      </div>
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
