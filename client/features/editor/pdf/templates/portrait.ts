import { ClipPath, Defs, Ellipse, G, Image, Rect, Svg } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ContentTag } from '#client/features/editor/pdf/structure.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { cornerShare, cutAbove, type PrintedPhoto, silhouette } from '#src/resume/print/photo.ts'
import type { Column } from '#src/resume/print/place.ts'
import { box, type Node, type Style } from './nodes.ts'

/**
 * The photo, or a neutral silhouette as a placeholder, cropped to its frame.
 * @param picture a JPEG or PNG as a data URL, or empty
 */
export function photograph(
  { width, height, frame, cut }: PrintedPhoto,
  picture: string,
  { locale }: Pick<Column, 'locale'>,
): Node {
  const tag: ContentTag = { role: 'Figure', alt: basicsLabels.photo[locale] }
  const size = { width, height }
  const radius = { circle: width / 2, rounded: width * cornerShare, square: 0 }[frame]
  if (picture) {
    const position = `${Math.round(cutAbove * 100)}%`
    const style: Style = {
      ...size,
      objectFit: 'cover',
      borderRadius: radius,
      ...(cut > 0 ? { objectPositionY: position } : {}),
    }
    const properties = { src: picture, style, tag }
    return createElement(Image, properties)
  }
  const { ground, figure, ellipses, ...whole } = silhouette
  const [top, shown] = [whole.height * cut * cutAbove, whole.height * (1 - cut)]
  const corner = (radius / width) * whole.width
  const drawing = {
    viewBox: `0 ${top} ${whole.width} ${shown}`,
    preserveAspectRatio: 'xMidYMid slice',
    style: { ...size, overflow: 'hidden' as const },
    tag,
  }
  return box(size, [
    createElement(
      Svg,
      drawing,
      createElement(
        Defs,
        null,
        createElement(
          ClipPath,
          { id: 'frame' },
          createElement(Rect, { x: 0, y: top, width: whole.width, height: shown, rx: corner, ry: corner }),
        ),
      ),
      createElement(
        G,
        { clipPath: 'url(#frame)' },
        createElement(Rect, { x: 0, y: 0, ...whole, fill: ground }),
        ...ellipses.map(([cx, cy, rx, ry]) => createElement(Ellipse, { cx, cy, rx, ry, fill: figure })),
      ),
    ),
  ])
}
