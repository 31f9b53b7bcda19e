/** A JPEG of a few pixels, as far as its segments say, that is another for every text. */
export function jpegOf(text: string, width = 2, height = 3): Buffer {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 17, 0, 0xff, 0xda, 0, 3, 9]),
    Buffer.from(text),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A chunk of a PNG; nobody checks its sum. */
export function pngChunk(name: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
}

/** A PNG of this size as far as its header says. */
export function pngOf(width: number, height: number, after: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  const chunks = [pngChunk('IHDR', header), pngChunk('tEXt', after), pngChunk('IDAT', Buffer.alloc(9))]
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunks,
    pngChunk('IEND', Buffer.alloc(0)),
    after,
  ])
}
