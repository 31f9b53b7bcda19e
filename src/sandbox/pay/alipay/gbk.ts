let known: Map<string, number> | undefined

/** Encodes a text in GBK, which runtimes can only decode; characters outside GBK become question marks. */
export function encodeGbk(text: string): Buffer {
  known ??= everyCharacter()
  const bytes: number[] = []
  for (const character of text) {
    const code = character.charCodeAt(0) < 128 ? character.charCodeAt(0) : (known.get(character) ?? 63)
    bytes.push(...(code > 255 ? [code >> 8, code & 255] : [code]))
  }
  return Buffer.from(bytes)
}

/** The two-byte characters, found by decoding all of them. */
function everyCharacter(): Map<string, number> {
  const decoder = new TextDecoder('gbk')
  const characters = new Map<string, number>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      if (character.length === 1 && character !== '\ufffd') characters.set(character, (lead << 8) | trail)
    }
  }
  return characters
}
