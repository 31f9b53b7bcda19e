import { Command } from '@commander-js/extra-typings'
import {
  planDelete,
  planExport,
  planFind,
  planKeep,
  planLevel,
  planLogout,
  planSessions,
} from '#scripts/lib/operate/users.ts'
import { changing, endOfDay, looking, operate, placeOf } from './command.ts'
import { withMaintained } from './maintained-site.ts'
import { requireNoFile, writeWhole } from './whole-file.ts'

const USER = 'id, mobile number or e-mail address'

/** Users: found, their level and sessions, deleted and kept. */
export function usersCommand() {
  return new Command('users')
    .description('Accounts. What people write in their résumés is theirs: only export reads it, for them.')
    .addCommand(
      looking('find', 'What is known of an account')
        .argument('<user>', USER)
        .action((user, options) => operate('users find', options, (context) => planFind(context, user))),
    )
    .addCommand(
      changing('level', 'Gives an account another level')
        .argument('<user>', USER)
        .argument('<level>', 'free, monthly, yearly, lifetime')
        .option('--until <day>', 'the last day of it in Beijing, as 2027-01-01')
        .action((user, level, options) =>
          operate('users level', options, async (context) => {
            const until = options.until === undefined ? null : endOfDay('--until', options.until, context.now())
            return planLevel(context, user, level, until)
          }),
        ),
    )
    .addCommand(
      looking('sessions', 'Where an account is signed in')
        .argument('<user>', USER)
        .action((user, options) => operate('users sessions', options, (context) => planSessions(context, user))),
    )
    .addCommand(
      changing('logout', 'Ends the sessions of an account')
        .argument('<user>', USER)
        .option('--session <id>', 'this one alone, as listed')
        .action((user, options) =>
          operate('users logout', options, (context) => planLogout(context, user, options.session)),
        ),
    )
    .addCommand(
      changing('export', 'Everything of an account as a zip archive, for an owner who asks and cannot sign in')
        .argument('<user>', USER)
        .requiredOption('--to <file>', 'where it goes; there must be no such file')
        .action((user, options) =>
          operate('users export', options, (context) => {
            const { to: file } = options
            requireNoFile(file)
            return planExport(context, user, {
              file,
              withSite: (use) => withMaintained(placeOf(options), use),
              write: (archive) => writeWhole(file, archive),
            })
          }),
        ),
    )
    .addCommand(
      changing('delete', 'Has an account emptied in seven days, as its owner would')
        .argument('<user>', USER)
        .action((user, options) => operate('users delete', options, (context) => planDelete(context, user))),
    )
    .addCommand(
      changing('keep', 'Takes that back')
        .argument('<user>', USER)
        .action((user, options) => operate('users keep', options, (context) => planKeep(context, user))),
    )
}
