import { useMessages } from '#client/i18n/messages.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { collectionPath } from '#src/contract/addresses.ts'
import { ChipLinks } from './chip-links.tsx'

/** Links to the templates for each situation, for visitors without a search in mind. */
export function SituationLinks({ className }: { className: string }) {
  const names = useMessages(situationMessages)
  return (
    <ChipLinks
      items={situations.map((slug) => ({ facet: 'use', slug, name: names[slug] }) as const)}
      pathOf={collectionPath}
      className={className}
    />
  )
}
