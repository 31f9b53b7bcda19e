import { useEffect, useRef, useState } from 'react'
import { createPdfEngine } from '#client/features/editor/pdf/engine.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { photoAddress } from '#client/features/editor/shell/use-pdf.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { setDesign } from '#src/resume/edits.ts'
import type { Fit } from '#src/resume/one-page/scale.ts'
import { type Solution, solveOnePage } from '#src/resume/one-page/solve.ts'

export type OnePageState =
  | { kind: 'idle' }
  | { kind: 'working'; layouts: number }
  /** `document` is the one that was measured. */
  | { kind: 'done'; solution: Solution; document: ResumeDocument }
  /** It did not fit, and the tightest setting was applied anyway. */
  | { kind: 'tightened'; pages: number }
  | { kind: 'stopped' | 'changed' | 'failed' }

/**
 * Fits the résumé on one page. The layouts are made by a separate engine, so that the preview keeps running and
 * stopping is immediate. An edit meanwhile stops it, because the measured document is out of date.
 */
export function useOnePage() {
  const { document, edit } = useEditor()
  const [state, setState] = useState<OnePageState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort('stopped'), [])

  const isOver = state.kind !== 'idle' && state.kind !== 'working'
  // What was found out holds for what was measured, not for what is written or undone afterwards.
  useEffect(() => (isOver ? document.subscribe(() => setState({ kind: 'idle' })) : undefined), [isOver, document])

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
