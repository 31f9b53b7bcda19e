import { describe, expect, test } from 'vitest'
import { itemsIn } from '#src/resume/edits.ts'
import { isRenderCv, readRenderCv } from '#src/resume/formats/rendercv.ts'

/** The sections of a file, each with its items. */
function sectionsOf(sections: Record<string, unknown>) {
  const document = readRenderCv({ cv: { name: 'Ada', sections } })
  return Object.entries(document.sections).map(([id, { kind, title }]) => [
    kind,
    title,
    itemsIn(document, id).map(([, { pos, section, ...item }]) => item),
  ])
}
const itemOf = (entry: object, section = 'experience') => sectionsOf({ [section]: [entry] })[0]?.[2]

test.each([
  [{ cv: { name: 'Ada' } }, true],
  [{ cv: { sections: {} } }, true],
  [{ cv: { sections: [] } }, false],
  [{ cv: { name: 1 } }, false],
  [{ name: 'Ada' }, false],
  ['cv', false],
  [null, false],
])('%j is a file of RenderCV: %s', (value, expected) => expect(isRenderCv(value)).toBe(expected))

test('the person, with networks that have a field and others', () => {
  const document = readRenderCv({
    cv: {
      ...{ name: 'Ada', label: 'Engineer', location: 'Leeds', email: ['a@b.com', 'c@d.com'], phone: 'tel:+44-1' },
      website: 'https://a.dev',
      social_networks: [
        { network: 'GitHub', username: 'ada' },
        { network: 'LinkedIn', username: 'ada-b' },
        { network: 'WeChat', username: 'ada_c' },
        { network: 'GitHub', username: 'second' },
        { network: 'Mastodon', username: '@ada' },
      ],
    },
  })
  expect(document.basics).toEqual({
    ...{ name: 'Ada', headline: 'Engineer', city: 'Leeds', email: 'a@b.com', phone: '+44-1', website: 'https://a.dev' },
    ...{ github: 'github.com/ada', linkedin: 'linkedin.com/in/ada-b', wechat: 'ada_c' },
  })
  const items = Object.values(document.items).map(({ org, title }) => [org, title])
  expect(items).toEqual([
    ['GitHub', 'second'],
    ['Mastodon', '@ada'],
  ])
})

describe('a section', () => {
  test.each([
    ['my_talks', [{ name: 'x' }], 'custom', 'My talks'],
    ['odds', [{ name: 'x' }], 'custom', 'Odds'],
    ['Odds & Ends', [{ name: 'x' }], 'custom', 'Odds & Ends'],
    ['odds', [{ institution: 'x' }], 'education', 'Odds'],
    ['odds', [{ company: 'x' }], 'work', 'Odds'],
    ['odds', [{ title: 'x', authors: ['y'] }], 'publications', 'Odds'],
    ['education', [{ company: 'x' }], 'education', 'Education'],
  ])('%s of %j', (name, entries, kind, title) => {
    const [[read, called] = []] = sectionsOf({ [name]: entries })
    // A title that is that of its kind is not stored.
    expect([read, called === '' ? title : called]).toEqual([kind, title])
  })

  test('of texts is prose where it tells of somebody, points elsewhere', () => {
    expect(sectionsOf({ summary: ['**One**', 'Two'] })[0]?.[2]).toEqual([{ body: '**One**\nTwo' }])
    expect(sectionsOf({ odds: ['One', { name: 'x' }, 'Two'] })[0]?.[2]).toEqual([
      { org: 'x' },
      { body: '- One\n- Two' },
    ])
  })
})

describe('an entry', () => {
  test.each([
    [
      { company: 'A', position: 'B', location: 'C' },
      { org: 'A', title: 'B', city: 'C' },
    ],
    [
      { name: 'A', summary: 'S', highlights: ['h *i*'] },
      { org: 'A', body: 'S\n- h *i*' },
    ],
    [
      { label: 'A', details: 'D' },
      { org: 'A', body: 'D' },
    ],
    [
      { company: 'A', doi: '10.1/x' },
      { org: 'A', url: 'https://doi.org/10.1/x' },
    ],
    [
      { company: 'A', url: 'https://u.v', doi: '10.1/x' },
      { org: 'A', url: 'https://u.v' },
    ],
  ])('%j', (entry, item) => expect(itemOf(entry)).toEqual([item]))

  test('of a publication and of a school', () => {
    expect(itemOf({ title: 'T', authors: ['A', 'B'], journal: 'J' }, 'publications')).toEqual([
      { title: 'T', authors: 'A, B', org: 'J' },
    ])
    expect(itemOf({ institution: 'I', area: 'A', degree: 'BS' }, 'education')).toEqual([
      { org: 'I', title: 'A', degree: 'BS' },
    ])
    expect(itemOf({ name: 'P' }, 'projects')).toEqual([{ title: 'P' }])
  })

  test.each([
    [
      { start_date: '2019-03', end_date: '2020-01' },
      { start: '2019-03', end: '2020-01' },
    ],
    [
      { start_date: '2019-03', end_date: 'present' },
      { start: '2019-03', present: true },
    ],
    [{ start_date: 2019 }, { start: '2019', present: true }],
    [{ end_date: 'Jan 2020' }, { end: '2020-01' }],
    [
      { date: '2019 – 2020', start_date: '2000' },
      { start: '2019', end: '2020' },
    ],
    [{ date: 'Fall 2023' }, { start: 'Fall 2023' }],
    [{}, {}],
  ])('with %j lasts %j', (dates, expected) => {
    expect(itemOf({ company: 'A', ...dates })).toEqual([{ org: 'A', ...expected }])
  })
})
