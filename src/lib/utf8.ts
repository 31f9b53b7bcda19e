import { Buffer, transcode } from 'node:buffer'

/**
 * A long text as UTF-8, half surrogates replaced as `TextEncoder` replaces them. Under workerd it takes two fifths of
 * the time of `TextEncoder`, which converts sign by sign.
 */
export function toUtf8(text: string): Uint8Array<ArrayBuffer> {
  // `transcode` refuses half surrogates.
  const units = Buffer.from(text.toWellFormed(), 'utf16le')
  const { buffer, byteOffset, length } = transcode(units, 'utf16le', 'utf8')
  return new Uint8Array(buffer, byteOffset, length)
}
