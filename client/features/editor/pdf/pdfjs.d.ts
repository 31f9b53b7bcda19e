import type { PageViewport, RenderTask } from 'pdfjs-dist'

declare module 'pdfjs-dist/types/src/display/api' {
  interface PDFPageProxy {
    /** In a worker; the published types know canvases of a page only. */
    render(parameters: { canvas: OffscreenCanvas; viewport: PageViewport }): RenderTask
  }
}
