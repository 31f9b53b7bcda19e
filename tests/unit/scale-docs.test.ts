import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type MeasuredAction, measured, measuredMinute, measuredPages } from '#scripts/lib/scale/measured.ts'

const docs = readFileSync('docs/scale.md', 'utf8')
/** The cells of the table row that begins so. */
const rowOf = (start: string, nth = 0): string[] => {
  const rows = docs.split('\n').filter((line) => line.startsWith(`| ${start} |`))
  return (rows[nth] ?? '')
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim().replaceAll(',', ''))
}

test.each<[string, MeasuredAction]>([
  ['a visit of a template or an article', measured.visit],
  ['the row of a résumé, by its object, 4 times in that minute', measured.indexRow],
  ['a picture of a résumé', measured.thumbnail],
  ['the photos of twenty owners, by the timer', measured.photosOfTwenty],
  ['a Word file', measured.download],
  ['a sign-in by password', measured.signIn],
  ["an editor's socket, opened", measured.socket],
  ["an editor's socket, closed", measured.socketClosed],
  ['an order', measured.order],
  ['a poll', measured.poll],
  ['a poll that asks the gateway, each five seconds at most', measured.pollThatAsks],
  ['a callback of a gateway', measured.callback],
  ['the first poll that hears of the payment', measured.firstPollThatIsPaid],
  ['the next ones', measured.nextPollThatIsPaid],
])('docs/scale.md says of "%s" what is counted', (name, { inSeries, read, written }) => {
  expect(rowOf(name).slice(1)).toEqual([inSeries, read, written].map(String))
})

test('and of pages of one’s own, and of a minute of typing', () => {
  const names = ['the editor', 'the list of résumés', 'orders', 'favourites', 'the account']
  const said = names.map((name) => rowOf(name).slice(1))
  const counted = Object.values(measuredPages).map(({ inSeries, read }) => [`${inSeries}`, `${read}`])
  expect(
    said.map(([calls, read]) => [calls?.replace(/ .*/, ''), read].map((cell) => cell?.replace(/\D/g, ''))),
  ).toEqual(counted)
  const { calls, read, written, told } = measuredMinute
  expect([told, rowOf('a minute of typing, 20 saves and the list').slice(1)]).toEqual([
    4,
    [`${calls} in all`, `${read}`, `${written}`],
  ])
})

test('its tables of rows, queues and dollars are those the simulation prints', () => {
  const printed = execFileSync(process.execPath, ['scripts/simulate-scale.ts'], { encoding: 'utf8' })
  const [queue = '', , breaks = '', written = '', month = ''] = printed.split('\n\n').map((part) => part.trimEnd())
  const linesOf = (part: string, heads: number) => part.split('\n').slice(heads)
  for (const line of linesOf(written, 1)) {
    const [, rows = '', name = ''] = /^ *([\d.]+) {2}(.*)$/.exec(line) ?? []
    expect([name, rowOf(name).at(-1)]).toEqual([name, rows])
  }
  for (const line of linesOf(month, 2)) {
    const [, item = '', ...dollars] = /^(.*?) +(\d+) +(\d+) +(\d+)$/.exec(line) ?? []
    expect([item, ...rowOf(item, item === 'together' ? 1 : 0)]).toEqual([item, ...dollars])
  }
  const queues = linesOf(queue, 2).map((line) => line.trim().split(/ {2,}/))
  expect(queues).toHaveLength(4)
  for (const [people = '', ledgers = '', ...cells] of queues) {
    expect(docs).toContain(`| ${people} | ${ledgers} | ${cells.join(' | ')} |`)
  }
  const millions = [...breaks.matchAll(/^ *([\d,]+) /gm)].map(
    ([, people = '']) => Number(people.replaceAll(',', '')) / 1e6,
  )
  const said = [...docs.matchAll(/at about ([\d.]+) million people/g)].map(([, people]) => people)
  expect(said).toEqual(millions.map((people) => people.toFixed(1)))
})

test('docs/scale-shown.md names tests that are there', () => {
  const shown = readFileSync('docs/scale-shown.md', 'utf8')
  const named = [...shown.matchAll(/`((?:unit|worker|e2e)\/[^`]+\.ts)`/g)].flatMap(([, path = '']) => {
    const [, start = '', choice = '', end = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? ['', path]
    return choice.split(',').map((one) => `tests/${start}${one}${end}`)
  })
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
