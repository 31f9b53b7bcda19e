import { type RefObject, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { storedText } from '#client/lib/stored-text.ts'
import { useShown } from '#client/lib/use-shown.ts'

const stored = storedText(() => localStorage, 'editor-zoom')
/** The least and the greatest zoom; 1 is as large as on paper. */
const LEAST = 0.25
const GREATEST = 4
/** The factor of one zoom step; below, the distance in px by which the wheel zooms by the factor e. */
const STEP = 1.25
const WHEEL = 300

/** The kinds of zoom that fit the pane; any other zoom is a multiple of the size on paper. */
export const zoomKinds = ['page', 'fit', 'pair'] as const
type Zoom = (typeof zoomKinds)[number] | number

/**
 * State of the preview's zoom, stored in this browser: chosen, or changed by the wheel with Ctrl or by pinching.
 * @param paper the element around the pages
 * @param full the width of a page in px at the size of paper
 */
export function useZoom(paper: RefObject<HTMLElement | null>, full: number) {
  const [zoom, setZoom] = useState(readZoom)

  function choose(next: Zoom): void {
    setZoom(next)
    stored.write(String(next))
  }

  const shown = () => (paper.current?.querySelector('[data-sheet]')?.clientWidth ?? full) / full

  /** Zooms to a factor and keeps what is at a point of the window in place. */
  function zoomAt(factor: number, x: number, y: number): void {
    const sheet = sheetAt(paper.current, y)
    const before = sheet?.getBoundingClientRect()
    flushSync(() => choose(within(factor)))
    if (!sheet || !before) return
    const after = sheet.getBoundingClientRect()
    const left = after.left + ((x - before.left) / before.width) * after.width - x
    const top = after.top + ((y - before.top) / before.height) * after.height - y
    sheet.closest('[data-pane]')?.scrollBy(left, top)
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomAt(shown() * Math.exp(-event.deltaY / WHEEL), event.clientX, event.clientY)
  })
  const onPinch = useEffectEvent((factor: number, { x, y }: Pinch) => zoomAt(factor, x, y))
  const factorNow = useEffectEvent(shown)

  useShown(() => {
    const element = paper.current
    if (element === null) return
    const page = new AbortController()
    const options = { signal: page.signal, passive: false }
    let begun: { distance: number; factor: number } | null = null
    element.addEventListener('wheel', (event) => onWheel(event), options)
    element.addEventListener(
      'touchstart',
      ({ touches }) => {
        const pinch = pinchOf(touches)
        begun = pinch && { distance: pinch.distance, factor: factorNow() }
      },
      options,
    )
    element.addEventListener(
      'touchmove',
      (event) => {
        const pinch = pinchOf(event.touches)
        if (!pinch || !begun) return
        event.preventDefault()
        onPinch((begun.factor * pinch.distance) / begun.distance, pinch)
      },
      options,
    )
    return () => page.abort()
  })

  return { zoom, choose, step: (by: 1 | -1) => choose(within(shown() * STEP ** by)) }
}

type Pinch = { distance: number; x: number; y: number }

/** The centre of two touches and their distance; null unless there are two. */
function pinchOf(touches: TouchList): Pinch | null {
  const [a, b] = [touches[0], touches[1]]
  if (!a || !b || touches.length !== 2) return null
  const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
  return { distance, x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 }
}

function sheetAt(paper: HTMLElement | null, y: number): Element | undefined {
  const sheets = [...(paper?.querySelectorAll('[data-sheet]') ?? [])]
  return sheets.find((sheet) => sheet.getBoundingClientRect().bottom > y) ?? sheets.at(-1)
}

function readZoom(): Zoom {
  const kept = stored.read() ?? ''
  return zoomKinds.find((kind) => kind === kept) ?? (Number(kept) ? within(Number(kept)) : 'fit')
}

function within(factor: number): number {
  return Math.min(GREATEST, Math.max(LEAST, Math.round(factor * 100) / 100))
}
