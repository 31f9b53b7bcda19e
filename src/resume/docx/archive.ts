import { sha256Hex } from '#src/lib/digest.ts'
import { escapeXml } from '#src/lib/xml.ts'
import { readZip } from '#src/lib/zip.ts'
import { packZip } from '#src/lib/zip-pack.ts'
import { carriedPart } from '#src/resume/formats/carried.ts'

const utf8 = new TextEncoder()
/** The most bytes to unpack; no file of ours has as many. */
const mostBytes = 64 * 1024 * 1024

/**
 * Packs a Word file anew, with the earliest time stamps, so that equal content gives equal bytes, and with its résumé
 * as data. No part of the file refers to the data: whatever program saves the file leaves it out, so that nothing stays
 * in it that was removed from the text.
 */
export async function sealedArchive(archive: Uint8Array<ArrayBuffer>, data: string): Promise<Uint8Array<ArrayBuffer>> {
  const files = await readZip(archive, mostBytes)
  const text = files.find(({ name }) => name === 'word/document.xml')?.bytes ?? new Uint8Array()
  const carried = `<resume of="${await sha256Hex(text)}">${escapeXml(data)}</resume>`
  return packZip([...files, { name: carriedPart, bytes: utf8.encode(carried) }])
}
