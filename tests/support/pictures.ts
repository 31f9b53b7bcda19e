/** The segments of a JPEG of 2 × 3 px as bytes; the scan is made up. */
export const JPEG = jpeg(jpegHead(), [1, 2, 3])

/** What comes before the scan of a picture of this size. */
export function jpegHead(width = 2, height = 3): number[] {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  return [0xff, 0xe0, 0, 16, ...bytesOf('JFIF\0\x01\x02\0\0\x01\0\x01\0\0'), 0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 17, 0]
}

/** A JPEG of a head, and one scan. */
export function jpeg(head: Iterable<number>, scan: Iterable<number>): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(0xff, 0xd8, ...head, 0xff, 0xda, 0, 3, 9, ...scan, 0xff, 0xd9)
}

/** A PNG of one dark pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (sign) => sign.charCodeAt(0),
)

/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

/** Bytes with zeros behind them, as many as make them this long. */
export function padded(bytes: Uint8Array, length: number): Uint8Array {
  const whole = new Uint8Array(length)
  whole.set(bytes)
  return whole
}

/** The bytes of an ASCII text. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
