import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { isJsonResume, readJsonResume } from '#src/resume/formats/json-resume/read.ts'
import { writeJsonResume } from '#src/resume/formats/json-resume/write.ts'
import { recordOf, recordsIn } from '#src/resume/formats/json-values.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { viewResume } from '#src/resume/view.ts'
import { fullJsonResume } from '#tests/support/imports/json-resume.ts'

test('a JSON Resume comes back with every field of its schema and what its author had added', () => {
  expect(isJsonResume(fullJsonResume)).toBe(true)
  const document = readJsonResume(fullJsonResume)
  expect(readDocument(document)).toEqual({ document })
  expect(JSON.parse(JSON.stringify(writeJsonResume(document)))).toEqual(fullJsonResume)
})

test('its texts are where a reader of the résumé looks for them', () => {
  const view = viewResume(readJsonResume(fullJsonResume))
  expect([view.locale, view.name, view.headline]).toEqual(['en', 'Thomas Davis', 'Web Developer'])
  expect(view.contacts.map(({ field, value }) => [field, value])).toEqual([
    ['phone', '(912) 555-4321'],
    ['email', 'thomas@example.com'],
    ['city', 'San Francisco'],
    ['address', '2712 Broadway St\nFlat 3'],
    ['website', 'https://example.com'],
    ['github', 'https://github.com/tom'],
    ['linkedin', 'tom-d'],
  ])
  expect(view.sections.map(({ kind, title, items }) => [kind, title, items.map(({ primary }) => primary)])).toEqual([
    ['self-evaluation', 'Profile', ['']],
    ['work', 'Experience', ['Pied Piper', 'Hooli']],
    ['projects', 'Projects', ['Miss Direction']],
    ['education', 'Education', ['University of Oklahoma']],
    ['skills', 'Skills', ['Web Development', 'Compression']],
    ['languages', 'Languages', ['English']],
    ['certificates', 'Certifications', ['Kubernetes']],
    ['awards', 'Awards', ['Digital Compression Pioneer Award']],
    ['publications', 'Publications', ['Video compression for 3d media']],
    ['campus', 'Volunteering', ['CoderDojo']],
    ['interests', 'Interests', ['Wildlife']],
    ['custom', 'References', ['Erlich Bachman']],
    ['custom', 'Profiles', ['Twitter']],
  ])
  const [work] = view.sections[1]?.items ?? []
  expect([work?.period, work?.place, work?.note]).toEqual([
    '1 Dec 2013 – 1 Dec 2014',
    'Palo Alto, CA',
    'Awesome compression company',
  ])
  expect(view.sections[1]?.items[1]?.period).toBe('2015 – Present')
})

test('older names of fields, bare texts and dates in words are read, and written by the names of the schema', () => {
  const sentence = 'A yard of twelve people that repairs the ferries of the whole coast, summer and winter.'
  const document = readJsonResume({
    basics: {
      name: 'Mara Holt',
      website: 'https://mara.example.com',
      location: 'Aarhus, Denmark',
      summary: ['Welds.', 'Teaches.'],
    },
    work: [
      {
        company: 'Pier Works',
        website: 'https://pier.example.com',
        position: 'Welder',
        description: sentence,
        startDate: 'Mar 2019',
        endDate: 'Present',
        highlights: '- Mended hulls\n- Trained two',
      },
      { company: 'Old yard', position: 'Apprentice', startDate: '2015-08-01T00:00:00.000Z', endDate: '2019' },
    ],
    education: [{ school: 'Trade school', gpa: '10', major: 'Metal', summary: 'Evening classes.' }],
    skills: ['TIG', { name: 'Rigging', keywords: 'knots, hoists' }],
    languages: [{ name: 'Danish', level: 'Native' }],
    interests: [{ name: 'Sailing', summary: 'Every weekend', keywords: ['races'] }],
    certifications: [{ title: 'Welder, class 2', organization: 'DNV', date: '2020' }],
  })
  expect(readDocument(document)).toEqual({ document })
  expect(document.basics).toEqual({ name: 'Mara Holt', website: 'https://mara.example.com', city: 'Aarhus, Denmark' })
  expect(document.extras).toBeUndefined()
  expect(Object.values(document.items).map(({ pos, section, ...item }) => item)).toEqual([
    { body: 'Welds.\nTeaches.' },
    {
      org: 'Pier Works',
      title: 'Welder',
      url: 'https://pier.example.com',
      start: '2019-03',
      present: true,
      body: `${sentence}\n- Mended hulls\n- Trained two`,
    },
    { org: 'Old yard', title: 'Apprentice', start: '2015-08-01', end: '2019' },
    { org: 'Trade school', title: 'Metal', score: '10', body: 'Evening classes.' },
    { title: 'TIG' },
    { title: 'Rigging', body: 'knots, hoists' },
    { title: 'Danish', level: 'Native' },
    { title: 'Welder, class 2', org: 'DNV', date: '2020' },
    { title: 'Sailing', body: 'races\nEvery weekend' },
  ])
  expect(writeJsonResume(document)).toMatchObject({
    work: [{ name: 'Pier Works', startDate: '2019-03', highlights: ['Mended hulls', 'Trained two'] }, {}],
    education: [{ institution: 'Trade school', area: 'Metal', score: '10' }],
  })
})

test('what only we know of a person and an entry survives the way there and back', () => {
  const document = composeResume({
    locale: 'zh',
    design: 'ink',
    basics: {
      name: '林知夏',
      gender: '女',
      political: '中共党员',
      phone: '13800001111',
      intention: '会计',
      photo: 'k',
    },
    sections: [
      {
        kind: 'education',
        items: [{ org: '某大学', title: '会计学', degree: '本科', department: '商学院', end: '2024' }],
      },
      { kind: 'awards', items: [{ title: '奖学金', level: '国家级', date: '2023' }] },
      { kind: 'projects', items: [{ title: '甲', start: '2023', present: true, body: '说明\n- 一\n- 二' }] },
    ],
  })
  const back = readJsonResume(writeJsonResume(document))
  const { photo, ...basics } = document.basics
  expect(back.basics).toEqual(basics)
  const items = (of: ResumeDocument) =>
    Object.values(of.items)
      .map(({ pos, ...item }) => item)
      .sort((a, b) => a.section.localeCompare(b.section))
  expect(items(back)).toEqual(items(document))
})

const marked = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏' },
  sections: [
    { kind: 'self-evaluation', items: [{ body: '**细心**，3\\*3 也算' }] },
    {
      kind: 'work',
      items: [{ org: '某公司', body: '负责 **支付**\n- 降低 *40%*，见 [报告](https://example.com/r)\n- 带 __三人__' }],
    },
    { kind: 'skills', items: [{ title: '语言', body: '**Go**, SQL' }] },
    { kind: 'awards', items: [{ title: '奖', body: '没有标记' }] },
  ],
})

test('texts are plain, and their marks are back in the résumé', () => {
  const json = writeJsonResume(marked)
  expect(json).toMatchObject({
    basics: { summary: '细心，3*3 也算' },
    work: [{ summary: '负责 支付', highlights: ['降低 40%，见 报告 (https://example.com/r)', '带 三人'] }],
    skills: [{ keywords: ['Go', 'SQL'] }],
    awards: [{ title: '奖', summary: '没有标记' }],
  })
  const back = readJsonResume(recordOf(JSON.parse(JSON.stringify(json))))
  const bodies = (of: ResumeDocument) => Object.values(of.items).map(({ body, extras }) => [body, extras])
  expect(bodies(back)).toEqual(bodies(marked))
  expect(writeJsonResume(back)).toEqual(json)
})

test('a text that another program has changed counts, not our marks beside it', () => {
  const { basics, work, ...json } = writeJsonResume(marked)
  const [entry] = recordsIn(work)
  const back = readJsonResume({
    ...json,
    basics: { ...recordOf(basics), summary: '耐心' },
    work: [{ ...entry, highlights: ['降低 50%'] }],
  })
  expect(Object.values(back.items).map(({ body }) => body)).toEqual([
    '耐心',
    '负责 支付\n- 降低 50%',
    '**Go**, SQL',
    '没有标记',
  ])
})

test('an author’s own marks come back until the text is another', () => {
  const work = [{ name: 'Acme', summary: 'Led **five**.', highlights: ['Saved *much*'], team: 'Core' }]
  const json = { basics: { name: 'A', summary: '**Kind**' }, work }
  const document = readJsonResume(json)
  expect(writeJsonResume(document)).toMatchObject(json)
  const items = Object.entries(document.items).map(([id, item]) => [id, { ...item, body: `${item.body}!` }])
  expect(writeJsonResume({ ...document, items: Object.fromEntries(items) })).toEqual({
    $schema: expect.any(String),
    basics: { name: 'A', summary: 'Kind!', 'x-qingjian': { summary: '**Kind**!' } },
    work: [
      {
        name: 'Acme',
        summary: 'Led five.',
        highlights: ['Saved much!'],
        team: 'Core',
        'x-qingjian': { body: 'Led **five**.\n- Saved *much*!' },
      },
    ],
  })
})

test('hidden entries stay at home, strange values do no harm', () => {
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: {},
    sections: [{ kind: 'work', items: [{ org: 'Shown' }, { org: 'Hidden', hidden: true }] }],
  })
  expect(writeJsonResume(document).work).toEqual([{ name: 'Shown' }])
  const odd = {
    basics: { name: 7, profiles: 'none', location: null },
    work: [null, 3, { name: ['x'], highlights: [1] }],
  }
  expect(readJsonResume(odd).basics).toEqual({ name: '7' })
  const networks = ['GitHub', 'constructor', 'toString'].map((network) => ({ network, username: 'ada' }))
  expect(readJsonResume({ basics: { profiles: networks } }).basics).toEqual({ github: 'ada' })
  expect(isJsonResume({ basics: {}, sections: {} })).toBe(false)
  expect(isJsonResume([1])).toBe(false)
})

test('data too long to be kept is dropped', () => {
  const document = readJsonResume({ basics: { name: 'A', image: `data:image/png;base64,${'x'.repeat(50_000)}` } })
  expect(document.extras).toBeUndefined()
})

test.each([
  ['2019-03', { start: '2019-03' }],
  ['Mar 2019', { start: '2019-03' }],
  ['2019', { start: '2019' }],
  // Two dates in one field are kept as they were written.
  ['2019 – 2021', { start: '2019 – 2021' }],
  ['2019 – present', { start: '2019 – present' }],
  ['long ago', { start: 'long ago' }],
])('a beginning written as %j', (startDate, expected) => {
  const [item] = Object.values(readJsonResume({ work: [{ name: 'X', startDate, endDate: '2022' }] }).items)
  expect({ start: item?.start, end: item?.end, present: item?.present }).toEqual({ ...expected, end: '2022' })
})

test.each([
  ['work', { startDate: '2019', endDate: 'now' }, { start: '2019', present: true }],
  ['work', { startDate: '2019' }, { start: '2019', present: true }],
  ['work', { endDate: 'Present' }, { present: true }],
  ['work', {}, {}],
  ['work', { endDate: '2020' }, { end: '2020' }],
  // Of a project without an end nothing is known.
  ['projects', { startDate: '2019', endDate: '至今' }, { start: '2019', present: true }],
  ['projects', { startDate: '2019' }, { start: '2019' }],
  ['volunteer', { startDate: '2019' }, { start: '2019', present: true }],
  ['education', { startDate: '2019' }, { start: '2019' }],
])('in %s an entry of %j lasts as it says', (list, dates, expected) => {
  const [item] = Object.values(readJsonResume({ [list]: [{ highlights: ['x'], ...dates }] }).items)
  const { start, end, present } = item ?? {}
  expect(JSON.parse(JSON.stringify({ start, end, present }))).toEqual(expected)
})

test('a description of sixty characters is a note, a longer one the beginning of the text', () => {
  const read = (description: string) => {
    const [item] = Object.values(readJsonResume({ work: [{ name: 'X', description, summary: 'S' }] }).items)
    return [item?.department, item?.body]
  }
  const note = 'x'.repeat(60)
  expect([read(note), read(`${note}x`)]).toEqual([
    [note, 'S'],
    [undefined, `${note}x\nS`],
  ])
})

test.each([
  [
    { startDate: '2019-04-01', endDate: '2021-07-01' },
    { start: '2019-04', end: '2021-07' },
  ],
  [
    { startDate: '2019-04-01', endDate: '2021-07-15' },
    { start: '2019-04-01', end: '2021-07-15' },
  ],
  // Who writes a month as a month means the day.
  [
    { startDate: '2019-04-01', endDate: '2021-07' },
    { start: '2019-04-01', end: '2021-07' },
  ],
  [
    { startDate: '2019-04-01', endDate: '2021' },
    { start: '2019-04-01', end: '2021' },
  ],
])('days that only fill up dates are dropped: %j', (dates, expected) => {
  const [item] = Object.values(readJsonResume({ work: [{ name: 'X', ...dates }] }).items)
  expect(item).toMatchObject(expected)
})
