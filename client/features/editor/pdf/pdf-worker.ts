// Must be the first import: the layout engine looks for it while it is loaded.
import './worker-buffer.ts'
import type { LaidOut } from '@react-pdf/layout'
import { expose, type ProxyMarked, transfer } from 'comlink'
import type { ResumeDocument } from '#src/resume/document.ts'
import { createFontLibrary } from './fonts/library.ts'
import { packsFolder } from './fonts/packs.ts'
import type { PagePicture, WantedPicture } from './page-picture.ts'
import { fetchPhoto } from './photo.ts'
import { layOutResume, type PairFile, type ResumeReport, renderPair, renderReceipt } from './render.ts'
import type { ReceiptText } from './templates/receipt.ts'
import { writePages } from './write.ts'

/** The calls of this worker, which lays out résumés. The page makes one call at a time. */
export type PdfMaker = typeof maker

/** A résumé that was laid out: the pictures of the wanted pages, and its file, if it was wanted. */
export type LaidResume = ResumeReport & { pictures: PagePicture[]; bytes: Uint8Array<ArrayBuffer> | null }

/** The fonts, from glyph packs in the public folder. */
const library = createFontLibrary(async (file) => {
  const response = await fetch(`/${packsFolder}/${file}`)
  if (!response.ok || !response.body) throw new Error(`${file} answers ${response.status}`)
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).bytes()
})

/** Old browsers cannot draw here (Safari before 16.4); their files are made all the same. */
const canDraw = typeof OffscreenCanvas !== 'undefined'
/** The pages of the last résumé. */
let laid: Promise<{ layout: LaidOut }> | null = null

const maker = { render, draw, pair, receipt }

/**
 * @param photo the address of the photo, or empty
 * @param wanted the pages to draw; those that the résumé does not have are left out
 * @param onLayout called once everything is loaded and the layout begins
 */
async function render(
  document: ResumeDocument,
  photo: string,
  { wanted, withFile }: { wanted: readonly WantedPicture[]; withFile: boolean },
  onLayout: (() => void) & ProxyMarked,
): Promise<LaidResume> {
  const laying = layOut(document, photo, onLayout)
  laid = laying
  const { report, photoMissing, ...made } = await laying
  const pictures = await drawn(made.layout, wanted)
  const bytes = withFile ? await writePages([made]) : null
  const bitmaps = pictures.map(({ bitmap }) => bitmap)
  return transfer({ ...report, photoMissing, pictures, bytes }, bytes ? [bytes.buffer, ...bitmaps] : bitmaps)
}

async function layOut(document: ResumeDocument, photo: string, onLayout: () => void) {
  const picture = photo ? await fetchPhoto(photo) : ''
  return layOutResume(document, picture, library, Date.now(), onLayout)
}

/**
 * Draws a page of the last résumé; null when it has no such page.
 * @throws when nothing can be drawn here
 */
async function draw(wanted: WantedPicture): Promise<PagePicture | null> {
  if (!canDraw) throw new Error('This browser draws nothing in a worker')
  if (laid === null) return null
  const [picture] = await drawn((await laid).layout, [wanted])
  return picture === undefined ? null : transfer(picture, [picture.bitmap])
}

async function drawn(layout: LaidOut, wanted: readonly WantedPicture[]): Promise<PagePicture[]> {
  if (wanted.length === 0 || !canDraw) return []
  const { drawPages } = await import('./page-picture.ts')
  return drawPages(layout, wanted)
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
