import { ButtonLink } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { homeMessages } from '#client/i18n/home.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { GALLERY, NEW_RESUME } from '#src/contract/addresses.ts'
import { GrowingResume } from './growing-resume.tsx'

/** The headline of the home page beside a sample résumé. */
export function Hero() {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  return (
    <section className="hero wrap">
      <div>
        <h1 className="hero-title font-serif">
          <span className="block">{t.promise1}</span>
          <span className="block">{t.promise2}</span>
        </h1>
        <p className="mt-6 max-w-md text-lg text-muted">{t.lead}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink variant="primary" size="large" href={localePath(locale, GALLERY)}>
            {t.start}
            <Icon name="arrow-right" />
          </ButtonLink>
          <a href={localePath(locale, NEW_RESUME)} className="link inline-flex min-h-11 items-center">
            {t.write}
          </a>
        </p>
        <ul className="mt-8 grid gap-2 text-sm text-muted">
          {[t.factPdf, t.factWord, t.factOpen].map((fact) => (
            <li key={fact} className="flex items-center gap-2">
              <Icon name="check" className="text-accent" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <GrowingResume />
    </section>
  )
}
