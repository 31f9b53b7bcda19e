import { describe, expect, test } from 'vitest'
import { isDismissed, namesOfDismissed } from '#src/resume/checks/dismissed.ts'
import type { Finding } from '#src/resume/checks/finding.ts'
import { type Changes, findingsOf } from './sound-resume.ts'

const job = 'work-item-1'
const school = 'education-item-1'

describe('ways to reach somebody', () => {
  test.each([
    ['138000011112', 'phone-format'],
    ['213800001111', 'phone-format'],
    ['501065529988', 'phone-format'],
    ['010655299881', ''],
    ['0106552998812', 'phone-format'],
    ['+1234567', ''],
    ['+123456', 'phone-format'],
    ['+123456789012345', ''],
    ['+1234567890123456', 'phone-format'],
    ['电话+8613800001111', 'phone-format'],
  ])('the number %s: %s', (phone, rule) => {
    expect(findingsOf({ basics: { phone } })).toEqual(rule === '' ? [] : [`${rule} basics.phone ${phone}`])
  })

  test.each([
    ['1234567', ''],
    ['123456', 'phone-format'],
    ['123456789012345', ''],
    ['1234567890123456', 'phone-format'],
    ['call 1234567', 'phone-format'],
    ['1234567 at noon', 'phone-format'],
    ['213800001111', ''],
  ])('the number %s in English: %s', (phone, rule) => {
    expect(findingsOf({ locale: 'en', basics: { phone } })).toEqual(
      rule === '' ? [] : [`${rule} basics.phone ${phone}`],
    )
  })

  test.each([
    ['·lin@example.com', 'email-malformed'],
    ['lin@example.com.', 'email-malformed'],
    ['lin @example.com', 'email-malformed'],
    ['LOVELY@example.com', 'email-unserious'],
    ['123456@QQ.com', 'email-unserious'],
    ['123456@example.com', ''],
    ['lin123@qq.com', ''],
    ['123lin@qq.com', ''],
    ['lin9520@example.com', ''],
    ['lin5209@example.com', ''],
    ['ba.by@example.com', 'email-unserious'],
    ['ba2by@example.com', 'email-unserious'],
    ['lovelygirl@example.com', 'email-unserious'],
    ['happylove@example.com', 'email-unserious'],
    ['cutebaby@example.com', 'email-unserious'],
    ['sweetking@example.com', ''],
    ['lovelyx@example.com', ''],
    ['xbaby@example.com', ''],
    ['xlovely@example.com', ''],
  ])('the address %s: %s', (email, rule) => {
    expect(findingsOf({ basics: { email } })).toEqual(rule === '' ? [] : [`${rule} basics.email ${email}`])
  })

  test('a name of two words of chats is one', () => {
    expect(findingsOf({ locale: 'en', basics: { name: 'Sweet Prince', email: 'sweet.prince@example.com' } })).toEqual(
      [],
    )
  })

  test('each address of the web is looked at', () => {
    const basics = { website: 'my site', github: 'my github', linkedin: 'my linkedin' }
    expect(findingsOf({ basics })).toEqual(
      Object.entries(basics).map(([field, text]) => `link-malformed basics.${field} ${text}`),
    )
  })
})

const award = (fields: Changes['items']): Changes => ({
  sections: { honours: { kind: 'awards', title: '荣誉', pos: 'c1' } },
  items: fields ?? {},
})
const prize = (more: object) => award({ prize: { section: 'honours', title: '一等奖', ...more } })
/** The first job ended, and another one stands below it. */
const second = (start: string, end: string): Changes => ({
  items: {
    [job]: { present: false, start: '2020-08', end: '2022-01' },
    job2: { org: '乙公司', title: '助理', start, end, body: '1 个' },
  },
})

test.each<[what: string, changes: Changes, findings: string[]]>([
  ['spaces around a date', { items: { [job]: { start: ' 2020-08 ' } } }, []],
  ['more behind a date', { items: { [job]: { start: '2020-08起' } } }, [`date-unclear items/${job}.start 2020-08起`]],
  ['more before a date', { items: { [job]: { start: '自2020' } } }, [`date-unclear items/${job}.start 自2020`]],
  ['a prize of this month', prize({ date: '2026-11' }), []],
  ['a prize of the next', prize({ date: '2026-12' }), ['date-future items/prize.date 2026-12']],
  ['a prize nobody can date', prize({ date: '6月' }), ['date-unclear items/prize.date 6月']],
  ['a prize without a date', prize({ date: ' ' }), []],
  ['a field a prize does not have', prize({ start: '6月' }), []],
  ['a field a school does not have', { items: { [school]: { date: '2027-01' } } }, []],
  ['an end before the beginning of a job that goes on', { items: { [job]: { present: true, end: '2010-01' } } }, []],
  ['an end alone', { items: { [job]: { start: '', present: false, end: '2024-01' } } }, []],
  ['a beginning alone', { items: { [job]: { present: false } } }, [`date-open items/${job}.end`]],
  ['the beginning of a school alone', { items: { [school]: { end: '' } } }, [`date-gap items/${job}.start 46`]],
  ['the end of a school alone', { items: { [school]: { start: '' } } }, []],
  ['no date at all', { items: { [job]: { start: '', present: false } } }, [`date-missing items/${job}.start`]],
  ['only that it goes on', { items: { [job]: { start: '' } } }, []],
  [
    'no date of a job without a name',
    { items: { [job]: { org: '', title: '', start: '', present: false } } },
    [`entry-nameless items/${job}.org`],
  ],
  ['a beginning this month', { items: { [school]: { end: '2026-06' }, [job]: { start: '2026-11' } } }, []],
  ['a beginning in the next', { items: { [job]: { start: '2026-12' } } }, [`date-future items/${job}.start 2026-12`]],
  [
    'six months behind a year',
    { items: { [school]: { end: '2020' }, [job]: { start: '2021-07' } } },
    [`date-mixed items/${school}.end 2020`],
  ],
  [
    'seven',
    { items: { [school]: { end: '2020' }, [job]: { start: '2021-08' } } },
    [`date-mixed items/${school}.end 2020`, `date-gap items/${job}.start 7`],
  ],
  [
    'a month among years',
    { items: { [school]: { start: '2016', end: '2020' } } },
    [`date-mixed items/${job}.start 2020-08`],
  ],
  [
    'as many months as years',
    { items: { [school]: { start: '2016', end: '2020' }, [job]: { present: false, end: '2023-06' } } },
    [`date-mixed items/${school}.start 2016`],
  ],
  ['a later job below', second('2022-02', '2023-01'), ['date-order items/job2.start 乙公司']],
  ['a longer one below', second('2019-01', '2023-01'), [`date-overlap items/${job}.start 乙公司`]],
  ['a longer one of the same beginning', second('2020-08', '2023-01'), ['date-overlap items/job2.start 甲公司']],
  ['a shorter one of the same end', second('2021-01', '2022-01'), ['date-overlap items/job2.start 甲公司']],
  ['one that began in some year', second('2020', '2021-06'), ['date-mixed items/job2.start 2020']],
  ['one that ended in some year', second('2020-08', '2021'), ['date-mixed items/job2.end 2021']],
  ['a birthday of spaces', { basics: { birth: '  ' } }, []],
  ['a birthday nobody can read', { basics: { birth: '属马' } }, ['birth-odd basics.birth 属马']],
])('dates: %s', (_what, changes, findings) => expect(findingsOf(changes)).toEqual(findings))

test('what is done beside a job may overlap it, however it is written', () => {
  const items = {
    job2: { org: 'Globex', title: 'FREELANCE designer', start: '2021-01', end: '2021-06', body: '- Drew 3' },
  }
  expect(findingsOf({ locale: 'en', items })).toEqual([])
})

test('what was dismissed stays away until its field gets another slip', () => {
  const finding = (...texts: string[]): Finding => ({
    rule: 'spelling',
    severity: 'warning',
    address: 'items/a.body',
    detail: texts.join(' '),
    slips: texts.map((text, index) => ({ start: 10 * index, text, fixes: [] })),
  })
  const dismissed = new Set(namesOfDismissed(finding('Grobnikky', 'libary')))
  expect(isDismissed(finding('libary'), dismissed)).toBe(true)
  expect(isDismissed(finding('Grobnikky', 'teh', 'libary'), dismissed)).toBe(false)
  const { slips: _, ...other } = finding()
  expect(isDismissed(other, dismissed)).toBe(false)
  expect(isDismissed(other, new Set(namesOfDismissed(other)))).toBe(true)
})
