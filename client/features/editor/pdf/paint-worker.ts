// Must be the first import: pdf.js looks for it while it is loaded.
import './worker-document.ts'
import './thin-clips.ts'
import { expose, transfer } from 'comlink'
import { getDocument, type PDFDocumentProxy, type RenderTask } from 'pdfjs-dist'
import { pdfOptions, startPdfJs } from './with-pdf.ts'

/** The size of a page in points. */
export type Paper = { width: number; height: number }
export type Paintings = typeof paintings

const { port, worker } = startPdfJs()
// The page receives it as an error event of this worker.
port.addEventListener('error', () => reportError(new Error('pdf.js could not be loaded')))
/** Without FontFaceSet letters are drawn as outlines, which is slower. */
const disableFontFace = !('fonts' in globalThis)

let pdf: PDFDocumentProxy | null = null
let drawing: RenderTask | null = null

/**
 * Draws the pages of the last opened file as bitmaps. It runs in a worker, because adding fonts to the page's document
 * would trigger its layout.
 */
const paintings = {
  /** Opens a file and returns the sizes of its pages. Pending calls about the former file fail. */
  async open(data: Uint8Array): Promise<Paper[]> {
    const opened = await getDocument({ data, worker, disableFontFace, ...pdfOptions }).promise
    drawing?.cancel()
    void pdf?.loadingTask.destroy()
    pdf = opened
    const pages = Array.from({ length: opened.numPages }, (_, index) => opened.getPage(index + 1))
    return (await Promise.all(pages)).map((page) => {
      const { width, height } = page.getViewport({ scale: 1 })
      return { width, height }
    })
  },

  /**
   * Draws one page; one call at a time.
   * @param scale pixels per point
   * @throws when it was cancelled
   */
  async draw(page: number, scale: number): Promise<ImageBitmap> {
    const sheet = await current().getPage(page)
    const viewport = sheet.getViewport({ scale })
    const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height))
    drawing = sheet.render({ canvas, viewport })
    await drawing.promise
    const bitmap = canvas.transferToImageBitmap()
    return transfer(bitmap, [bitmap])
  },

  /** Cancels the drawing in progress. */
  cancel(): void {
    drawing?.cancel()
  },

  /** The text of a page in reading order. */
  async read(page: number): Promise<string> {
    const { items } = await (await current().getPage(page)).getTextContent()
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  },
}

function current(): PDFDocumentProxy {
  if (pdf === null) throw new Error('No file has been opened')
  return pdf
}

expose(paintings)
