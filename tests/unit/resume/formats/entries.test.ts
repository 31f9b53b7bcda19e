import { describe, expect, test } from 'vitest'
import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { readEntries } from '#src/resume/formats/text/entries.ts'
import { markedLines } from '#tests/support/marked-lines.ts'

type Case = [kind: SectionKind, text: string, items: NestedItem[]]

const cases: Record<string, Case[]> = {
  'from the lines of a section': [
    [
      'work',
      '某公司\t会计\t2019.01-2021.02\n• 负责记账',
      [{ org: '某公司', title: '会计', start: '2019-01', end: '2021-02', body: '- 负责记账' }],
    ],
    [
      'education',
      '某大学\t物理\t本科\t2015.09-2019.06',
      [{ degree: '本科', org: '某大学', title: '物理', start: '2015-09', end: '2019-06' }],
    ],
    [
      'projects',
      'Bike Counts (2023): open data of counters.',
      [{ title: 'Bike Counts', start: '2023', body: 'open data of counters.' }],
    ],
    [
      'education',
      'BTech Physics, IIT Madras, 2013. First class with distinction.',
      [{ org: 'IIT Madras', degree: 'BTech', title: 'Physics', end: '2013', body: 'First class with distinction.' }],
    ],
    [
      'work',
      '公司\t职位\t时间\n某公司\t会计\t2019.01-2021.02',
      [{ org: '某公司', title: '会计', start: '2019-01', end: '2021-02' }],
    ],
    [
      'work',
      'Acme Ltd\nFull-time · 5 yrs 2 mos\nEngineer\nJan 2019 - Mar 2021',
      [{ org: 'Acme Ltd', title: 'Engineer', start: '2019-01', end: '2021-03' }],
    ],
    [
      'work',
      'Acme Ltd\tEngineer\tJan 2019 - Mar 2021 · 2 yrs 3 mos\n• Led',
      [{ org: 'Acme Ltd', title: 'Engineer', start: '2019-01', end: '2021-03', body: '- Led' }],
    ],
    [
      'education',
      '某大学\t本科\t2015.09-2019.06\n硕士\t2019.09-2022.06',
      [
        { degree: '本科', org: '某大学', start: '2015-09', end: '2019-06' },
        { org: '某大学', degree: '硕士', start: '2019-09', end: '2022-06' },
      ],
    ],
    [
      'work',
      '某公司\t经理\t2019.01-2021.02\n主管\t2017.01-2018.12',
      [
        { org: '某公司', title: '经理', start: '2019-01', end: '2021-02' },
        { org: '某公司', title: '主管', start: '2017-01', end: '2018-12' },
      ],
    ],
    [
      'internship',
      '某公司\t经理\t2019.01-2021.02\n主管\t2017.01-2018.12',
      [
        { org: '某公司', title: '经理', start: '2019-01', end: '2021-02' },
        { org: '某公司', title: '主管', start: '2017-01', end: '2018-12' },
      ],
    ],
    [
      'projects',
      '某公司\t经理\t2019.01-2021.02\n主管\t2017.01-2018.12',
      [
        { title: '某公司', role: '经理', start: '2019-01', end: '2021-02' },
        { title: '主管', start: '2017-01', end: '2018-12' },
      ],
    ],
    [
      'work',
      '_PROCESS ENGINEER_ ACME LTD\n2019 - 2021',
      [{ org: 'ACME LTD', title: 'PROCESS ENGINEER', start: '2019', end: '2021' }],
    ],
  ],
  'names above their periods': [
    [
      'work',
      'Maersk\nBusiness Analyst\n2015 – 2019\n• Led\n\nBlue Heron\nSenior Analyst\n2012 – 2014\n• Sold',
      [
        { title: 'Business Analyst', org: 'Maersk', start: '2015', end: '2019', body: '- Led' },
        { title: 'Senior Analyst', org: 'Blue Heron', start: '2012', end: '2014', body: '- Sold' },
      ],
    ],
    [
      'work',
      'Maersk\n2015 – 2019\nLed the fleet for many years and more.\nBlue Heron\n2012 – 2014',
      [
        { org: 'Maersk', start: '2015', end: '2019', body: 'Led the fleet for many years and more.' },
        { org: 'Blue Heron', start: '2012', end: '2014' },
      ],
    ],
    [
      'work',
      'Maersk\nAnalyst\t2015 – 2019\nBlue Heron\nDriver\t2012 – 2014',
      [
        { title: 'Analyst', org: 'Maersk', start: '2015', end: '2019' },
        { title: 'Driver', org: 'Blue Heron', start: '2012', end: '2014' },
      ],
    ],
    [
      'work',
      'Maersk\n2015 – 2019\nBlue Heron\n2012 – 2014',
      [
        { org: 'Maersk', start: '2015', end: '2019' },
        { org: 'Blue Heron', start: '2012', end: '2014' },
      ],
    ],
    [
      'work',
      'Maersk\nAnalyst\t2015 – 2019\nSold:\nBlue Heron\t2012 – 2014',
      [
        { title: 'Analyst', org: 'Maersk', start: '2015', end: '2019', body: 'Sold:' },
        { org: 'Blue Heron', start: '2012', end: '2014' },
      ],
    ],
    [
      'work',
      'Maersk\nAnalyst\t2015 – 2019\n• Led\nBlue Heron\nGreen\n2012 – 2014',
      [
        { title: 'Analyst', org: 'Maersk', start: '2015', end: '2019', body: '- Led' },
        { org: 'Blue Heron', title: 'Green', start: '2012', end: '2014' },
      ],
    ],
    [
      'work',
      'Maersk\nAnalyst\t2015 – 2019\n\nBlue Heron\n\nGreen\n2012 – 2014',
      [
        { title: 'Analyst', org: 'Maersk', start: '2015', end: '2019', body: 'Blue Heron' },
        { org: 'Green', start: '2012', end: '2014' },
      ],
    ],
    [
      'work',
      'Maersk\nAnalyst\t2015 – 2019\n\nBlue Heron\n\n2012 – 2014',
      [
        { title: 'Analyst', org: 'Maersk', start: '2015', end: '2019' },
        { org: 'Blue Heron', start: '2012', end: '2014' },
      ],
    ],
    [
      'work',
      'Maersk\nAnalyst\t2015 – 2019\nLed the fleet!\nBlue Heron\nDriver\t2012 – 2014',
      [
        { title: 'Analyst', org: 'Maersk', start: '2015', end: '2019', body: 'Led the fleet!' },
        { title: 'Driver', org: 'Blue Heron', start: '2012', end: '2014' },
      ],
    ],
    [
      'work',
      '汇报对象：总监\n2015 – 2019\n会计',
      [{ body: '汇报对象：总监' }, { title: '会计', start: '2015', end: '2019' }],
    ],
    [
      'work',
      'Maersk\n2015 – 2019\nAnalyst\nBlue Heron\t2012 – 2014',
      [
        { title: 'Analyst', org: 'Maersk', start: '2015', end: '2019' },
        { org: 'Blue Heron', start: '2012', end: '2014' },
      ],
    ],
  ],
  'what is left of a heading is text': [
    [
      'work',
      '某公司\t会计\t13800001111\t2019.01-2021.02\n• 记账',
      [{ org: '某公司', title: '会计', start: '2019-01', end: '2021-02', body: '13800001111\n- 记账' }],
    ],
    ['awards', '国家奖学金\t2019.01', [{ title: '国家奖学金', date: '2019-01' }]],
    ['projects', '缓存平台\t2019.01', [{ title: '缓存平台', start: '2019-01' }]],
    ['work', '\n\n某公司\t会计\t2019.01-2021.02', [{ org: '某公司', title: '会计', start: '2019-01', end: '2021-02' }]],
  ],
}

describe.each(Object.entries(cases))('entries: %s', (_what, own) => {
  test.each(own)('%s: %s', (kind, text, items) => expect(readEntries(markedLines(text), kind)).toEqual(items))
})
