import { photoFile } from '#client/features/editor/pdf/photo.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import type { WordReply, WordRequest } from './word-messages.ts'

addEventListener('message', ({ data }: MessageEvent<WordRequest>) => {
  void answer(data)
})

async function answer({ document, photo }: WordRequest): Promise<void> {
  try {
    const picture = photo ? await photoFile(photo) : null
    const type = picture?.type === 'image/jpeg' ? 'jpg' : 'png'
    // Without its photograph a résumé must not show somebody else's outline.
    const shown = picture === null && photo ? { ...document, basics: { ...document.basics, photo: '' } } : document
    const built = await buildDocx(shown, undefined, picture === null ? undefined : { type, bytes: picture.bytes })
    const photoMissing = shown !== document && findDesign(document.design.id).photo > 0
    // A copy of its own, because what is handed over must be all of its buffer.
    send({ bytes: Uint8Array.from(built), photoMissing })
  } catch (error) {
    send({ reason: String(error) })
  }
}

function send(reply: WordReply): void {
  postMessage(reply, { transfer: 'bytes' in reply ? [reply.bytes.buffer] : [] })
}
