import { expect, test } from 'vitest'
import { headParts, readHead } from '#src/resume/formats/own/heads.ts'

type Head = Parameters<typeof headParts>[0]

const none: Head = { secondary: '', note: '', place: '', period: '' }

test.each<[string, Partial<Head>, string[]]>([
  [
    'all of it',
    { secondary: 'Lead', note: 'Platform', place: 'London', period: 'Mar 2020 – Present' },
    ['Lead', 'Platform', 'Mar 2020 – Present, London'],
  ],
  ['a place of two parts without a time', { secondary: 'Lead', place: 'London, UK' }, ['Lead', '(–, London, UK)']],
  ['a place of one part without a time', { secondary: 'Lead', place: 'London' }, ['Lead', '(London)']],
  ['an unreadable time without a place', { secondary: 'Lead', period: 'once' }, ['Lead', '(once, –)']],
  ['an unreadable time and a place', { period: 'once', place: 'London, UK' }, ['(once, London, UK)']],
  ['a note without a second name', { note: 'Platform' }, ['–', 'Platform']],
  ['a second name that reads like a time', { secondary: '2020' }, ['2020', '–']],
  ['nothing', {}, []],
])('%s is written in parts from which it can be read again', (_, head, parts) => {
  expect(headParts({ ...none, ...head }, 'secondary')).toEqual(parts)
  expect(readHead(parts)).toEqual({ ...none, ...head })
})
