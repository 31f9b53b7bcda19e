import { useState } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import type { WordCard } from '#src/contract/word.ts'
import { CardActions } from './card-actions.tsx'
import { compactNumber } from './format.ts'
import { PreviewImage } from './preview-image.tsx'

/** On phones a card is always given the small picture, whatever the density of the screen. */
const CARD_SIZES = '(min-width: 1024px) 285px, (min-width: 640px) 30vw, 160px'
const FIRST_ROW = 4

type TemplateGridProps = {
  cards: readonly WordCard[]
  /** The first row is in sight when the page opens. */
  eager?: boolean
  area?: TemplateArea
}

/** The pages a card leads to: the Word file, or the same résumé to be edited online. */
type TemplateArea = 'word-jianli' | 'resume'

/** Templates as pictures of their first page: two in a row on phones, four on wide screens. */
export function TemplateGrid({ cards, eager = false, area = 'word-jianli' }: TemplateGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-4">
      {cards.map((card, index) => (
        <li key={card.id}>
          <TemplateCard card={card} eager={eager && index < FIRST_ROW} area={area} />
        </li>
      ))}
    </ul>
  )
}

type TemplateCardProps = { card: WordCard; eager?: boolean; area?: TemplateArea }

/** One template: its first page, and what tells it from the next. Its actions are not made before a pointer is near. */
export function TemplateCard({ card, eager = false, area = 'word-jianli' }: TemplateCardProps) {
  const t = useMessages(wordMessages)
  const locale = useLocale()
  const [approached, setApproached] = useState(false)
  const approach = () => setApproached(true)
  const downloads = card.downloads > 0 ? t.downloads(compactNumber(card.downloads, locale)) : t.fresh
  return (
    <article className="card" onPointerEnter={approach} onFocus={approach}>
      <div className="card-picture">
        <PreviewImage picture={card.preview} alt="" sizes={CARD_SIZES} eager={eager} first={eager} />
        {approached && area === 'word-jianli' && <CardActions card={card} />}
      </div>
      <h3 className="mt-3 text-sm font-medium sm:text-base">
        <a href={localePath(locale, `/${area}/${card.id}`)} className="card-link">
          {card.title}
        </a>
      </h3>
      <p className="mt-0.5 text-xs text-muted tabular-nums">
        {[t[card.language], t.pages(card.pages), downloads].join(' · ')}
      </p>
    </article>
  )
}
