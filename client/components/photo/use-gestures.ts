import { type RefObject, useEffectEvent } from 'react'
import { useShown } from '#client/lib/use-shown.ts'

/** The zoom per pixel of the wheel. */
const WHEEL = 0.0015

/** Handles gestures on an element: one pointer pans, two pinch, the wheel zooms. Pans are fractions of its size. */
export function useGestures(
  element: RefObject<HTMLElement | null>,
  onPan: (right: number, down: number) => void,
  onZoom: (factor: number) => void,
): void {
  const pan = useEffectEvent(onPan)
  const zoom = useEffectEvent(onZoom)
  useShown(() => {
    const target = element.current
    if (target === null) return
    const end = new AbortController()
    const pointers = new Map<number, { x: number; y: number }>()

    target.addEventListener('wheel', wheel, { passive: false, signal: end.signal })
    target.addEventListener('pointerdown', down, end)
    target.addEventListener('pointermove', move, end)
    target.addEventListener('pointerup', up, end)
    target.addEventListener('pointercancel', up, end)
    return () => end.abort()

    function wheel(event: WheelEvent): void {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * WHEEL))
    }

    function down({ pointerId, clientX, clientY }: PointerEvent): void {
      target?.setPointerCapture(pointerId)
      pointers.set(pointerId, { x: clientX, y: clientY })
    }

    function move({ pointerId, clientX, clientY }: PointerEvent): void {
      const before = pointers.get(pointerId)
      if (before === undefined || target === null) return
      const now = { x: clientX, y: clientY }
      const other = [...pointers].find(([id]) => id !== pointerId)?.[1]
      pointers.set(pointerId, now)
      if (other) {
        zoom(distance(now, other) / Math.max(1, distance(before, other)))
      } else {
        const { width, height } = target.getBoundingClientRect()
        pan((now.x - before.x) / width, (now.y - before.y) / height)
      }
    }

    function up({ pointerId }: PointerEvent): void {
      pointers.delete(pointerId)
    }
  })
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
