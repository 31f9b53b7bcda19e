import { DesignSketch } from '#client/components/design-sketch.tsx'
import { Icon } from '#client/components/icon.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { OccupancyText } from '#client/features/editor/one-page/occupancy.tsx'
import type { PlacedField } from '#client/features/editor/paper/field-at.ts'
import { usePaper } from '#client/features/editor/paper/use-paper.ts'
import { useZoom, zoomKinds } from '#client/features/editor/paper/use-zoom.ts'
import { PdfPreview } from '#client/features/editor/pdf/pdf-preview.tsx'
import type { PaperPlace } from '#client/features/editor/pdf/places.ts'
import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages, zoomMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { lazyPart } from '#client/lib/part.ts'
import { useStore } from '#client/lib/store.ts'
import { printsNothing } from '#src/resume/view.ts'
import type { PdfFile } from './use-pdf.ts'

/** The width of a page in px when it is as large as on paper. */
const FULL = { a4: 794, letter: 816 }
/** Its width by its height. */
const RATIO = { a4: 210 / 297, letter: 8.5 / 11 }

type PreviewPaneProps = Pick<PdfFile, 'made' | 'failed' | 'painter'> & {
  /** Opens the field of what was pressed on the paper. */
  onPick: (field: PlacedField) => void
}

const Example = lazyPart(async () => (await import('#client/features/editor/paper/example.tsx')).Example)
const nowhere: readonly PaperPlace[] = []

/** The PDF file as it will be printed. */
export function PreviewPane({ made, failed, painter, onPick }: PreviewPaneProps) {
  const pdf = useStore(made)?.pdf ?? null
  const t = useMessages(editorMessages)
  const paper = usePaper(pdf?.places ?? nowhere, onPick)
  const isEmpty = usePart(printsNothing)
  const size = usePart((document) => document.design.page ?? 'a4')
  const zooming = useZoom(paper, FULL[size])
  const { zoom } = zooming
  const style: Record<`--${string}`, string | number> = {
    '--page-ratio': RATIO[size],
    ...(typeof zoom === 'number' ? { '--page-width': `${zoom * FULL[size]}px` } : {}),
  }
  return (
    <div className="flex min-h-full flex-col">
      <div className="sticky top-0 left-0 z-10 flex min-h-11 flex-wrap items-center gap-x-4 bg-sunken/90 px-4 py-1 text-sm text-muted max-sm:gap-x-2 max-sm:text-xs backdrop-blur-sm">
        <span>{pdf === null ? t.making : t.pages(pdf.pages)}</span>
        {pdf !== null && (
          <span className="max-sm:hidden">
            <OccupancyText pdf={pdf} />
          </span>
        )}
        {useStore(failed) && (
          <span role="alert" className="text-seal">
            {t.makingFailed}
          </span>
        )}
        <span className="ml-auto">
          <ZoomChoice {...zooming} />
        </span>
      </div>
      <div ref={paper} className="paper" data-zoom={typeof zoom === 'number' ? 'factor' : zoom} style={style}>
        {pdf === null && <FirstPage />}
        <div className="paper-place">
          <PdfPreview pdf={pdf} painterRef={painter} />
          {pdf !== null && isEmpty && (
            <PartBoundary onGone={() => {}}>
              <Example />
            </PartBoundary>
          )}
        </div>
      </div>
    </div>
  )
}

/** A placeholder until the first file is made. */
function FirstPage() {
  const { design, locale, basics } = useDocument()
  return (
    <div className="paper-first animate-pulse bg-(--color-page)">
      <DesignSketch choice={design} locale={locale} name={basics.name || ' '} className="opacity-40" />
    </div>
  )
}

const factors = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Chooses how large the pages are shown. */
function ZoomChoice({ zoom, choose, step }: ReturnType<typeof useZoom>) {
  const t = useMessages(zoomMessages)
  const isOther = typeof zoom === 'number' && !factors.includes(zoom)
  return (
    <span className="flex items-center">
      <button type="button" className="icon-btn" aria-label={t.smaller} title={t.smaller} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <select
        aria-label={t.zoom}
        value={zoom}
        onChange={({ currentTarget: { value } }) => {
          choose(zoomKinds.find((kind) => kind === value) ?? Number(value))
        }}
        className="h-8 rounded-md border border-field bg-surface px-1.5 text-ink pointer-coarse:h-11"
      >
        {zoomKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t[kind]}
          </option>
        ))}
        {[...factors, ...(isOther ? [zoom] : [])].map((factor) => (
          <option key={factor} value={factor}>
            {`${Math.round(factor * 100)}%`}
          </option>
        ))}
      </select>
      <button type="button" className="icon-btn" aria-label={t.larger} title={t.larger} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </span>
  )
}
