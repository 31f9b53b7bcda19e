import { drawGlyph } from './contours.ts'

const arcs = 8
const radius = 150
/** The height of a bullet: the middle of a Chinese character, which is also that of small letters and figures. */
const middle = { x: radius + 20, y: 370 }

/**
 * The bullet, in thousandths of an em. The typefaces draw it as the dot that stands between words, which is too small
 * in front of a paragraph.
 */
export const bullet = {
  codePoint: 0x2022,
  glyph: drawGlyph([{ path: { commands: circle() }, scale: 1, ...middle }], 420),
}

function circle() {
  const at = (step: number, distance: number) => {
    const angle = (-Math.PI * step) / arcs
    return [distance * Math.cos(angle), distance * Math.sin(angle)]
  }
  const [start, control] = [at(0, radius), radius / Math.cos(Math.PI / arcs)]
  const curves = Array.from({ length: arcs }, (_, index) => ({
    command: 'quadraticCurveTo',
    args: [...at(2 * index + 1, control), ...at(2 * index + 2, radius)],
  }))
  return [{ command: 'moveTo', args: start }, ...curves, { command: 'closePath', args: [] }]
}
