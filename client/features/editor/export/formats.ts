import { type Lacks, lacksOf, type MadeFile } from '#client/features/editor/delivery/made-file.ts'
import { storedPhoto } from '#client/features/editor/pdf/photo.ts'
import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import { makePdf } from '#client/features/editor/shell/use-pdf.ts'
import { loadPart } from '#client/lib/part.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

export const exportFormats = ['pdf', 'word', 'png', 'pages', 'text', 'markdown', 'json-resume', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The input of an export: the document, and a function that makes its PDF when needed. */
export type ExportSource = { document: ResumeDocument; pdf: () => Promise<RenderedPdf> }

/** The file extension of each format. */
export const endings: Record<ExportFormat, string> = {
  pdf: '.pdf',
  word: '.docx',
  png: '.png',
  pages: '.zip',
  text: '.txt',
  markdown: '.md',
  'json-resume': '.resume.json',
  json: '.qingjian.json',
}

const types: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  pages: 'application/zip',
  text: 'text/plain;charset=utf-8',
  markdown: 'text/markdown;charset=utf-8',
  'json-resume': 'application/json',
  json: 'application/json',
}

/**
 * Makes a file of the résumé; the code of a format is loaded when first needed.
 * @param name without extension
 * @throws when the file cannot be made
 */
export async function makeFile(format: ExportFormat, name: string, source: ExportSource): Promise<MadeFile> {
  const { content, lacks = lacksOf(source.document) } = await contentOf(format, name, source)
  return { file: new File([content], name + endings[format], { type: types[format] }), lacks }
}

/** The content of a file, and what is missing from it. */
type Content = { content: BlobPart; lacks?: Lacks }

async function contentOf(format: ExportFormat, name: string, { document, pdf }: ExportSource): Promise<Content> {
  switch (format) {
    case 'pdf': {
      const made = await pdf()
      return { content: made.bytes, lacks: lacksOf(document, made) }
    }
    case 'word': {
      const { makeWord } = await loadPart(() => import('./word.ts'))
      const { bytes, photoMissing } = await makeWord(document, photoAddress(document))
      return { content: bytes, lacks: lacksOf(document, { photoMissing }) }
    }
    case 'png': {
      const { longPicture } = await loadPart(() => import('./long-picture.ts'))
      // Pages that are joined have no page numbers.
      const made = await makePdf({ ...document, design: { ...document.design, footer: false } })
      return { content: await longPicture(made.bytes), lacks: lacksOf(document, made) }
    }
    case 'pages': {
      const { pagePictures } = await loadPart(() => import('./long-picture.ts'))
      const made = await pdf()
      return { content: await pagePictures(made.bytes, name), lacks: lacksOf(document, made) }
    }
    case 'text': {
      const { writePlainText } = await loadPart(() => import('#src/resume/formats/plain-text.ts'))
      // Without a byte order mark, editors on Windows assume another encoding.
      return { content: `\ufeff${writePlainText(document)}` }
    }
    case 'markdown': {
      const { writeMarkdown } = await loadPart(() => import('#src/resume/formats/markdown.ts'))
      return { content: writeMarkdown(document) }
    }
    case 'json-resume': {
      const { writeJsonResume } = await loadPart(() => import('#src/resume/formats/json-resume/write.ts'))
      return { content: `${JSON.stringify(writeJsonResume(document), null, 2)}\n` }
    }
    case 'json': {
      const { writeBackup } = await loadPart(() => import('#src/resume/formats/backup.ts'))
      const address = photoAddress(document)
      const photo = address === '' ? null : await storedPhoto(address)
      return {
        content: writeBackup(document, photo),
        lacks: { photo: address !== '' && photo === null, signs: [], untranslated: 0, blanks: 0 },
      }
    }
  }
}
