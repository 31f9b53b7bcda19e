import { zlibSync } from 'fflate'
import { joinBytes } from '#src/lib/bytes.ts'
import { SIGNATURE } from './png.ts'

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** Encodes an uncompressed PNG of grey (1) or RGB (3) samples; the .docx archive compresses it. */
export function encodePng(width: number, height: number, channels: 1 | 3, samples: Uint8Array): Uint8Array {
  const stride = width * channels
  const rows = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows.set(samples.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  }
  const header = [...bigEndian(width), ...bigEndian(height), 8, channels === 1 ? 0 : 2, 0, 0, 0]
  return joinBytes([
    SIGNATURE,
    chunk('IHDR', Uint8Array.from(header)),
    chunk('IDAT', zlibSync(rows, { level: 0 })),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data])
  return joinBytes([bigEndian(data.length), body, bigEndian(crc32(body))])
}

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of data) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
}
