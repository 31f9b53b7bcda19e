import type { Font, FontCollection } from 'fontkit'

declare module 'fontkit' {
  /** Takes any bytes; the published types require Node's. */
  export function create(file: Uint8Array): Font | FontCollection

  export interface Glyph {
    /** Reads the outline from the font file. */
    _decode(): unknown
  }
}
