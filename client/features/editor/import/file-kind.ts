export type FileKind = 'pdf' | 'zip' | 'old-word' | 'text'

const signatures: readonly [FileKind, readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['old-word', [0xd0, 0xcf, 0x11, 0xe0]],
]
/** The signature may be preceded by other bytes (ISO 32000-1, annex H.3.4.1). */
const pdfSign = '%PDF-'
const pdfWithin = 1024

/** Recognises the format of a file by its content, whatever its name. */
export function kindOf(bytes: Uint8Array): FileKind {
  const known = signatures.find(([, signs]) => signs.every((sign, index) => bytes[index] === sign))
  if (known) return known[0]
  return String.fromCharCode(...bytes.subarray(0, pdfWithin)).includes(pdfSign) ? 'pdf' : 'text'
}
