import type { PointerEvent } from 'react'

/** Starts dragging a dialog by its title, within the window. */
export function startDrag({ button, pointerId, clientX, clientY, currentTarget: title }: PointerEvent<HTMLElement>) {
  const box = title.closest<HTMLElement>('[role="dialog"]')
  if (box === null || button !== 0) return
  const { left, top, right, bottom } = box.getBoundingClientRect()
  const [x = 0, y = 0] = box.style.translate.split(' ').map((length) => Number.parseFloat(length) || 0)
  const end = new AbortController()
  const { signal } = end

  title.setPointerCapture(pointerId)
  title.addEventListener('pointermove', move, { signal })
  title.addEventListener('lostpointercapture', () => end.abort(), { signal })
  // Resets the position when the window is resized, because it may now be outside.
  addEventListener('resize', () => box.style.removeProperty('translate'), { once: true })

  function move(event: globalThis.PointerEvent): void {
    const across = within(event.clientX - clientX, -left, innerWidth - right)
    const down = within(event.clientY - clientY, -top, innerHeight - bottom)
    box?.style.setProperty('translate', `${x + across}px ${y + down}px`)
  }
}

/** A dialog larger than the window does not move. */
function within(wanted: number, least: number, most: number): number {
  return least > 0 || most < 0 ? 0 : Math.min(Math.max(wanted, least), most)
}
