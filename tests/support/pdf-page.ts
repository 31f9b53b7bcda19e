import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { BrowserContext, Page } from './browser.ts'

const SITE = 'dist/client'
const libraries: Record<string, string> = {
  '/pdf.min.mjs': 'node_modules/pdfjs-dist/build',
  '/pdf.worker.min.mjs': 'node_modules/pdfjs-dist/build',
  '/comlink.mjs': 'node_modules/comlink/dist/esm',
}
const types: Record<string, string> = { '.js': 'text/javascript', '.mjs': 'text/javascript' }

/**
 * Opens a page away from the site in which both draw, pdf.js and the site's own worker. Its window has `openMaker()`,
 * `openFile(bytes)` and `difference(one, other)`.
 */
export async function openPdfPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.route('https://pdf.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    const body = await readFile(`${libraries[pathname] ?? SITE}${pathname}`)
    await route.fulfill({ contentType: types[extname(pathname)] ?? 'application/octet-stream', body })
  })
  await page.goto('https://pdf.test/')
  const worker = readdirSync(`${SITE}/assets`).find((name) => name.startsWith('pdf-worker-'))
  await page.evaluate(installTools, `/assets/${worker}`)
  return page
}

/** Runs in the page. */
function installTools(workerAddress: string): void {
  /** Opens the site's worker: `make` lays a document out and makes its file, `draw` draws its pages. */
  const openMaker = async () => {
    const comlink = '/comlink.mjs'
    const { wrap, proxy } = await import(comlink)
    const calls = wrap(new Worker(workerAddress, { type: 'module' }))
    const extent = { wanted: [], withFile: true }
    return {
      make: (document: unknown, photo = '') => calls.render(document, photo, extent, proxy(Function.prototype)),
      draw: async (page: number, width: number) => (await calls.draw({ page, width })).bitmap,
    }
  }

  /** Opens a file with pdf.js: its pages, and `draw`, which draws one. */
  const openFile = async (data: Uint8Array) => {
    const address = '/pdf.min.mjs'
    const { getDocument, GlobalWorkerOptions } = await import(address)
    GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs'
    const file = await getDocument({ data, useWasm: false }).promise
    const draw = async (page: number, width: number) => {
      const sheet = await file.getPage(page + 1)
      const viewport = sheet.getViewport({ scale: width / sheet.getViewport({ scale: 1 }).width })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await sheet.render({ canvas, viewport }).promise
      return canvas
    }
    return { file, draw }
  }

  const pixelsOf = ({ width, height }: ImageBitmap, picture: ImageBitmap) => {
    const copy = new OffscreenCanvas(width, height).getContext('2d')
    copy?.drawImage(picture, 0, 0)
    return copy?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  }

  /**
   * How much two pictures differ, from 0 to 1: the mean of small squares, and the square that differs most. Squares are
   * compared by how dark they are, because edges are smoothed in different ways.
   */
  const difference = (one: ImageBitmap, other: ImageBitmap) => {
    const SIDE = 8
    const { width, height } = one
    if (width !== other.width || height !== other.height) return { mean: 1, most: 1 }
    const [a, b] = [pixelsOf(one, one), pixelsOf(other, other)]
    const [columns, rows] = [Math.floor(width / SIDE), Math.floor(height / SIDE)]
    const squares = new Float64Array(columns * rows)
    for (let y = 0; y < rows * SIDE; y += 1) {
      for (let x = 0; x < columns * SIDE; x += 1) {
        const [square, at] = [Math.floor(y / SIDE) * columns + Math.floor(x / SIDE), 4 * (y * width + x)]
        for (const part of [0, 1, 2]) {
          squares[square] = (squares[square] ?? 0) + (a[at + part] ?? 0) - (b[at + part] ?? 0)
        }
      }
    }
    const shares = squares.map((sum) => Math.abs(sum) / (3 * 255 * SIDE * SIDE))
    return {
      mean: shares.reduce((sum, share) => sum + share, 0) / shares.length,
      most: shares.reduce((x, y) => Math.max(x, y), 0),
    }
  }
  Object.assign(window, { openMaker, openFile, difference, pixelsOf })
}
