import { createHash } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { readContentVersion } from '#src/api/db/content-versions.ts'
import { publishSampleRows } from '#src/api/db/resume-samples.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'
import { templateDocument } from './word/build.ts'
import type { CatalogueTemplate } from './word/catalogue.schema.ts'

/** The result of publishing. */
export type SampleReport = { samples: number; changed: boolean }

/** Publishes the résumés of these templates as readable examples; the templates must be published already. */
export async function publishSamples(db: D1Database, catalogue: readonly CatalogueTemplate[]): Promise<SampleReport> {
  const samples = catalogue.map((entry) => ({ id: entry.id, html: sheetHtml(templateDocument(entry)) }))
  const version = createHash('sha256').update(JSON.stringify(samples)).digest('hex')
  const changed = (await readContentVersion(db, 'samples')) !== version
  if (changed) await publishSampleRows(db, samples, version)
  return { samples: samples.length, changed }
}
