import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { careOf } from '#src/content/articles/care.ts'
import { sources } from '#src/content/articles/sources.ts'
import { type Announcing, announce, changesBetween, readPublished } from './lib/announcing.ts'
import { environments, variablesOf, withBindings } from './lib/bindings.ts'
import { publish, summaryOf } from './lib/content.ts'
import { runMain, Trouble } from './lib/main.ts'
import { applyMigrations, isContracting, migrationFiles } from './lib/migrations.ts'
import { readSettings } from './lib/settings.ts'

/**
 * Migrates the databases and publishes the content.
 *
 *   node scripts/content.ts [--state DIR]    to the data on this machine
 *   node scripts/content.ts --remote         to production; then search engines are told whose keys are set
 *   node scripts/content.ts --staging        to staging, of which nobody is told
 *   … --contract-to 0080_….sql               takes away from a deployed site what was to go up to that migration
 *   node scripts/content.ts --check          publishes nothing; lists what has to be read again or lacks its source
 */
runMain(async () => {
  const options = {
    state: { type: 'string' },
    remote: { type: 'boolean', default: false },
    staging: { type: 'boolean', default: false },
    'contract-to': { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
  } as const
  const { values } = parseArgs({ options })
  if (values.check) return check()
  const stateDir = values.state === undefined ? readSettings(process.env).stateDir : resolve(values.state)
  const site = environments.find((name) => (name === 'production' ? values.remote : values.staging))
  await withBindings(site ?? { stateDir }, async (bindings) => {
    const wanted = migrationFiles().filter(
      (name) => site === undefined || !isContracting(name) || name <= values['contract-to'],
    )
    const applied = [
      ...(await applyMigrations(bindings, 'DB', wanted)),
      ...(await applyMigrations(bindings, 'CONTENT')),
    ]
    for (const name of applied) console.log(`Migration ${name} applied`)
    const before = await readPublished(bindings)
    const report = await publish(bindings)
    for (const slug of report.word.files) console.log(`Template ${slug}: file written`)
    for (const name of report.articles.written) console.log(`Article ${name}: written`)
    console.log(summaryOf(report))
    if (site !== 'production') return
    const changes = changesBetween(before, await readPublished(bindings))
    for (const line of await announce(changes, await announcing(), fetch)) console.log(line)
  })
})

/**
 * Prints the sources to read again and the rules without one.
 * @throws Trouble when there are any
 */
async function check(): Promise<void> {
  const { readArticles } = await import('#src/content/articles/read.ts')
  const articles = readArticles()
  const care = careOf(articles, new Date())
  for (const line of care) console.log(line)
  if (care.length > 0) throw new Trouble(`${care.length} to look after, see above.`)
  console.log(`${articles.length} articles, ${Object.keys(sources).length} sources: nothing to look after`)
}

/**
 * The key of IndexNow is a public variable, because the site shows it; that of Baidu is a secret of whoever publishes.
 */
async function announcing(): Promise<Announcing> {
  const variables = z.object({ SITE_URL: z.url(), INDEXNOW_KEY: z.optional(z.string()) })
  const { SITE_URL, INDEXNOW_KEY } = variables.parse(await variablesOf('production'))
  return { siteUrl: SITE_URL, indexNowKey: INDEXNOW_KEY, baiduToken: process.env.BAIDU_PUSH_TOKEN }
}
