import { useEffect, useEffectEvent, useMemo } from 'react'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import type { PdfFile } from '#client/features/editor/shell/use-pdf.ts'
import { createStore, type Store, useStore } from '#client/lib/store.ts'
import { perOwner } from '#src/lib/per-owner.ts'
import { type DesignPicture, type DesignPictures, drawDesigns, drawnContent } from './draw-designs.ts'

type Drawn = { content: string; pictures: DesignPictures }

/** The pictures of each open résumé, kept while the view is closed. */
const keptBy = perOwner((): Store<Drawn> => createStore<Drawn>({ content: '', pictures: new Map() }))

/** Draws the edited résumé in every design while the component is shown, and again when its content changes. */
export function useDesignPictures(made: PdfFile['made']): DesignPictures {
  const session = useEditor()
  const store = keptBy(session)
  const document = useDocument()
  const content = useMemo(() => drawnContent(document), [document])

  const draw = useEffectEvent((signal: AbortSignal) => {
    if (store.get().content !== content) store.set({ content, pictures: new Map() })
    const put = (id: string, picture: DesignPicture | null) => {
      const { pictures } = store.get()
      store.set({ content, pictures: new Map(pictures).set(id, picture) })
    }
    drawDesigns(document, made.get(), store.get().pictures, put, signal).catch(reportError)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is drawn anew
  useEffect(() => {
    const run = new AbortController()
    draw(run.signal)
    return () => run.abort()
  }, [content])

  return useStore(store).pictures
}
