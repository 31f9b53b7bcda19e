import { describe, expect, test } from 'vitest'
import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { readEntries } from '#src/resume/formats/text/entries.ts'
import { markedLines } from '#tests/support/marked-lines.ts'

type Case = [kind: SectionKind, text: string, items: NestedItem[]]

const cases: Record<string, Case[]> = {
  'a position or a degree above a name': [
    [
      'education',
      'Leeds College\t2015 - 2019\nPhysics\tSecond part\tThird part\nBSc\n## York College',
      [
        {
          degree: 'BSc',
          org: 'Leeds College',
          score: 'Second part',
          title: 'Physics',
          department: 'Third part',
          start: '2015',
          end: '2019',
        },
        { org: 'York College' },
      ],
    ],
    [
      'education',
      'Leeds College\tBA\t2015 - 2019\nBSc Physics\n## York College\t2011 - 2014',
      [
        { degree: 'BA', org: 'Leeds College', start: '2015', end: '2019', body: 'BSc Physics' },
        { org: 'York College', start: '2011', end: '2014' },
      ],
    ],
    [
      'education',
      'Leeds College\tBA\t2015 - 2019\n• Learned\nBSc Physics\n## York College\t2011 - 2014',
      [
        { degree: 'BA', org: 'Leeds College', start: '2015', end: '2019', body: '- Learned' },
        { org: 'York College', degree: 'BSc', title: 'Physics', start: '2011', end: '2014' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nEngineer\n## Northwind Ltd\n2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { org: 'Northwind Ltd', title: 'Engineer', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nEngineer\n## Northwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { org: 'Northwind Ltd', title: 'Engineer', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nBlue part\n## Northwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\nBlue part' },
        { org: 'Northwind Ltd', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\n团队管理  销售  客户经理\n## Northwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\n团队管理  销售  客户经理' },
        { org: 'Northwind Ltd', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\n团队管理  客户经理\n## Northwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { org: 'Northwind Ltd', title: '客户经理', department: '团队管理', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nAn engineer in a big team\n## Northwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\nAn engineer in a big team' },
        { org: 'Northwind Ltd', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nAn engineer in a team\n## Northwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { org: 'Northwind Ltd', title: 'An engineer in a team', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nReferences:\nEngineer\n## Northwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\nReferences:\nEngineer' },
        { org: 'Northwind Ltd', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Engineer\n## Northwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Engineer' },
        { org: 'Northwind Ltd', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nEngineer\n\nNorthwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\nEngineer' },
        { org: 'Northwind Ltd', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nEngineers.\n## Northwind Ltd\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\nEngineers.' },
        { org: 'Northwind Ltd', body: '- Sold' },
      ],
    ],
  ],
}

describe.each(Object.entries(cases))('entries: %s', (_what, own) => {
  test.each(own)('%s: %s', (kind, text, items) => expect(readEntries(markedLines(text), kind)).toEqual(items))
})
