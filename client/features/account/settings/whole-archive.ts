const END = 0x06054b50
const END_LENGTH = 22

/**
 * Whether a zip archive came to its end, which says where the list before it begins and how long it is (APPNOTE.TXT
 * 4.3.16). That a stream is over proves nothing: workerd ends broken ones like whole ones (cloudflare/workerd#6818).
 */
export async function isWholeArchive(archive: Blob): Promise<boolean> {
  if (archive.size < END_LENGTH) return false
  const end = new DataView(await archive.slice(-END_LENGTH).arrayBuffer())
  const [length, from] = [end.getUint32(12, true), end.getUint32(16, true)]
  return end.getUint32(0, true) === END && from + length === archive.size - END_LENGTH
}
