import { resumeTitle } from '#src/resume/completeness.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** Characters no file system takes, and what would hide the file or its ending. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]+/gu

/** What exported files are called, without ending: what the user chose, else name and position. */
export function exportName(document: ResumeDocument, fallback: string): string {
  const { name, intention, headline } = document.basics
  const made = [name, intention || headline]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('-')
  const wanted = document.fileName?.trim() || made || resumeTitle(document)
  return wanted.replace(UNFIT, ' ').replace(/^[. ]+|(?<![. ])[. ]+$/g, '') || fallback
}
