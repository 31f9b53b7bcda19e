import { useMemo } from 'react'
import { applyChoice } from '#src/resume/designs/apply.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { DesignChoice, ResumeLocale } from '#src/resume/document.ts'
import { type Mark, paper, sketchMarks } from './sketch-marks.ts'

const someone = { zh: '林知夏', en: 'Lin Zhixia' }
/** How many characters of a name fit the narrowest page. */
const NAME_LENGTH = { zh: 12, en: 22 }

type DesignSketchProps = {
  choice: DesignChoice
  locale: ResumeLocale
  /** The name on the résumé. */
  name?: string
  className?: string
}

/** A sketch of the first page in a design. It is decoration: the text beside it says the same. */
export function DesignSketch({ choice, locale, name = someone[locale], className = '' }: DesignSketchProps) {
  const marks = useMemo(() => {
    const design = applyChoice(findDesign(choice.id), choice)
    return sketchMarks({ design, locale, name: shortened(name, NAME_LENGTH[locale]) })
  }, [choice, locale, name])
  return (
    <svg
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      aria-hidden="true"
      className={`page-picture block aspect-210/297 w-full font-sans ${className}`}
    >
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity, and all change together
        <Shape key={index} mark={mark} />
      ))}
    </svg>
  )
}

function Shape({ mark }: { mark: Mark }) {
  if (mark.kind === 'text') {
    const { x, y, size, fill, text, middle } = mark
    const anchor = middle ? 'middle' : undefined
    return (
      <text x={x} y={y} fontSize={size} fill={fill} fontWeight={600} textAnchor={anchor}>
        {text}
      </text>
    )
  }
  const { kind, y, width, ...rest } = mark
  const box = { ...rest, y: rounded(y), width: rounded(width) }
  return kind === 'frame' ? <rect {...box} fill="none" strokeWidth={0.8} /> : <rect {...box} />
}

/** Rounds to a tenth of a millimetre, because the page carries every digit. */
function rounded(length: number): number {
  return Math.round(length * 10) / 10
}

function shortened(name: string, length: number): string {
  const signs = [...name]
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : name
}
