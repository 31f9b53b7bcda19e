import { HorizontalPositionRelativeFrom, ImageRun, TextWrappingType, VerticalPositionRelativeFrom } from 'docx'
import { encodePng } from './png.ts'

const portraitWidth = 250
const ground = 234
const figure = 205

/** Given here because the library counts them through the whole process, not through one file. */
const portraitId = '1'
const backdropId = '2'

/** A rectangle of paper in millimetres. */
export type Area = { x: number; y: number; width: number; height: number; colour: string }

/** A photograph as Word takes it. */
export type Photo = { type: 'jpg' | 'png'; bytes: Uint8Array }

/** Height of an identity photograph to its width. */
export const identityRatio = 7 / 5

/**
 * The photograph, or a neutral head and shoulders where one is to come. It stands in the text like a letter, so that
 * every word processor puts it into the same place.
 */
export function portrait(width: number, ratio: number, photo: Photo | undefined, alt: string): ImageRun {
  return new ImageRun({
    type: photo?.type ?? 'png',
    data: photo?.bytes ?? portraitPng(ratio),
    transformation: { width: pixels(width), height: pixels(width * ratio) },
    altText: { id: portraitId, name: alt, title: alt, description: alt },
  })
}

/** A plain area of colour behind the text. It lies in the page header, so it stays when text is added. */
export function backdrop({ x, y, width, height, colour }: Area): ImageRun {
  const rgb = Number.parseInt(colour.slice(1), 16)
  return new ImageRun({
    type: 'png',
    data: encodePng(1, 1, 3, Uint8Array.of(rgb >> 16, (rgb >> 8) & 255, rgb & 255)),
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { id: backdropId, name: 'Background', description: '', title: '' },
    floating: {
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emu(x) },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emu(y) },
      wrap: { type: TextWrappingType.NONE },
      behindDocument: true,
      allowOverlap: true,
      layoutInCell: false,
      lockAnchor: true,
    },
  })
}

function portraitPng(ratio: number): Uint8Array {
  const portraitHeight = portraitWidth * ratio
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

function pixels(mm: number): number {
  return (mm * 96) / 25.4
}

function emu(mm: number): number {
  return Math.round(mm * 36_000)
}
