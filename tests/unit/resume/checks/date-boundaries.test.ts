import { expect, test } from 'vitest'
import { type Changes, findingsOf } from './sound-resume.ts'

const job = 'work-item-1'
const school = 'education-item-1'
const other = (start: string, end: string): Changes => ({
  items: { job2: { org: '乙公司', title: '助理', start, end, body: '1 个' } },
})

test.each<[what: string, changes: Changes, findings: string[]]>([
  [
    'the last year nobody believes',
    { items: { [job]: { start: '1939-12' } } },
    [`date-unclear items/${job}.start 1939-12`],
  ],
  ['the first year somebody may', { items: { [job]: { start: '1940-01' } } }, []],
  ['no month', { items: { [job]: { start: '2020-00' } } }, [`date-unclear items/${job}.start 2020-00`]],
  ['the last month', { items: { [job]: { start: '2020-12' } } }, []],
  ['a day', { items: { [job]: { start: '2020-12-31' } } }, []],
  ['this month', { items: { [job]: { present: false, end: '2026-11' } } }, []],
  [
    'the next month',
    { items: { [job]: { present: false, end: '2026-12' } } },
    [`date-future items/${job}.end 2026-12`],
  ],
  ['the month in which it began', { items: { [job]: { present: false, end: '2020-08' } } }, []],
  ['the month before', { items: { [job]: { present: false, end: '2020-07' } } }, [`date-reversed items/${job}.end`]],
  [
    'an end nobody can read',
    { items: { [job]: { present: false, end: '6月' } } },
    [`date-unclear items/${job}.end 6月`],
  ],
  ['the same of a job that goes on', { items: { [job]: { present: true, end: '6月' } } }, []],
  ['six months of which nothing is said', { items: { [job]: { start: '2021-01' } } }, []],
  ['seven', { items: { [job]: { start: '2021-02' } } }, [`date-gap items/${job}.start 7`]],
  ['one month in two places', other('2020-07', '2020-08'), []],
  ['two months in two places', other('2020-07', '2020-09'), [`date-overlap items/${job}.start 乙公司`]],
  ['fourteen years old', { basics: { birth: '2012-11' } }, []],
  ['not yet fourteen', { basics: { birth: '2012-12' } }, ['birth-odd basics.birth 2012-12']],
  ['eighty years old', { basics: { birth: '1945-12' } }, []],
  ['eighty-one', { basics: { birth: '1945-11' } }, ['birth-odd basics.birth 1945-11']],
  [
    'one year among months',
    { items: { [school]: { start: '2016', end: '2020-06' } } },
    [`date-mixed items/${school}.start 2016`],
  ],
  [
    'years alone, which may be the end of one and the beginning of the next',
    {
      items: {
        [school]: { start: '2016', end: '2020' },
        [job]: { start: '2020', present: true },
        job2: { org: '乙公司', title: '助理', start: '2019', end: '2020', body: '1 个' },
      },
    },
    [],
  ],
])('%s', (_what, changes, findings) => expect(findingsOf(changes)).toEqual(findings))
