import { createPdfEngine } from '#client/features/editor/pdf/engine.ts'
import { openFirstPagePainter } from '#client/features/editor/pdf/painting.ts'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import type { MadePdf } from '#client/features/editor/shell/use-pdf.ts'
import { designs, findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** The first page of a résumé in one design. */
export type DesignPicture = { canvas: HTMLCanvasElement; pages: number; photoMissing: boolean }

/** The pictures drawn so far, by the id of the design; null when drawing failed. */
export type DesignPictures = ReadonlyMap<string, DesignPicture | null>

/** The width of a picture in pixels: twice that shown on a desktop. */
const WIDTH = 560

/** The content the pictures depend on: everything but which design is chosen. */
export function drawnContent(document: ResumeDocument): string {
  return JSON.stringify({ ...document, design: { ...document.design, id: '' } })
}

/**
 * Draws the first page of a document in every design it is not yet drawn in, the chosen one first. One is laid out
 * while another is painted, each in its worker, so two cores have work.
 * @param made the file of the preview, which need not be made again
 * @param onDrawn called with each picture; null when it could not be drawn
 * @param signal stops both workers at once
 */
export async function drawDesigns(
  document: ResumeDocument,
  made: MadePdf | null,
  drawn: DesignPictures,
  onDrawn: (id: string, picture: DesignPicture | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const present = findDesign(document.design.id).id
  const ids = [present, ...designs.flatMap(({ id }) => (id === present ? [] : id))]
  const due = ids.filter((id) => isDue(drawn.get(id)))
  if (due.length === 0) return
  const engine = createPdfEngine(photoAddress)
  const painter = openFirstPagePainter(WIDTH)
  const close = () => {
    engine.close()
    painter.close()
  }
  signal.addEventListener('abort', close)
  const put = (id: string, picture: DesignPicture | null) => {
    if (!signal.aborted) onDrawn(id, picture)
  }
  let painting = Promise.resolve()
  for (const id of due) {
    try {
      const pdf = made?.document === document && id === present ? made.pdf : await engine.render(inDesign(document, id))
      const { pages, photoMissing } = pdf
      await painting
      if (signal.aborted) return
      painting = painter.paint(pdf).then(
        (canvas) => put(id, { canvas, pages, photoMissing }),
        () => put(id, null),
      )
    } catch {
      if (signal.aborted) return
      put(id, null)
    }
  }
  await painting
  signal.removeEventListener('abort', close)
  close()
}

/** A picture that failed, or lacks its photo, may succeed the next time. */
function isDue(picture: DesignPicture | null | undefined): boolean {
  return !picture || picture.photoMissing
}

function inDesign(document: ResumeDocument, id: string): ResumeDocument {
  return { ...document, design: { ...document.design, id } }
}
