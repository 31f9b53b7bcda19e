import { makeGlyphPacks } from './lib/fonts/glyph-packs.ts'

/** `node scripts/glyph-packs.ts`: the fonts of PDF files, cut for browsers. The build does the same. */
await makeGlyphPacks()
