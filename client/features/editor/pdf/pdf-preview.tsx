import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSignPlaces } from '#client/features/editor/checks/use-sign-places.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { pdfMessages } from '#client/i18n/pdf.ts'
import { loadPart } from '#client/lib/part.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import type { DrawablePdf } from './engine.ts'
import type { Painter } from './painter.ts'

type Props = {
  /** The file to show; null before the first is made. */
  pdf: DrawablePdf | null
  /** Names the pages, if there are others besides those of the edited résumé. */
  label?: string
  /** Is given the painter of its pages. */
  painterRef?: RefObject<Painter | null>
}

/** The pages of a PDF file as they will be printed, with their text for screen readers. */
export function PdfPreview({ pdf, label, painterRef }: Props) {
  const t = useMessages(pdfMessages)
  const places = useSignPlaces()
  const root = useRef<HTMLDivElement>(null)
  const painter = useRef<Promise<Painter> | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const made = loadPart(() => import('./painter.ts')).then(({ createPainter }) => {
      const started = createPainter(element, { label: t.page })
      if (painterRef && painter.current === made) painterRef.current = started
      return started
    })
    painter.current = made
    return () => {
      painter.current = null
      if (painterRef) painterRef.current = null
      // A failure to load is handled below and by the page.
      made.then(
        (started) => started.close(),
        () => {},
      )
    }
  }, [t, painterRef])

  useWindowEvent('online', () => setAttempt((count) => count + 1), failed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs it again
  useEffect(() => {
    let current = true
    if (!pdf || !painter.current) return
    painter.current
      .then((started) => started.show(pdf))
      .then(
        () => current && setFailed(false),
        () => current && setFailed(true),
      )
    return () => {
      current = false
    }
  }, [pdf, attempt])

  return (
    <section aria-label={label ?? t.preview}>
      {failed && <p role="status">{t.failed}</p>}
      {pdf !== null && pdf.missing.length > 0 && <p role="status">{t.missing(places(pdf.missing))}</p>}
      {pdf?.photoMissing && <p role="status">{t.photoMissing}</p>}
      <div ref={root} className="pages" />
    </section>
  )
}
