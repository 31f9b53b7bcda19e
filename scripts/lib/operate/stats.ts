import { readFigures } from '#src/api/db/upkeep/day-figures.ts'
import { beijingDay, DAY_MS, endOfBeijingDay } from '#src/lib/time.ts'
import { type OperatorContext, type Task, tableOf } from './task.ts'
import { linesOfUse } from './use.ts'

const NAMES = ['day', 'sign-ups', 'résumés', 'downloads', 'paid', 'sent back', 'dialog', 'bought', 'of them']

/** Shows the figures of the last days, today last, with their sums, then the counted use of that time. */
export async function planStats({ db, now, counted }: OperatorContext, days: number): Promise<Task> {
  const tomorrow = endOfBeijingDay(now())
  const figures = await readFigures(db, { since: tomorrow - days * DAY_MS, until: tomorrow, now: now() })
  const list = Array.from({ length: days }, (_, index) => beijingDay(tomorrow - (days - index) * DAY_MS))
  const rowOf = (label: string, isOf: (day: string) => boolean): string[] => {
    const sum = (name: string) =>
      figures
        .filter((figure) => figure.name === name && isOf(figure.day))
        .reduce((total, { value }) => total + value, 0)
    const [dialog, bought] = [sum('dialog'), sum('bought')]
    return [
      label,
      ...['sign-ups', 'resumes', 'downloads'].map((name) => String(sum(name))),
      ...['paid', 'sent back'].map((name) => (sum(name) / 100).toFixed(2)),
      String(dialog),
      String(bought),
      dialog === 0 ? '' : `${((100 * bought) / dialog).toFixed(1)} %`,
    ]
  }
  const rows = [...list.map((day) => rowOf(day, (other) => other === day)), rowOf('together', () => true)]
  const lines = [...tableOf(NAMES, rows), '', ...(await linesOfUse(() => counted(list[0] ?? '')))]
  return { subject: 'days', detail: String(days), lines }
}
