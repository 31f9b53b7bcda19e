import { planStats } from '#scripts/lib/operate/stats.ts'
import { looking, operate, wholeNumber } from './command.ts'

const MOST_DAYS = 366

/** Figures by day. */
export function statsCommand() {
  return looking('stats', 'Sign-ups, résumés, downloads, money in yuan, and how many who saw the purchase dialog paid')
    .option('--days <number>', `how many days of Beijing, today's being the last; at most ${MOST_DAYS}`, '14')
    .action((options) =>
      operate('stats', options, (context) => planStats(context, wholeNumber('--days', options.days, MOST_DAYS))),
    )
}
