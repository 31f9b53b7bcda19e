import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { correctEntry, placeText, withoutEntry } from '#src/resume/formats/review-edits.ts'
import { readDocument } from '#src/resume/read-document.ts'

const read = composeResume({
  locale: 'en',
  design: 'ink',
  basics: { name: 'Ada Lin' },
  sections: [
    { kind: 'work', items: [{ org: 'Acme', title: 'Engineer', start: '2020-01', end: '2021-02', body: '- Led' }] },
    { kind: 'skills', items: [{ title: 'Languages', body: 'TypeScript' }] },
  ],
})
const [[work], [skills]] = liveEntries(read.sections) as [[string, unknown], [string, unknown]]
const entryOf = (document: ResumeDocument, section: string) =>
  liveEntries(document.items).flatMap(([id, item]) => (item.section === section ? [id] : []))
const [job = ''] = entryOf(read, work)

/** What the sections of a document say, by kind. */
function said(document: ResumeDocument): unknown[] {
  expect(readDocument(document)).toHaveProperty('document')
  return liveEntries(document.sections).map(([id, { kind }]) => [
    kind,
    ...entryOf(document, id).map((item) => {
      const { section: _, pos: __, ...texts } = document.items[item] ?? { section: '', pos: '' }
      return texts
    }),
  ])
}

const skill = { title: 'Languages', body: 'TypeScript' }

describe('an entry', () => {
  test('takes the texts it is given, and what is emptied is gone', () => {
    const texts = { org: 'Acme Ltd', title: ' Lead ', start: '2020-01', end: '2021-02', present: true, body: '' }
    expect(said(correctEntry(read, job, { destination: work, texts }))).toEqual([
      ['work', { org: 'Acme Ltd', title: 'Lead', start: '2020-01', end: '2021-02', present: true }],
      ['skills', skill],
    ])
  })

  test('in a section of another kind has its fields; what has none begins its text', () => {
    const texts = {
      org: 'Acme',
      title: 'Prize *A*',
      department: 'R **D**',
      start: '2020-01',
      end: '2021-02',
      body: '- Led',
    }
    expect(said(correctEntry(read, job, { destination: '+awards', texts }))).toEqual([
      ['work'],
      ['skills', skill],
      ['awards', { title: 'Prize *A*', org: 'Acme', date: '2021-02', body: 'R \\*\\*D\\*\\* · 2020-01\n- Led' }],
    ])
  })

  test('with one date in a section with periods ends then', () => {
    const texts = { title: 'Paper', authors: 'Lin, A.', date: '2024-05' }
    expect(said(correctEntry(read, job, { destination: work, texts }))[0]).toEqual([
      'work',
      { title: 'Paper', end: '2024-05', body: 'Lin, A.' },
    ])
  })

  test('moved to an existing section is its last; taken out it is gone for good', () => {
    const moved = correctEntry(read, job, { destination: skills, texts: { title: 'Go', level: 'good' } })
    expect(said(moved)).toEqual([['work'], ['skills', skill, { title: 'Go', level: 'good' }]])
    expect(Object.keys(withoutEntry(moved, job).items)).toEqual(Object.keys(read.items).filter((id) => id !== job))
  })

  test('a section or an entry that is not there changes nothing', () => {
    expect(correctEntry(read, 'none', { destination: work, texts: {} })).toBe(read)
    expect(correctEntry(read, job, { destination: 'none', texts: {} })).toBe(read)
    expect(placeText(read, 'words', 'none')).toBe(read)
    expect(placeText(read, ' \n ', work)).toBe(read)
  })
})

describe('text without a place', () => {
  test('becomes one entry, its signs as they stand', () => {
    expect(said(placeText(read, ' first *line* \n\nsecond', work))[0]).toEqual([
      'work',
      expect.objectContaining({ org: 'Acme' }),
      { body: 'first \\*line\\*\nsecond' },
    ])
  })

  test('becomes an entry for each line where entries are lines, in a new section if that is wanted', () => {
    const once = placeText(read, 'Chess\nRowing', '+interests')
    const [interests = ''] = liveEntries(once.sections).flatMap(([id, { kind }]) => (kind === 'interests' ? [id] : []))
    expect(said(placeText(once, 'Go', interests)).at(-1)).toEqual([
      'interests',
      { title: 'Chess' },
      { title: 'Rowing' },
      { title: 'Go' },
    ])
  })
})
