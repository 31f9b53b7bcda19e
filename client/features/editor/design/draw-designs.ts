import { type DrawablePdf, type PdfEngine, withEngine } from '#client/features/editor/pdf/engine.ts'
import type { PagePicture } from '#client/features/editor/pdf/page-picture.ts'
import { pictureOf } from '#client/features/editor/pdf/picture-of.ts'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import type { MadePdf } from '#client/features/editor/shell/use-pdf.ts'
import { designs, findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** The first page of a résumé in one design. */
export type DesignPicture = { canvas: HTMLCanvasElement; pages: number; photoMissing: boolean }

/** The pictures drawn so far, by the id of the design; null when drawing failed. */
export type DesignPictures = ReadonlyMap<string, DesignPicture | null>

/** Twice as wide as shown on a desktop. */
const firstPage = { page: 0, width: 560 }

/** The content the pictures depend on: everything but which design is chosen. */
export function drawnContent(document: ResumeDocument): string {
  return JSON.stringify({ ...document, design: { ...document.design, id: '' } })
}

/**
 * Draws the first page of a document in every design it is not yet drawn in, the chosen one first.
 * @param made the file of the preview, which need not be made again
 * @param onDrawn called with each picture; null when it could not be drawn
 * @param signal stops the work at once
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
  await withEngine(photoAddress, async (engine) => {
    signal.addEventListener('abort', engine.close)
    for (const id of due) {
      const isMade = id === present && made?.document === document
      const shown = isMade ? await drawMade(made.pdf).catch(() => null) : null
      const picture = shown ?? (await drawNew(engine, inDesign(document, id)).catch(() => null))
      if (signal.aborted) return
      onDrawn(id, picture)
    }
  })
}

/** Returns null when the preview has gone on to a later document. */
async function drawMade(pdf: DrawablePdf): Promise<DesignPicture | null> {
  const picture = await pdf.draw(firstPage)
  return picture && pictured(pdf, picture)
}

async function drawNew(engine: PdfEngine, document: ResumeDocument): Promise<DesignPicture> {
  const pdf = await engine.render(document, [firstPage])
  return pictured(pdf, pdf.pictures[0])
}

function pictured({ pages, photoMissing }: DrawablePdf, picture: PagePicture | undefined): DesignPicture {
  if (!picture) throw new Error('A file without pages')
  return { canvas: pictureOf(picture.bitmap), pages, photoMissing }
}

/** Whether a design is to be drawn: it has no picture yet, drawing it failed, or its photo could not be loaded. */
function isDue(picture: DesignPicture | null | undefined): boolean {
  return !picture || picture.photoMissing
}

function inDesign(document: ResumeDocument, id: string): ResumeDocument {
  return { ...document, design: { ...document.design, id } }
}
