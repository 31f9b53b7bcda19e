import { useCallback } from 'react'

/** Shows a page that was drawn before, by its canvas. */
export function Picture({ canvas }: { canvas: HTMLCanvasElement }) {
  const fill = useCallback((frame: HTMLSpanElement | null) => frame?.replaceChildren(canvas), [canvas])
  return <span ref={fill} className="page-picture" />
}
