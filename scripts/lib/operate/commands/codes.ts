import { Command } from '@commander-js/extra-typings'
import { LISTED, planCodes, planList, planRevoke, planUsage } from '#scripts/lib/operate/codes.ts'
import { changing, endOfDay, looking, operate, wholeNumber } from './command.ts'

const MAX_COUNT = 1000

/** Redemption codes: made, listed, looked up, revoked. */
export function codesCommand() {
  return new Command('codes')
    .description('Redemption codes. Only their hashes are stored: a code can be read once, when it is made.')
    .addCommand(
      changing('make', 'Makes codes and prints them, one a line')
        .requiredOption('--plan <plan>', 'the level a code gives: monthly, yearly, lifetime')
        .option('--count <number>', `how many, at most ${MAX_COUNT}`, '1')
        .option('--uses <number>', 'how many people can redeem each', '1')
        .option('--expires <day>', 'the last day in Beijing on which it is good, as 2027-01-01')
        .action((options) =>
          operate('codes make', options, async (context) => {
            const { plan, count, uses, expires } = options
            return planCodes(context, {
              plan,
              count: wholeNumber('--count', count, MAX_COUNT),
              uses: wholeNumber('--uses', uses),
              expiresAt: expires === undefined ? null : endOfDay('--expires', expires, context.now()),
            })
          }),
        ),
    )
    .addCommand(
      looking('list', `Codes that can still be redeemed, the newest ${LISTED}`)
        .option('--all', 'also those that are used up, expired or revoked')
        .action((options) => operate('codes list', options, (context) => planList(context, options.all === true))),
    )
    .addCommand(
      looking('usage', 'Who redeemed a code, and when')
        .argument('<code>', 'the code, or its id as listed')
        .action((code, options) => operate('codes usage', options, (context) => planUsage(context, code))),
    )
    .addCommand(
      changing('revoke', 'Ends a code: it answers that it has expired. What it gave stays')
        .argument('<code>', 'the code, or its id as listed')
        .action((code, options) => operate('codes revoke', options, (context) => planRevoke(context, code))),
    )
}
