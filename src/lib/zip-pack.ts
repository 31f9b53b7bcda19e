import { zipSync } from 'fflate'

/** Packs files as an archive. All have the earliest time stamp there is, so that equal content gives equal bytes. */
export function packZip(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const content = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))
  return Uint8Array.from(zipSync(content, { mtime: '1980-01-01T00:00:00' }))
}
