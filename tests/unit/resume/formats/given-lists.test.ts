import { expect, test } from 'vitest'
import { readGiven } from '#src/resume/formats/text/given-lists.ts'

const lines = (...texts: string[]) => texts.map((text) => ({ text }))

test('what networks list has a giver and a date below each name, then a text', () => {
  const said = lines('Best Talk', 'Issued by Nordic Forum · Nov 2023', 'For a talk', 'twice', 'Prize', 'Acme · 2021')
  expect(readGiven(said, 'awards')).toEqual([
    { title: 'Best Talk', org: 'Nordic Forum', date: '2023-11', body: 'For a talk\ntwice' },
    { title: 'Prize', org: 'Acme', date: '2021' },
  ])
})

test('several givers need not say so', () => {
  expect(readGiven(lines('Prize', 'Acme · 2021', 'Medal', 'Globex · 2020'), 'awards')).toEqual([
    { title: 'Prize', org: 'Acme', date: '2021' },
    { title: 'Medal', org: 'Globex', date: '2020' },
  ])
})

test('a single giver is one of a publication, or says so', () => {
  const one = [{ title: 'On engines', org: 'ACM Queue', date: '2022-03' }]
  expect(readGiven(lines('On engines', 'ACM Queue · Mar 2022'), 'publications')).toEqual(one)
  expect(readGiven(lines('On engines', 'Issued by ACM Queue · Mar 2022'), 'awards')).toEqual(one)
  expect(readGiven(lines('On engines', 'ACM Queue · Mar 2022'), 'awards')).toBeUndefined()
})

test.each([
  ['nothing', []],
  ['no giver', ['Best Talk', 'Nordic Forum']],
  ['a giver above everything', ['Nordic Forum · 2023', 'Best Talk']],
  ['a text above the first giver', ['Best Talk', 'of all', 'Nordic Forum · 2023']],
  ['two givers below each other', ['Best Talk', 'Nordic Forum · 2023', 'Acme · 2021']],
  ['more behind the date', ['Best Talk', 'Nordic Forum · 2023 · Oslo']],
  ['no date', ['Best Talk', 'Nordic Forum · Oslo']],
  ['a date before the date', ['Best Talk', '2022 · 2023']],
  ['no name of the giver', ['Best Talk', 'Issued by  · 2023']],
])('%s is another list', (_what, texts) => {
  expect(readGiven(lines(...texts), 'publications')).toBeUndefined()
})

test('points are another list', () => {
  expect(readGiven([{ text: 'On engines', bullet: true }, { text: 'Acme · 2021' }], 'publications')).toBeUndefined()
})
