import type { PageViewport, RenderTask } from 'pdfjs-dist'

declare module 'pdfjs-dist/types/src/display/api' {
  interface PDFPageProxy {
    /** For workers; the published types only know canvases of a page. */
    render(parameters: { canvas: OffscreenCanvas; viewport: PageViewport }): RenderTask
  }
}
