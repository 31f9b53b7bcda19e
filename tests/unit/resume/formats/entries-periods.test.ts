import { describe, expect, test } from 'vitest'
import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { readEntries } from '#src/resume/formats/text/entries.ts'
import { markedLines } from '#tests/support/marked-lines.ts'

type Case = [kind: SectionKind, text: string, items: NestedItem[]]

const cases: Record<string, Case[]> = {
  'a part of a job': [
    [
      'work',
      '某公司\t会计\t2019.01-2021.02\n项目一：活动搭建平台（2023.01-2024.06）\n• 开发',
      [
        {
          org: '某公司',
          title: '会计',
          start: '2019-01',
          end: '2021-02',
          body: '项目一：活动搭建平台（2023.01-2024.06）\n- 开发',
        },
      ],
    ],
    [
      'work',
      '某公司\t会计\t2019.01-2021.02\n案例2：活动搭建平台（2023.01-2024.06）',
      [
        {
          org: '某公司',
          title: '会计',
          start: '2019-01',
          end: '2021-02',
          body: '案例2：活动搭建平台（2023.01-2024.06）',
        },
      ],
    ],
    [
      'work',
      '某公司\t会计\t2019.01-2021.02\nProject 1: platform (2023.01-2024.06)',
      [
        {
          org: '某公司',
          title: '会计',
          start: '2019-01',
          end: '2021-02',
          body: 'Project 1: platform (2023.01-2024.06)',
        },
      ],
    ],
    [
      'projects',
      '活动搭建平台\t2019.01-2021.02\n项目二：活动搭建平台（2023.01-2024.06）',
      [
        { title: '活动搭建平台', start: '2019-01', end: '2021-02' },
        { title: '项目二：活动搭建平台', start: '2023-01', end: '2024-06' },
      ],
    ],
    [
      'work',
      '某公司\t会计\t2019.01-2021.02\n其他项目一：活动搭建平台（2023.01-2024.06）',
      [
        { org: '某公司', title: '会计', start: '2019-01', end: '2021-02' },
        { start: '2023-01', end: '2024-06', body: '其他项目一：活动搭建平台' },
      ],
    ],
  ],
  'a period below names': [
    ['work', '## Acme Ltd\n2019 - 2021\n• Led', [{ org: 'Acme Ltd', start: '2019', end: '2021', body: '- Led' }]],
    [
      'work',
      '## Acme Ltd\nLeeds, UK\t2019 - 2021\n• Led',
      [{ city: 'Leeds, UK', org: 'Acme Ltd', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      '## Acme Ltd\nEngineer\t2019 - 2021\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      '## Acme Ltd\n2019 - 2021\nEngineer\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer', start: '2019', end: '2021', body: '- Led' }],
    ],
    [
      'work',
      '_Acme Ltd_\n2019 - 2021\n_Northwind Ltd_\n2017 - 2018',
      [
        { org: 'Acme Ltd', start: '2019', end: '2021' },
        { org: 'Northwind Ltd', start: '2017', end: '2018' },
      ],
    ],
    [
      'work',
      'Acme Ltd\nEngineer\nLeeds, UK\n2019 - 2021',
      [{ city: 'Leeds, UK', org: 'Acme Ltd', title: 'Engineer', start: '2019', end: '2021' }],
    ],
    [
      'work',
      'Acme Ltd\nEngineer\nLeeds, UK\nTeam\t2019 - 2021',
      [
        { city: 'Leeds, UK', org: 'Acme Ltd', title: 'Engineer' },
        { org: 'Team', start: '2019', end: '2021' },
      ],
    ],
    [
      'work',
      'Acme Ltd\nEngineer\n## Driver\t2019 - 2021',
      [
        { org: 'Acme Ltd', title: 'Engineer' },
        { title: 'Driver', start: '2019', end: '2021' },
      ],
    ],
    ['work', 'Acme Ltd\n## Driver\t2019 - 2021', [{ org: 'Acme Ltd', title: 'Driver', start: '2019', end: '2021' }]],
    [
      'work',
      'Acme Ltd\t2019 - 2021\nNorthwind Ltd\t2017 - 2018',
      [
        { org: 'Acme Ltd', start: '2019', end: '2021' },
        { org: 'Northwind Ltd', start: '2017', end: '2018' },
      ],
    ],
    ['work', '• Acme Ltd, 2019 - 2021\n• Northwind', [{ body: '- Acme Ltd, 2019 - 2021\n- Northwind' }]],
    [
      'work',
      '某公司\t会计\t2019.01-2021.02\n业绩：\n2020 年集团“金勺奖”',
      [{ org: '某公司', title: '会计', start: '2019-01', end: '2021-02', body: '业绩：\n2020 年集团“金勺奖”' }],
    ],
    [
      'work',
      '某大学\t2019-2021（预计）\t会计',
      [{ org: '某大学', title: '会计', start: '2019', end: '2021', body: '预计' }],
    ],
  ],
  'an entry without a period': [
    [
      'work',
      '总年资 4~5年工作经验\n某公司\t会计\t2019.01-2021.02',
      [{ body: '总年资 4~5年工作经验' }, { org: '某公司', title: '会计', start: '2019-01', end: '2021-02' }],
    ],
    [
      'work',
      '總年資 4~5年工作經驗\n某公司\t会计\t2019.01-2021.02',
      [{ body: '總年資 4~5年工作經驗' }, { org: '某公司', title: '会计', start: '2019-01', end: '2021-02' }],
    ],
    ['work', '总年资 4年', [{ body: '总年资 4年' }]],
    [
      'work',
      '行业：金融\n某公司\t会计\t2019.01-2021.02',
      [{ body: '行业：金融' }, { org: '某公司', title: '会计', start: '2019-01', end: '2021-02' }],
    ],
    [
      'work',
      '负责门店日常运营与管理工作，带领团队完成全年的业绩目标\n某公司\t会计\t2019.01-2021.02',
      [
        { body: '负责门店日常运营与管理工作，带领团队完成全年的业绩目标' },
        { org: '某公司', title: '会计', start: '2019-01', end: '2021-02' },
      ],
    ],
    [
      'work',
      '做得很好。\n某公司\t会计\t2019.01-2021.02',
      [{ body: '做得很好。' }, { org: '某公司', title: '会计', start: '2019-01', end: '2021-02' }],
    ],
    [
      'work',
      '• 记账\n某公司\t会计\t2019.01-2021.02',
      [{ body: '- 记账' }, { org: '某公司', title: '会计', start: '2019-01', end: '2021-02' }],
    ],
    ['work', '某公司\n会计', [{ org: '某公司', title: '会计' }]],
    ['work', '## 某公司\n## 另一公司', [{ org: '某公司' }, { org: '另一公司' }]],
    ['work', '业绩：很好\n## 某公司\n会计', [{ body: '业绩：很好' }, { org: '某公司', title: '会计' }]],
  ],
}

describe.each(Object.entries(cases))('entries: %s', (_what, own) => {
  test.each(own)('%s: %s', (kind, text, items) => expect(readEntries(markedLines(text), kind)).toEqual(items))
})
