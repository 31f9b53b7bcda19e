// Must be the first import: the layout engine looks for it while it is loaded.
import './worker-buffer.ts'
import { expose, type ProxyMarked, transfer } from 'comlink'
import type { ResumeDocument } from '#src/resume/document.ts'
import { createFontLibrary } from './fonts/library.ts'
import { packsFolder } from './fonts/packs.ts'
import { fetchPhoto } from './photo.ts'
import { type PairFile, type RenderedPdf, renderPair, renderPdf, renderReceipt } from './render.ts'
import type { ReceiptText } from './templates/receipt.ts'

export type PdfMaker = typeof maker

/** The layout engine in a web worker. The page sends one request at a time. */
const library = createFontLibrary(async (file) => {
  const response = await fetch(`/${packsFolder}/${file}`)
  if (!response.ok || !response.body) throw new Error(`${file} answers ${response.status}`)
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).bytes()
})

const maker = { render, pair, receipt }

/**
 * @param photo the address of the photo, or empty
 * @param onLayout called once everything is loaded and the layout begins
 */
async function render(
  document: ResumeDocument,
  photo: string,
  onLayout: (() => void) & ProxyMarked,
): Promise<RenderedPdf> {
  const picture = photo ? await fetchPhoto(photo) : ''
  const made = await renderPdf(document, picture, library, Date.now(), onLayout)
  return transfer(made, [made.bytes.buffer])
}

/** @param photos the addresses of the photos, or empty */
async function pair(
  documents: readonly [ResumeDocument, ResumeDocument],
  photos: readonly [string, string],
): Promise<PairFile> {
  const pictures = await Promise.all(photos.map((photo) => (photo ? fetchPhoto(photo) : '')))
  const part = (index: 0 | 1) => ({ document: documents[index], photo: pictures[index] ?? null })
  const made = await renderPair([part(0), part(1)], library, Date.now())
  return transfer(made, [made.bytes.buffer])
}

async function receipt(text: ReceiptText): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await renderReceipt(text, library)
  return transfer(bytes, [bytes.buffer])
}

expose(maker)
