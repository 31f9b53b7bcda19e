import { Command } from '@commander-js/extra-typings'
import { runMain } from './lib/main.ts'
import { backupCommand } from './lib/operate/commands/backup.ts'
import { codesCommand } from './lib/operate/commands/codes.ts'
import { liveCommand } from './lib/operate/commands/live.ts'
import { operationsCommand } from './lib/operate/commands/operations.ts'
import { ordersCommand } from './lib/operate/commands/orders.ts'
import { restoreCommand } from './lib/operate/commands/restore.ts'
import { siteCommand } from './lib/operate/commands/site.ts'
import { statsCommand } from './lib/operate/commands/stats.ts'
import { usersCommand } from './lib/operate/commands/users.ts'

/**
 * The commands the site is run by: `npm run codes -- list`, `npm run operations`. `--help` explains each,
 * `docs/operating.md` all of them.
 */
runMain(async () => {
  const program = new Command('npm run').description('Commands by which the site is run')
  program.addCommand(codesCommand()).addCommand(operationsCommand()).addCommand(ordersCommand())
  program.addCommand(siteCommand()).addCommand(statsCommand()).addCommand(usersCommand())
  program.addCommand(backupCommand()).addCommand(restoreCommand()).addCommand(liveCommand())
  await program.parseAsync()
})
