import { AlignmentType, BorderStyle, LineRuleType, Paragraph, VerticalAlignTable } from 'docx'
import { basicsLabels } from '#src/resume/labels.ts'
import type { ResumeView } from '#src/resume/view.ts'
import { factLines, factList, factsWidth } from './facts.ts'
import { portrait } from './pictures.ts'
import { textRun } from './runs.ts'
import { hex, millimetres, points, type Spec, type WordSetting } from './setting.ts'
import { type Flow, grid, paragraphs } from './tables.ts'

type Alignment = (typeof AlignmentType)[keyof typeof AlignmentType]

/** The person's name and details across the whole width. */
export function headerFlow(view: ResumeView, setting: WordSetting): Flow[] {
  const { header } = setting.design
  switch (header.kind) {
    case 'centred':
      return paragraphs(ruled(introduction(view, setting, AlignmentType.CENTER), setting, header.rule))
    case 'left':
      return leftHeader(view, setting, header.rule)
    case 'split':
      return splitHeader(view, setting, header.rule)
    case 'band':
      return bandHeader(view, setting)
    case 'panel':
    case 'form':
      return []
  }
}

/** Name and headline. */
export function nameSpecs(view: ResumeView, setting: WordSetting, alignment?: Alignment): Spec[] {
  const aligned = alignment ? { alignment } : {}
  const headline = textRun(view.headline, setting, { tone: setting.onPanel ? 'muted' : 'accent' })
  return [
    { style: 'Title', ...aligned, children: [textRun(view.name, setting)] },
    ...(view.headline ? [{ style: 'Subtitle', ...aligned, children: [headline] }] : []),
  ]
}

/** The picture as a paragraph of its own, or nothing when design or person has none. */
export function photoSpecs(view: ResumeView, setting: WordSetting, alignment: Alignment): Spec[] {
  if (!showsPhoto(view, setting)) return []
  const picture = portrait(setting.design.photo, setting.photoRatio, setting.photo, basicsLabels.photo[setting.locale])
  return [{ style: 'TableText', alignment, spacing: { line: 240, lineRule: LineRuleType.AUTO }, children: [picture] }]
}

/** Whether a picture is printed. */
export function showsPhoto(view: ResumeView, setting: WordSetting): boolean {
  return setting.design.photo > 0 && view.photo !== ''
}

function introduction(view: ResumeView, setting: WordSetting, alignment?: Alignment): Spec[] {
  return [
    ...nameSpecs(view, setting, alignment),
    ...factLines(view.contacts, setting, alignment),
    ...personLines(view, setting, alignment),
  ]
}

/** Personal details and wishes on one line where they fit, else on two. */
function personLines(view: ResumeView, setting: WordSetting, alignment?: Alignment): Spec[] {
  const all = [...view.personal, ...view.wishes]
  if (factsWidth(all, setting) <= setting.width) return factLines(all, setting, alignment)
  return [...factLines(view.personal, setting, alignment), ...factLines(view.wishes, setting, alignment)]
}

function ruled(specs: Spec[], setting: WordSetting, rule: boolean): Spec[] {
  if (!rule) return specs
  const bottom = { style: BorderStyle.SINGLE, size: 4, color: hex(setting.design.palette.line), space: 6 }
  return specs.map((spec, index) => (index === specs.length - 1 ? { ...spec, border: { bottom } } : spec))
}

function leftHeader(view: ResumeView, setting: WordSetting, rule: boolean): Flow[] {
  const photo = photoSpecs(view, setting, AlignmentType.RIGHT)
  if (photo.length === 0) return paragraphs(ruled(introduction(view, setting), setting, rule))
  const photoWidth = millimetres(setting.design.photo + 6)
  const textWidth = setting.width - photoWidth
  const cells = [
    {
      width: textWidth,
      children: paragraphs(introduction(view, { ...setting, width: textWidth })),
      align: VerticalAlignTable.CENTER,
    },
    { width: photoWidth, children: paragraphs(photo) },
  ]
  return [grid([textWidth, photoWidth], [{ cells, splits: false }]), spacer()]
}

function splitHeader(view: ResumeView, setting: WordSetting, rule: boolean): Flow[] {
  const right = Math.round(setting.width * 0.42)
  const left = setting.width - right
  const contacts = factList(view.contacts, setting, AlignmentType.RIGHT)
  const cells = [
    { width: left, children: paragraphs(nameSpecs(view, setting)), align: VerticalAlignTable.BOTTOM },
    { width: right, children: paragraphs(contacts), align: VerticalAlignTable.BOTTOM },
  ]
  const others = personLines(view, setting)
  const spaced = others.map((spec, index) => (index === 0 ? { ...spec, spacing: { before: points(6) } } : spec))
  const below = spaced.length > 0 ? spaced : [{ style: 'Spacer', children: [] }]
  return [grid([left, right], [{ cells, splits: false }]), ...paragraphs(ruled(below, setting, rule))]
}

function bandHeader(view: ResumeView, setting: WordSetting): Flow[] {
  const onBand = { ...setting, onPanel: true }
  const photo = photoSpecs(view, onBand, AlignmentType.RIGHT)
  const photoWidth = photo.length > 0 ? millimetres(setting.design.photo + 6) : 0
  const textWidth = setting.width - photoWidth
  const fill = setting.design.palette.panel
  const inset = setting.design.margin.top
  const text = {
    width: textWidth,
    fill,
    align: VerticalAlignTable.CENTER,
    children: paragraphs(introduction(view, { ...onBand, width: textWidth })),
  }
  const picture = { width: photoWidth, fill, align: VerticalAlignTable.CENTER, children: paragraphs(photo) }
  const row = {
    cells: photoWidth > 0 ? [text, picture] : [text],
    splits: false,
    height: millimetres(bandHeight(view, setting) - 2 * inset),
  }
  const after = new Paragraph({ style: 'Spacer', spacing: { before: millimetres(inset) } })
  return [grid(photoWidth > 0 ? [textWidth, photoWidth] : [textWidth], [row]), after]
}

/** The height of the coloured band in millimetres: as much room below its content as the page's margin above. */
export function bandHeight(view: ResumeView, setting: WordSetting): number {
  const { header, margin, photo } = setting.design
  const picture = showsPhoto(view, setting) ? photo * setting.photoRatio : 0
  return Math.max(header.kind === 'band' ? header.height : 0, picture + 2 * margin.top)
}

/** Word wants a paragraph after a table; this one takes no room. */
export function spacer(): Paragraph {
  return new Paragraph({ style: 'Spacer' })
}
