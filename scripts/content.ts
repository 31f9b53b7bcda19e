import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { type Announcing, announce, changesBetween, readPublished } from './lib/announcing.ts'
import { productionVariables, withBindings } from './lib/bindings.ts'
import { publish, summaryOf } from './lib/content.ts'
import { runMain } from './lib/main.ts'
import { applyMigrations } from './lib/migrations.ts'
import { readSettings } from './lib/settings.ts'

/**
 * Migrates the database and publishes the content.
 *
 *   node scripts/content.ts [--state DIR]    to the data on this machine
 *   node scripts/content.ts --remote         to production; then search engines are told whose keys are set
 */
runMain(async () => {
  const options = { state: { type: 'string' }, remote: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ options })
  const stateDir = values.state === undefined ? readSettings(process.env).stateDir : resolve(values.state)
  await withBindings(values.remote ? 'production' : { stateDir }, async (bindings) => {
    for (const name of await applyMigrations(bindings.DB)) console.log(`Migration ${name} applied`)
    const before = await readPublished(bindings)
    const report = await publish(bindings)
    for (const slug of report.word.files) console.log(`Template ${slug}: file written`)
    for (const name of report.articles.written) console.log(`Article ${name}: written`)
    console.log(summaryOf(report))
    if (!values.remote) return
    const changes = changesBetween(before, await readPublished(bindings))
    for (const line of await announce(changes, await announcing(), fetch)) console.log(line)
  })
})

/** The key of IndexNow is a public variable, because the site shows it; that of Baidu is a secret of whoever publishes. */
async function announcing(): Promise<Announcing> {
  const variables = z.object({ SITE_URL: z.url(), INDEXNOW_KEY: z.optional(z.string()) })
  const { SITE_URL, INDEXNOW_KEY } = variables.parse(await productionVariables())
  return { siteUrl: SITE_URL, indexNowKey: INDEXNOW_KEY, baiduToken: process.env.BAIDU_PUSH_TOKEN }
}
