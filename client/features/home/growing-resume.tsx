import type { CSSProperties } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { homeResume, type Resume, type ResumeLine } from '#client/i18n/home-resume.ts'
import { useMessages } from '#client/i18n/messages.ts'

const LAST_SLIP = 9
const slips = Array.from({ length: LAST_SLIP + 1 }, (_, index) => index)

/** A résumé that appears line by line. All of it is in the markup; the styles only reveal it. */
export function GrowingResume() {
  const resume = useMessages(homeResume)
  const last = 3 + resume.sections.reduce((sum, { lines }) => sum + lines.length + 1, 0)
  return (
    <figure aria-label={resume.label} className="growing">
      <div aria-hidden="true" className="book">
        {slips.map((slip) => (
          <span key={slip}>{slip === 0 ? resume.firstSlip : slip === LAST_SLIP && resume.lastSlip}</span>
        ))}
      </div>
      <div className="grow-page">
        <div className="grow-text">
          <p className="grow-name ink" style={turn(0)}>
            {resume.name}
          </p>
          <p className="grow-aim ink" style={turn(1)}>
            {resume.aim}
          </p>
          <p className="ink" style={turn(2)}>
            {resume.contact}
          </p>
          <Sections resume={resume} />
        </div>
      </div>
      <p className="grow-saved" style={turn(last)}>
        <Icon name="check" />
        {resume.saved}
      </p>
    </figure>
  )
}

function Sections({ resume }: { resume: Resume }) {
  let line = 2
  return resume.sections.map(({ title, lines }) => {
    line += 1
    const start = line
    line += lines.length
    return (
      <section key={title}>
        <p className="grow-title" style={turn(start)}>
          {title}
        </p>
        {lines.map((entry, index) => (
          <Line key={entry.text} line={entry} turnStyle={turn(start + 1 + index)} />
        ))}
      </section>
    )
  })
}

function Line({ line: { text, side, head }, turnStyle }: { line: ResumeLine; turnStyle: CSSProperties }) {
  return (
    <p className={head ? 'ink grow-head' : 'ink'} style={turnStyle}>
      <span>{text}</span>
      {side && <span>{side}</span>}
    </p>
  )
}

/** The delay of a line's animation. */
function turn(index: number): CSSProperties {
  const style: Record<`--${string}`, number> = { '--turn': index }
  return style
}
