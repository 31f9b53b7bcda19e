import { fileNameOf } from '#src/lib/file-name.ts'
import { resumeTitle } from '#src/resume/completeness.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** The name of exported files, without extension: the user's choice, otherwise name and position. */
export function exportName(document: ResumeDocument, fallback: string): string {
  const { name, intention, headline } = document.basics
  const made = [name, intention || headline]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('-')
  const wanted = document.fileName?.trim() || made || resumeTitle(document)
  return fileNameOf(wanted) || fallback
}
