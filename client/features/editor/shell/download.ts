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
  return wanted.replace(UNFIT, ' ').replace(/^[. ]+|[. ]+$/g, '') || fallback
}

/** Hands a file to the user: saved where the browser saves, or shared where a phone can only do that. */
export async function deliver(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, name: string, type: string): Promise<void> {
  const file = new File([bytes], name, { type })
  if (isTouchOnly() && navigator.canShare?.({ files: [file] })) {
    const shared = await navigator.share({ files: [file] }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    if (shared) return
  }
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the address only later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function isTouchOnly(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches
}
