import { useState } from 'react'
import { createPdfEngine } from '#client/features/editor/pdf/engine.ts'
import { Picture } from '#client/features/editor/pdf/picture.tsx'
import { pictureOf } from '#client/features/editor/pdf/picture-of.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorExampleMessages } from '#client/i18n/editor-example.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { printsNothing } from '#src/resume/view.ts'
import { exampleOf } from './example-document.ts'

/** The width of the picture in pixels; sharp enough for a faint picture. */
const WIDTH = 1200

/** Shows example content in the résumé's design, faintly over the paper of an empty résumé. Load it lazily. */
export function Example() {
  const t = useMessages(editorExampleMessages)
  const canvas = useExample()
  if (canvas === null) return null
  return (
    <div className="paper-example">
      <div aria-hidden="true">
        <Picture canvas={canvas} />
      </div>
      <p className="absolute inset-x-0 top-1/2 mx-auto w-fit max-w-[80%] rounded-md border border-line bg-surface px-3 py-1.5 text-center text-sm text-ink shadow-card">
        {t.note}
      </p>
    </div>
  )
}

/** Draws the example; another design draws it anew. */
function useExample(): HTMLCanvasElement | null {
  const { document } = useEditor()
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  useShown(() => {
    // The example has no photo.
    const engine = createPdfEngine(() => '')
    let isOver = false
    const draw = async () => {
      const wanted = document.get()
      if (!printsNothing(wanted)) return
      const { pictures } = await engine.render(exampleOf(wanted), [{ page: 0, width: WIDTH }])
      const [picture] = pictures
      if (picture && !isOver && document.get() === wanted) setCanvas(pictureOf(picture.bitmap))
    }
    // If it cannot be drawn, neither can the preview, which shows the error.
    const start = () => void draw().catch(() => {})
    start()
    const unsubscribe = document.subscribe(start)
    return () => {
      isOver = true
      unsubscribe()
      engine.close()
    }
  })
  return canvas
}
