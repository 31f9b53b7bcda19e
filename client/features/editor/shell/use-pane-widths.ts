import { useState } from 'react'

const KEY = 'editor-panes'
const DEFAULTS = { left: 420, right: 300 }
const NARROWEST = 280
const WIDEST = 640

/** The widths of the side panes in px, stored in this browser. */
export function usePaneWidths() {
  const [widths, setWidths] = useState(readWidths)
  const change = (changed: Partial<typeof DEFAULTS>) => {
    const next = { ...widths, ...changed }
    setWidths(next)
    try {
      localStorage.setItem(KEY, `${next.left},${next.right}`)
    } catch {
      // Not stored where the browser forbids it.
    }
  }
  return {
    ...widths,
    setLeft: (left: number) => change({ left: within(left) }),
    setRight: (right: number) => change({ right: within(right) }),
  }
}

function readWidths(): typeof DEFAULTS {
  try {
    const [left, right] = (localStorage.getItem(KEY) ?? '').split(',').map(Number)
    return { left: within(left || DEFAULTS.left), right: within(right || DEFAULTS.right) }
  } catch {
    return DEFAULTS
  }
}

function within(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))
}
