import { type ImportAnswer, readLines, readText } from '#src/resume/formats/import-reading.ts'
import { pdfLines } from '#src/resume/formats/pdf-lines.ts'
import { withCheckedPhoto } from './checked-photo.ts'
import type { ImportReply, ImportRequest } from './messages.ts'
import { readBytes } from './read-bytes.ts'

/** Reading somebody's file, in a thread that can be ended: no file can stop the page. */
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  void read(data).then(
    (answer: ImportReply) => postMessage(withCheckedPhoto(answer)),
    // A file that makes the reader fail is one that is broken on purpose.
    () => postMessage({ fault: 'broken' } satisfies ImportReply),
  )
})

async function read(request: ImportRequest): Promise<ImportAnswer> {
  switch (request.kind) {
    case 'bytes':
      return readBytes(request.bytes)
    case 'text':
      return readText(request.text)
    case 'drawn':
      return readLines(pdfLines(request.texts), 'pdf')
  }
}
