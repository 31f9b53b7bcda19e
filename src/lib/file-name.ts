/** Characters no file system takes, and what would hide the file or its ending. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]+/gu

/** A text as part of a file's name, on any system; empty when nothing of it can stand there. */
export function fileNameOf(text: string): string {
  return text.replace(UNFIT, ' ').replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
}
