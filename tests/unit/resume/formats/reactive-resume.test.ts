import { expect, test } from 'vitest'
import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { isJsonResume } from '#src/resume/formats/json-resume-read.ts'
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

test('version 4: HTML, one text for a period, own sections and details', () => {
  const document = readReactiveResume(reactiveResumes.v4)
  expect(document.basics).toEqual({ ...person, city: 'Fort Collins, Colorado', github: 'https://github.com/alexis' })
  expect(sectionsOf(document)).toEqual([
    { kind: 'self-evaluation', title: '', items: [{ body: 'Builds **fast** sites.' }] },
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
        { org: 'Doorbell Corp.', title: 'Lead', start: '2020-01', present: true, body: 'Led five.' },
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
