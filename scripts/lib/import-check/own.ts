import type { FontLibrary } from '#client/features/editor/pdf/fonts/library.ts'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { joinBytes } from '#src/lib/bytes.ts'
import { readZip } from '#src/lib/zip.ts'
import { packZip } from '#src/lib/zip-pack.ts'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { writeBackup } from '#src/resume/formats/backup.ts'
import { carriedPart } from '#src/resume/formats/carried.ts'
import { writeJsonResume } from '#src/resume/formats/json-resume/write.ts'
import { writeMarkdown } from '#src/resume/formats/markdown.ts'
import { writePlainText } from '#src/resume/formats/plain-text.ts'
import { type Field, type FormatLacks, printedFields } from './printed-fields.ts'
import { readingOf } from './read-import.ts'

/** A format of ours, and whether a design changes what is in its files. */
export type OwnFormat = {
  name: string
  inDesigns: boolean
  /** Whether everything that is printed comes back. */
  holdsAll?: true
  lacks: FormatLacks
  write: (document: ResumeDocument, fonts: FontLibrary) => Promise<Uint8Array<ArrayBuffer>>
}

/** More than any file here. */
const mostBytes = 64 * 1024 * 1024
const encoded = (text: string) => Promise.resolve(new TextEncoder().encode(text))

/** The formats that this site writes and reads. */
export const ownFormats: readonly OwnFormat[] = [
  {
    name: 'json',
    inDesigns: false,
    holdsAll: true,
    lacks: {},
    write: (document) => encoded(writeBackup(document, null)),
  },
  {
    name: 'json-resume',
    inDesigns: false,
    holdsAll: true,
    lacks: {},
    write: (document) => encoded(JSON.stringify(writeJsonResume(document))),
  },
  {
    name: 'markdown',
    inDesigns: false,
    holdsAll: true,
    lacks: {},
    write: (document) => encoded(writeMarkdown(document)),
  },
  {
    name: 'text',
    inDesigns: false,
    lacks: { emphasis: true, links: true, kinds: true },
    write: (document) => encoded(`\ufeff${writePlainText(document)}`),
  },
  { name: 'word', inDesigns: true, holdsAll: true, lacks: {}, write: word },
  { name: 'pdf', inDesigns: true, holdsAll: true, lacks: {}, write: pdf },
  // The same files once another program has saved them: what is left is what they show.
  {
    name: 'word, resaved',
    inDesigns: true,
    lacks: { kinds: true, order: true },
    write: async (document) => resavedWord(await word(document)),
  },
  {
    name: 'pdf, resaved',
    inDesigns: true,
    lacks: { emphasis: true, links: true, kinds: true, order: true },
    write: async (document, fonts) => resavedPdf(await pdf(document, fonts)),
  },
]

async function word(document: ResumeDocument): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await buildDocx(document))
}

async function pdf(document: ResumeDocument, fonts: FontLibrary): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from((await renderPdf(document, '', fonts)).bytes)
}

/** A Word file without the part nothing refers to, which no program keeps. */
async function resavedWord(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return packZip(await readZip(bytes, mostBytes, (name) => name !== carriedPart))
}

/** Returns a PDF file to which something was added at its end, as programs do that change one. */
export function resavedPdf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const file = new TextDecoder('latin1').decode(bytes)
  return joinBytes([bytes, new TextEncoder().encode(file.slice(file.lastIndexOf('startxref')))])
}

export type OwnResult = { fields: number; missing: Field[]; wrong: Field[] }

/** Writes a document in a format, reads the file, and compares what is printed of both. */
export async function tryOwn(document: ResumeDocument, format: OwnFormat, fonts: FontLibrary): Promise<OwnResult> {
  const { document: read } = await readingOf(await format.write(document, fonts))
  const [written, again] = [printedFields(document, format.lacks), printedFields(read, format.lacks)]
  const keyOf = ({ name, value }: Field) => `${name}\n${value}`
  const [writtenKeys, readKeys] = [new Set(written.map(keyOf)), new Set(again.map(keyOf))]
  return {
    fields: written.length,
    missing: written.filter((field) => !readKeys.has(keyOf(field))),
    wrong: again.filter((field) => !writtenKeys.has(keyOf(field))),
  }
}

/** A document in every design, or as it is for formats that have none. */
export function inEveryDesign(document: ResumeDocument, format: OwnFormat): ResumeDocument[] {
  return format.inDesigns ? designs.map(({ id }) => ({ ...document, design: { ...document.design, id } })) : [document]
}
