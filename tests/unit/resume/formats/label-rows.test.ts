import { expect, test } from 'vitest'
import { withLabelRows } from '#src/resume/formats/text/label-rows.ts'

test('the label of the duties may stand above their points', () => {
  const lines = [
    { text: 'Zeitraum\t03/2021 – heute' },
    { text: 'Beruf oder Funktion\tTeamleiterin' },
    { text: 'Hauptaufgaben' },
    { text: 'Führung von acht Prüfern', bullet: true },
    { text: 'Auditorin', bullet: true },
    { text: 'Arbeitgeber\tNeckar Kunststoff GmbH, Esslingen' },
    { text: 'Sprachen' },
  ]
  expect(withLabelRows(lines)).toEqual([
    { text: 'Neckar Kunststoff GmbH\tTeamleiterin\tEsslingen\t03/2021 – heute', level: 2 },
    { text: 'Führung von acht Prüfern', bullet: true },
    { text: 'Auditorin', bullet: true },
    { text: 'Sprachen' },
  ])
})

test('a form without its employer stays as it is, points and all', () => {
  const lines = [{ text: 'Zeitraum\t2021 – heute' }, { text: 'Hauptaufgaben' }, { text: 'Auditorin', bullet: true }]
  expect(withLabelRows(lines)).toEqual(lines)
})

test.each(['• Planung • Prüfung', 'Planung • Prüfung'])(
  'only the first sign of the duties is dropped: %s',
  (duties) => {
    const lines = [
      { text: 'Zeitraum\t03/2021 – heute' },
      { text: 'Beruf oder Funktion\tTeamleiterin' },
      { text: `Hauptaufgaben\t${duties}` },
      { text: 'Arbeitgeber\tNeckar Kunststoff GmbH, Esslingen' },
    ]
    expect(withLabelRows(lines).map(({ text }) => text)).toEqual([
      'Neckar Kunststoff GmbH\tTeamleiterin\tEsslingen\t03/2021 – heute',
      'Planung • Prüfung',
    ])
  },
)

test('a label stands at the left: rows that begin with something else are no part of a form', () => {
  const lines = [
    { text: '1\tZeitraum\t03/2021 – heute' },
    { text: '2\tBeruf oder Funktion\tTeamleiterin' },
    { text: '3\tArbeitgeber\tNeckar Kunststoff GmbH, Esslingen' },
  ]
  expect(withLabelRows(lines)).toEqual(lines)
})

test('a form ends where the next period or the same label begins, and at a heading', () => {
  const form = (year: string, role: string) => [
    { text: `Zeitraum\t${year} – ${year}` },
    { text: `Funktion\t${role}` },
    { text: 'Arbeitgeber\tNeckar GmbH' },
  ]
  const entry = (year: string, role: string) => ({ text: `Neckar GmbH\t${role}\t${year} – ${year}`, level: 2 })
  expect(withLabelRows([...form('2021', 'Auditorin'), ...form('2019', 'Lehrling')])).toEqual([
    entry('2021', 'Auditorin'),
    entry('2019', 'Lehrling'),
  ])
  const heading = { text: 'Arbeitgeber\tund andere', level: 1 } as const
  expect(withLabelRows([...form('2021', 'Auditorin'), heading])).toEqual([entry('2021', 'Auditorin'), heading])
})

test('what a form says of duties and sector are points, in that order, and a name is turned round', () => {
  const lines = [
    { text: 'Nachname / Vorname\tHagedorn, Friederike' },
    { text: 'Zeitraum:\t2021 – heute' },
    { text: 'Branche\tKunststoff' },
    { text: 'Funktion\tTeamleiterin' },
    { text: 'Aufgaben\tFührung' },
    { text: 'Arbeitgeber\tNeckar GmbH' },
  ]
  expect(withLabelRows(lines)).toEqual([
    { text: 'Nachname / Vorname\tFriederike Hagedorn' },
    { text: 'Neckar GmbH\tTeamleiterin\t2021 – heute', level: 2 },
    { text: 'Führung', bullet: true },
    { text: 'Kunststoff', bullet: true },
  ])
})

test.each([
  'Zeitraum\t03/2021 – heute',
  'Funktion\tTeamleiterin',
  'Arbeitgeber\tNeckar GmbH',
  'Aufgaben\tFührung',
  'Branche\tKunststoff',
])('what only ends or begins like a label is none: %s', (row) => {
  const rows = ['Zeitraum\t03/2021 – heute', 'Funktion\tTeamleiterin', 'Arbeitgeber\tNeckar GmbH', 'Aufgaben\tFührung']
  for (const other of [`Erste ${row}`, row.replace('\t', ' davor\t')]) {
    const lines = [...rows.filter((one) => one !== row), other].map((text) => ({ text }))
    expect(withLabelRows(lines)).toContainEqual({ text: other })
  }
})
