import { fileNameOf } from '#src/lib/file-name.ts'
import { nameAndPosition } from '#src/resume/completeness.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { firstSaid } from '#src/resume/first-said.ts'

/** The name of exported files, without extension: the user's choice, otherwise name and position. */
export function exportName(document: ResumeDocument, fallback: string): string {
  return fileNameOf(firstSaid(document.fileName, nameAndPosition(document), document.title)) || fallback
}
