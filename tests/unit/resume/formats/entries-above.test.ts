import { describe, expect, test } from 'vitest'
import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { readEntries } from '#src/resume/formats/text/entries.ts'
import { markedLines } from '#tests/support/marked-lines.ts'

type Case = [kind: SectionKind, text: string, items: NestedItem[]]

const cases: Record<string, Case[]> = {
  'names above a period, below another entry': [
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nNorthwind Ltd\n2017 - 2018\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { org: 'Northwind Ltd', start: '2017', end: '2018', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nNorthwind\n2017 - 2018\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { org: 'Northwind', start: '2017', end: '2018', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\nDrove for years on end.\nNorthwind\n2017 - 2018\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: 'Drove for years on end.\nNorthwind' },
        { start: '2017', end: '2018', body: '- Sold' },
      ],
    ],
    [
      'work',
      '腾讯 CDG\n高级产品设计师\n2021.7 → 现在\n转化率 +12%\n华为终端\n产品设计师\n2019.7 → 2021.6\n主题商店',
      [
        { org: '腾讯 CDG', title: '高级产品设计师', start: '2021-07', present: true, body: '转化率 +12%' },
        { org: '华为终端', title: '产品设计师', start: '2019-07', end: '2021-06', body: '主题商店' },
      ],
    ],
    [
      'internship',
      '2023.7-2023.12  新京报（编辑实习生）：撰写稿件40篇，3篇阅读10w+',
      [{ org: '新京报', title: '编辑实习生', start: '2023-07', end: '2023-12', body: '撰写稿件40篇，3篇阅读10w+' }],
    ],
    [
      'work',
      'When\tWhere\tWhat\n2021-04 – now\tAllegro\tData Engineer',
      [{ org: 'Allegro', title: 'Data Engineer', start: '2021-04', present: true }],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\nDrove for years on end.\n\nNorthwind\n2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: 'Drove for years on end.' },
        { org: 'Northwind', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nNorthwind\nEngineer\n2017 - 2018\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { title: 'Engineer', org: 'Northwind', start: '2017', end: '2018', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\n_Northwind_\nBlue part\n2017 - 2018\n• Sold',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { org: 'Northwind', title: 'Blue part', start: '2017', end: '2018', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\nDrove for years on end.\nNorthwind\nEngineer\n2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: 'Drove for years on end.\nNorthwind' },
        { org: 'Acme Ltd', title: 'Engineer', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nNorthwind\nEngineer\t2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { title: 'Engineer', org: 'Northwind', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nBlue part\nNorthwind Ltd\nEngineer\t2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\nBlue part\nNorthwind Ltd' },
        { org: 'Acme Ltd', title: 'Engineer', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\n规模：500人\nEngineer\t2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\n规模：500人' },
        { org: 'Acme Ltd', title: 'Engineer', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\n业绩：很好\nEngineer\t2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\n业绩：很好' },
        { org: 'Acme Ltd', title: 'Engineer', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nReviewed programs; wrote others\nEngineer\t2017 - 2018',
      [
        {
          org: 'Acme Ltd',
          title: 'Driver',
          start: '2019',
          end: '2021',
          body: '- Drove\nReviewed programs; wrote others',
        },
        { org: 'Acme Ltd', title: 'Engineer', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\nThen, Atlanta, GA\nEngineer\t2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove' },
        { title: 'Engineer', org: 'Then', city: 'Atlanta, GA', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\nDrove for years on end.\n江苏\nEngineer\t2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: 'Drove for years on end.' },
        { org: 'Acme Ltd', city: '江苏', title: 'Engineer', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\nDrove for years on end.\nBlue part\nEngineer\t2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: 'Drove for years on end.\nBlue part' },
        { org: 'Acme Ltd', title: 'Engineer', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\nDrove for years on end.\nNorthwind, Atlanta, GA\nEngineer\t2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: 'Drove for years on end.' },
        { title: 'Engineer', org: 'Northwind', city: 'Atlanta, GA', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\t2019 - 2021\n• Drove\n• Northwind Ltd\n2017 - 2018',
      [
        { org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '- Drove\n- Northwind Ltd' },
        { start: '2017', end: '2018' },
      ],
    ],
    [
      'education',
      'Leeds College\tBSc\t2015 - 2019\nLearned a lot, mostly alone.\nBA History\n2011 - 2014',
      [
        { degree: 'BSc', org: 'Leeds College', start: '2015', end: '2019', body: 'Learned a lot, mostly alone.' },
        { org: 'Leeds College', degree: 'BA', title: 'History', start: '2011', end: '2014' },
      ],
    ],
    [
      'education',
      'Leeds College\tBSc\t2015 - 2019\n• Learned\nBA History\nSchool part\n2011 - 2014',
      [
        { degree: 'BSc', org: 'Leeds College', start: '2015', end: '2019', body: '- Learned' },
        { org: 'School part', degree: 'BA', title: 'History', start: '2011', end: '2014' },
      ],
    ],
    [
      'work',
      'Acme Ltd\tDriver\tLeeds\t2019 - 2021\n规模：500人\nNorthwind Ltd\n2017 - 2018',
      [
        { city: 'Leeds', org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021', body: '规模：500人' },
        { org: 'Northwind Ltd', start: '2017', end: '2018' },
      ],
    ],
  ],
}

describe.each(Object.entries(cases))('entries: %s', (_what, own) => {
  test.each(own)('%s: %s', (kind, text, items) => expect(readEntries(markedLines(text), kind)).toEqual(items))
})
