import { ClipPath, Defs, Ellipse, Image, Rect, Svg } from '@react-pdf/renderer'
import { createElement } from 'react'
import { box, type Node } from './nodes.ts'
import type { Setting } from './setting.ts'

/** Height of a photograph for an identity card to its width. */
export const photoRatio = 7 / 5

const ground = '#eaeaea'
const figure = '#cdcdcd'

/** The photograph, or a neutral head and shoulders where one is to come. */
export function photograph(width: number, { photo, photoRatio: ratio }: Setting): Node {
  const size = { width, height: width * ratio }
  if (photo) return createElement(Image, { src: photo, style: { ...size, objectFit: 'cover' } })
  return box(size, [
    createElement(
      Svg,
      { viewBox: '0 0 250 350', preserveAspectRatio: 'xMidYMid slice', style: { ...size, overflow: 'hidden' } },
      createElement(Defs, null, createElement(ClipPath, { id: 'frame' }, createElement(Rect, frame))),
      createElement(Rect, { ...frame, fill: ground }),
      createElement(Ellipse, { cx: 125, cy: 148, rx: 54, ry: 66, fill: figure }),
      createElement(Ellipse, { cx: 125, cy: 222, rx: 22, ry: 46, fill: figure }),
      createElement(Ellipse, { cx: 125, cy: 372, rx: 122, ry: 128, fill: figure, clipPath: 'url(#frame)' }),
    ),
  ])
}

const frame = { x: 0, y: 0, width: 250, height: 350 }
