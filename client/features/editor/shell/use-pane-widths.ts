import { useState } from 'react'
import { storedText } from '#client/lib/stored-text.ts'

const stored = storedText(() => localStorage, 'editor-panes')
const DEFAULTS = { left: 420, right: 300 }
const NARROWEST = 280
const WIDEST = 640

/** The widths of the side panes in px, stored in this browser. */
export function usePaneWidths() {
  const [widths, setWidths] = useState(readWidths)
  const change = (changed: Partial<typeof DEFAULTS>) => {
    const next = { ...widths, ...changed }
    setWidths(next)
    stored.write(`${next.left},${next.right}`)
  }
  return {
    ...widths,
    setLeft: (left: number) => change({ left: within(left) }),
    setRight: (right: number) => change({ right: within(right) }),
  }
}

function readWidths(): typeof DEFAULTS {
  const [left, right] = (stored.read() ?? '').split(',').map(Number)
  return { left: within(left || DEFAULTS.left), right: within(right || DEFAULTS.right) }
}

function within(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))
}
