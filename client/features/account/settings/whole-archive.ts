import { END, END_LENGTH } from '#src/lib/zip.ts'

/**
 * Whether a zip archive is complete: it ends with a record that gives the place and length of its directory
 * (APPNOTE.TXT 4.3.16). The end of the stream proves nothing, because workerd ends broken streams like whole ones
 * (cloudflare/workerd#6818).
 */
export async function isWholeArchive(archive: Blob): Promise<boolean> {
  if (archive.size < END_LENGTH) return false
  const end = new DataView(await archive.slice(-END_LENGTH).arrayBuffer())
  const [length, from] = [end.getUint32(12, true), end.getUint32(16, true)]
  return end.getUint32(0, true) === END && from + length === archive.size - END_LENGTH
}
