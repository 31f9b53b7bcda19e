import { describe, expect, test } from 'vitest'
import type { DrawnText } from '#src/resume/formats/pdf/drawn.ts'
import { pdfLines } from '#src/resume/formats/pdf/lines.ts'

const draw = (text: string, x: number, y: number, width: number, page = 1): DrawnText => ({
  text,
  page,
  x,
  y,
  width,
  size: 10,
  font: 'regular',
})

test('a line that was only broken goes on; texts of one baseline are put into order', () => {
  const lines = pdfLines([
    draw('2020 – 2022', 440, 700, 60),
    draw('Acme', 40, 700, 30),
    draw('• Led the move of twelve services to another region and', 40, 680, 455),
    draw('wrote about it.', 48, 666, 80),
    draw('• 负责订单系统的设计与开发，', 40, 650, 460),
    draw('日均三百万单', 48, 636, 60),
    draw('• Kept the ﬁles of a well-', 40, 610, 465),
    draw('known ⻔店', 48, 596, 80),
  ])
  expect(lines).toEqual([
    { text: 'Acme\t2020 – 2022' },
    { text: 'Led the move of twelve services to another region and wrote about it.', bullet: true, indent: 8 },
    { text: '负责订单系统的设计与开发，日均三百万单', bullet: true, indent: 8 },
    { text: 'Kept the files of a well-known 门店', bullet: true, indent: 8 },
  ])
})

test('a number in a broken line is none of a list; a name in another face and the next paragraph stand for themselves', () => {
  const bold = (text: string, x: number, y: number, width: number) => ({ ...draw(text, x, y, width), font: 'bold' })
  const lines = pdfLines([
    draw('Jane Doe', 40, 800, 90),
    bold('Frontend', 40, 714, 460),
    draw('1. Wrote everything that was drawn on screens with Vue 2 and Vue', 40, 700, 460),
    draw('3、 Node.js', 40, 686, 60),
    draw('Then came another paragraph of some lines that goes on and on', 40, 670, 460),
    draw('until it ends with an address such as priya.raman@example.', 40, 656, 460),
    draw('org', 40, 642, 20),
    bold('Backend', 40, 628, 460),
    draw('2. Kept the services', 40, 614, 100),
  ])
  expect(lines).toEqual([
    { text: 'Jane Doe' },
    { text: 'Frontend', lead: 8 },
    {
      text: 'Wrote everything that was drawn on screens with Vue 2 and Vue 3、 Node.js',
      bullet: true,
      indent: 8,
      number: 1,
    },
    {
      text: 'Then came another paragraph of some lines that goes on and on until it ends with an address such as priya.raman@example.org',
    },
    { text: 'Backend', lead: 7 },
    { text: 'Kept the services', bullet: true, indent: 8, number: 2 },
  ])
})

test('what pages repeat is said once and then apart; drawn bullets are no text', () => {
  const page = (number: number, points: readonly string[]) => [
    draw('Priya Raman', 40, 800, 60, number),
    draw(`Page ${number} of 2`, 280, 20, 50, number),
    draw(`Part ${number} of the work`, 40, 700, 90, number),
    ...(number === 1 ? [draw('Built forecasts', 40, 680, 70), draw('And wrote reports', 40, 600, 80)] : []),
    ...points.flatMap((point, index) => [
      draw('●', 52, 660 - index * 20, 4, number),
      draw(point, 66, 660 - index * 20, 120, number),
    ]),
  ]
  const lines = pdfLines([...page(1, ['One thing', 'Two things', 'Three things']), ...page(2, [])])
  const furniture = lines.flatMap((line) => (line.furniture ? [line.text] : []))
  expect(furniture).toEqual(['Page 1 of 2', 'Priya Raman', 'Page 2 of 2'])
  const said = lines.filter((line) => !line.furniture)
  expect(said.map(({ text, bullet }) => (bullet ? `- ${text}` : text))).toEqual([
    'Priya Raman',
    'Part 1 of the work',
    'Built forecasts',
    'And wrote reports',
    '- One thing',
    '- Two things',
    '- Three things',
    'Part 2 of the work',
  ])
})

const large = (text: string, y: number, size: number, page = 1) => ({ ...draw(text, 40, y, 100, page), size })

describe('what a page repeats', () => {
  const textsOf = (drawn: DrawnText[]) => {
    const lines = pdfLines(drawn)
    return [lines.filter((line) => !line.furniture), lines.filter((line) => line.furniture)].map((part) =>
      part.map(({ text }) => text),
    )
  }

  test('is said once of what stands in the same place on several pages, not of what one page says twice', () => {
    expect(
      textsOf([
        draw('Priya Raman', 40, 800, 60),
        draw('Same', 40, 700, 40),
        draw('Same', 40, 700, 40, 2),
        draw('Twice', 40, 600, 40),
        draw('between', 40, 560, 40),
        draw('Twice', 40, 600.3, 40),
        draw('Elsewhere', 40, 500, 40),
        draw('Elsewhere', 40, 400, 40, 2),
      ]),
    ).toEqual([['Priya Raman', 'Same', 'Twice', 'between', 'Twice', 'Elsewhere', 'Elsewhere'], ['Same']])
  })

  test.each([
    ['Report 1', 'Report 2', true],
    ['Draft', 'Final', false],
    ['1 / 2', '2 / 2', true],
  ])('at the foot %s and %s are furniture: %s', (first, second, isFurniture) => {
    const page = (text: string, number: number) => [
      draw(`Words ${'ab'[number - 1]}`, 40, 700, 60, number),
      draw(text, 280, 20, 50, number),
    ]
    const [said] = textsOf([...page(first, 1), ...page(second, 2)])
    expect(said).toEqual(isFurniture ? ['Words a', 'Words b'] : ['Words a', first, 'Words b', second])
  })

  test('a numbered line in the midst of pages is none, nor a page number where there is one page', () => {
    const page = (number: number) => [
      draw(`Top ${'ab'[number - 1]}`, 40, 800, 60, number),
      draw(`Part ${number}`, 40, 400, 50, number),
      draw(`Foot ${'ab'[number - 1]}`, 40, 20, 60, number),
    ]
    expect(textsOf([...page(1), ...page(2)])[1]).toEqual([])
    expect(textsOf([draw('Ada', 40, 800, 30), draw('Ada, 1 of 1', 40, 20, 30)])[1]).toEqual([])
  })
})

describe('a line that is full', () => {
  const pair = (first: string, second: string, right = 460, more: Partial<DrawnText> = {}) =>
    pdfLines([
      draw('A line that reaches the edge of all of them', 40, 800, 460),
      draw(first, 40, 700, right),
      { ...draw(second, 40, 686, 60), ...more },
    ])
      .slice(1)
      .map(({ text }) => text)

  test.each([
    ['priya.raman@example.', 'org and more', 'priya.raman@example.org and more'],
    ['priya.raman@example.', 'Org', 'priya.raman@example. Org'],
    ['see https://example.com/a-', 'b/c', 'see https://example.com/a-b/c'],
    ['a well-', 'known thing', 'a well-known thing'],
    ['a well-', 'Known thing', 'a well- Known thing'],
    ['负责系统，', '日均', '负责系统，日均'],
    ['负责系统', 'Vue', '负责系统 Vue'],
  ])('%s, then %s', (first, second, whole) => {
    expect(pair(first, second)).toEqual([whole])
  })

  test.each([
    ['a sentence ends', '这句话完了。', '下一句', {}],
    ['a heading follows', 'something long', 'Education', {}],
    ['a point follows', 'something long', '• point', {}],
    ['another size follows', 'something long', 'words', { size: 10.3 }],
    ['another page follows', 'something long', 'words', { page: 2 }],
    ['it is set to the left', 'something long', 'words', { x: 37.9 }],
    ['it is set in far', 'something long', 'words', { x: 70 }],
    ['it stands far below', 'something long', 'words', { y: 677 }],
    ['columns follow', 'something long', 'a\tb', {}],
    ['it ends with a period', 'Acme 2019 – 2021', 'words', {}],
  ])('does not go on where %s', (_what, first, second, more) => {
    expect(pair(first, second, 460, more)).toHaveLength(2)
  })

  test.each([
    ['nearly the same size', { size: 10.2 }],
    ['set in as a point is', { x: 69 }],
    ['a little further below', { y: 677.1 }],
  ])('goes on with %s', (_what, more) => {
    expect(pair('something long', 'words', 460, more)).toEqual(['something long words'])
  })

  test('is one whose next word would not have fitted', () => {
    // A word of five letters needs 3.05 em, and wide columns have 3 em to spare.
    expect(pair('something long', 'words', 398)).toEqual(['something long', 'words'])
    expect(pair('something long', 'words', 402)).toEqual(['something long words'])
  })
})

describe('the largest line', () => {
  const nameIn = (lines: DrawnText[]) => pdfLines(lines).flatMap(({ text, name }) => (name ? [text] : []))

  test.each([
    ['is a name', [large('Ada', 800, 13), large('words', 780, 10)], ['Ada']],
    ['is none where the next is nearly as large', [large('Ada', 800, 12.5), large('words', 780, 10)], []],
    ['is none on another page', [large('words', 800, 10), large('Ada', 700, 20, 2)], []],
    ['is none where it is a heading', [large('Education', 800, 20), large('words', 780, 10)], []],
    ['is none where it says what the file is', [large('Curriculum vitae', 800, 20), large('words', 780, 10)], []],
  ])('%s', (_what, lines, names) => expect(nameIn(lines)).toEqual(names))
})

test('letters spaced apart are words again, also those of a name; three are not', () => {
  const text = (drawn: string) => pdfLines([draw(drawn, 40, 700, 60)]).map((line) => line.text)
  expect([text('S K I L L S'), text('A B C'), text('S k i l l s')]).toEqual([['SKILLS'], ['A B C'], ['Skills']])
  const name = pdfLines([draw('A D A B E L L E', 40, 700, 90), draw('B Y R O N', 138, 700, 60)])
  expect(name.map((line) => line.text)).toEqual(['ADABELLE BYRON'])
})

test('signs of fonts of symbols are bullets, wide gaps are tabs', () => {
  const lines = pdfLines([
    draw('\u0002', 40, 700, 4),
    draw('point', 50, 700, 30),
    draw('left', 40, 600, 20),
    draw('beside', 68.1, 600, 30),
    draw('close', 99.7, 600, 30),
    draw('r', 129.8, 600, 5),
  ])
  expect(lines).toEqual([{ text: 'point', bullet: true, indent: 8 }, { text: 'left\tbeside closer' }])
})

test('large lines in another face than the headings of their page share are names of entries', () => {
  const large = (text: string, x: number, y: number, font: string) => ({ ...draw(text, x, y, 60), size: 12, font })
  const entry = (y: number, name: string) => [
    large(name, 44, y, 'semibold'),
    ...[16, 30, 44].map((below) => draw('负责订单系统的开发。', 44, y - below, 140)),
  ]
  const lines = pdfLines([
    large('工作经历', 40, 800, 'bold'),
    ...entry(780, '订单组组长'),
    ...entry(710, '店员'),
    large('教育背景', 40, 640, 'bold'),
    ...entry(620, '海滨大学'),
    large('闲时', 40, 560, 'bold'),
    draw('长跑', 44, 544, 20),
  ])
  const headings = lines.filter(({ level }) => level === 1).map(({ text }) => text)
  expect(headings).toEqual(['工作经历', '教育背景', '闲时'])
})

test('Chinese headings are larger than Chinese text, which may be smaller than the Latin letters beside it', () => {
  const point = (text: string, y: number) => [
    { ...draw('Python', 40, y, 32), font: 'latin' },
    { ...draw(text, 76, y, 90), size: 8.4 },
  ]
  const heading = (text: string, y: number) => ({ ...draw(text, 40, y, 40), font: 'bold' })
  const lines = pdfLines([
    ...[heading('职业经历', 760), ...point('写月报。', 740), ...point('对账。', 726)],
    ...[heading('闲时', 700), ...point('写小游戏。', 680)],
    ...[heading('教育背景', 650), ...point('课程。', 630), { ...draw('2019/05', 40, 610, 40), font: 'latin' }],
  ])
  expect(lines.filter(({ level }) => level === 1).map(({ text }) => text)).toEqual(['职业经历', '闲时', '教育背景'])
})

test('headings of the size of the text are told by their face, edge and the space above them', () => {
  const bold = (text: string, y: number) => ({ ...draw(text, 40, y, 60), font: 'bold' })
  const body = (y: number) => [draw('负责订单系统的设计。', 40, y, 120), draw('开发小程序。', 40, y - 14, 80)]
  const lines = pdfLines([
    draw('王小明', 40, 820, 30),
    ...[bold('我擅长的', 770), ...body(752)],
    ...[bold('走过的路', 700), bold('泉盛网络科技有限公司', 682), ...body(664), bold('海晏', 632), ...body(614)],
    ...[bold('教育背景', 562), ...body(544), bold('语言能力', 490), ...body(472), bold('兴趣爱好', 420), ...body(402)],
  ])
  expect(lines.filter(({ level }) => level === 1).map(({ text }) => text)).toEqual([
    ...['我擅长的', '走过的路', '教育背景', '语言能力', '兴趣爱好'],
  ])
})
