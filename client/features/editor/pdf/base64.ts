/** Bytes as base64, in pieces that fit on the stack. */
export function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let from = 0; from < bytes.length; from += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  }
  return btoa(binary)
}
