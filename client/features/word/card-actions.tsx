import '#client/styles/card-actions.css'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { wordMessages } from '#client/i18n/word.ts'
import type { WordCard } from '#src/contract/word.ts'
import type { TemplateArea } from './quick-look.tsx'
import { useDownload } from './use-download.ts'
import { useFavourite } from './use-favourite.ts'

type CardActionsProps = {
  card: WordCard
  area: TemplateArea
  /** Opens the quick look. */
  onLook?: () => void
  /** False on pages with their own button for removing a favourite. */
  heart: boolean
}

/** The buttons of a card. Load it lazily. */
export function CardActions({ card, area, onLook, heart }: CardActionsProps) {
  const t = useMessages(wordMessages)
  return (
    <>
      <div className="card-actions">
        {onLook && (
          <button type="button" className="pill" aria-label={t.previewOf(card.title)} onClick={onLook}>
            <Icon name="eye" />
            <span>{t.preview}</span>
          </button>
        )}
        {area === 'word-jianli' && <DownloadPill card={card} />}
      </div>
      {heart && <CardHeart card={card} area={area} />}
    </>
  )
}

function DownloadPill({ card }: { card: WordCard }) {
  const t = useMessages(wordMessages)
  const { link } = useDownload(card.id)
  return (
    <a {...link} href={link.href} aria-label={t.downloadOf(card.title)} className="pill pill-accent">
      <Icon name="download" />
      <span>{t.download}</span>
    </a>
  )
}

function CardHeart({ card, area }: { card: WordCard; area: TemplateArea }) {
  const t = useMessages(wordMessages)
  const type = area === 'word-jianli' ? 'word' : 'resume'
  const { isFavourite, signIn, toggle } = useFavourite({ template_type: type, template_id: card.id })
  const drawing = <Icon name="heart" className={isFavourite ? 'fill-current' : undefined} />
  if (signIn !== null) {
    return (
      <a {...signIn} href={signIn.href} className="card-heart" aria-label={t.favouriteOf(card.title)}>
        {drawing}
      </a>
    )
  }
  return (
    <button
      type="button"
      className="card-heart"
      aria-label={t.favouriteOf(card.title)}
      aria-pressed={isFavourite}
      onClick={toggle}
    >
      {drawing}
    </button>
  )
}
