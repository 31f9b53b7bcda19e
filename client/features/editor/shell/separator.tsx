import type { KeyboardEvent, PointerEvent } from 'react'

const STEP = 24

type SeparatorProps = {
  label: string
  /** The width of its pane, in px. */
  value: number
  onChange: (width: number) => void
  /** 1: the pane is on its left; -1: on its right. */
  direction: 1 | -1
}

/** Changes the width of a pane, by dragging or with the arrow keys. */
export function Separator({ label, value, onChange, direction }: SeparatorProps) {
  function drag({ clientX: from, pointerId, currentTarget: handle }: PointerEvent<HTMLHRElement>): void {
    handle.setPointerCapture(pointerId)
    const move = ({ clientX }: globalThis.PointerEvent) => onChange(value + (clientX - from) * direction)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', () => handle.removeEventListener('pointermove', move), { once: true })
  }

  function press(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowLeft: -STEP, ArrowRight: STEP }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange(value + step * direction)
  }

  return (
    // Browsers clip an <hr>, and so what makes it wide enough to be caught.
    <hr
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={280}
      aria-valuemax={640}
      tabIndex={0}
      onPointerDown={drag}
      onKeyDown={press}
      className="relative z-10 m-0 overflow-visible h-full w-px cursor-col-resize touch-none border-0 bg-line after:absolute after:inset-y-0 after:-inset-x-1.5 hover:bg-accent focus-visible:bg-accent"
    />
  )
}
