import { expect, test } from 'vitest'
import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { isJsonResume } from '#src/resume/formats/json-resume/read.ts'
import { isReactiveResume, readReactiveResume } from '#src/resume/formats/reactive-resume.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { fullJsonResume } from '#tests/support/imports/json-resume.ts'
import { reactiveResumes } from '#tests/support/imports/reactive-resume.ts'

function sectionsOf(document: ResumeDocument) {
  return liveEntries(document.sections).map(([id, { pos, ...section }]) => ({
    ...section,
    items: itemsIn(document, id).map(([, { pos, section, ...item }]) => item),
  }))
}

const person = {
  name: 'Alexis Jones',
  headline: 'Web Developer',
  email: 'alexis@example.com',
  phone: '(970) 555-0100',
  website: 'https://alexis.example.com',
}

test.each(Object.entries(reactiveResumes))('%s is known and gives a document that can be stored', (_, json) => {
  expect([isReactiveResume(json), isJsonResume(json)]).toEqual([true, false])
  const document = readReactiveResume(json)
  expect(readDocument(document)).toEqual({ document })
  expect(document.basics).toMatchObject(person)
  expect(document.locale).toBe('en')
})

test('version 3: Markdown, dates of two fields, hidden sections', () => {
  const document = readReactiveResume(reactiveResumes.v3)
  expect(document.basics).toEqual({
    ...person,
    birth: '1995-08-06',
    city: 'Fort Collins, Colorado, USA',
    address: '1 Main St 80521',
    github: 'https://github.com/alexis',
  })
  expect(sectionsOf(document)).toEqual([
    { kind: 'self-evaluation', title: '', items: [{ body: 'Builds **fast** sites.' }] },
    {
      kind: 'work',
      title: 'Work Experience',
      items: [
        {
          org: 'Doorbell Corp.',
          title: 'Developer',
          url: 'https://doorbell.example.com',
          start: '2016-07-01',
          body: '- Wrote a React app\n- Cut load time by *40* per cent',
        },
      ],
    },
    { kind: 'skills', title: 'Skills', items: [{ title: 'Front end', level: 'Expert', body: 'HTML, CSS' }] },
    {
      kind: 'certificates',
      title: 'Certifications',
      hidden: true,
      items: [{ title: 'Scrum Master', org: 'Scrum.org', date: '2020-11-06' }],
    },
    { kind: 'custom', title: 'Profiles', items: [{ org: 'Mastodon', title: '@alexis' }] },
  ])
})

/** The levels of skills, as a version wrote them. */
const levelsOf = (skills: readonly object[]) => {
  const { v3 } = reactiveResumes
  const items = skills.map((skill, nth) => ({ id: `${nth}`, name: `Skill ${nth}`, keywords: [], ...skill }))
  const [first, ...others] = sectionsOf(
    readReactiveResume({ ...v3, sections: { skills: { name: 'Skills', items } } }),
  ).flatMap(({ kind, items }) => (kind === 'skills' ? [items] : []))
  expect(others).toEqual([])
  return first?.map(({ level }) => level)
}

test('levels are words, numbers to five, or those to ten of version 3', () => {
  const numbers = [-1, 0, 1, 2, 3, 9, 10, 11, 12, '4', undefined]
  const none = undefined
  expect(levelsOf(numbers.map((levelNum) => ({ level: '', levelNum })))).toEqual([
    ...[none, none, '1/5', '1/5', '2/5', '5/5', '5/5', '5/5', '5/5', none, none],
  ])
  expect(levelsOf([0, 1, 5, 6].map((level) => ({ level, levelNum: 8 })))).toEqual(['', '1/5', '5/5', '5/5'])
  expect(levelsOf([{ level: 'Expert', levelNum: 2 }, { level: '3' }, { level: '3 of 7' }])).toEqual([
    ...['Expert', '3/5', '3 of 7'],
  ])
})

test('version 4: HTML, one text for a period, own sections and details', () => {
  const document = readReactiveResume(reactiveResumes.v4)
  expect(document.basics).toEqual({ ...person, city: 'Fort Collins, Colorado', github: 'https://github.com/alexis' })
  expect(sectionsOf(document)).toEqual([
    { kind: 'self-evaluation', title: 'Summary', items: [{ body: 'Builds **fast** sites.' }] },
    {
      kind: 'work',
      title: 'Experience',
      items: [
        {
          org: 'Doorbell Corp.',
          title: 'Developer',
          city: 'Denver',
          url: 'https://doorbell.example.com',
          start: '2016-07',
          present: true,
          body: '- Wrote a [React](https://react.dev) app\n- 5 * 3 & more',
        },
        { org: 'Hidden Inc.', title: 'Intern', start: '2014', hidden: true },
      ],
    },
    { kind: 'languages', title: 'Languages', items: [{ title: 'Spanish', level: 'Fluent' }] },
    { kind: 'skills', title: 'Skills', items: [{ title: 'CSS', level: '3/5', body: 'Grid' }] },
    { kind: 'custom', title: 'Talks', items: [{ org: 'Fast pages', title: 'Speaker', start: '2019' }] },
    { kind: 'custom', title: '', items: [{ title: 'Licence', body: 'B' }] },
  ])
})

test('version 5: several roles of one company, sections of other kinds', () => {
  expect(sectionsOf(readReactiveResume(reactiveResumes.v5))).toEqual([
    { kind: 'self-evaluation', title: '', items: [{ body: 'Builds **fast** sites.' }] },
    {
      kind: 'work',
      title: 'Where I worked',
      items: [
        { org: 'Doorbell Corp.', title: 'Lead', city: 'Denver', start: '2020-01', present: true, body: 'Led five.' },
        { org: 'Doorbell Corp.', title: 'Developer', start: '2016-07', end: '2019-12' },
      ],
    },
    {
      kind: 'education',
      title: '',
      items: [{ org: 'CSU', degree: 'BSc', title: 'Computer Science', score: '3.8', start: '2012', end: '2016' }],
    },
    { kind: 'custom', title: 'References', items: [{ org: 'Kim Lee', title: 'CTO', body: 'Great.\n555' }] },
    {
      kind: 'projects',
      title: 'Side jobs',
      items: [{ title: 'Clock', url: 'https://clock.example.com', start: '2021', body: 'Ticks.' }],
    },
  ])
})

const list = (...names: string[]) => ({ items: names.map((name) => ({ name })) })
const three = {
  skills: list('Welding'),
  custom: { k2: { name: 'Talks', ...list('Bridges') } },
  projects: list('Crane'),
  languages: list('Danish'),
}

test.each([
  ['lists of pages and columns', three, [], [[['projects', 'custom.k2'], ['skills']], [['languages']]]],
  [
    'pages with columns by name',
    { skills: three.skills, projects: three.projects, languages: three.languages },
    [{ id: 'k2', title: 'Talks', type: 'experience', ...list('Bridges') }],
    {
      sidebarWidth: 30,
      pages: [
        { fullWidth: false, main: ['projects', 'k2'], sidebar: ['skills'] },
        { fullWidth: true, main: ['languages'], sidebar: [] },
      ],
    },
  ],
])('sections stand as on the pages: %s', (_, sections, customSections, layout) => {
  const document = readReactiveResume({
    basics: { summary: 'Builds.' },
    sections,
    customSections,
    metadata: { layout },
  })
  expect(sectionsOf(document).map(({ items }) => items.map((item) => item.body ?? item.title ?? item.org))).toEqual([
    ['Builds.'],
    ['Crane'],
    ['Bridges'],
    ['Welding'],
    ['Danish'],
  ])
})

test('of two addresses at one network the second is kept as it is', () => {
  const at = (username: string) => ({ network: 'GitHub', username, url: { href: `https://github.com/${username}` } })
  const profiles = { title: 'Links', items: [at('one'), at('two')] }
  const read = readReactiveResume({ basics: {}, sections: { profiles } })
  expect(read.basics.github).toBe('https://github.com/one')
  expect(JSON.stringify(sectionsOf(read))).toContain('https://github.com/two')
})

test('what is hidden stays hidden: a summary, a profile, a section of profiles', () => {
  const github = { network: 'GitHub', username: 'mara', url: { href: 'https://github.com/mara' } }
  const summary = { name: 'About', visible: false, content: '<p>Welds.</p>' }
  const shown = {
    name: 'Links',
    visible: true,
    items: [
      { ...github, visible: false },
      { ...github, username: 'two' },
    ],
  }
  const one = readReactiveResume({ basics: {}, sections: { summary, profiles: shown } })
  expect([one.basics, sectionsOf(one)]).toEqual([
    { github: 'https://github.com/mara' },
    [
      { kind: 'self-evaluation', title: 'About', hidden: true, items: [{ body: 'Welds.' }] },
      {
        kind: 'custom',
        title: 'Links',
        items: [{ org: 'GitHub', title: 'mara', url: 'https://github.com/mara', hidden: true }],
      },
    ],
  ])
  const profiles = { title: '', hidden: true, items: [github] }
  expect(readReactiveResume({ basics: {}, sections: { profiles } }).basics).toEqual({})
})

test('version 5 with every field filled in: no word is lost', () => {
  const link = (name: string) => ({ url: `https://${name}.example.com`, label: '', inlineLink: false })
  const prose = (name: string) => `<p>${name} <em>prose</em></p>`
  const entry = (name: string, ...fields: string[]) => ({
    id: name,
    hidden: false,
    ...Object.fromEntries(fields.map((field) => [field, `${name}-${field}`])),
    website: link(name),
    description: prose(name),
  })
  const json = {
    picture: { hidden: false, url: '', size: 80 },
    basics: {
      name: 'Mara Holt',
      headline: 'Welder',
      email: 'mara@example.com',
      phone: '555 0100',
      location: 'Aarhus',
      website: { url: 'https://mara.example.com', label: '' },
      customFields: [
        { id: '1', icon: 'github-logo', text: 'github.com/mara', link: '' },
        { id: '2', icon: 'car', text: 'Own van', link: 'https://van.example.com' },
      ],
    },
    summary: { title: 'About', columns: 1, hidden: false, content: prose('summary') },
    sections: Object.fromEntries(
      Object.entries({
        profiles: [{ ...entry('profile', 'network', 'username'), description: '' }],
        experience: [{ ...entry('job', 'company', 'position', 'location', 'period'), roles: [] }],
        education: [entry('school', 'school', 'degree', 'area', 'grade', 'location', 'period')],
        projects: [entry('project', 'name', 'period')],
        skills: [{ ...entry('skill', 'name', 'proficiency'), level: 3, keywords: ['arc', 'gas'] }],
        languages: [{ ...entry('language', 'language', 'fluency'), level: 3 }],
        interests: [{ ...entry('interest', 'name'), keywords: ['sea', 'wind'] }],
        awards: [entry('award', 'title', 'awarder', 'date')],
        certifications: [entry('certificate', 'title', 'issuer', 'date')],
        publications: [entry('paper', 'title', 'publisher', 'date')],
        volunteer: [entry('club', 'organization', 'location', 'period')],
        references: [entry('referee', 'name', 'position', 'phone')],
      }).map(([key, items]) => [key, { title: `title of ${key}`, columns: 1, hidden: false, items }]),
    ),
    customSections: [
      {
        id: 'c1',
        title: 'Letter',
        type: 'cover-letter',
        hidden: false,
        items: [{ id: 'l', hidden: false, recipient: '<p>Yard Ltd</p><p>Pier 4</p>', content: prose('letter') }],
      },
    ],
  }
  const document = readReactiveResume(json)
  expect(document.basics.github).toBe('github.com/mara')
  const kept = JSON.stringify(document)
  expect(textsOf(json).filter((text) => !kept.includes(text))).toEqual([])
  expect(kept).toContain('"recipient":"Yard Ltd, Pier 4"')
})

/** The words somebody reads in an export: without names of things, pictures and signs of HTML. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(id|icon|type)$/.test(key)
      ? []
      : value
          .split(/<[^>]*>/)
          .map((text) => text.trim())
          .filter(Boolean)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name))
}

test('other JSON is not taken for one', () => {
  for (const json of [
    fullJsonResume,
    { basics: {}, sections: [] },
    { basics: {}, sections: { a: 1 } },
    [],
    null,
    'x',
  ]) {
    expect(isReactiveResume(json)).toBe(false)
  }
})
