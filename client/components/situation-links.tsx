import { useMessages } from '#client/i18n/messages.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { collectionPath } from '#src/contract/addresses.ts'

/** Links to the templates for each situation, for visitors without a search in mind. */
export function SituationLinks({ className }: { className: string }) {
  const names = useMessages(situationMessages)
  const locale = useLocale()
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {situations.map((slug) => (
        <li key={slug}>
          <a href={localePath(locale, collectionPath({ facet: 'use', slug }))} className="chip border-line bg-surface">
            {names[slug]}
          </a>
        </li>
      ))}
    </ul>
  )
}
