import { describe, expect, test } from 'vitest'
import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { readEntries } from '#src/resume/formats/text/entries.ts'
import { markedLines } from '#tests/support/marked-lines.ts'

type Case = [kind: SectionKind, text: string, items: NestedItem[]]

const cases: Record<string, Case[]> = {
  'the second line of a heading': [
    [
      'work',
      'Acme Ltd\n2019 - 2021\nEngineer, Northwind, Leeds, UK\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer, Northwind, Leeds, UK', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      '2019 - 2021\nEngineer, Northwind Ltd, Leeds\n• Led',
      [{ city: 'Leeds', org: 'Northwind Ltd', title: 'Engineer', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      '2019 - 2021\nNorthwind Ltd\n• Led',
      [{ org: 'Northwind Ltd', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      '2019 - 2021\nWorked with the whole new team, Northwind Ltd and others of the harbour of Leeds in Yorkshire\n• Led',
      [
        {
          start: '2019',
          end: '2021',
          body: 'Worked with the whole new team, Northwind Ltd and others of the harbour of Leeds in Yorkshire\n- Led',
        },
      ],
    ],
    [
      'work',
      '2019 - 2021\nEngineer of the whole harbour, Northwind Transport and Logistics Holding Ltd, Leeds and York, Yorkshire\n• Led',
      [
        {
          start: '2019',
          end: '2021',
          body: 'Engineer of the whole harbour, Northwind Transport and Logistics Holding Ltd, Leeds and York, Yorkshire\n- Led',
        },
      ],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nEngineer\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      'Acme Ltd\tEngineer\t2019 - 2021\nSales Department\n• Led',
      [
        {
          org: 'Acme Ltd',
          title: 'Engineer',
          department: 'Sales Department',
          start: '2019',
          end: '2021',
          body: '- Led',
        },
      ],
    ],
    [
      'work',
      'Acme Ltd\tEngineer\t2019 - 2021\nLeeds, UK\n• Led',
      [{ city: 'Leeds, UK', org: 'Acme Ltd', title: 'Engineer', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      'Acme Ltd\tEngineer\t2019 - 2021\nGamla Uppsala\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer', department: 'Gamla Uppsala', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      'Acme Ltd\tEngineer\t2019 - 2021\nacme.com\n• Led',
      [{ url: 'acme.com', org: 'Acme Ltd', title: 'Engineer', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      'Acme Ltd\tEngineer\t2019 - 2021\nall of the harbour\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer', start: '2019', end: '2021', body: 'all of the harbour\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd\tEngineer\t2019 - 2021\n_Blue part_\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer', department: 'Blue part', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      'Acme Ltd\tEngineer\t2019 - 2021\nLed the Sales Department of all\n• Led',
      [
        {
          org: 'Acme Ltd',
          title: 'Engineer',
          department: 'Led the Sales Department of all',
          start: '2019',
          end: '2021',
          body: '- Led',
        },
      ],
    ],
    [
      'work',
      'Acme Ltd\tEngineer\t2019 - 2021\nEngineer in chief\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer', start: '2019', end: '2021', body: 'Engineer in chief\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd, Leeds, UK\t2019 - 2021\nall of the harbour\n• Led',
      [{ org: 'Acme Ltd', city: 'Leeds, UK', start: '2019', end: '2021', body: 'all of the harbour\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd, Leeds\t2019 - 2021\nall of the harbour\n• Led',
      [{ org: 'Acme Ltd', title: 'all of the harbour', city: 'Leeds', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      'Acme Ltd, Leeds\t2019 - 2021\nLed the whole new harbour\n• Led',
      [{ org: 'Acme Ltd', city: 'Leeds', start: '2019', end: '2021', body: 'Led the whole new harbour\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nall of the harbour\n• Led',
      [{ org: 'Acme Ltd', title: 'all of the harbour', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nDuties:\n• Led',
      [{ org: 'Acme Ltd', start: '2019', end: '2021', body: 'Duties:\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\n业绩：很好\n• Led',
      [{ org: 'Acme Ltd', start: '2019', end: '2021', body: '业绩：很好\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\n\nall of the harbour\n• Led',
      [{ org: 'Acme Ltd', start: '2019', end: '2021', body: 'all of the harbour\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\n规模：500人\nEngineer\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer', start: '2019', end: '2021', body: '规模：500人\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\n• Led\nEngineer',
      [{ org: 'Acme Ltd', start: '2019', end: '2021', body: '- Led\nEngineer' }],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nEngineer.\n• Led',
      [{ org: 'Acme Ltd', start: '2019', end: '2021', body: 'Engineer.\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nReviewed programs; wrote others\n• Led',
      [{ org: 'Acme Ltd', start: '2019', end: '2021', body: 'Reviewed programs; wrote others\n- Led' }],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nan engineer of the whole harbour, of its ships and their cargos\n• Led',
      [
        {
          org: 'Acme Ltd',
          start: '2019',
          end: '2021',
          body: 'an engineer of the whole harbour, of its ships and their cargos\n- Led',
        },
      ],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nan engineer of the harbour and of its many ships at the quay\n• Led',
      [
        {
          org: 'Acme Ltd',
          title: 'an engineer of the harbour and of its many ships at the quay',
          start: '2019',
          end: '2021',
          body: '- Led',
        },
      ],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nan engineer of the harbour and of its many ships at the quays\n• Led',
      [
        {
          org: 'Acme Ltd',
          start: '2019',
          end: '2021',
          body: 'an engineer of the harbour and of its many ships at the quays\n- Led',
        },
      ],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nan engineer of the harbour and of all its ships acme.com/jobs/engineers\n• Led',
      [
        {
          url: 'acme.com/jobs/engineers',
          org: 'Acme Ltd',
          title: 'an engineer of the harbour and of all its ships',
          start: '2019',
          end: '2021',
          body: '- Led',
        },
      ],
    ],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nan engineer of the harbour and of its many ships\tLeeds, UK\n• Led',
      [
        {
          city: 'Leeds, UK',
          org: 'Acme Ltd',
          title: 'an engineer of the harbour and of its many ships',
          start: '2019',
          end: '2021',
          body: '- Led',
        },
      ],
    ],
    [
      'education',
      'Leeds College\t2015 - 2019\nA levels: Mathematics A*, Physics A, French A, and History B, all of them at first sitting\n• Sang',
      [
        {
          title: 'A levels: Mathematics A*, Physics A, French A, and History B, all of them at first sitting',
          org: 'Leeds College',
          start: '2015',
          end: '2019',
          body: '- Sang',
        },
      ],
    ],
    [
      'education',
      'Leeds College\tPhysics\t2015 - 2019\nBSc\n• Sang',
      [{ degree: 'BSc', org: 'Leeds College', title: 'Physics', start: '2015', end: '2019', body: '- Sang' }],
    ],
    [
      'education',
      'Leeds College\tPhysics\t2015 - 2019\nGPA 3.8/4.0\n• Sang',
      [{ org: 'Leeds College', score: 'GPA 3.8/4.0', title: 'Physics', start: '2015', end: '2019', body: '- Sang' }],
    ],
    [
      'education',
      'Leeds College\tBSc\t2015 - 2019\nBSc again\n• Sang',
      [{ degree: 'BSc', org: 'Leeds College', start: '2015', end: '2019', body: 'BSc again\n- Sang' }],
    ],
    [
      'work',
      '某公司 | 销售部\t2019.01-2021.02\n销售经理\n• 记账',
      [{ org: '某公司', title: '销售经理', department: '销售部', start: '2019-01', end: '2021-02', body: '- 记账' }],
    ],
    [
      'work',
      '某公司 | 经理\t2019.01-2021.02\n销售经理\n• 记账',
      [{ org: '某公司', title: '经理', start: '2019-01', end: '2021-02', body: '销售经理\n- 记账' }],
    ],
    [
      'work',
      '会计\t经理\t2019.01-2021.02\n某公司\n• 记账',
      [{ org: '某公司', title: '会计', department: '经理', start: '2019-01', end: '2021-02', body: '- 记账' }],
    ],
    [
      'work',
      '某公司\t某集团\t2019.01-2021.02\n某公司\n• 记账',
      [{ org: '某公司', title: '某集团', start: '2019-01', end: '2021-02', body: '某公司\n- 记账' }],
    ],
    [
      'work',
      '某公司\t2019.01-2021.02\n会计   北京\n• 记账',
      [{ city: '北京', org: '某公司', title: '会计', start: '2019-01', end: '2021-02', body: '- 记账' }],
    ],
  ],
}

describe.each(Object.entries(cases))('entries: %s', (_what, own) => {
  test.each(own)('%s: %s', (kind, text, items) => expect(readEntries(markedLines(text), kind)).toEqual(items))
})
