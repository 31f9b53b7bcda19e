import { viewOf } from '#src/lib/bytes.ts'
import { zipEntries } from '#src/lib/zip.ts'

const FIRST_OF_JANUARY_1980 = 0x0021

/** Sets every time stamp of a zip archive to the earliest date, so that equal content gives equal bytes. */
export function freezeArchive(bytes: Uint8Array): Uint8Array {
  const frozen = bytes.slice()
  const view = viewOf(frozen)
  for (const { at, header } of zipEntries(frozen)) {
    for (const time of [at + 12, header + 10]) {
      view.setUint16(time, 0, true)
      view.setUint16(time + 2, FIRST_OF_JANUARY_1980, true)
    }
  }
  return frozen
}
