/** Whether bytes are a PDF file: its first bytes and its last lines (ISO 32000-1, §7.5). */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part)
  return text(bytes.subarray(0, 5)) === '%PDF-' && /%%EOF\s*$/.test(text(bytes.subarray(-32)))
}
