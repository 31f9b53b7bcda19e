import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#client/components/button.tsx'
import { Group } from '#client/features/editor/design/group.tsx'
import type { PdfFile } from '#client/features/editor/shell/use-pdf.ts'
import { onePageMessages } from '#client/i18n/editor-one-page.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useStore } from '#client/lib/store.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { sectionName } from '#src/resume/labels.ts'
import { breakingSections, excessOf, overPercent } from '#src/resume/one-page/excess.ts'
import { loneLines } from '#src/resume/one-page/last-page.ts'
import { mostLayouts, type Solution } from '#src/resume/one-page/solve.ts'
import { Occupancy, percent } from './occupancy.tsx'
import { type OnePageState, useOnePage } from './use-one-page.ts'

/** A page filled less than this stays sparse even with the roomiest settings. */
const FULL = 0.9

/** Shows how full the page is, with buttons to make the résumé fit exactly one page. */
export function OnePage({ made }: Pick<PdfFile, 'made'>) {
  const t = useMessages(onePageMessages)
  const file = useStore(made)
  const pdf = file?.pdf ?? null
  const lines = file === null ? null : loneLines(file.document, file.pdf)
  const { state, start, stop, tighten } = useOnePage()
  const textOf = useStateText()
  const button = useRef<HTMLButtonElement>(null)
  const isOne = pdf !== null && pdf.pages === 1
  const isWorking = state.kind === 'working'
  const tightest = state.kind === 'done' && state.solution.kind === 'too-long' ? state.solution : null
  const canTighten = tightest !== null && pdf !== null && tightest.after.pages < pdf.pages
  // The pressed button disappears, so the focus moves to a neighbour.
  const andReturn = (act: () => void) => () => {
    flushSync(act)
    button.current?.focus()
  }
  return (
    <Group title={t.title} note={t.note}>
      <Occupancy pdf={pdf} />
      {lines !== null && pdf?.pages === 2 && <p className="mt-2 text-sm">{t.fewLines(lines)}</p>}
      <div className="mt-3 flex flex-wrap gap-2 max-sm:[&>button]:min-h-11">
        <Button ref={button} variant={isOne ? 'secondary' : 'primary'} busy={isWorking || pdf === null} onClick={start}>
          {isOne ? t.fill : t.shrink}
        </Button>
        {isWorking && <Button onClick={andReturn(stop)}>{t.stop}</Button>}
      </div>
      {isWorking && (
        <progress
          aria-label={t.title}
          max={mostLayouts}
          value={state.layouts}
          className="mt-3 block h-1.5 w-full appearance-none overflow-hidden rounded-sm bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
      )}
      <p role="status" className="mt-2 text-sm text-muted">
        {textOf(state)}
      </p>
      {canTighten && (
        <Button size="small" className="mt-2" onClick={andReturn(() => tighten(tightest.fit, tightest.after.pages))}>
          {t.tightenAnyway(tightest.after.pages)}
        </Button>
      )}
    </Group>
  )
}

function useStateText(): (state: OnePageState) => string {
  const t = useMessages(onePageMessages)

  function solutionText(solution: Solution, document: ResumeDocument): string {
    const { filled } = solution.after
    if (solution.kind === 'settled') return t.settled
    if (solution.kind === 'solved') {
      return filled < FULL ? t.roomy(percent(filled)) : t.solved(percent(filled), String(solution.fit.size))
    }
    const breaks = breakingSections(document).flatMap((id) => document.sections[id] ?? [])
    if (breaks.length > 0) return t.breaks(breaks.map((section) => sectionName(section, document.locale)))
    const excess = excessOf(document, filled)
    return t.tooLong(String(solution.fit.size), overPercent(filled), excess.percent, excess.amount)
  }

  return (state) => {
    if (state.kind === 'idle') return ''
    if (state.kind === 'working') return t.working(Math.min(state.layouts + 1, mostLayouts), mostLayouts)
    if (state.kind === 'tightened') return t.tightened(state.pages)
    return state.kind === 'done' ? solutionText(state.solution, state.document) : t[state.kind]
  }
}
