import { useState } from 'react'
import { DesignSketch } from '#client/components/design-sketch.tsx'
import { OccupancyText } from '#client/features/editor/one-page/occupancy.tsx'
import type { PlacedField } from '#client/features/editor/paper/field-at.ts'
import { usePaper } from '#client/features/editor/paper/use-paper.ts'
import { PdfPreview } from '#client/features/editor/pdf/pdf-preview.tsx'
import type { PaperPlace } from '#client/features/editor/pdf/places.ts'
import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages, zoomMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useStore } from '#client/lib/store.ts'
import type { PdfFile } from './use-pdf.ts'

const zooms = ['fit', 'full'] as const

type PreviewPaneProps = Pick<PdfFile, 'made' | 'failed'> & {
  /** Opens the field of what was pressed on the paper. */
  onPick: (field: PlacedField) => void
}

const nowhere: readonly PaperPlace[] = []

/** The PDF file as it will be printed. */
export function PreviewPane({ made, failed, onPick }: PreviewPaneProps) {
  const pdf = useStore(made)?.pdf ?? null
  const t = useMessages(editorMessages)
  const zoomNames = useMessages(zoomMessages)
  const paper = usePaper(pdf?.places ?? nowhere, onPick)
  const [zoom, setZoom] = useState<(typeof zooms)[number]>('fit')
  return (
    <div className="flex min-h-full flex-col">
      <div className="sticky top-0 z-10 flex min-h-11 flex-wrap items-center gap-x-4 bg-sunken/90 px-4 py-1 text-sm text-muted max-sm:gap-x-2 max-sm:text-xs backdrop-blur-sm">
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
        <span className="ml-auto flex gap-1">
          {zooms.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={zoom === name}
              onClick={() => setZoom(name)}
              className="rounded-md px-2.5 py-1 aria-pressed:bg-surface aria-pressed:text-ink"
            >
              {zoomNames[name]}
            </button>
          ))}
        </span>
      </div>
      <div
        ref={paper}
        className={`mx-auto w-full px-4 pb-10 ${zoom === 'fit' ? 'max-w-200' : 'min-w-[794px] max-w-[794px]'}`}
      >
        {pdf === null && <FirstPage />}
        <PdfPreview pdf={pdf} />
      </div>
    </div>
  )
}

/** A placeholder until the first file is made. */
function FirstPage() {
  const { design, locale, basics } = useDocument()
  return (
    <div className="animate-pulse bg-white">
      <DesignSketch choice={design} locale={locale} name={basics.name || ' '} className="opacity-40" />
    </div>
  )
}
