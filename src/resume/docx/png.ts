import { joinBytes } from '#src/lib/bytes.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const storedBlock = 65_535

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
    Uint8Array.from(signature),
    chunk('IHDR', Uint8Array.from(header)),
    chunk('IDAT', storedZlib(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data])
  return joinBytes([bigEndian(data.length), body, bigEndian(crc32(body))])
}

function storedZlib(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)]
  for (let from = 0; from < data.length; from += storedBlock) {
    const block = data.subarray(from, from + storedBlock)
    const last = from + storedBlock >= data.length ? 1 : 0
    const size = block.length
    parts.push(Uint8Array.of(last, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255), block)
  }
  return joinBytes([...parts, bigEndian(adler32(data))])
}

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of data) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

function adler32(data: Uint8Array): number {
  let low = 1
  let high = 0
  for (const byte of data) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return ((high << 16) | low) >>> 0
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
}
