import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'

/** How far an arrow key moves a dialog, in px. */
const STEP = 40
const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Starts dragging a dialog by its title, within the window. */
export function startDrag({ button, pointerId, clientX, clientY, currentTarget: title }: PointerEvent<HTMLElement>) {
  const move = mover(title)
  if (move === null || button !== 0) return
  const end = new AbortController()
  const { signal } = end
  title.setPointerCapture(pointerId)
  const follow = (event: globalThis.PointerEvent) => move(event.clientX - clientX, event.clientY - clientY)
  title.addEventListener('pointermove', follow, { signal })
  title.addEventListener('lostpointercapture', () => end.abort(), { signal })
}

/** Moves the dialog around a button by the arrow keys. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const way = ARROWS[event.key]
  if (way === undefined) return
  event.preventDefault()
  mover(event.currentTarget)?.(...way)
}

/** Moves the dialog around a button to the bottom of the window, or back to its first place, with one press. */
export function moveByPress({ currentTarget }: MouseEvent<HTMLElement>): void {
  const box = currentTarget.closest<HTMLElement>('[role="dialog"]')
  if (box?.style.translate) box.style.removeProperty('translate')
  else mover(currentTarget)?.(innerWidth, innerHeight)
}

/** Returns a function that moves the dialog around an element by pixels; null when there is none. */
function mover(element: HTMLElement): ((right: number, down: number) => void) | null {
  const box = element.closest<HTMLElement>('[role="dialog"]')
  if (box === null) return null
  const { left, top, right, bottom } = box.getBoundingClientRect()
  const [x = 0, y = 0] = box.style.translate.split(' ').map((length) => Number.parseFloat(length) || 0)
  // After the window was resized, a moved dialog could be out of sight.
  addEventListener('resize', () => box.style.removeProperty('translate'), { once: true })
  return (across, down) => {
    const moved = [within(across, -left, innerWidth - right), within(down, -top, innerHeight - bottom)] as const
    box.style.setProperty('translate', `${x + moved[0]}px ${y + moved[1]}px`)
  }
}

/** A dialog larger than the window stays where it is. */
function within(wanted: number, least: number, most: number): number {
  return least > 0 || most < 0 ? 0 : Math.min(Math.max(wanted, least), most)
}
