export type FileKind = 'pdf' | 'zip' | 'ole' | 'mime' | 'text'

const signatures: readonly [FileKind, readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0]],
]
/** The signature may be preceded by other bytes (ISO 32000-1, annex H.3.4.1). */
const pdfSign = '%PDF-'
const pdfWithin = 1024
/** Within so many bytes a file says what it is. */
const headLength = 8192

/** Recognises the format of a file by its content, whatever its name. */
export function kindOf(bytes: Uint8Array): FileKind {
  const known = signatures.find(([, signs]) => signs.every((sign, index) => bytes[index] === sign))
  if (known) return known[0]
  const head = String.fromCharCode(...bytes.subarray(0, headLength))
  if (head.slice(0, pdfWithin).includes(pdfSign)) return 'pdf'
  return isMime(head) ? 'mime' : 'text'
}

/** Whether a file begins with the headers of a message (RFC 2045), as saved web pages and mails do. */
function isMime(head: string): boolean {
  const [headers = ''] = head.trimStart().split(/\r?\n\r?\n/, 1)
  const lines = headers.split(/\r?\n/)
  return lines.every((line) => /^(?:[\w-]+:|[ \t])/.test(line)) && lines.some((line) => /^mime-version:/i.test(line))
}
