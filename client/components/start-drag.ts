import type { PointerEvent } from 'react'

/** Lets the pointer that is pressed on a dialog's title move the dialog, as far as the window goes. */
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
  // Where it was put may be outside of a window that has become smaller.
  addEventListener('resize', () => box.style.removeProperty('translate'), { once: true })

  function move(event: globalThis.PointerEvent): void {
    const across = within(event.clientX - clientX, -left, innerWidth - right)
    const down = within(event.clientY - clientY, -top, innerHeight - bottom)
    box?.style.setProperty('translate', `${x + across}px ${y + down}px`)
  }
}

/** A dialog larger than the window stays where it is. */
function within(wanted: number, least: number, most: number): number {
  return least > 0 || most < 0 ? 0 : Math.min(Math.max(wanted, least), most)
}
