/** Spaces, and characters that file systems refuse, or that would disguise the name or its extension. */
const UNFIT = /[\s\\/:*?"<>|\p{Cc}]+/gu

/** Makes a text usable in a file name on any system; empty when nothing is left of it. */
export function fileNameOf(text: string): string {
  return text.replace(UNFIT, ' ').replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
}
