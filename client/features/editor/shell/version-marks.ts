import { pagesOf, withPdf } from '#client/features/editor/pdf/with-pdf.ts'

/** A mark's place on a page, in fractions of its width and height. */
type Mark = { left: number; top: number; width: number; height: number }
export type MarkedPage = { ratio: number; marks: Mark[] }

/** Lines to mark, and the other lines, whose words are not marked. */
export type MarkedLines = { changed: readonly string[]; same: readonly string[] }

/** How far a mark extends below the baseline, as a fraction of its height. */
const DESCENT = 0.22

/** Finds the changed lines of a résumé on the pages of its file. */
export function findMarks(bytes: Uint8Array, { changed, same }: MarkedLines): Promise<MarkedPage[]> {
  const [wanted, others] = [changed.map(squeezed), same.map(squeezed)]
  const isChanged = (text: string) =>
    text.length > 1 && wanted.some((line) => line.includes(text)) && !others.some((line) => line.includes(text))
  return withPdf(bytes, async (pdf) => {
    const pages: MarkedPage[] = []
    for (const page of await pagesOf(pdf)) {
      const { width, height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const marks = items.flatMap((item): Mark[] => {
        if (!('str' in item) || !isChanged(squeezed(item.str))) return []
        const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
        const foot = height - y + item.height * DESCENT
        return [
          {
            left: x / width,
            top: (foot - item.height * (1 + DESCENT)) / height,
            width: item.width / width,
            height: (item.height * (1 + DESCENT)) / height,
          },
        ]
      })
      pages.push({ ratio: width / height, marks })
    }
    return pages
  })
}

/** Removes spaces, soft hyphens and markup, which the file does not contain. */
function squeezed(text: string): string {
  return text.replace(/[\s\u00AD*_~•-]+/gu, '')
}
