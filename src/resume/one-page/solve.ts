import type { DesignChoice, ResumeLocale } from '#src/resume/document.ts'
import { type Fit, fitAt, presentFit } from './scale.ts'

/** The result of a layout: the number of pages, and how many the text fills (0.83 of one, 1.4 of two). */
export type MeasuredLayout = { pages: number; filled: number }

/** The result of the search for settings that fill one page. */
export type Solution =
  /** It already fills one page well. */
  | { kind: 'settled'; after: MeasuredLayout }
  | { kind: 'solved'; fit: Fit; after: MeasuredLayout }
  /** Even the tightest setting, `fit`, is not enough. */
  | { kind: 'too-long'; fit: Fit; after: MeasuredLayout }

/** The most layouts a search may take. */
export const mostLayouts = 10
/** A page filled this far needs no change. */
const wellFilled = 0.97

type SolveOptions = {
  /** Lays the résumé out with some settings. */
  measure: (fit: Fit) => Promise<MeasuredLayout>
  /** Called after each layout with the number so far. */
  onLayout?: (layouts: number) => void
  /** Aborts the search, for instance an `AbortSignal`. */
  signal?: { throwIfAborted: () => void }
}

/**
 * Searches for settings with which a résumé fills exactly one page: tighter when it is too long, roomier when it leaves
 * much empty. Every result has really been laid out.
 * @throws the abort reason of the signal, and whatever `measure` throws
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

  // A binary search between a setting that fits and one that does not.
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
