import { HorizontalPositionRelativeFrom, ImageRun, TextWrappingType, VerticalPositionRelativeFrom } from 'docx'
import { cornerShare, cutAbove, type PrintedPhoto } from '#src/resume/print/photo.ts'
import { encodePng } from './png.ts'
import type { Photo, WordLedger } from './setting.ts'

const portraitWidth = 250
const ground = 234
const figure = 205

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
  const rgb = Number.parseInt(colour.slice(1), 16)
  return encodePng(1, 1, 3, Uint8Array.of(rgb >> 16, (rgb >> 8) & 255, rgb & 255))
}

function portraitPng(ratio: number): Uint8Array {
  const portraitHeight = Math.round(portraitWidth * ratio)
  const samples = new Uint8Array(portraitWidth * portraitHeight)
  for (let y = 0; y < portraitHeight; y += 1) {
    for (let x = 0; x < portraitWidth; x += 1) {
      const head = ellipse(x, y, 125, 148, 54, 66)
      const neck = ellipse(x, y, 125, 222, 22, 46)
      const shoulders = ellipse(x, y, 125, 372, 122, 128)
      samples[y * portraitWidth + x] = Math.round(ground - (ground - figure) * Math.max(head, neck, shoulders))
    }
  }
  return encodePng(portraitWidth, portraitHeight, 1, samples)
}

/** How much of a pixel an ellipse covers, from 0 to 1. */
function ellipse(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  const distance = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry)
  return Math.min(1, Math.max(0, (1 - distance) * Math.min(rx, ry) + 0.5))
}

function pixels(value: number): number {
  return (value * 96) / 72
}

function emu(value: number): number {
  return Math.round(value * 12_700)
}
