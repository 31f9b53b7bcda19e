import { planOperations } from '#scripts/lib/operate/operations.ts'
import { looking, operate, wholeNumber } from './command.ts'

const MOST = 1000

/** Lists the operations that were recorded. */
export function operationsCommand() {
  return looking('operations', 'What has been done, or only looked at, by these commands, the newest first')
    .option('--last <number>', `how many, at most ${MOST}`, '30')
    .action((options) =>
      operate('operations', options, (context) => planOperations(context, wholeNumber('--last', options.last, MOST))),
    )
}
