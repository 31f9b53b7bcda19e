import { Icon } from '#client/components/icon.tsx'
import { homeMessages } from '#client/i18n/home.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { collectionPath } from '#src/contract/addresses.ts'
import { SectionHead } from './section-head.tsx'

/** Links to six situations in which people write a résumé. */
export function Situations() {
  const t = useMessages(homeMessages)
  const names = useMessages(situationMessages)
  const locale = useLocale()
  return (
    <section aria-labelledby="situations" className="wrap section">
      <SectionHead id="situations" title={t.situationsTitle} text={t.situationsLead} />
      <ul className="situations">
        {situations.map((slug) => (
          <li key={slug}>
            <a href={localePath(locale, collectionPath({ facet: 'use', slug }))} className="slip">
              <span className="slip-name font-serif">{names[slug]}</span>
              <span className="text-sm text-muted">{t[`${slug}Text`]}</span>
              <Icon name="arrow-right" className="slip-arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
