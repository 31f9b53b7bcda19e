import { expect, test } from 'vitest'
import { parsedText } from '#tests/support/imports/parsed-text.ts'

test('several positions at one employer, its name above them or beside the first', () => {
  const { sections } = parsedText(`Experience

Vale Ambulance Ltd
6 years 4 months
Station Lead
June 2021 - Present (3 years 1 month)
• Leads 34 staff
Paramedic
March 2014 - May 2021 (7 years 3 months)

Freelance Photographer
2013 - March 2014`)
  expect(sections[0]?.items).toEqual([
    { org: 'Vale Ambulance Ltd', title: 'Station Lead', start: '2021-06', present: true, body: '- Leads 34 staff' },
    { org: 'Vale Ambulance Ltd', title: 'Paramedic', start: '2014-03', end: '2021-05' },
    { title: 'Freelance Photographer', start: '2013', end: '2014-03' },
  ])
})

test('rows that name the columns of a table say nothing more', () => {
  const { sections } = parsedText(`工作经历
起止时间\t工作单位\t职务
2020.05-至今\t南京钟山建材有限公司\t总账会计`)
  expect(sections).toEqual([
    {
      kind: 'work',
      title: '',
      items: [{ org: '南京钟山建材有限公司', title: '总账会计', start: '2020-05', present: true }],
    },
  ])
})

test('headings: letters apart, squares before them, capitals that nobody has listed', () => {
  const titles = (text: string) => parsedText(text).sections.map(({ kind, title }) => [kind, title])
  expect(titles('W O R K   H I S T O R Y\nAcme\n2019 - 2020\nE D U C A T I O N\nOslo College\n2018')).toEqual([
    ['work', 'Work history'],
    ['education', ''],
  ])
  expect(titles('贺知秋\n■ 工作经历\n2019-2020 甲公司 会计\n■ 教育背景\n2015-2019 乙大学 会计学')).toEqual([
    ['work', ''],
    ['education', ''],
  ])
  expect(
    titles(
      'Ada Byron\n\nSKILLS\nGo, Rust, C and what else there is\n\nEDUCATION\nOslo College\n2018\n\nOPEN SOURCE\nA library',
    ),
  ).toEqual([
    ['skills', ''],
    ['education', ''],
    ['custom', 'Open source'],
  ])
})

test('dates that are expected, and where something was learnt, whatever stands beside them', () => {
  const { sections } = parsedText(`Education
Finger Lakes University
B.S. in Biology, Expected May 2026
BSc Physics, University of Oslo, 2012`)
  expect(sections[0]?.items).toEqual([
    { org: 'Finger Lakes University', degree: 'B.S.', title: 'Biology', end: '2026-05', body: 'Expected May 2026' },
    { org: 'University of Oslo', degree: 'BSc', title: 'Physics', end: '2012' },
  ])
})

test.each([
  [
    'Ada Byron\n12 rue des Lilas, 69003 Lyon, France\t06 12 34 56 78',
    { address: '12 rue des Lilas, 69003', city: 'Lyon, France', phone: '06 12 34 56 78' },
  ],
  ['Ada Byron\n88 Maple Street, Ithaca, NY 14850', { address: '88 Maple Street', city: 'Ithaca, NY 14850' }],
  [
    'Ada Byron\nManager | Tickets, Payments\nBristol, England, United Kingdom',
    { headline: 'Manager | Tickets, Payments', city: 'Bristol, England, United Kingdom' },
  ],
  [
    'Ada Byron\n✉ ada@example.com\t★ Leeds LS7, UK\t+44 7700 900142 (Mobile)',
    { email: 'ada@example.com', city: 'Leeds LS7, UK', phone: '+44 7700 900142' },
  ],
  ['Résumé — Ada Byron\nLondon, UK', { city: 'London, UK' }],
  ['Contact\nada.byron@example.com\nSkills\nSums\nADA BYRON', { email: 'ada.byron@example.com' }],
])('of the person: %j', (text, basics) => {
  const read = parsedText(text).basics
  expect({ ...read, name: read.name?.toLowerCase() }).toEqual({ ...basics, name: 'ada byron' })
})

test('the cells of a form: labels with a gap in the middle, its title, the place of the photo', () => {
  expect(parsedText('个 人 简 历\n姓　　名\t顾晓岚\t性　　别\t女\t照片').basics).toEqual({
    name: '顾晓岚',
    gender: '女',
  })
})

test('Markdown: dates in italics, a table, a quotation, an address to write to', () => {
  const { basics, sections } = parsedText(`# Lena Hoffmann

Berlin, Germany · [lena@example.com](mailto:lena@example.com)

> Data engineer

## Experience

### Data Engineer — Kiezkarte GmbH
*March 2021 – present | Berlin*

- Streams

## Education

| Years | Degree | School |
|---|---|---|
| 2016 – 2018 | M.Sc. Geoinformatics | Technische Universität Berlin |`)
  expect(basics).toEqual({
    name: 'Lena Hoffmann',
    city: 'Berlin, Germany',
    email: 'lena@example.com',
    headline: 'Data engineer',
  })
  expect(sections.map(({ items }) => items)).toEqual([
    [
      {
        org: 'Kiezkarte GmbH',
        title: 'Data Engineer',
        city: 'Berlin',
        start: '2021-03',
        present: true,
        body: '- Streams',
      },
    ],
    [{ org: 'Technische Universität Berlin', degree: 'M.Sc.', title: 'Geoinformatics', start: '2016', end: '2018' }],
  ])
})

test('signs nobody sees, ligatures, full-width digits and letters', () => {
  const { basics, sections } = parsedText(
    '沈予安\n电话：１３９－００００－５５６６\n\u202aｓｈｅｎ＠ｅｘａｍｐｌｅ．ｃｏｍ\u202c\n工作经历\n２０１９．０９\u00a0-\u00a0至今\u3000厦门鹭\u00ad岛贸易有限公司\u3000O\ufb03ce 专员\u200f',
  )
  expect(basics).toEqual({ name: '沈予安', phone: '139-0000-5566', email: 'shen@example.com' })
  expect(sections[0]?.items).toEqual([
    { org: '厦门鹭岛贸易有限公司', title: 'Office 专员', start: '2019-09', present: true },
  ])
})
