import type { LaidOut } from '@react-pdf/layout'

/** The source of a printed text: its address in the document, or that of its whole entry, and the text. */
export type PaperSource = { address: string; text: string }

/** The place of such a text: its page, from 0, and its box in fractions of that page, from the upper left corner. */
export type PaperPlace = PaperSource & { page: number; left: number; top: number; width: number; height: number }

type Box = { left: number; top: number; width: number; height: number }

/** Returns the places of the document's texts on the pages of a layout, in drawing order. */
export function placesOf({ children: pages = [] }: LaidOut): PaperPlace[] {
  return pages.flatMap(({ box, children = [] }, page) => {
    const { width = 1, height = 1 } = box ?? {}
    return children
      .flatMap((node) => found(node, { left: 0, top: 0 }))
      .map((place) => ({
        ...place,
        page,
        left: place.left / width,
        top: place.top / height,
        width: place.width / width,
        height: place.height / height,
      }))
  })
}

function found(node: LaidOut, around: { left: number; top: number }): (PaperSource & Box)[] {
  const { left = 0, top = 0, width = 0, height = 0 } = node.box ?? {}
  const box = { left: around.left + left, top: around.top + top, width, height }
  const source = sourceIn(node.props)
  if (source !== undefined) return [{ ...source, ...withinLines(node, box) }]
  return (node.children ?? []).flatMap((child) => found(child, box))
}

/** The box of a text, as wide as its longest line, which may be narrower than its column. */
function withinLines({ lines = [] }: LaidOut, box: Box): Box {
  if (lines.length === 0) return box
  const left = Math.min(...lines.map((line) => line.box.x))
  const right = Math.max(...lines.map((line) => line.box.x + line.xAdvance))
  return { ...box, left: box.left + left, width: right - left }
}

function sourceIn(props: object | undefined): PaperSource | undefined {
  return props && 'source' in props && isSource(props.source) ? props.source : undefined
}

function isSource(value: unknown): value is PaperSource {
  return typeof value === 'object' && value !== null && 'address' in value
}
