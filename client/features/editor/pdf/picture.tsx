import { useLayoutEffect, useRef } from 'react'

/** Shows a page that was drawn before, by its canvas. */
export function Picture({ canvas }: { canvas: HTMLCanvasElement }) {
  const frame = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => frame.current?.replaceChildren(canvas), [canvas])
  return <span ref={frame} className="page-picture" />
}
