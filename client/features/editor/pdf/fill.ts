import * as z from 'zod/mini'

/** The layout engine's description of a page: its edges, and its boxes from the top, in points. */
const placedBox = z.object({
  box: z.object({ top: z.number(), height: z.number() }),
  style: z.optional(z.object({ position: z.optional(z.string()) })),
})
const placedPage = z.object({
  box: z.object({ height: z.number(), paddingTop: z.number(), paddingBottom: z.number() }),
  children: z.array(placedBox),
})
const laidOut = z.object({ children: z.array(placedPage) })

/**
 * How many pages the text fills between their margins: 0.83 of one, or 1.4 for one and some of a second.
 * @param layout the output of the layout engine; if its shape is unknown, all pages count as full
 */
export function filledPages(layout: unknown, pages: number): number {
  const last = laidOut.safeParse(layout).data?.children.at(-1)
  if (last === undefined) return pages
  const { height, paddingTop, paddingBottom } = last.box
  // Absolutely placed boxes are backgrounds and the page number.
  const flow = last.children.filter(({ style }) => style?.position !== 'absolute')
  const bottom = Math.max(paddingTop, ...flow.map(({ box }) => box.top + box.height))
  return pages - 1 + (bottom - paddingTop) / (height - paddingTop - paddingBottom)
}
