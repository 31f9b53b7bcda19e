import { describe, expect, test } from 'vitest'
import { fieldAt, placesOfField } from '#client/features/editor/paper/field-at.ts'
import type { PaperPlace } from '#client/features/editor/pdf/places.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

const document: ResumeDocument = {
  schema: 1,
  locale: 'en',
  basics: { name: 'Ann' },
  sections: { jobs: { kind: 'work', title: 'Jobs', pos: 'a' }, own: { kind: 'portfolio', title: '', pos: 'b' } },
  items: {
    job: {
      section: 'jobs',
      pos: 'a',
      org: 'Acme',
      title: 'Engineer',
      start: '2020-01',
      end: '2021-02',
      body: '- Built **this**\n- Ran that',
    },
    now: { section: 'jobs', pos: 'b', org: 'Bolt', start: '2022-03', end: '2023-04', present: true },
    site: { section: 'own', pos: 'a', url: 'https://www.acme.test/' },
  },
  design: { id: 'ink' },
}

const at = (text: string, share: number, address = 'items/job') => fieldAt(document, { address, text }, share)

describe('what was pressed on paper', () => {
  test.each<[string, number, string]>([
    ['Acme, Engineer', 0, 'org'],
    ['Acme, Engineer', 0.2, 'org'],
    ['Acme Engineer', 0.3, 'org'],
    ['Acme, Engineer', 0.6, 'title'],
    ['Acme, Engineer', 1, 'title'],
    // Between two fields the nearer one.
    ['Acme          Engineer', 0.3, 'org'],
    ['Acme          Engineer', 0.5, 'title'],
  ])('of %j at %f is the %s', (text, share, field) => {
    expect(at(text, share)).toEqual({ address: `items/job.${field}`, line: '' })
  })

  test('is the line of a text of several', () => {
    expect(at('Built this', 0.5)).toEqual({ address: 'items/job.body', line: 'Built this' })
    expect(at('Ran that', 0.5)).toEqual({ address: 'items/job.body', line: 'Ran that' })
  })

  test('is a date as it is printed; “present” belongs to the beginning', () => {
    expect([at('Jan 2020 – Feb 2021', 0.1), at('Jan 2020 – Feb 2021', 0.9)].map(({ address }) => address)).toEqual([
      'items/job.start',
      'items/job.end',
    ])
    expect(at('Mar 2022 – Present', 1, 'items/now')).toEqual({ address: 'items/now.start', line: '' })
  })

  test('is an address without what nobody reads', () => {
    expect(at('acme.test', 0, 'items/site')).toEqual({ address: 'items/site.url', line: '' })
  })

  test('is the first field of what has none of its own, a title of its section, or itself', () => {
    expect(at('elsewhere', 0)).toEqual({ address: 'items/job.org', line: '' })
    expect(at('elsewhere', 0, 'items/site')).toEqual({ address: 'items/site.title', line: '' })
    expect(at('Jobs', 0, 'sections/jobs')).toEqual({ address: 'sections/jobs.title', line: '' })
    expect(at('Ann', 0, 'basics.name')).toEqual({ address: 'basics.name', line: '' })
    expect(at('gone', 0, 'items/gone')).toEqual({ address: 'items/gone', line: '' })
  })
})

test('a field is found wherever it is printed, beside others or not', () => {
  const place = (address: string, text: string): PaperPlace => ({
    address,
    text,
    page: 0,
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  })
  const [both, title, other, name, whole] = [
    place('items/job', 'Acme, Engineer'),
    place('items/job', 'Engineer'),
    place('items/now', 'Engineer'),
    place('basics.name', 'Ann'),
    place('basics', 'Ann'),
  ]
  const found = (address: string) => placesOfField(document, [both, title, other, name, whole], address)
  expect(found('items/job.title')).toEqual([both, title])
  expect(found('items/job.org')).toEqual([both])
  expect(found('items/job.city')).toEqual([])
  expect(found('items/now.title')).toEqual([])
  expect(found('basics.name')).toEqual([name, whole])
  expect(found('basics.mail')).toEqual([whole])
})
