import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withBindings } from './lib/bindings.ts'
import { publish, summaryOf } from './lib/content.ts'
import { runMain } from './lib/main.ts'
import { applyMigrations } from './lib/migrations.ts'
import { readSettings } from './lib/settings.ts'

/**
 * Migrates the database and publishes the content.
 *
 *   node scripts/content.ts [--state DIR]    to the data on this machine
 *   node scripts/content.ts --remote         to production
 */
runMain(async () => {
  const options = { state: { type: 'string' }, remote: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ options })
  const stateDir = values.state === undefined ? readSettings(process.env).stateDir : resolve(values.state)
  await withBindings(values.remote ? 'production' : { stateDir }, async (bindings) => {
    for (const name of await applyMigrations(bindings.DB)) console.log(`Migration ${name} applied`)
    const report = await publish(bindings)
    for (const slug of report.word.files) console.log(`Template ${slug}: file written`)
    for (const name of report.articles.written) console.log(`Article ${name}: written`)
    console.log(summaryOf(report))
  })
})
