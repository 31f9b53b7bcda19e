import { describe, expect, test } from 'vitest'
import type { ResumeItem, SectionKind } from '#src/resume/document.ts'
import { assignParts } from '#src/resume/formats/text/entry-fields.ts'

type Case = [kind: SectionKind, head: string, fields: Partial<ResumeItem>, rest?: string[]]

const cases: Record<string, Case[]> = {
  'a university with its town': [
    ['work', 'Lecturer\tUniversity of Texas, Austin', { org: 'University of Texas, Austin', title: 'Lecturer' }],
    ['work', 'Lecturer\tUniversity of Illinois, Urbana', { org: 'University of Illinois, Urbana', title: 'Lecturer' }],
    [
      'work',
      'Lecturer\tUniversity of Wisconsin, Madison',
      { org: 'University of Wisconsin, Madison', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Massachusetts, Amherst',
      { org: 'University of Massachusetts, Amherst', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Michigan, Dearborn',
      { org: 'University of Michigan, Dearborn', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Minnesota, Duluth',
      { org: 'University of Minnesota, Duluth', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of North Carolina, Charlotte',
      { org: 'University of North Carolina, Charlotte', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Maryland, Baltimore',
      { org: 'University of Maryland, Baltimore', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Colorado, Boulder',
      { org: 'University of Colorado, Boulder', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Nebraska, Lincoln',
      { org: 'University of Nebraska, Lincoln', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Missouri, Columbia',
      { org: 'University of Missouri, Columbia', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Tennessee, Knoxville',
      { org: 'University of Tennessee, Knoxville', title: 'Lecturer' },
    ],
    ['work', 'Lecturer\tUniversity of Hawaii, Hilo', { org: 'University of Hawaii, Hilo', title: 'Lecturer' }],
    [
      'work',
      'Lecturer\tUniversity of Alaska, Fairbanks',
      { org: 'University of Alaska, Fairbanks', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Alabama, Huntsville',
      { org: 'University of Alabama, Huntsville', title: 'Lecturer' },
    ],
  ],
}

describe.each(Object.entries(cases))('parts of a name: %s', (_what, own) => {
  test.each(own)('%s: %s', (kind, head, fields, rest = []) => {
    expect(assignParts(head.split('\t'), kind)).toEqual({ fields, rest })
  })
})
