const endRecord = 22
const firstOfJanuary1980 = 0x0021

/** Sets every time stamp of a zip archive to the format's first day, so that equal content gives equal bytes. */
export function freezeArchive(bytes: Uint8Array): Uint8Array {
  const frozen = bytes.slice()
  const view = new DataView(frozen.buffer)
  const end = frozen.length - endRecord
  const count = view.getUint16(end + 10, true)
  let central = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    setTime(view, central + 12)
    setTime(view, view.getUint32(central + 42, true) + 10)
    const name = view.getUint16(central + 28, true)
    const extra = view.getUint16(central + 30, true)
    const comment = view.getUint16(central + 32, true)
    central += 46 + name + extra + comment
  }
  return frozen
}

function setTime(view: DataView, offset: number): void {
  view.setUint16(offset, 0, true)
  view.setUint16(offset + 2, firstOfJanuary1980, true)
}
