import { createHash } from 'node:crypto'
import { readContentVersion } from '#src/api/db/content/content-versions.ts'
import type { ContentDatabase } from '#src/api/db/content/database.ts'
import { publishSampleRows } from '#src/api/db/content/resume-samples.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'
import { templateDocument } from './word/build.ts'
import type { CatalogueTemplate } from './word/catalogue.schema.ts'

/** The result of publishing. */
export type SampleReport = { samples: number; changed: boolean }

/** Publishes the résumés of these templates as readable examples; the templates must be published already. */
export async function publishSamples(
  db: ContentDatabase,
  catalogue: readonly CatalogueTemplate[],
): Promise<SampleReport> {
  const samples = catalogue.map((entry) => ({ id: entry.id, html: sheetHtml(templateDocument(entry)) }))
  const version = createHash('sha256').update(JSON.stringify(samples)).digest('hex')
  const changed = (await readContentVersion(db, 'samples')) !== version
  if (changed) await publishSampleRows(db, samples, version)
  return { samples: samples.length, changed }
}
