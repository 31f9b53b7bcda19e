import { HorizontalPositionRelativeFrom, ImageRun, TextWrappingType, VerticalPositionRelativeFrom } from 'docx'
import { encodePng } from '#src/lib/picture/encode-png.ts'
import { channels } from '#src/resume/designs/colours.ts'
import { cornerShare, cutAbove, type PrintedPhoto, silhouette } from '#src/resume/print/photo.ts'
import type { Photo, WordLedger } from './setting.ts'

/** A fixed id, because the library's counter spans the whole process instead of one file. */
const portraitId = '1'
const backdropId = '2'

/** A rectangle on the paper, in points. */
export type Area = { x: number; y: number; width: number; height: number; colour: string }

/**
 * The photo, or a neutral silhouette as a placeholder, cropped to its frame. It is inline like a character, so that
 * every word processor puts it into the same place.
 */
export function portrait({ width, height, frame, cut }: PrintedPhoto, photo: Photo | undefined, alt: string): ImageRun {
  return new FramedPicture(
    {
      type: photo?.type ?? 'png',
      data: photo?.bytes ?? portraitPng(height / (1 - cut) / width),
      transformation: { width: pixels(width), height: pixels(height) },
      altText: { id: portraitId, name: alt, title: alt, description: alt },
    },
    { frame, cut },
  )
}

const shapes = { rounded: 'roundRect', circle: 'ellipse' }

/** A picture cropped to a shape; the library only supports rectangles. */
class FramedPicture extends ImageRun {
  readonly #look: Pick<PrintedPhoto, 'frame' | 'cut'>

  constructor(options: ConstructorParameters<typeof ImageRun>[0], look: Pick<PrintedPhoto, 'frame' | 'cut'>) {
    super(options)
    this.#look = look
  }

  override prepForXml(context: Parameters<ImageRun['prepForXml']>[0]): ReturnType<ImageRun['prepForXml']> {
    const made = super.prepForXml(context)
    const { frame, cut } = this.#look
    if (made === undefined || frame === 'square') return made
    const corner = { 'a:gd': { _attr: { name: 'adj', fmla: `val ${Math.round(cornerShare * 100_000)}` } } }
    const shape = [{ _attr: { prst: shapes[frame] } }, { 'a:avLst': frame === 'rounded' ? [corner] : {} }]
    const [top, bottom] = [cutAbove, 1 - cutAbove].map((share) => Math.round(cut * share * 100_000))
    return replaced(made, {
      'a:prstGeom': shape,
      ...(cut > 0 ? { 'a:srcRect': { _attr: { t: top, b: bottom } } } : {}),
    })
  }
}

/** Replaces the content under some names of a tree. */
function replaced<T>(tree: T, content: Readonly<Record<string, unknown>>): T {
  const text = JSON.stringify(tree, (name, value: unknown) => (Object.hasOwn(content, name) ? content[name] : value))
  return JSON.parse(text)
}

/** A coloured area behind the text. It is part of the page header, so it stays when text is added. */
export function backdrop({ x, y, width, height, colour }: Area): ImageRun {
  return new ImageRun({
    type: 'png',
    data: colouredPng(colour),
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { id: backdropId, name: 'Background', description: '', title: '' },
    floating: {
      ...free,
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emu(x) },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emu(y) },
      behindDocument: true,
      lockAnchor: true,
    },
  })
}

/**
 * A dot on a timeline. It is part of a paragraph, so it moves with the text.
 * @param x its middle, from the left edge of the paragraph's cell, in points; `y` from the top of the paragraph
 */
export function dot(size: number, { x, y }: { x: number; y: number }, colour: string, ledger: WordLedger): ImageRun {
  ledger.dots += 1
  return new FramedPicture(
    {
      type: 'png',
      data: colouredPng(colour),
      transformation: { width: pixels(size), height: pixels(size) },
      altText: { id: `${Number(backdropId) + ledger.dots}`, name: 'Dot', description: '', title: '' },
      floating: {
        ...free,
        horizontalPosition: { relative: HorizontalPositionRelativeFrom.COLUMN, offset: emu(x - size / 2) },
        verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: emu(y - size / 2) },
      },
    },
    { frame: 'circle', cut: 0 },
  )
}

/** Placed by its offsets alone; text does not make way for it. */
const free = { wrap: { type: TextWrappingType.NONE }, allowOverlap: true, layoutInCell: false }

function colouredPng(colour: string): Uint8Array {
  return encodePng(1, 1, 3, Uint8Array.from(channels(colour)))
}

function portraitPng(ratio: number): Uint8Array {
  const { width, ellipses } = silhouette
  const height = Math.round(width * ratio)
  const [ground = 0] = channels(silhouette.ground)
  const [figure = 0] = channels(silhouette.figure)
  const samples = Uint8Array.from({ length: width * height }, (_, index) => {
    const covered = ellipses.map((ellipse) => coverage(index % width, Math.floor(index / width), ellipse))
    return Math.round(ground - (ground - figure) * Math.max(...covered))
  })
  return encodePng(width, height, 1, samples)
}

/** How much of a pixel an ellipse covers, from 0 to 1. */
function coverage(x: number, y: number, [cx, cy, rx, ry]: (typeof silhouette.ellipses)[number]): number {
  const distance = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry)
  return Math.min(1, Math.max(0, (1 - distance) * Math.min(rx, ry) + 0.5))
}

function pixels(value: number): number {
  return (value * 96) / 72
}

function emu(value: number): number {
  return Math.round(value * 12_700)
}
