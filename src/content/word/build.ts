import { ContentError } from '#src/content/content-error.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { samples } from '#src/resume/samples/registry.ts'
import type { CatalogueTemplate } from './catalogue.schema.ts'
import { findTerm } from './taxonomy.ts'

/** The document of a template: its sample in its design. */
export function templateDocument(entry: CatalogueTemplate): ResumeDocument {
  const sample = samples[entry.sample]
  if (!sample) throw new ContentError(`Template ${entry.slug}: there is no sample ${entry.sample}`, entry.slug)
  return { ...sample, design: { ...sample.design, id: entry.design, ...entry.fit } }
}

/** Makes the Word file of a template, and the name to save it under. */
export async function buildWordTemplate(entry: CatalogueTemplate): Promise<{ fileName: string; bytes: Uint8Array }> {
  const bytes = await buildDocx(templateDocument(entry))
  return { fileName: fileNameOf(entry), bytes }
}

function fileNameOf(entry: CatalogueTemplate): string {
  const role = findTerm(entry.role)?.name[entry.language] ?? entry.role
  const design = findDesign(entry.design).name[entry.language]
  return entry.language === 'zh' ? `${role}简历-${design}.docx` : `${role} resume - ${design}.docx`
}
