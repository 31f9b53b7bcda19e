// First: the layout engine looks for it when it is loaded.
import './worker-buffer.ts'
import { createFontLibrary } from './fonts/library.ts'
import { packsFolder } from './fonts/packs.ts'
import type { PdfReply, PdfRequest } from './messages.ts'
import { fetchPhoto } from './photo.ts'
import { type RenderedPdf, renderPdf, renderReceipt } from './render.ts'

/**
 * The layout engine in a thread of its own. The page sends the next request only after the reply to the one before.
 */
const library = createFontLibrary(async (file) => {
  const response = await fetch(`/${packsFolder}/${file}`)
  if (!response.ok || !response.body) throw new Error(`${file} answers ${response.status}`)
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).bytes()
})

addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  void answer(data)
})

async function answer(request: PdfRequest): Promise<void> {
  const { id } = request
  try {
    const result = await made(request)
    send({ id, kind: 'done', ...result }, [result.bytes.buffer])
  } catch (error) {
    send({ id, kind: 'failed', reason: String(error) })
  }
}

async function made(request: PdfRequest): Promise<RenderedPdf> {
  if ('receipt' in request) return { ...(await renderReceipt(request.receipt, library)), photoMissing: false }
  const { id, document, photo } = request
  const picture = photo ? await fetchPhoto(photo) : ''
  return renderPdf(document, picture, library, () => send({ id, kind: 'layout' }))
}

function send(reply: PdfReply, transfer: Transferable[] = []): void {
  postMessage(reply, { transfer })
}
