/** Provides the parts of a document that pdf.js needs in a worker: a FontFaceSet, and canvases. */
Reflect.set(globalThis, 'document', {
  fonts: Reflect.get(globalThis, 'fonts'),
  createElement: () => new OffscreenCanvas(1, 1),
})
