import { describe, expect, test } from 'vitest'
import type { ResumeItem, SectionKind } from '#src/resume/document.ts'
import { assignParts } from '#src/resume/formats/text/entry-fields.ts'

type Case = [kind: SectionKind, head: string, fields: Partial<ResumeItem>, rest?: string[]]

const cases: Record<string, Case[]> = {
  'a position, a point, and where': [
    [
      'work',
      'Enfermera. Residencia Los Olivos, Toledo',
      { title: 'Enfermera', org: 'Residencia Los Olivos', city: 'Toledo' },
    ],
    ['work', 'Enfermera. Gerente', { title: 'Enfermera. Gerente' }],
    ['work', 'Enfermera, Turno. Residencia Los Olivos', { title: 'Enfermera', org: 'Turno. Residencia Los Olivos' }],
    ['work', 'Residencia. Los Olivos', { org: 'Residencia. Los Olivos' }],
    ['work', 'Enfermera. residencia', { title: 'Enfermera. residencia' }],
    ['work', 'Nurse. Residencia Los Olivos', { title: 'Nurse', org: 'Residencia Los Olivos' }],
    ['work', 'Waiter. Residencia Los Olivos', { title: 'Waiter', org: 'Residencia Los Olivos' }],
  ],
  'a position at an employer': [
    ['work', 'Sous Chef, Pastry at Maison Corvin', { title: 'Sous Chef, Pastry', org: 'Maison Corvin' }],
    [
      'work',
      'Sous Chef, Pastry at Maison Corvin, Leeds',
      { city: 'Leeds', title: 'Sous Chef', org: 'Pastry at Maison Corvin' },
    ],
    [
      'work',
      'Sous Chef, Pastry, Bread at Maison Corvin',
      { title: 'Sous Chef', org: 'Pastry', department: 'Bread at Maison Corvin' },
    ],
    ['work', 'Nurse, Leeds College at Maison Corvin', { org: 'Leeds College at Maison Corvin', title: 'Nurse' }],
    ['work', 'Nurse, Northwind Ltd at Maison Corvin', { org: 'Northwind Ltd at Maison Corvin', title: 'Nurse' }],
    ['work', 'Chef，Pastry at Maison Corvin', { title: 'Chef', org: 'Pastry at Maison Corvin' }],
    ['work', 'Chef at Maison Corvin at Leeds', { title: 'Chef', org: 'Maison Corvin at Leeds' }],
    ['work', 'Cuoco presso Trattoria Da Gino', { title: 'Cuoco', org: 'Trattoria Da Gino' }],
    ['work', 'Cuisinier chez Maison Corvin', { title: 'Cuisinier', org: 'Maison Corvin' }],
    ['work', 'Koch bei Gasthof Adler', { title: 'Koch', org: 'Gasthof Adler' }],
    ['work', 'Engineer@ Blue Heron Labs', { org: 'Blue Heron Labs', title: 'Engineer' }],
    ['work', 'Engineer @ Blue Heron', { title: 'Engineer', org: 'Blue Heron' }],
    ['work', 'Engineer@Blue Heron', { title: 'Engineer@Blue Heron' }],
  ],
  'a position, and a town without an employer': [
    ['work', 'Supply Sergeant, Fort Bragg, NC', { city: 'Fort Bragg, NC', title: 'Supply Sergeant' }],
    ['work', 'Supply Sergeant, Fort Bragg, NC, USA', { city: 'NC, USA', title: 'Supply Sergeant', org: 'Fort Bragg' }],
    ['work', 'Supply Sergeant, Bragg, Leeds, UK', { city: 'Leeds, UK', title: 'Supply Sergeant', org: 'Bragg' }],
    ['work', 'Army Service, Fort Bragg, NC', { org: 'Army Service', city: 'Fort Bragg, NC' }],
    ['work', 'Sergeant, Fort Bragg, Boise', { title: 'Sergeant', org: 'Fort Bragg', city: 'Boise' }],
    ['work', 'Sergeant, Bragg, Boise, ID', { city: 'Boise, ID', title: 'Sergeant', org: 'Bragg' }],
    ['work', 'Blue part, Fort Bragg, NC', { org: 'Blue part', city: 'Fort Bragg, NC' }],
  ],
  'names between commas': [
    ['work', 'Data Analyst, Acme, Inc.', { org: 'Acme, Inc.', title: 'Data Analyst' }],
    ['work', 'Data Analyst, Acme, Inc.\tLeeds', { city: 'Leeds', org: 'Acme, Inc.', title: 'Data Analyst' }],
    ['work', 'Data Analyst, Acme, LLC, Austin, TX', { city: 'Austin, TX', org: 'Acme, LLC', title: 'Data Analyst' }],
    ['work', 'Nurse, Blue Heron, Annecy', { title: 'Nurse', org: 'Blue Heron', city: 'Annecy' }],
    ['work', 'Nurse, Manager, Annecy', { title: 'Nurse, Manager, Annecy' }],
    ['work', 'Nurse, Blue, Heron, Annecy', { title: 'Nurse', org: 'Blue', department: 'Heron, Annecy' }],
    ['work', 'Nurse, Blue, Heron, Hill, Annecy', { title: 'Nurse, Blue, Heron, Hill, Annecy' }],
    ['work', 'Blue Heron, Nurse, Annecy', { title: 'Blue Heron, Nurse, Annecy' }],
    [
      'work',
      'Observer, Northern Catch Ltd, Aberdeen',
      { org: 'Northern Catch Ltd', title: 'Observer', city: 'Aberdeen' },
    ],
    [
      'work',
      'Birding, Northern Catch Ltd, Aberdeen',
      { org: 'Northern Catch Ltd', title: 'Birding', city: 'Aberdeen' },
    ],
    ['work', 'Birding, Leeds College, Aberdeen', { org: 'Leeds College', title: 'Birding', city: 'Aberdeen' }],
    [
      'work',
      'Birding trip, Northern Catch Ltd, Aberdeen',
      { org: 'Birding trip, Northern Catch Ltd', city: 'Aberdeen' },
    ],
    ['work', 'Birding, Northern Catch, Aberdeen', { org: 'Birding', city: 'Northern Catch, Aberdeen' }],
    ['work', 'Birding, Northern Catch Ltd, on the sea', { org: 'Birding, Northern Catch Ltd, on the sea' }],
    [
      'work',
      'Northern Catch Ltd, Northern Bank, Aberdeen',
      { org: 'Northern Catch Ltd, Northern Bank', city: 'Aberdeen' },
    ],
    ['work', 'Northern Catch Ltd, Nurse, Aberdeen', { org: 'Northern Catch Ltd', title: 'Nurse', city: 'Aberdeen' }],
    ['work', 'Northern Catch Ltd, Nurse, Aberdeen, Sea', { title: 'Northern Catch Ltd, Nurse, Aberdeen, Sea' }],
    ['work', 'Birding, Northern Catch Ltd', { org: 'Northern Catch Ltd', title: 'Birding' }],
    ['work', 'Northern Catch Ltd, Northern Bank', { org: 'Northern Catch Ltd, Northern Bank' }],
    ['work', 'Sales Team, Northern Catch Ltd', { org: 'Northern Catch Ltd', department: 'Sales Team' }],
    ['work', 'Birding, Leeds College', { org: 'Leeds College', title: 'Birding' }],
    ['work', '某工作室，运营', { org: '某工作室', title: '运营' }],
    ['work', '运营，某地', { title: '运营', org: '某地' }],
    ['work', 'Nurse, Northern Catch Ltd Nurse', { title: 'Nurse, Northern Catch Ltd Nurse' }],
    ['work', 'Midwife, Northern Catch Ltd Group', { org: 'Northern Catch Ltd Group', title: 'Midwife' }],
  ],
}

describe.each(Object.entries(cases))('a heading of one part: %s', (_what, own) => {
  test.each(own)('%s: %s', (kind, head, fields, rest = []) => {
    expect(assignParts(head.split('\t'), kind)).toEqual({ fields, rest })
  })
})
