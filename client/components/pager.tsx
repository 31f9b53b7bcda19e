import { useMessages } from '#client/i18n/messages.ts'
import { pagerMessages } from '#client/i18n/pager.ts'
import { Icon } from './icon.tsx'

type PagerProps = { page: number; pageCount: number; hrefOf: (page: number) => string }

/** The attributes of the heading of a paged list, which gets the focus when another page is shown. */
export const listHeading = { tabIndex: -1, 'data-list': '' }

/** The page number inside the heading of a list, for screen readers; nothing when the page is beyond the last. */
export function PageOf({ page, pageCount }: Omit<PagerProps, 'hrefOf'>) {
  const t = useMessages(pagerMessages)
  return pageCount > 1 && page <= pageCount && <span className="sr-only"> · {t.pageOf(page, pageCount)}</span>
}

/** The title of a page of a list: with its number, unless it is the first. */
export function usePageTitle(title: string, page: number): string {
  const t = useMessages(pagerMessages)
  return page > 1 ? `${title} - ${t.page(page)}` : title
}

/** How many neighbours of the current page are named on each side. */
const REACH = 1

/** Links to the pages of a list; nothing when there is only one. */
export function Pager({ page, pageCount, hrefOf }: PagerProps) {
  const t = useMessages(pagerMessages)
  if (pageCount < 2) return null
  return (
    <nav aria-label={t.label} className="mt-12 flex flex-wrap items-center justify-center gap-1 max-sm:gap-0">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={t.previous} className="icon-btn">
          <Icon name="chevron-left" />
        </a>
      )}
      {shownPages(page, pageCount).map((number, index, all) => (
        <PageLink
          key={number}
          number={number}
          gap={number - (all[index - 1] ?? number) > 1}
          current={number === page}
          href={hrefOf(number)}
        />
      ))}
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={t.next} className="icon-btn">
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

function PageLink({ number, gap, current, href }: { number: number; gap: boolean; current: boolean; href: string }) {
  const t = useMessages(pagerMessages)
  return (
    <>
      {gap && <span className="px-1 text-muted max-sm:px-0">…</span>}
      <a
        href={href}
        aria-label={t.page(number)}
        aria-current={current ? 'page' : undefined}
        className="icon-btn tabular-nums aria-[current]:bg-accent aria-[current]:text-on-accent"
      >
        {number}
      </a>
    </>
  )
}

/** The numbers shown: first, last, and those around the current one. */
function shownPages(page: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= REACH,
  )
}
