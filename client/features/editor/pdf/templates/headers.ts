import type { ResumeView } from '#src/resume/view.ts'
import { factLine, factList } from './facts.ts'
import { safeTracking } from './headings.ts'
import { box, type Node, paragraph, row, type Style } from './nodes.ts'
import { photograph } from './portrait.ts'
import { millimetres, type Setting } from './setting.ts'

type Alignment = 'flex-start' | 'center'

const nameLeading = 1.3
const headlineLeading = 1.5
/** Millimetres between the text and the photograph. */
const photoGap = 6

/** The person's name and details across the whole width. */
export function headerNodes(view: ResumeView, setting: Setting): Node[] {
  const { header } = setting.design
  switch (header.kind) {
    case 'centred':
      return ruled(introduction(view, setting, 'center'), setting, header.rule)
    case 'left':
      return ruled(besidePhoto(view, setting), setting, header.rule)
    case 'split':
      return ruled(split(view, setting), setting, header.rule)
    case 'band':
      return [band(view, setting)]
    case 'panel':
    case 'form':
      return []
  }
}

/** Name and headline. */
export function nameNodes(view: ResumeView, setting: Setting, alignment: Alignment = 'flex-start'): Node[] {
  const { type } = setting.design
  const textAlign = alignment === 'center' ? 'center' : 'left'
  const tracking = setting.locale === 'zh' ? type.nameTracking : type.nameTracking / 16
  const name = paragraph([{ text: view.name }], setting, {
    size: type.name,
    leading: nameLeading,
    bold: type.nameBold,
    tracking: safeTracking(tracking, type.name),
    style: { textAlign, marginBottom: 2 },
  })
  if (!view.headline) return [name]
  const headline = paragraph([{ text: view.headline }], setting, {
    size: type.headline,
    leading: headlineLeading,
    tone: setting.onPanel ? 'muted' : 'accent',
    style: { textAlign, marginBottom: 4 },
  })
  return [name, headline]
}

/** Whether a picture is printed. */
export function showsPhoto(view: ResumeView, { design, photo }: Setting): boolean {
  return design.photo > 0 && view.photo !== '' && (view.photo === 'placeholder' || photo !== '')
}

function introduction(view: ResumeView, setting: Setting, alignment: Alignment): Node[] {
  return [
    ...nameNodes(view, setting, alignment),
    ...factLine(view.contacts, setting, alignment),
    ...factLine([...view.personal, ...view.wishes], setting, alignment),
  ]
}

function ruled(nodes: Node[], setting: Setting, rule: boolean): Node[] {
  const line: Style = { borderBottomWidth: 0.5, borderBottomColor: setting.design.palette.line, paddingBottom: 6 }
  return [box(rule ? line : {}, nodes)]
}

function besidePhoto(view: ResumeView, setting: Setting): Node[] {
  if (!showsPhoto(view, setting)) return introduction(view, setting, 'flex-start')
  const photoWidth = millimetres(setting.design.photo)
  const width = setting.width - photoWidth - millimetres(photoGap)
  return [
    row({ justifyContent: 'space-between', alignItems: 'center' }, [
      box({ width }, introduction(view, { ...setting, width }, 'flex-start')),
      photograph(photoWidth, setting),
    ]),
  ]
}

function split(view: ResumeView, setting: Setting): Node[] {
  const right = setting.width * 0.42
  const others = factLine([...view.personal, ...view.wishes], setting, 'flex-start')
  return [
    row({ alignItems: 'flex-end' }, [
      box({ width: setting.width - right }, nameNodes(view, setting)),
      box({ width: right }, factList(view.contacts, setting, 'right')),
    ]),
    ...(others.length > 0 ? [box({ marginTop: 6 }, others)] : []),
  ]
}

/** A band of colour from edge to edge of the paper, as high as the design wants it or its content needs. */
function band(view: ResumeView, setting: Setting): Node {
  const { header, margin, palette, photo } = setting.design
  const inset = millimetres(margin.top)
  const picture = showsPhoto(view, setting) ? photo * setting.photoRatio + 2 * margin.top : 0
  const style: Style = {
    backgroundColor: palette.panel,
    marginTop: -inset,
    marginLeft: -millimetres(margin.left),
    marginRight: -millimetres(margin.right),
    paddingLeft: millimetres(margin.left),
    paddingRight: millimetres(margin.right),
    paddingVertical: inset,
    minHeight: millimetres(Math.max(header.kind === 'band' ? header.height : 0, picture)),
    justifyContent: 'center',
  }
  return box(style, besidePhoto(view, { ...setting, onPanel: true }))
}
