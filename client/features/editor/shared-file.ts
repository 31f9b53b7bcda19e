import { isInApp } from '#client/lib/in-app.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { ownPhoto } from '#src/resume/own-photo.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { handOver } from './delivery/save-file.ts'
import { withEngine } from './pdf/engine.ts'
import { exportName } from './shell/download.ts'

/**
 * Makes the PDF file of a shared résumé and saves it.
 * @param doc the document from the server, not parsed yet
 * @param photo the address of its photo
 * @returns whether this browser could save it; those inside other applications cannot
 * @throws when the document cannot be parsed or the file cannot be made
 */
export async function deliverShared(doc: unknown, photo: string, untitled: string): Promise<boolean> {
  if (isInApp(navigator.userAgent)) return false
  const read = readDocument(doc)
  if (!('document' in read)) throw new Error('This page cannot read the document')
  const addressOf = ({ basics }: ResumeDocument) => (ownPhoto(basics) === null ? '' : photo)
  const { bytes, photoMissing } = await withEngine(addressOf, (engine) => engine.file(read.document))
  if (photoMissing) throw new Error('The photograph could not be had')
  const name = `${exportName(read.document, untitled)}.pdf`
  return handOver(new File([bytes], name, { type: 'application/pdf' }))
}
