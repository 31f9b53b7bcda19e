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
