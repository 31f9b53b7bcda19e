import { useId } from 'react'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { editorLookMessages } from '#client/i18n/editor-look.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { applyChoice } from '#src/resume/designs/apply.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { useDesign } from './use-design.ts'

type SliderField = 'size' | 'nameSize' | 'headingSize' | 'leading' | 'spacing' | 'paragraph' | 'margin' | 'column'

/** Sliders for sizes and spacing; they start at the design's own values. */
export function Sliders() {
  const t = useMessages(editorDesignMessages)
  const look = useMessages(editorLookMessages)
  const { design, set } = useDesign()
  const locale = usePart((document) => document.locale)
  const own = findDesign(design.id)
  const { type } = own
  // The present sizes of name and headings: in proportion to the body unless chosen.
  const now = applyChoice(own, design).type
  const percent = (value: number) => t.percent(String(Math.round(value * 100)))
  const points = (value: number) => t.points(String(value))
  const times = (value: number) => t.times(value.toFixed(2))
  const leading = design.leading ?? type.leading[locale]
  const half = (value: number) => Math.round(value * 2) / 2
  const sliders: (SliderProps & { field: SliderField })[] = [
    { field: 'size', label: t.size, value: design.size ?? type.body, range: [7, 14, 0.5], textOf: points },
    { field: 'nameSize', label: t.nameSize, value: half(now.name), range: [12, 40, 0.5], textOf: points },
    { field: 'headingSize', label: t.headingSize, value: half(now.heading), range: [8, 24, 0.5], textOf: points },
    { field: 'leading', label: t.leading, value: leading, range: [1.1, 2.4, 0.02], textOf: times },
    { field: 'spacing', label: t.spacing, value: design.spacing ?? 1, range: [0.4, 2, 0.05], textOf: percent },
    { field: 'paragraph', label: look.paragraph, value: design.paragraph ?? 1, range: [0, 4, 0.25], textOf: percent },
    { field: 'margin', label: t.margin, value: design.margin ?? 1, range: [0.5, 1.6, 0.05], textOf: percent },
    { field: 'column', label: look.column, value: design.column ?? 1, range: [0.7, 1.4, 0.05], textOf: percent },
  ]
  const shown = sliders.filter(({ field }) => field !== 'column' || own.layout.kind !== 'single')
  return (
    <div className="grid gap-4">
      {shown.map(({ field, ...slider }) => (
        <Slider key={field} {...slider} onChange={(value) => set({ [field]: value }, `design.${field}`)} />
      ))}
    </div>
  )
}

type SliderProps = {
  label: string
  value: number
  range: readonly [low: number, high: number, step: number]
  textOf: (value: number) => string
}

function Slider({
  label,
  value,
  range: [low, high, step],
  textOf,
  onChange,
}: SliderProps & { onChange: (value: number) => void }) {
  const id = useId()
  return (
    <div>
      <div className="flex justify-between gap-3 text-sm">
        <label htmlFor={id}>{label}</label>
        {/* The slider says its value itself: a live region beside it would say it again, without the name. */}
        <span aria-hidden="true" className="text-muted tabular-nums">
          {textOf(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={low}
        max={high}
        step={step}
        value={value}
        aria-valuetext={textOf(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="mt-1 block h-8 w-full cursor-pointer accent-accent"
      />
    </div>
  )
}
