import { escapeXml } from '#src/lib/xml.ts'
import type { Design } from '#src/resume/designs/design.ts'
import { headingTracking } from '#src/resume/designs/type.ts'
import type { FontPair } from '#src/resume/designs/typefaces.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { headingLeading } from '#src/resume/print/headings.ts'
import { headlineGap, headlineLeading, nameGap, nameLeading } from '#src/resume/print/person.ts'
import { halfPoints, hex, lineOf, points } from './setting.ts'

type StyleSpec = {
  id: string
  name: string
  basedOn?: string
  next?: string
  font: FontPair
  size: number
  leading: number
  /** Uses the natural line height, for paragraphs with a background. */
  natural?: boolean
  colour?: string
  bold?: boolean
  caps?: boolean
  /** Letter-spacing in twentieths of a point. */
  tracking?: number
  align?: 'left' | 'center' | 'both'
  before?: number
  after?: number
  keepNext?: boolean
  outline?: number
}

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** The paragraph styles in Word's style list; every style sets both font slots. */
export function stylesXml(design: Design, locale: ResumeLocale): string {
  const { body } = design.fonts
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<w:styles xmlns:w="${wordNamespace}">`,
    '<w:docDefaults><w:rPrDefault><w:rPr>',
    fontsXml(body),
    `<w:sz w:val="${halfPoints(design.type.body)}"/><w:szCs w:val="${halfPoints(design.type.body)}"/>`,
    '<w:lang w:val="en-US" w:eastAsia="zh-CN" w:bidi="ar-SA"/>',
    '</w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>',
    ...paragraphStyles(design, locale).map(paragraphStyleXml),
    characterStyleXml('DefaultParagraphFont', 'Default Paragraph Font', body, 'w:default="1"'),
    characterStyleXml('Hyperlink', 'Hyperlink', body, ''),
    tableStyleXml(body),
    '</w:styles>',
  ].join('')
}

function paragraphStyles(design: Design, locale: ResumeLocale): StyleSpec[] {
  const { type, spacing, palette } = design
  const { body, display } = design.fonts
  const leading = type.leading[locale]
  const text = { font: body, leading }
  const prose = { ...text, basedOn: 'Normal', size: type.body, align: locale === 'zh' ? 'both' : 'left' } as const
  const natural = design.heading === 'tag' || design.heading === 'tint' || design.heading === 'box'
  return [
    { ...text, id: 'Normal', name: 'Normal', size: type.body, colour: palette.ink },
    {
      id: 'Title',
      name: 'Title',
      basedOn: 'Normal',
      next: 'Subtitle',
      font: display,
      size: type.name,
      leading: nameLeading,
      bold: type.nameBold,
      tracking: points(locale === 'zh' ? type.nameTracking : type.nameTracking / 16),
      after: nameGap,
      keepNext: true,
    },
    {
      ...text,
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      size: type.headline,
      leading: headlineLeading,
      after: headlineGap,
      keepNext: true,
    },
    { ...text, id: 'Contact', name: 'Contact', basedOn: 'Normal', size: type.small },
    {
      id: 'Heading1',
      name: 'heading 1',
      basedOn: 'Normal',
      next: 'BodyText',
      font: display,
      size: type.heading,
      leading: headingLeading,
      natural,
      colour: palette.accent,
      bold: type.headingBold,
      caps: type.headingCaps,
      tracking: points(headingTracking(design, locale)),
      before: spacing.section,
      after: spacing.heading,
      keepNext: true,
      outline: 0,
    },
    {
      ...text,
      id: 'Heading2',
      name: 'heading 2',
      basedOn: 'Normal',
      next: 'BodyText',
      size: type.body,
      before: spacing.item,
      keepNext: true,
      outline: 1,
    },
    { ...text, id: 'EntryDetail', name: 'Entry Detail', basedOn: 'Normal', size: type.body, keepNext: true },
    { ...prose, id: 'BodyText', name: 'Body Text', before: spacing.block },
    { ...prose, id: 'ListBullet', name: 'List Bullet', before: spacing.block },
    { ...prose, id: 'ListNumber', name: 'List Number', before: spacing.block },
    { ...text, id: 'TableText', name: 'Table Text', basedOn: 'Normal', size: type.body },
    { ...text, id: 'Spacer', name: 'Spacer', basedOn: 'Normal', size: 1, leading: 1 },
  ]
}

function paragraphStyleXml(style: StyleSpec): string {
  const line = style.natural ? { line: 240, lineRule: 'auto' } : lineOf(style.size, style.leading)
  const isDefault = style.id === 'Normal' ? ' w:default="1"' : ''
  return [
    `<w:style w:type="paragraph"${isDefault} w:styleId="${style.id}"><w:name w:val="${style.name}"/>`,
    style.basedOn ? `<w:basedOn w:val="${style.basedOn}"/>` : '',
    style.next ? `<w:next w:val="${style.next}"/>` : '',
    '<w:qFormat/><w:pPr>',
    style.keepNext ? '<w:keepNext/><w:keepLines/>' : '',
    '<w:widowControl/>',
    `<w:spacing w:before="${points(style.before ?? 0)}" w:after="${points(style.after ?? 0)}"`,
    ` w:line="${line.line}" w:lineRule="${line.lineRule}"/>`,
    style.align ? `<w:jc w:val="${style.align}"/>` : '',
    style.outline === undefined ? '' : `<w:outlineLvl w:val="${style.outline}"/>`,
    '</w:pPr><w:rPr>',
    fontsXml(style.font),
    style.bold ? '<w:b/><w:bCs/>' : '',
    style.caps ? '<w:caps/>' : '',
    style.colour ? `<w:color w:val="${hex(style.colour)}"/>` : '',
    style.tracking ? `<w:spacing w:val="${style.tracking}"/>` : '',
    `<w:sz w:val="${halfPoints(style.size)}"/><w:szCs w:val="${halfPoints(style.size)}"/>`,
    '</w:rPr></w:style>',
  ].join('')
}

function characterStyleXml(id: string, name: string, font: FontPair, attributes: string): string {
  return [
    `<w:style w:type="character" ${attributes} w:styleId="${id}"><w:name w:val="${name}"/>`,
    `<w:uiPriority w:val="99"/><w:unhideWhenUsed/><w:rPr>${fontsXml(font)}</w:rPr></w:style>`,
  ].join('')
}

function tableStyleXml(font: FontPair): string {
  const margin = (side: string) => `<w:${side} w:w="0" w:type="dxa"/>`
  return [
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/>',
    '<w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/>',
    `<w:rPr>${fontsXml(font)}</w:rPr><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar>`,
    ['top', 'left', 'bottom', 'right'].map(margin).join(''),
    '</w:tblCellMar></w:tblPr></w:style>',
  ].join('')
}

function fontsXml({ latin, eastAsian }: FontPair): string {
  const name = escapeXml(latin)
  return `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:eastAsia="${escapeXml(eastAsian)}" w:cs="${name}"/>`
}
