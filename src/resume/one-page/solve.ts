import type { DesignChoice, ResumeLocale } from '#src/resume/document.ts'
import { type Fit, fitAt, presentFit } from './scale.ts'

/** What a layout came to: so many pages, of which the text fills `filled` (0.83 of one, 1.4 of two). */
export type MeasuredLayout = { pages: number; filled: number }

export type Solution =
  /** One page, and well filled, as it is. */
  | { kind: 'settled'; after: MeasuredLayout }
  | { kind: 'solved'; fit: Fit; after: MeasuredLayout }
  /** Not even the tightest setting is enough; `fit` is that one. */
  | { kind: 'too-long'; fit: Fit; after: MeasuredLayout }

/** The most layouts a solution may cost. */
export const mostLayouts = 10
/** A page filled this far needs nothing more. */
const wellFilled = 0.97

type SolveOptions = {
  /** Lays the résumé out in a setting and says what came of it. */
  measure: (fit: Fit) => Promise<MeasuredLayout>
  /** Called after each layout with how many there have been. */
  onLayout?: (layouts: number) => void
  /** Stops the search; such as an `AbortSignal`. */
  signal?: { throwIfAborted: () => void }
}

/**
 * Sets a résumé so that it fills one page: tighter when it takes more, roomier when it leaves much of it empty. What is
 * answered has been laid out, never only reckoned.
 * @throws the reason of the signal once it is aborted, and whatever `measure` throws
 */
export async function solveOnePage(
  choice: DesignChoice,
  locale: ResumeLocale,
  { measure, onLayout, signal }: SolveOptions,
): Promise<Solution> {
  const present = presentFit(choice, locale)
  let layouts = 0
  const layoutAt = async (way: number) => {
    signal?.throwIfAborted()
    const fit = fitAt(present, locale, way)
    const after = await measure(fit)
    signal?.throwIfAborted()
    layouts += 1
    onLayout?.(layouts)
    return { way, fit, after }
  }

  const start = await layoutAt(0)
  if (isDone(start.after)) return { kind: 'settled', after: start.after }
  const end = await layoutAt(fitsPage(start.after) ? 1 : -1)
  if (end.way < 0 && !fitsPage(end.after)) return { kind: 'too-long', fit: end.fit, after: end.after }

  // One side fits, the other takes too much: what lies between is halved.
  let [best, over] = fitsPage(end.after) ? [end, start] : [start, end]
  while (layouts < mostLayouts && !isDone(best.after) && !fitsPage(over.after)) {
    const middle = await layoutAt((best.way + over.way) / 2)
    if (fitsPage(middle.after)) best = middle
    else over = middle
  }
  return best === start ? { kind: 'settled', after: start.after } : { kind: 'solved', fit: best.fit, after: best.after }
}

function fitsPage({ pages }: MeasuredLayout): boolean {
  return pages === 1
}

function isDone(measured: MeasuredLayout): boolean {
  return fitsPage(measured) && measured.filled >= wellFilled
}
