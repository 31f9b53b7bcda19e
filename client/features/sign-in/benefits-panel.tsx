import { Brand } from '#client/components/brand.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { Benefits } from './benefits.tsx'
import { ResumePicture } from './resume-picture.tsx'

/** Reasons to sign in, above a finished résumé. */
export function BenefitsPanel() {
  const t = useMessages(signInMessages)
  const locale = useLocale()
  return (
    <aside className="slips relative hidden overflow-hidden border-r border-line bg-accent-soft lg:flex lg:flex-col">
      <div className="px-12 xl:px-16">
        <a href={localePath(locale, '/')} className="inline-flex h-16 items-center">
          <Brand />
          <span className="sr-only">{t.home}</span>
        </a>
        <h2 className="mt-12 max-w-lg font-serif text-3xl">{t.promise}</h2>
        <p className="mt-4 max-w-md text-muted">{t.promiseText}</p>
        <Benefits className="mt-8 text-[0.9375rem]" />
      </div>
      <div className="relative mt-14 min-h-72 flex-1">
        <ResumePicture className="left-12 w-120 max-w-[calc(100%-6rem)] xl:left-16 xl:w-132" />
      </div>
    </aside>
  )
}
