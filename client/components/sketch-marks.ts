import { colourOnAccent } from '#src/resume/designs/colours.ts'
import type { Design, Layout } from '#src/resume/designs/design.ts'
import { ems } from '#src/resume/designs/type.ts'
import type { ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { formTitle, sectionTitles, sideFactTitles } from '#src/resume/labels.ts'

/** A shape of a sketch; lengths in millimetres of an A4 page. */
export type Mark =
  | { kind: 'bar'; x: number; y: number; width: number; height: number; fill: string; opacity?: number }
  | { kind: 'frame'; x: number; y: number; width: number; height: number; stroke: string }
  | { kind: 'text'; x: number; y: number; size: number; fill: string; text: string; middle?: boolean }

/** What to draw, and in which design. */
export type Sketch = { design: Design; locale: ResumeLocale; name: string }

/** A column, and how far down it is filled. */
type Area = { x: number; y: number; width: number }

export const paper = { width: 210, height: 297 }

const titleSize = 8.6
const nameSize = 15
const pitch = 6.6
const lineHeight = 2.5
const bottom = paper.height - 18
const mainKinds: readonly SectionKind[] = ['education', 'work', 'projects', 'skills', 'self-evaluation']
const sideKinds: readonly SectionKind[] = ['education', 'skills', 'certificates', 'awards']

/** A page of a design in outline: true layout and colours, with grey lines for paragraphs. */
export function sketchMarks(sketch: Sketch): Mark[] {
  const { layout, margin } = sketch.design
  const area = { x: margin.left, y: margin.top, width: paper.width - margin.left - margin.right }
  if (layout.kind === 'form') return form(sketch, area)
  if (layout.kind === 'side') return sides(sketch, area, layout)
  const { marks, y } = header(sketch, area)
  return [...marks, ...sections(sketch, { ...area, y }, mainKinds)]
}

function header({ design, name }: Sketch, area: Area): { marks: Mark[]; y: number } {
  const { palette, header, photo } = design
  const photoWidth = photo > 0 && header.kind !== 'centred' && header.kind !== 'split' ? 26 : 0
  const wide = area.width - (photoWidth > 0 ? photoWidth + 6 : 0)
  const photoMark = (y: number): Mark[] =>
    photoWidth > 0 ? picture(palette, area.x + area.width - photoWidth, y, photoWidth) : []
  const facts = (y: number, fill: string, x = area.x, width = area.width - photoWidth) => [
    bar({ x, y, width: width * 0.62 }, fill, 0.55),
    bar({ x, y: y + pitch, width: width * 0.46 }, fill, 0.55),
  ]
  const rule = (y: number): Mark[] => ('rule' in header && header.rule ? [hairline(area, y, palette.line)] : [])
  if (header.kind === 'band') {
    const height = Math.max(header.height, 48)
    const ground: Mark = { kind: 'bar', x: 0, y: 0, width: paper.width, height, fill: palette.panel }
    const words = [
      nameMark(area.x, height / 2 - 3, palette.onPanel, name, wide),
      ...facts(height / 2 + 5, palette.onPanel),
    ]
    return { marks: [ground, ...words, ...photoMark((height - 34) / 2)], y: height + 8 }
  }
  const y = area.y + nameSize
  if (header.kind === 'centred') {
    const middle = paper.width / 2
    const lines = [
      bar({ x: middle - 48, y: y + 7, width: 96 }, palette.muted, 0.55),
      bar({ x: middle - 34, y: y + 7 + pitch, width: 68 }, palette.muted, 0.55),
    ]
    return {
      marks: [{ ...nameMark(middle, y, palette.ink, name, area.width), middle: true }, ...lines, ...rule(y + 22)],
      y: y + 26,
    }
  }
  if (header.kind === 'split') {
    const x = area.x + area.width * 0.62
    const lines = [0, 1, 2].map((nth) =>
      bar({ x, y: area.y + 2 + nth * pitch, width: area.width * 0.38 }, palette.muted, 0.55),
    )
    return { marks: [nameMark(area.x, y, palette.ink, name, area.width * 0.58), ...lines], y: y + 14 }
  }
  const marks = [nameMark(area.x, y, palette.ink, name, wide), ...facts(y + 7, palette.muted), ...photoMark(area.y)]
  return { marks: [...marks, ...rule(y + 22)], y: y + (photoWidth > 0 ? 30 : 26) }
}

/** A side column beside the main one. */
function sides(sketch: Sketch, area: Area, layout: Layout & { kind: 'side' }): Mark[] {
  const { palette, margin, header, photo } = sketch.design
  const isLeft = layout.side === 'left'
  const ground = (isLeft ? margin.left : margin.right) + layout.width + 6
  const side = { x: isLeft ? area.x : area.x + area.width - layout.width, y: area.y, width: layout.width }
  const mainWidth = area.width - layout.width - 13
  const main = { x: isLeft ? area.x + area.width - mainWidth : area.x, y: area.y, width: mainWidth }
  const tone = layout.bleed ? palette.onPanel : palette.ink
  const marks: Mark[] = []
  if (layout.bleed) {
    const x = isLeft ? 0 : paper.width - ground
    marks.push({ kind: 'bar', x, y: 0, width: ground, height: paper.height, fill: palette.panel })
  }
  if (photo > 0) {
    marks.push(...picture(palette, side.x, side.y, photo))
    side.y += photo * 1.35 + 6
  }
  if (header.kind === 'panel') {
    marks.push(nameMark(side.x, side.y + nameSize, tone, sketch.name, side.width))
    side.y += nameSize + 10
  } else {
    marks.push(nameMark(main.x, main.y + nameSize, palette.ink, sketch.name, main.width))
    main.y += nameSize + 12
  }
  const groups = [
    sideFactTitles.contacts[sketch.locale],
    ...sideKinds.filter((kind) => layout.kinds.includes(kind)).map((kind) => sectionTitles[kind][sketch.locale]),
  ]
  for (const title of groups) {
    marks.push(titleMark(side.x, side.y + titleSize, layout.bleed ? tone : palette.accent, title, side.width))
    marks.push(hairline(side, side.y + titleSize + 3, layout.bleed ? palette.onPanelMuted : palette.line))
    marks.push(...paragraph({ ...side, y: side.y + titleSize + 8 }, tone, [0.86, 0.7, 0.8]))
    side.y += titleSize + 8 + 3 * pitch + 8
  }
  const kinds = mainKinds.filter((kind) => !layout.kinds.includes(kind))
  return [...marks, ...sections(sketch, main, kinds)]
}

/** A ruled table: facts beside the picture, then a row for each section. */
function form({ design, locale, name }: Sketch, area: Area): Mark[] {
  const { palette, layout } = design
  const label = layout.kind === 'form' ? layout.width : 0
  const top = area.y + nameSize + 8
  const title = nameMark(paper.width / 2, area.y + nameSize - 2, palette.ink, name || formTitle[locale], area.width)
  const marks: Mark[] = [{ ...title, middle: true }, ...picture(palette, area.x + area.width - 29, top + 4, 24)]
  const cell = (x: number, y: number, width: number, height: number): Mark => ({
    kind: 'frame',
    ...{ x, y, width, height, stroke: palette.line },
  })
  const rows = 4
  const rowHeight = 11
  const left = area.width - 34
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * rowHeight
    for (const x of [area.x, area.x + left / 2]) {
      marks.push({ kind: 'bar', x, y, width: label, height: rowHeight, fill: palette.panel })
      marks.push(cell(x, y, left / 2, rowHeight), bar({ x: x + label + 4, y: y + 4.5, width: 22 }, palette.ink, 0.3))
    }
  }
  marks.push(cell(area.x + left, top, 34, rows * rowHeight))
  let y = top + rows * rowHeight
  for (const kind of mainKinds.slice(0, 4)) {
    const height = kind === 'skills' ? 36 : 52
    const body = { x: area.x + label + 5, y: y + 6, width: area.width - label - 10 }
    marks.push({ kind: 'bar', x: area.x, y, width: label, height, fill: palette.panel })
    marks.push(cell(area.x, y, area.width, height))
    marks.push(titleMark(area.x + 2, y + height / 2 + 2, palette.ink, sectionTitles[kind][locale], label - 4))
    marks.push(...(kind === 'skills' ? paragraph(body, palette.ink, [0.9, 0.7, 0.8]) : entry(design, body)))
    y += height
  }
  return marks
}

function sections(sketch: Sketch, area: Area, kinds: readonly SectionKind[]): Mark[] {
  const { design, locale } = sketch
  const { layout, palette } = design
  const marks: Mark[] = []
  let { y } = area
  for (const kind of kinds) {
    if (y > bottom - 24) break
    const title = sectionTitles[kind][locale]
    const body = { ...area, y }
    if (layout.kind === 'labels') {
      marks.push(titleMark(area.x, y + titleSize, palette.accent, title, layout.width - 4))
      if (layout.rule) marks.push(hairline(area, y - 3, palette.line))
      Object.assign(body, { x: area.x + layout.width, y: y + 3, width: area.width - layout.width })
    } else {
      marks.push(...heading(sketch, { ...area, y }, kind))
      body.y = y + titleSize + 9
    }
    if (layout.kind === 'dates') {
      marks.push(bar({ x: body.x, y: body.y, width: layout.width - 12 }, palette.muted, 0.6))
      if (layout.rule) {
        const x = body.x + layout.width - 5
        marks.push({ kind: 'bar', x, y: body.y, width: 0.8, height: 28, fill: palette.line })
        marks.push({ kind: 'bar', x: x - 1.2, y: body.y, width: 3.2, height: 3.2, fill: palette.accent })
      }
      Object.assign(body, { x: body.x + layout.width, width: body.width - layout.width })
    }
    const isList = kind === 'skills' || kind === 'self-evaluation'
    marks.push(...(isList ? paragraph(body, palette.ink, [0.96, 0.9, 0.6]) : entry(design, body)))
    y = body.y + (isList ? 3 : 4) * pitch + 9
  }
  return marks.filter((mark) => mark.y < bottom)
}

/** A section's title in the style of the design. */
function heading({ design, locale }: Sketch, area: Area, kind: SectionKind): Mark[] {
  const { palette } = design
  const text = sectionTitles[kind][locale]
  const { x, y } = area
  const baseline = y + titleSize
  const words = titleMark(x, baseline, palette.accent, text, area.width)
  const width = widthOf(text) * titleSize + 10
  switch (design.heading) {
    case 'plain':
      return [words]
    case 'rule':
      return [words, hairline(area, baseline + 3, palette.line)]
    case 'bilingual': {
      const english: Mark[] =
        locale === 'zh'
          ? [{ ...titleMark(x + width, baseline, palette.muted, sectionTitles[kind].en.toUpperCase(), 60), size: 5 }]
          : []
      return [words, ...english, hairline(area, baseline + 3, palette.line)]
    }
    case 'overline':
      return [
        { kind: 'bar', x, y: y - 3, width: area.width, height: 1.4, fill: palette.accent },
        { ...words, y: baseline + 1.5 },
      ]
    case 'bar':
      return [
        { kind: 'bar', x, y: y + 0.5, width: 2.6, height: titleSize + 1, fill: palette.accent },
        { ...words, x: x + 7 },
      ]
    case 'centred':
      return [{ ...words, x: x + area.width / 2, middle: true }, hairline(area, baseline + 3, palette.line)]
    case 'tint':
      return [
        { kind: 'bar', x, y: y - 1, width: area.width, height: titleSize + 5, fill: palette.panel },
        { ...words, x: x + 4 },
      ]
    case 'tag':
      return [
        { kind: 'bar', x, y: y - 1, width, height: titleSize + 5, fill: palette.accent },
        { ...words, x: x + 5, fill: colourOnAccent(palette) },
      ]
    case 'box':
      return [
        { kind: 'frame', x, y: y - 1, width, height: titleSize + 5, stroke: palette.accent },
        { ...words, x: x + 5 },
      ]
  }
}

/** An organisation with its period and text. */
function entry({ palette }: Design, area: Area): Mark[] {
  const period = Math.min(34, area.width * 0.24)
  return [
    bar({ ...area, width: area.width * 0.4 }, palette.ink, 0.75),
    bar({ x: area.x + area.width - period, y: area.y, width: period }, palette.muted, 0.5),
    ...paragraph({ ...area, y: area.y + pitch }, palette.ink, [0.97, 0.9, 0.55]),
  ]
}

function paragraph(area: Area, fill: string, lines: readonly number[]): Mark[] {
  return lines.map((part, nth) => bar({ ...area, y: area.y + nth * pitch, width: area.width * part }, fill, 0.24))
}

function picture(palette: Design['palette'], x: number, y: number, width: number): Mark[] {
  const height = width * 1.35
  const shade = { fill: palette.muted, opacity: 0.3 }
  return [
    { kind: 'bar', x, y, width, height, fill: '#ECEBE6' },
    { kind: 'bar', x: x + width * 0.32, y: y + height * 0.22, width: width * 0.36, height: width * 0.36, ...shade },
    { kind: 'bar', x: x + width * 0.18, y: y + height * 0.6, width: width * 0.64, height: height * 0.4, ...shade },
  ]
}

function bar({ x, y, width }: Area, fill: string, opacity: number): Mark {
  return { kind: 'bar', x, y, width, height: lineHeight, fill, opacity }
}

function hairline({ x, width }: Area, y: number, fill: string): Mark {
  return { kind: 'bar', x, y, width, height: 0.9, fill }
}

function nameMark(x: number, y: number, fill: string, text: string, room: number): Mark & { kind: 'text' } {
  return textMark(x, y, fill, text, Math.min(nameSize, room / widthOf(text)))
}

function titleMark(x: number, y: number, fill: string, text: string, room: number): Mark & { kind: 'text' } {
  return textMark(x, y, fill, text, Math.min(titleSize, room / widthOf(text)))
}

function textMark(x: number, y: number, fill: string, text: string, size: number): Mark & { kind: 'text' } {
  return { kind: 'text', x, y, size, fill, text }
}

/** The width in ems. On some systems bold Latin letters are a fifth wider than Arial's. */
function widthOf(text: string): number {
  return Math.max(1, ems(text, { latin: '', eastAsian: '' }) * (/[a-z]/i.test(text) ? 1.2 : 1))
}
