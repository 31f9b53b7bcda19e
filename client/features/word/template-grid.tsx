import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { Facts } from '#client/components/facts.tsx'
import { PreviewImage } from '#client/components/preview-image.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { useUser } from '#client/lib/client.tsx'
import { COUNTED_FROM, compactNumber } from '#client/lib/numbers.ts'
import { useLocale } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import type { WordCard } from '#src/contract/word.ts'
import type { TemplateArea } from './quick-look.tsx'
import { useQuickLook } from './use-quick-look.tsx'

/** Phones always get the small picture, whatever the density of their screen. */
const CARD_SIZES = '(min-width: 1024px) 285px, (min-width: 640px) 30vw, 160px'
/** How many pictures the first row has on wide screens, and on phones. */
const FIRST_ROW = { wide: 4, phone: 2 }

const CardActions = lazyPart(import.meta.env.SSR ? null : async () => (await import('./card-actions.tsx')).CardActions)

type TemplateGridProps = {
  cards: readonly WordCard[]
  /** Loads the pictures of the first row at once, because it is visible when the page opens. */
  eager?: boolean
  area?: TemplateArea
  renderText?: RenderText
}

/** Renders a text of a card, for instance with search words highlighted. */
type RenderText = (text: string) => ReactNode

/** Templates as pictures of their first page: two columns on phones, four on wide screens. */
export function TemplateGrid({ cards, eager = false, area = 'word-jianli', renderText }: TemplateGridProps) {
  const { look, dialog } = useQuickLook(cards, area)
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-4">
        {cards.map((card, index) => (
          <li key={card.id}>
            <TemplateCard
              card={card}
              eager={eager && index < FIRST_ROW.wide}
              first={eager && index < FIRST_ROW.phone}
              area={area}
              onLook={() => look(card.id)}
              renderText={renderText}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

type TemplateCardProps = {
  card: WordCard
  eager?: boolean
  first?: boolean
  area?: TemplateArea
  onLook?: () => void
  /** False on pages with their own button for removing a favourite. */
  heart?: boolean
  renderText?: RenderText | undefined
}

/**
 * One template: its first page and main facts. Its buttons are rendered when a pointer comes near; at once on touch
 * screens, which give no warning, and for users, whose favourites are marked.
 */
export function TemplateCard({
  card,
  eager = false,
  first = false,
  area = 'word-jianli',
  onLook,
  heart = true,
  renderText = (text) => text,
}: TemplateCardProps) {
  const t = useMessages(wordMessages)
  const locale = useLocale()
  const isUser = useUser() !== null
  const [approached, setApproached] = useState(false)
  const approach = () => setApproached(true)
  const downloads = card.downloads < COUNTED_FROM ? [] : [t.downloads(compactNumber(card.downloads, locale))]
  const isHydrated = useHydrated()
  // Deferred, because rendering the buttons of all cards at once would block the page right after hydration.
  const showsActions = useDeferredValue(approached || (isHydrated && (isUser || matchMedia('(hover: none)').matches)))
  return (
    <article className="card template-card" onPointerEnter={approach} onFocus={approach}>
      <div className="card-picture">
        <PreviewImage picture={card.preview} alt="" sizes={CARD_SIZES} eager={eager} first={first} />
      </div>
      <h3 className="mt-3 text-sm font-medium sm:text-base">
        <a href={localePath(locale, `/${area}/${card.id}`)} className="card-link">
          {renderText(card.title)}
        </a>
      </h3>
      <p className="mt-0.5 text-xs text-muted tabular-nums">
        <Facts facts={[t[card.language], t.pages(card.pages), ...downloads]} />
      </p>
      {card.summary !== undefined && <p className="card-summary">{renderText(card.summary)}</p>}
      {showsActions && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <CardActions card={card} area={area} onLook={onLook} heart={heart} />
          </Suspense>
        </ErrorBoundary>
      )}
    </article>
  )
}
