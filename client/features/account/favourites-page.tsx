import { type ReactNode, useRef } from 'react'
import { ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { Icon } from '#client/components/icon.tsx'
import { listHeading, PageOf, Pager } from '#client/components/pager.tsx'
import { PastLastPage } from '#client/components/past-last-page.tsx'
import { accountMessages } from '#client/i18n/account.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatDay } from '#client/lib/dates.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import { GALLERY, SAMPLES } from '#src/contract/addresses.ts'
import type { FavouriteList } from '#src/contract/favourites.ts'
import { type TemplateType, templateTypes } from '#src/contract/lists.ts'
import { favouritesPath } from '#src/contract/own-addresses.ts'
import type { WordCard } from '#src/contract/word.ts'
import { PlanStrip } from './plan-strip.tsx'
import { useRemoval } from './use-removal.ts'

type Favourite = FavouriteList['items'][number]

/** The user's favourite templates; `renderCard` renders one as in the gallery. */
export function FavouritesPage({ renderCard }: { renderCard: (card: WordCard) => ReactNode }) {
  const t = useMessages(accountMessages)
  const locale = useLocale()
  const { list } = usePayload('favourites')
  const heading = useRef<HTMLHeadingElement>(null)
  const { isRemoved, remove } = useRemoval()
  const items = list.items.filter((item) => !isRemoved(item))
  useFocusAfterRemoval(
    items.map(({ template_id }) => template_id),
    () => heading.current?.focus(),
  )
  const total = list.total - (list.items.length - items.length)
  const place = { page: list.page, pageCount: Math.ceil(list.total / list.page_size) }
  return (
    <>
      <PlanStrip />
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4">
        <h1 ref={heading} {...listHeading} className="font-serif text-2xl outline-none">
          {t.favourites}
          <PageOf {...place} />
        </h1>
        {total > 0 && <h2 className="text-sm font-normal text-muted tabular-nums">{t.favouritesCount(total)}</h2>}
      </div>
      <Types list={list} />
      {items.length > 0 ? (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-4">
          {items.map((item) => (
            <li key={item.template_id} className="relative">
              {renderCard(item.card)}
              <p className="text-xs text-muted tabular-nums">{t.added(formatDay(item.created_at, locale))}</p>
              <RemoveButton item={item} onClick={() => remove(item)} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingHere total={total} type={list.type} />
      )}
      <Pager {...place} hrefOf={(page) => localePath(locale, favouritesPath(list.type, page))} />
    </>
  )
}

/** Links to each type of favourites, with counts. */
function Types({ list }: { list: FavouriteList }) {
  const t = useMessages(accountMessages)
  const locale = useLocale()
  return (
    <nav aria-label={t.favouriteTypes} className="-mt-2 mb-6">
      <ul className="flex flex-wrap gap-1">
        {templateTypes.map((type) => (
          <li key={type}>
            <a
              href={localePath(locale, favouritesPath(type))}
              aria-current={list.type === type ? 'page' : undefined}
              className="chip"
            >
              {t[type]} <small>{list.totals[type]}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function RemoveButton({ item, onClick }: { item: Favourite; onClick: () => void }) {
  const t = useMessages(accountMessages)
  const label = t.remove(item.card.title)
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="absolute top-2 right-2 z-10 grid size-9 place-items-center rounded-full border border-line bg-surface text-seal shadow-card after:absolute after:-inset-1 hover:border-seal"
    >
      <Icon name="heart" className="fill-current" />
    </button>
  )
}

/** Shown when there are no favourites, or no longer any on this page. */
function NothingHere({ total, type }: { total: number; type: TemplateType }) {
  const t = useMessages(accountMessages)
  const locale = useLocale()
  if (total > 0) {
    return <PastLastPage icon="heart" first={localePath(locale, favouritesPath(type))} />
  }
  return (
    <EmptyState icon="heart" title={type === 'word' ? t.noFavourites : t.noFavouriteResumes} text={t.noFavouritesText}>
      <ButtonLink variant="primary" href={localePath(locale, type === 'word' ? GALLERY : SAMPLES)}>
        {type === 'word' ? t.browse : t.browseResumes}
      </ButtonLink>
    </EmptyState>
  )
}
