import schema from '@jsonresume/schema'
import { expect, test } from 'vitest'
import { printedFields } from '#scripts/lib/import-check/printed-fields.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readJsonResume } from '#src/resume/formats/json-resume/read.ts'
import { writeJsonResume } from '#src/resume/formats/json-resume/write.ts'
import { samples } from '#src/resume/samples/registry.ts'

/** What the official validator says against a document. */
function faultsOf(document: ResumeDocument): string[] {
  const faults: string[] = []
  schema.validate(JSON.parse(JSON.stringify(writeJsonResume(document))), (errors) => {
    faults.push(...(errors ?? []).map(String))
  })
  return faults
}

test.each(Object.entries(samples))('%s passes the official schema and comes back as it was', (_name, document) => {
  expect(faultsOf(document)).toEqual([])
  const back = readJsonResume(JSON.parse(JSON.stringify(writeJsonResume(document))))
  expect(printedFields(back, {})).toEqual(printedFields(document, {}))
})

test('what the schema does not allow in its form comes back as it was typed, unless somebody changed it', () => {
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: {
      name: 'Ada',
      intention: 'Analyst',
      email: 'ada at home',
      website: 'ada.example.com',
      github: 'github.com/ada',
    },
    sections: [
      {
        kind: 'internship',
        title: 'Placements',
        columns: 2,
        items: [
          { org: 'One', start: 'last summer' },
          { org: 'Two', start: '2020' },
        ],
      },
      { kind: 'skills', items: [{ title: 'Tools', body: 'Git (with hooks, signing), Vim' }] },
      { kind: 'custom', items: [{ org: 'A club', url: 'club.example.com' }] },
      {
        kind: 'work',
        items: [
          { org: 'Three', title: 'Lead', start: '2022', present: true },
          { title: 'Deputy', start: '2021', end: '2022' },
        ],
      },
    ],
  })
  document.items['work-item-2'] = {
    ...document.items['work-item-2'],
    section: 'work',
    pos: 'b0',
    org: 'Three',
    parent: 'work-item-1',
  }
  expect(faultsOf(document)).toEqual([])
  const json = JSON.parse(JSON.stringify(writeJsonResume(document)))
  expect(json.basics).toMatchObject({ label: 'Analyst', url: 'https://ada.example.com' })
  expect(json.skills[0].keywords).toEqual(['Git (with hooks, signing)', 'Vim'])
  const back = readJsonResume(json)
  expect(printedFields(back, {})).toEqual(printedFields(document, {}))
  expect(back.basics).toEqual(document.basics)
  expect(Object.values(back.sections).map(({ kind, title, columns }) => [kind, title, columns])).toEqual([
    ['internship', 'Placements', 2],
    ['skills', '', undefined],
    ['custom', '', undefined],
    ['work', '', undefined],
  ])
  json.basics.url = 'https://other.example.com'
  json.work.push({ name: 'Four' })
  const changed = readJsonResume(json)
  expect(changed.basics.website).toBe('https://other.example.com')
  expect(Object.values(changed.items).some(({ org }) => org === 'Four')).toBe(true)
})
