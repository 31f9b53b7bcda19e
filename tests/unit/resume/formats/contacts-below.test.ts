import { expect, test } from 'vitest'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { withContacts } from '#src/resume/formats/text/contacts.ts'

/** The texts of lines; a point begins with a dash, the name with a sign of number. */
const moved = (...texts: string[]) =>
  withContacts(
    texts.map(
      (text): SourceLine =>
        text.startsWith('#')
          ? { text: text.slice(1), name: true }
          : { text: text.replace('- ', ''), bullet: text.startsWith('- ') },
    ),
  ).map(({ text }) => text)

test('contacts at the foot of the page stand below the name and the headline', () => {
  expect(
    moved('#Jane Doe', 'Nurse', 'Work experience', 'Acme', 'jane@doe.org', '+44 7700 900123', 'Leeds, UK'),
  ).toEqual(['Jane Doe', 'Nurse', 'jane@doe.org', '+44 7700 900123', 'Leeds, UK', 'Work experience', 'Acme'])
})

test('contacts above and below the address for mail go with it, and nothing behind them', () => {
  expect(
    moved(
      'Skills',
      '#Jane Doe',
      'Education',
      'Oslo',
      '12 Mill Road',
      'x@y.no',
      '0150 Oslo',
      'Physics',
      '9 Mill Road',
      'Skills',
    ),
  ).toEqual([
    'Skills',
    'Jane Doe',
    '12 Mill Road',
    'x@y.no',
    '0150 Oslo',
    'Education',
    'Oslo',
    'Physics',
    '9 Mill Road',
    'Skills',
  ])
})

test('contacts below the first line of all, a heading, stand above it', () => {
  expect(moved('Skills', 'QGIS', 'jane@doe.org')).toEqual(['jane@doe.org', 'Skills', 'QGIS'])
})

test('a point is no line of contacts', () => {
  expect(moved('#Jane Doe', 'Work experience', '- +44 7700 900123', 'jane@doe.org', '- 12 Mill Road')).toEqual([
    'Jane Doe',
    'jane@doe.org',
    'Work experience',
    '+44 7700 900123',
    '12 Mill Road',
  ])
})

test.each([
  ['Phone: 07700 900123'],
  ['(020) 7946 0958'],
  ['☎ +44 (0)20 7946-0958'],
  ['https://janedoe.dev/cv'],
  ['www.janedoe.dev'],
  ['Leeds LS7 4AB'],
])('%s is of the contacts', (text) => {
  expect(moved('#Jane Doe', 'Skills', 'QGIS', 'jane@doe.org', text)).toEqual([
    'Jane Doe',
    'jane@doe.org',
    text,
    'Skills',
    'QGIS',
  ])
})

test.each([
  ['2019 – 2021'],
  ['12345678'],
  ['07700 900123 and more'],
  ['telephonists 07700 900123'],
  ['https://janedoe.dev and more'],
  ['Nurse'],
])('%s is not', (text) => {
  expect(moved('#Jane Doe', 'Skills', 'QGIS', 'jane@doe.org', text)).toEqual([
    'Jane Doe',
    'jane@doe.org',
    'Skills',
    'QGIS',
    text,
  ])
})

test.each([
  ['no address for mail', ['#Jane Doe', 'Skills', '+44 7700 900123']],
  ['no heading above it', ['#Jane Doe', '+44 7700 900123', 'jane@doe.org', 'Skills', 'QGIS']],
  ['the heading of the person above it', ['#Jane Doe', 'Skills', 'Contact', 'jane@doe.org', 'Education']],
  ['a heading of no kind above it', ['#Jane Doe', 'Skills', 'References', 'jane@doe.org', 'Education']],
])('contacts stay with %s', (_what, lines) => {
  expect(moved(...lines)).toEqual(lines.map((line) => line.replace('#', '')))
})
