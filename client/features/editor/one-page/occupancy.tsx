import '#client/styles/usage.css'
import type { ResumeReport } from '#client/features/editor/pdf/render.ts'
import { onePageMessages } from '#client/i18n/editor-one-page.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { overPercent } from '#src/resume/one-page/excess.ts'

/** How much of one page the text fills, as a bar and a text. */
export function Occupancy({ pdf }: { pdf: ResumeReport | null }) {
  const t = useMessages(onePageMessages)
  const isOver = pdf !== null && pdf.pages > 1
  return (
    <div className="usage" data-full={isOver ? '' : undefined}>
      <p>
        <span>{t.filled}</span>
        {pdf === null ? <span>{t.measuring}</span> : <OccupancyText pdf={pdf} withPages />}
      </p>
      <meter aria-label={t.filled} min={0} max={1} value={pdf === null ? 0 : isOver ? 1 : pdf.filled} />
    </div>
  )
}

/** How much of one page the text fills, as a text. */
export function OccupancyText({ pdf, withPages = false }: { pdf: ResumeReport; withPages?: boolean }) {
  const t = useMessages(onePageMessages)
  const { pages, filled } = pdf
  return (
    <span className="tabular-nums">
      {pages > 1 && withPages && t.pages(pages)}
      {pages > 1 ? t.over(overPercent(filled)) : t.fills(percent(filled))}
    </span>
  )
}

/** Converts a fraction to whole per cent. */
export function percent(share: number): number {
  return Math.round(share * 100)
}
