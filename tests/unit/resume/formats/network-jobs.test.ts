import { expect, test } from 'vitest'
import { readNetworkJobs } from '#src/resume/formats/text/network-jobs.ts'

const read = (...texts: string[]) =>
  readNetworkJobs(texts.map((text) => ({ text })))?.map(({ org, title, start, city, body }) =>
    [org, title, start, city, body].map((field) => field ?? '-').join(' | '),
  )
const tesco = ['Tesco', '5 years 3 months']
const manager = [
  'Finance Manager',
  'September 2021 - Present (3 years 2 months)',
  'Manchester, England, United Kingdom',
]
const analyst = ['Senior Finance Analyst', 'August 2019 - September 2021 (2 years 2 months)']
const auditor = ['PwC UK', 'Audit Associate', 'September 2016 - July 2019 (2 years 11 months)', 'Leeds']

test('an employer above several positions is that of all, as long as their months are not over', () => {
  expect(read(...tesco, ...manager, 'Own the P&L.', ...analyst, ...auditor, 'Audits of retailers')).toEqual([
    'Tesco | Finance Manager | 2021-09 | Manchester, England, United Kingdom | Own the P&L.',
    'Tesco | Senior Finance Analyst | 2019-08 | Manchester, England, United Kingdom | -',
    'PwC UK | Audit Associate | 2016-09 | Leeds | Audits of retailers',
  ])
})

test('each position without such a duration has its employer right above', () => {
  expect(read(...auditor, 'Barclays', 'Intern', 'June 2015 - August 2015 (3 months)', 'On the desk.')).toEqual([
    'PwC UK | Audit Associate | 2016-09 | Leeds | -',
    'Barclays | Intern | 2015-06 | - | On the desk.',
  ])
})

test.each([
  ['a line above the first employer', ['Jobs', ...auditor]],
  ['positions at the same time', [...tesco, ...manager, 'Director', 'May 2020 - Present (4 years 6 months)']],
  ['a gap between positions', [...tesco, ...manager, ...auditor]],
  ['positions that do not fill the duration', [...tesco, ...manager]],
  ['a period of another form', [...auditor, 'Barclays', 'June 2015 - August 2015']],
  ['a position without an employer', [...auditor.slice(1)]],
  ['none', ['PwC UK', 'Audit Associate', '2016 - 2019']],
])('it is another list with %s', (_, texts) => expect(read(...texts)).toBeUndefined())
