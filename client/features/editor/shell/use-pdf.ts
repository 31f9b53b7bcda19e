import { useEffect, useRef, useState } from 'react'
import { createPdfEngine, type PdfEngine } from '#client/features/editor/pdf/engine.ts'
import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import { useDocument } from '#client/features/editor/use-editor.tsx'
import type { ResumeDocument } from '#src/resume/document.ts'

/** A short rest between keys, in ms, before the file is made anew: typing goes first. */
const REST_MS = 120

export type PdfState = {
  /** The newest file there is; null before the first. */
  pdf: RenderedPdf | null
  failed: boolean
  /** The file of the document as it is now. */
  current: () => Promise<RenderedPdf>
}

/** Keeps a PDF file of the document being edited. */
export function usePdf(): PdfState {
  const document = useDocument()
  const [engine, setEngine] = useState<PdfEngine | null>(null)
  const [pdf, setPdf] = useState<RenderedPdf | null>(null)
  const [failed, setFailed] = useState(false)
  const newest = useRef(document)
  newest.current = document

  useEffect(() => {
    const made = createPdfEngine(photoAddress)
    setEngine(made)
    return () => made.close()
  }, [])

  useEffect(() => {
    if (engine === null) return
    let isWanted = true
    const timer = setTimeout(() => {
      engine.render(document).then(
        (next) => {
          if (!isWanted) return
          setPdf(next)
          setFailed(false)
        },
        () => isWanted && setFailed(true),
      )
    }, REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [engine, document])

  const current = () => (engine ?? createPdfEngine(photoAddress)).render(newest.current)
  return { pdf, failed, current }
}

function photoAddress({ basics: { photo } }: ResumeDocument): string {
  return photo === undefined || photo === 'placeholder' ? '' : `/api/user.Resume/photo?key=${encodeURIComponent(photo)}`
}
