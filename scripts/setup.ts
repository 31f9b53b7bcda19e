import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withBindings } from './lib/bindings.ts'
import { publishIfChanged, summaryOf } from './lib/content.ts'
import { seedDemoAccount } from './lib/demo-account.ts'
import { seedDemoContacts } from './lib/demo-contacts.ts'
import { runMain } from './lib/main.ts'
import { applyAllMigrations } from './lib/migrations.ts'
import { readSettings } from './lib/settings.ts'

/** `node scripts/setup.ts [--state DIR]`: everything a local site needs before it can run. */
runMain(async () => {
  const { values } = parseArgs({ options: { state: { type: 'string' } } })
  const stateDir = values.state === undefined ? readSettings(process.env).stateDir : resolve(values.state)
  await withBindings({ stateDir }, async (bindings) => {
    const migrations = await applyAllMigrations(bindings)
    const report = await publishIfChanged(bindings)
    const seeded = await seedDemoAccount(bindings.DB)
    await seedDemoContacts(bindings.DB)
    const content = report === null ? 'content unchanged' : summaryOf(report)
    console.log(
      `Ready: ${migrations.length} migrations applied; ${content}; demo account ${seeded ? 'made' : 'unchanged'}`,
    )
  })
})
