import { ButtonLink } from '#client/components/button.tsx'
import { homeMessages } from '#client/i18n/home.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { NEW_RESUME } from '#src/contract/addresses.ts'

/** The last section of the home page, which invites to begin. */
export function Closing() {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  return (
    <section aria-labelledby="closing" className="wrap section">
      <div className="closing">
        <div>
          <h2 id="closing" className="font-serif text-2xl md:text-3xl">
            {t.closing}
          </h2>
          <p className="mt-2 text-lg">{t.closingText}</p>
        </div>
        <ButtonLink size="large" href={localePath(locale, NEW_RESUME)} className="closing-button">
          {t.write}
        </ButtonLink>
      </div>
    </section>
  )
}
