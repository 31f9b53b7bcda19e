import { chineseSpace } from '#client/features/editor/pdf/templates/line-breaks.ts'
import { quoteOfForm } from '#client/features/editor/pdf/templates/quotes.ts'

/** The code points used in the layout only, and the code points that the file contains instead. */
export const writtenAs: ReadonlyMap<number, number> = new Map([...quoteOfForm, [chineseSpace.charCodeAt(0), 32]])

/** A text of the layout with the characters that the file contains, each as long as before. */
export function asWritten(text: string): string {
  return text.replace(/[\ufdd0-\ufdef]/g, (sign) => {
    const code = sign.charCodeAt(0)
    return String.fromCharCode(writtenAs.get(code) ?? code)
  })
}
