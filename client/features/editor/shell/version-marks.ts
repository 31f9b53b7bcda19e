import { withPdf } from '#client/features/editor/pdf/with-pdf.ts'

/** Where something stands on a page, in shares of its width and height. */
type Mark = { left: number; top: number; width: number; height: number }
export type MarkedPage = { ratio: number; marks: Mark[] }

/** Lines of a résumé: those to be marked, and the others, whose words are not. */
export type MarkedLines = { changed: readonly string[]; same: readonly string[] }

/** How far a mark reaches below the foot of a line, as a share of its height. */
const DESCENT = 0.22

/** Where the changed lines of a résumé stand on the pages of its file. */
export function findMarks(bytes: Uint8Array, { changed, same }: MarkedLines): Promise<MarkedPage[]> {
  const [wanted, others] = [changed.map(squeezed), same.map(squeezed)]
  const isChanged = (text: string) =>
    text.length > 1 && wanted.some((line) => line.includes(text)) && !others.some((line) => line.includes(text))
  return withPdf(bytes, async (pdf) => {
    const pages: MarkedPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
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

/** Without spaces, soft hyphens and the signs of markup, which the file has not. */
function squeezed(text: string): string {
  return text.replace(/[\s\u00AD*_~•-]+/gu, '')
}
