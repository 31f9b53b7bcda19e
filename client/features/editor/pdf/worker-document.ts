/** What pdf.js wants of a document where there is none: a place for the fonts of a file, and canvases. */
Reflect.set(globalThis, 'document', {
  fonts: Reflect.get(globalThis, 'fonts'),
  createElement: () => new OffscreenCanvas(1, 1),
})
