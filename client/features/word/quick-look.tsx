import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { samplePath, startPath } from '#src/contract/addresses.ts'
import '#client/styles/quick-look.css'
import { useRef, useState } from 'react'
import { ButtonLink } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import type { IconName } from '#client/components/icon.tsx'
import { IconButton } from '#client/components/icon-button.tsx'
import { PreviewImage } from '#client/components/preview-image.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { quickLookMessages } from '#client/i18n/quick-look.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { say } from '#client/lib/say.ts'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { WordCard, WordTemplate } from '#src/contract/word.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { useDownload } from './use-download.ts'

/** The area a card links to: the Word file, or the same résumé online. */
export type TemplateArea = 'word-jianli' | 'resume'

type QuickLookProps = {
  /** The cards of the page, to move between. */
  cards: readonly WordCard[]
  area: TemplateArea
  /** The template shown. */
  id: number
  onChange: (id: number) => void
  onClose: () => void
}

const ZOOMS = [1, 1.5, 2] as const

/** Shows the pages of a template in full, over the list. Load it lazily. */
export function QuickLook({ cards, area, id, onChange, onClose }: QuickLookProps) {
  const t = useMessages(quickLookMessages)
  const index = cards.findIndex((card) => card.id === id)
  const card = cards[index]
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(0)
  const { data: template, failed } = useAnswer('word.Jianli/detail', { id: String(id) })
  if (card === undefined) return null

  /** Turns one page; beyond the ends it goes to the first page of the neighbouring template. */
  const turn = (step: 1 | -1) => {
    const next = page + step
    if (next >= 1 && next <= card.pages) show(next)
    else go(step)
  }
  const show = (next: number) => {
    setPage(next)
    say(t.pageOf(next, card.pages))
  }
  const go = (step: 1 | -1) => {
    const neighbour = cards[index + step]
    if (neighbour === undefined) return
    setPage(1)
    onChange(neighbour.id)
    say(`${neighbour.title} · ${t.pageOf(1, neighbour.pages)}`)
  }
  const scale = (step: 1 | -1) => {
    const next = Math.min(Math.max(zoom + step, 0), ZOOMS.length - 1)
    setZoom(next)
    say(t.zoom((ZOOMS[next] ?? 1) * 100))
  }
  const onKey = (key: string, isInPaper: boolean) => {
    // The arrow keys scroll a page that is larger than its frame.
    if (isInPaper && zoom > 0 && key.startsWith('Arrow')) return
    if (key === 'ArrowRight') turn(1)
    else if (key === 'ArrowLeft') turn(-1)
    else if (key === '+' || key === '=') scale(1)
    else if (key === '-') scale(-1)
  }

  return (
    <Dialog open onClose={onClose} title={t.title(card.title)} titleHidden width="large">
      <div className="quick-look">
        <Keys onKey={onKey} />
        <Paper key={card.id} card={card} template={template} page={page} scale={ZOOMS[zoom] ?? 1} />
        <div className="flex flex-col gap-4">
          <p aria-hidden="true" className="pr-10 font-serif text-xl">
            {card.title}
          </p>
          <Summary key={card.id} card={card} template={template} area={area} failed={failed} />
          <div className="flex items-center justify-between">
            <Tool icon="chevron-left" label={t.previousPage} isOff={page === 1} onClick={() => show(page - 1)} />
            <span className="text-sm text-muted tabular-nums">{t.pageOf(page, card.pages)}</span>
            <Tool icon="chevron-right" label={t.nextPage} isOff={page === card.pages} onClick={() => show(page + 1)} />
          </div>
          <div className="flex items-center justify-between">
            <Tool icon="minus" label={t.zoomOut} isOff={zoom === 0} onClick={() => scale(-1)} />
            <span className="text-sm text-muted tabular-nums" title={t.zoom((ZOOMS[zoom] ?? 1) * 100)}>
              {(ZOOMS[zoom] ?? 1) * 100}%
            </span>
            <Tool icon="plus" label={t.zoomIn} isOff={zoom === ZOOMS.length - 1} onClick={() => scale(1)} />
          </div>
          <div className="mt-auto flex items-center justify-between border-t border-line pt-3">
            <Tool icon="arrow-left" label={t.previousTemplate} isOff={index === 0} onClick={() => go(-1)} />
            <span className="text-sm text-muted tabular-nums">
              {index + 1} / {cards.length}
            </span>
            <Tool icon="arrow-right" label={t.nextTemplate} isOff={index === cards.length - 1} onClick={() => go(1)} />
          </div>
          <p className="text-xs text-muted max-sm:hidden">{t.keys}</p>
        </div>
      </div>
    </Dialog>
  )
}

/** Handles keys wherever in the dialog the focus is, unless another dialog is open over it. */
function Keys({ onKey }: { onKey: (key: string, isInPaper: boolean) => void }) {
  const place = useRef<HTMLSpanElement>(null)
  useWindowEvent('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
    if (place.current?.closest('[role=dialog]')?.contains(target)) onKey(key, target.matches('.quick-look-paper'))
  })
  return <span ref={place} hidden />
}

type ToolProps = { icon: IconName; label: string; isOff: boolean; onClick: () => void }

/** A disabled tool keeps the focus, so that keys go on working. */
function Tool({ icon, label, isOff, onClick }: ToolProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className="aria-disabled:opacity-70"
    />
  )
}

/** `template` is null until it is loaded. */
type LookedAt = { card: WordCard; template: WordTemplate | null }

/** Shows the page in the card's size at once, and large when the template is loaded. */
function Paper({ card, template, page, scale }: LookedAt & { page: number; scale: number }) {
  const t = useMessages(quickLookMessages)
  const picture = page === 1 ? card.preview : template?.previews[page - 1]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when it is zoomed.
    <section aria-label={t.picture(card.title, page)} tabIndex={0} data-first-focus className="quick-look-paper">
      <div style={{ width: `${scale * 100}%` }}>
        {picture && (
          <PreviewImage key={picture.large} picture={picture} alt={t.picture(card.title, page)} sizes="1080px" eager />
        )}
      </div>
    </section>
  )
}

function Summary({ card, template, area, failed }: LookedAt & { area: TemplateArea; failed: boolean }) {
  const t = useMessages(quickLookMessages)
  const locale = useLocale()
  return (
    <>
      <p className="min-h-22 text-sm text-muted">{failed ? t.failed : template?.summary}</p>
      <div className="grid gap-2">
        {area === 'word-jianli' ? (
          <DownloadLink id={card.id} />
        ) : (
          <ButtonLink
            variant="primary"
            icon="edit"
            href={localePath(locale, template ? startPath(template) : samplePath(card.id))}
          >
            {t.start}
          </ButtonLink>
        )}
        <FavouriteButton template={card} type={area === 'word-jianli' ? 'word' : 'resume'} />
        <ButtonLink href={localePath(locale, `/${area}/${card.id}`)}>{t.open}</ButtonLink>
      </div>
    </>
  )
}

function DownloadLink({ id }: { id: number }) {
  const t = useMessages(quickLookMessages)
  const { busy, link } = useDownload(id)
  return (
    <ButtonLink variant="primary" icon="download" aria-disabled={busy || undefined} {...link}>
      {t.download}
    </ButtonLink>
  )
}
