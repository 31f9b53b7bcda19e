import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import { photoAddress } from '#client/features/editor/shell/use-pdf.ts'
import { loadPart } from '#client/lib/reload-guard.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

export const exportFormats = ['pdf', 'word', 'png', 'text', 'markdown', 'json-resume', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What a file is made of: the document, and the PDF of it when one is needed. */
export type ExportSource = { document: ResumeDocument; pdf: () => Promise<RenderedPdf> }

/** How the name of a file of each format ends. */
export const endings: Record<ExportFormat, string> = {
  pdf: '.pdf',
  word: '.docx',
  png: '.png',
  text: '.txt',
  markdown: '.md',
  'json-resume': '.resume.json',
  json: '.qingjian.json',
}

const types: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  text: 'text/plain;charset=utf-8',
  markdown: 'text/markdown;charset=utf-8',
  'json-resume': 'application/json',
  json: 'application/json',
}

/**
 * Makes a file of the résumé; what it takes is loaded with the first of each format.
 * @param name without ending
 * @throws when the file cannot be made
 */
export async function makeFile(format: ExportFormat, name: string, source: ExportSource): Promise<File> {
  return new File([await contentOf(format, source)], name + endings[format], { type: types[format] })
}

async function contentOf(format: ExportFormat, { document, pdf }: ExportSource): Promise<BlobPart> {
  switch (format) {
    case 'pdf':
      return (await pdf()).bytes
    case 'word':
      return (await loadPart(() => import('./word.ts'))).makeWord(document, photoAddress(document))
    case 'png':
      return (await loadPart(() => import('./long-picture.ts'))).longPicture((await pdf()).bytes)
    case 'text':
      // Editors on Windows take a text without the mark for one of their own encoding.
      return `\ufeff${(await loadPart(() => import('#src/resume/formats/plain-text.ts'))).writePlainText(document)}`
    case 'markdown':
      return (await loadPart(() => import('#src/resume/formats/markdown.ts'))).writeMarkdown(document)
    case 'json-resume':
      return json((await loadPart(() => import('#src/resume/formats/json-resume-write.ts'))).writeJsonResume(document))
    case 'json':
      return json(document)
  }
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
