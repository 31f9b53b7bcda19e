import {
  AlignmentType,
  Document,
  Footer,
  Header,
  LevelFormat,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
} from 'docx'
import { escapeXml } from '#src/lib/xml.ts'
import type { Design } from '#src/resume/designs/design.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { carriedJson } from '#src/resume/formats/carried.ts'
import { bulletsOf, listIndent } from '#src/resume/print/body.ts'
import { columnRule, footerSeparator, type PrintedResume, printedResume } from '#src/resume/print/page.ts'
import { type Column, millimetres } from '#src/resume/print/place.ts'
import { sealedArchive } from './archive.ts'
import { pageFlow } from './layouts.ts'
import { bulletLists, numberList } from './paras.ts'
import { type Area, backdrop } from './pictures.ts'
import { linkId, textRun } from './runs.ts'
import { halfPoints, hex, type Photo, points, type WordSheet } from './setting.ts'
import { stylesXml } from './styles.ts'

type ListFormat = (typeof LevelFormat)[keyof typeof LevelFormat]

const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'
const creator = '青简'
const languageTags = { zh: 'zh-CN', en: 'en-US' }
const bulletFont = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'Arial', cs: 'Arial' }
/** The distance from the edge of the paper to header and footer. */
const headerMargin = millimetres(5)

/**
 * Builds the Word file of a résumé. The same document and design at the same time give the same bytes.
 * @param photo the photo of the document; without it a silhouette is drawn
 * @param at the time of creation, such as `2026-11-22T08:00:00Z`; left out of the file by default
 */
export async function buildDocx(
  document: ResumeDocument,
  design?: Design,
  photo?: Photo,
  at?: string,
): Promise<Uint8Array> {
  const printed = printedResume(document, { design })
  const sheet: WordSheet = { printed, photo, ledger: { links: [], lists: 0, dots: 0 } }
  const file = makeFile(sheet)
  sheet.ledger.links.forEach((link, index) => {
    file.Document.Relationships.addRelationship(linkId(index + 1), hyperlink, link, 'External')
  })
  const bytes = await Packer.pack(file, 'uint8array', undefined, [
    { path: 'word/styles.xml', data: stylesXml(printed.design, printed.locale) },
    { path: 'docProps/core.xml', data: coreXml(printed, at) },
  ])
  return sealedArchive(Uint8Array.from(bytes), carriedJson(document))
}

function makeFile(sheet: WordSheet): Document {
  const { title, paper, margin, header: person, place } = sheet.printed
  const areas = backdrops(sheet.printed)
  const children = pageFlow(sheet)
  const backdropHeader = () =>
    new Header({ children: [new Paragraph({ style: 'Spacer', children: areas.map(backdrop) })] })
  // A coloured band is only on the first page.
  const further = person?.kind === 'band' ? {} : { default: backdropHeader() }
  return new Document({
    title,
    creator,
    numbering: { config: listDefinitions(place, sheet.ledger.lists) },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: {
              width: points(paper.width),
              height: points(paper.height),
              orientation: PageOrientation.PORTRAIT,
            },
            margin: {
              top: points(margin.top),
              right: points(margin.right),
              bottom: points(margin.bottom),
              left: points(margin.left),
              header: points(headerMargin),
              footer: points(headerMargin),
            },
          },
        },
        headers: areas.length > 0 ? { first: backdropHeader(), ...further } : {},
        footers: footers(sheet),
        children,
      },
    ],
  })
}

/** Name and page number from the second page on; only a word processor knows that there are several pages. */
function footers({ printed, ledger }: WordSheet): { default?: Footer } {
  const { footer, place, margin } = printed
  if (!footer) return {}
  const { name, size } = footer
  const whose = name ? [textRun({ text: name + footerSeparator, tone: 'muted', size }, { ...place, ledger })] : []
  const look = { color: hex(place.design.palette.muted), size: halfPoints(size) }
  const children = [...whose, new TextRun({ ...look, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })]
  const indent = {
    left: points(Math.max(0, footer.left - margin.left)),
    right: points(Math.max(0, footer.right - margin.right)),
  }
  return {
    default: new Footer({
      children: [new Paragraph({ style: 'Contact', alignment: AlignmentType.CENTER, indent, children })],
    }),
  }
}

/** The coloured areas that reach the edge of the paper, and the line between columns without one. */
function backdrops({ design, header, body, paper, margin }: PrintedResume): Area[] {
  const colour = design.palette.panel
  if (header?.kind === 'band') return [{ x: 0, y: 0, width: paper.width, height: header.height, colour }]
  if (body.kind !== 'side') return []
  const isLeft = body.side === 'left'
  if (body.ground > 0) {
    const x = isLeft ? 0 : paper.width - body.ground
    return [{ x, y: 0, width: body.ground, height: paper.height, colour }]
  }
  const inner = margin[body.side] + body.beside.place.width + body.inset
  const x = isLeft ? inner : paper.width - inner - columnRule
  const height = paper.height - margin.top - margin.bottom
  return [{ x, y: margin.top, width: columnRule, height, colour: design.palette.line }]
}

/** The definitions of the bulleted lists and of `numbered` numbered ones, each with two levels. */
function listDefinitions(place: Column, numbered: number) {
  const { ink, accent, onPanelMuted } = place.design.palette
  const indent = listIndent(place)
  const levels = (format: ListFormat, texts: readonly string[], colour: string) =>
    texts.map((text, level) => ({
      level,
      format,
      text,
      alignment: AlignmentType.LEFT,
      style: {
        paragraph: { indent: { left: points(indent * (level + 1)), hanging: points(indent) } },
        run: { color: hex(colour), ...(format === LevelFormat.BULLET ? { font: bulletFont } : {}) },
      },
    }))
  const bullets = bulletsOf(place.design)
  return [
    { reference: bulletLists.page, levels: levels(LevelFormat.BULLET, bullets, accent) },
    { reference: bulletLists.panel, levels: levels(LevelFormat.BULLET, bullets, onPanelMuted) },
    ...Array.from({ length: numbered }, (_, index) => ({
      reference: numberList(index + 1),
      levels: levels(LevelFormat.DECIMAL, ['%1.', '%2.'], ink),
    })),
  ]
}

/** Written here, because the library would insert today's date. */
function coreXml({ title, author, locale }: PrintedResume, at = ''): string {
  const person = escapeXml(author || creator)
  const date = (name: string) => (at ? `<dcterms:${name} xsi:type="dcterms:W3CDTF">${at}</dcterms:${name}>` : '')
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${person}</dc:creator>`,
    `<cp:lastModifiedBy>${person}</cp:lastModifiedBy><dc:language>${languageTags[locale]}</dc:language>`,
    `${date('created')}${date('modified')}</cp:coreProperties>`,
  ].join('')
}
