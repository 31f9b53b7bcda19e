import { AlignmentType, Document, Header, LevelFormat, Packer, PageOrientation, Paragraph } from 'docx'
import { applyChoice } from '#src/resume/designs/apply.ts'
import type { Design } from '#src/resume/designs/design.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { type ResumeView, titleOf, viewResume } from '#src/resume/view.ts'
import { freezeArchive } from './archive.ts'
import { bulletList, numberList } from './blocks.ts'
import { bandHeight } from './headers.ts'
import { pageFlow } from './layouts.ts'
import { type Area, backdrop, identityRatio, type Photo } from './pictures.ts'
import { linkId } from './runs.ts'
import { hex, millimetres, points, type WordSetting } from './setting.ts'
import { sideInset } from './side.ts'
import { stylesXml } from './styles.ts'
import { escapeXml } from './xml.ts'

type ListFormat = (typeof LevelFormat)[keyof typeof LevelFormat]

const paper = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } }
const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'
const creator = '青简'

/**
 * A résumé as a Word file. The same document and design always give the same bytes.
 * @param photo the photograph the document refers to; without it a silhouette stands for it
 */
export async function buildDocx(
  document: ResumeDocument,
  design: Design = findDesign(document.design.id),
  photo?: Photo,
): Promise<Uint8Array> {
  const chosen = applyChoice(design, document.design)
  const view = viewResume(document)
  const size = paper[document.design.page ?? 'a4']
  const setting: WordSetting = {
    design: chosen,
    locale: view.locale,
    width: millimetres(size.width - chosen.margin.left - chosen.margin.right),
    onPanel: false,
    narrow: false,
    ledger: { links: [], lists: 0 },
    photo,
    photoRatio: document.basics.photoShape === 'square' ? 1 : identityRatio,
  }
  const file = makeFile(view, setting, size)
  setting.ledger.links.forEach((link, index) => {
    file.Document.Relationships.addRelationship(linkId(index + 1), hyperlink, link, 'External')
  })
  const bytes = await Packer.pack(file, 'uint8array', undefined, [
    { path: 'word/styles.xml', data: stylesXml(chosen, view.locale) },
    { path: 'docProps/core.xml', data: coreXml(titleOf(view)) },
  ])
  return freezeArchive(bytes)
}

function makeFile(view: ResumeView, setting: WordSetting, size: { width: number; height: number }): Document {
  const { margin } = setting.design
  const areas = backdrops(view, setting, size)
  const firstOnly = setting.design.header.kind === 'band'
  const header = new Header({ children: [new Paragraph({ style: 'Spacer', children: areas.map(backdrop) })] })
  return new Document({
    title: titleOf(view),
    creator,
    numbering: { config: listDefinitions(setting) },
    sections: [
      {
        properties: {
          titlePage: firstOnly,
          page: {
            size: {
              width: millimetres(size.width),
              height: millimetres(size.height),
              orientation: PageOrientation.PORTRAIT,
            },
            margin: {
              top: millimetres(margin.top),
              right: millimetres(margin.right),
              bottom: millimetres(margin.bottom),
              left: millimetres(margin.left),
              header: millimetres(5),
              footer: millimetres(5),
            },
          },
        },
        ...(areas.length > 0 ? { headers: firstOnly ? { first: header } : { default: header } } : {}),
        children: pageFlow(view, setting),
      },
    ],
  })
}

/** The areas of colour that reach the edge of the paper. */
function backdrops(view: ResumeView, setting: WordSetting, size: { width: number; height: number }): Area[] {
  const { layout, header, margin, palette } = setting.design
  if (header.kind === 'band') {
    return [{ x: 0, y: 0, width: size.width, height: bandHeight(view, setting), colour: palette.panel }]
  }
  if (layout.kind !== 'side' || !layout.bleed) return []
  const width = (layout.side === 'left' ? margin.left : margin.right) + layout.width + sideInset
  const x = layout.side === 'left' ? 0 : size.width - width
  return [{ x, y: 0, width, height: size.height, colour: palette.panel }]
}

/** Bullets and numbers; the second level is the same list in the panel's colour. */
function listDefinitions({ design, locale }: WordSetting) {
  const { ink, accent, onPanelMuted } = design.palette
  const indent = design.type.body * (locale === 'zh' ? 1.25 : 1.15)
  const levels = (format: ListFormat, text: (level: number) => string, colour: string) =>
    [colour, onPanelMuted].map((color, level) => ({
      level,
      format,
      text: text(level),
      alignment: AlignmentType.LEFT,
      style: {
        paragraph: { indent: { left: points(indent), hanging: points(indent) } },
        run: {
          color: hex(color),
          ...(format === LevelFormat.BULLET
            ? { font: { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'Arial', cs: 'Arial' } }
            : {}),
        },
      },
    }))
  return [
    { reference: bulletList, levels: levels(LevelFormat.BULLET, () => design.bullet, accent) },
    { reference: numberList, levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`, ink) },
  ]
}

/** Written here because the library would put in today's date. */
function coreXml(title: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${creator}</dc:creator>`,
    `<cp:lastModifiedBy>${creator}</cp:lastModifiedBy></cp:coreProperties>`,
  ].join('')
}
