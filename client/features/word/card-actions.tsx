import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { wordMessages } from '#client/i18n/word.ts'
import type { WordCard } from '#src/contract/word.ts'
import { useDownload } from './use-download.ts'

/** What a pointer finds over a card; everything is also on the template's page. */
export function CardActions({ card }: { card: WordCard }) {
  const t = useMessages(wordMessages)
  const { link } = useDownload(card.id)
  return (
    <div className="card-actions">
      <span aria-hidden="true" className="pill">
        <Icon name="eye" />
        {t.preview}
      </span>
      <a {...link} href={link.href} aria-label={t.downloadOf(card.title)} className="pill pill-accent">
        <Icon name="download" />
        {t.download}
      </a>
    </div>
  )
}
