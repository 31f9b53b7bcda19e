import { useRef, useState } from 'react'
import { createPdfEngine } from '#client/features/editor/pdf/engine.ts'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useChanges } from '#client/lib/store.ts'
import { useShown } from '#client/lib/use-shown.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { setDesign } from '#src/resume/edits.ts'
import type { Fit } from '#src/resume/one-page/scale.ts'
import { type Solution, solveOnePage } from '#src/resume/one-page/solve.ts'

export type OnePageState =
  | { kind: 'idle' }
  | { kind: 'working'; layouts: number }
  /** `document` is the measured one. */
  | { kind: 'done'; solution: Solution; document: ResumeDocument }
  /** It did not fit, and the tightest setting was applied anyway. */
  | { kind: 'tightened'; pages: number }
  | { kind: 'stopped' | 'changed' | 'failed' }

/**
 * Fits the résumé on one page. A separate engine makes the layouts, so that the preview keeps running and cancelling is
 * immediate. An edit cancels the search, because the measured document is outdated.
 */
export function useOnePage() {
  const { document, edit } = useEditor()
  const [state, setState] = useState<OnePageState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)

  useShown(() => () => running.current?.abort('stopped'))

  const isOver = state.kind !== 'idle' && state.kind !== 'working'
  // The result applies to the measured document only, so any later edit or undo clears it.
  useChanges(document, () => isOver && setState({ kind: 'idle' }))

  async function start(): Promise<void> {
    const measured = document.get()
    const run = new AbortController()
    running.current = run
    setState({ kind: 'working', layouts: 0 })
    const engine = createPdfEngine(photoAddress)
    run.signal.addEventListener('abort', () => engine.close())
    const leave = document.subscribe(() => document.get() !== measured && run.abort('changed'))
    try {
      const solution = await solveOnePage(measured.design, measured.locale, {
        signal: run.signal,
        measure: (fit) => engine.render({ ...measured, design: { ...measured.design, ...fit } }),
        onLayout: (layouts) => setState({ kind: 'working', layouts }),
      })
      leave()
      if (solution.kind === 'solved') edit(setDesign(solution.fit))
      setState({ kind: 'done', solution, document: measured })
    } catch {
      if (!run.signal.aborted) setState({ kind: 'failed' })
      else setState({ kind: run.signal.reason === 'changed' ? 'changed' : 'stopped' })
    } finally {
      leave()
      engine.close()
    }
  }

  return {
    state,
    start: () => void start(),
    stop: () => running.current?.abort('stopped'),
    tighten: (fit: Fit, pages: number) => {
      edit(setDesign(fit))
      setState({ kind: 'tightened', pages })
    },
  }
}
