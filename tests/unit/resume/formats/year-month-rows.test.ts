import { describe, expect, test } from 'vitest'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { withYearMonthRows } from '#src/resume/formats/text/year-month-rows.ts'

/** Rows of a form written with bars for tabs, and what becomes of them: `#` a heading, `##` an entry, `-` a point. */
function read(rows: readonly string[]): string[] {
  const lines = withYearMonthRows(rows.map((row) => ({ text: row.replaceAll('|', '\t') })))
  const signs: (line: SourceLine) => string = ({ level, bullet }) =>
    level === 1 ? '# ' : level === 2 ? '## ' : bullet ? '- ' : ''
  return lines.map((line) => signs(line) + line.text.replaceAll('\t', '|'))
}

/** Three rows of a school, which make any table one. */
const school = ['2012|4|東海大学 経済学部|入学', '2016|3|東海大学 経済学部|卒業', '2016|4|みなと食品株式会社|入社']
const read3 = '## 東海大学 経済学部|2012.04 – 2016.03'

describe('what is a form', () => {
  test('three rows are', () => {
    expect(read(school)).toEqual([read3, '## みなと食品株式会社|2016.04'])
  })

  test('two rows are not', () => {
    expect(read(school.slice(0, 2))).toEqual(school.slice(0, 2))
  })

  test('two lines of text are', () => {
    expect(read(['2012年4月　東海大学　入学', '2016年 3 月 東海大学　卒業'])).toEqual(['## 東海大学|2012.04 – 2016.03'])
  })

  test('two rows are not, whatever stands around them', () => {
    expect(read([...school.slice(0, 2), '趣味', '特技'])).toEqual([...school.slice(0, 2), '趣味', '特技'])
  })

  test.each(['（2012年4月　東海大学　入学', '2012年4月　東海大学　入学時'])('%s is no such line', (row) => {
    expect(read([row, '2016年3月　東海大学　卒業'])).toEqual([row, '2016年3月　東海大学　卒業'])
  })

  test('one line of text is not', () => {
    expect(read(['2012年4月　東海大学　入学', '2016年3月　旅行'])).toEqual([
      '2012年4月　東海大学　入学',
      '2016年3月　旅行',
    ])
  })
})

test.each([
  ['令和2|4', '2020.04'],
  ['令和 2 年| 4 月', '2020.04'],
  ['令和元|5', '2019.05'],
  ['R2|12', '2020.12'],
  ['R.2|12', '2020.12'],
  ['平成30|01', '2018.01'],
  ['H30|1', '2018.01'],
  ['昭和63|10', '1988.10'],
  ['S63|11', '1988.11'],
  ['1999年|9月', '1999.09'],
])('%s is %s', (when, month) => {
  expect(read([...school, `${when}|さくら商事|入社`]).at(-1)).toBe(`## さくら商事|${month}`)
})

test.each([
  '2020|13|さくら',
  '1899|4|さくら',
  '2020|4|–|さくら',
  '2020|4|至る',
  'X2|4|さくら',
  '2020.4|さくら',
  '（2020|4|さくら',
  '平成|4|さくら',
  '2020 4|さくら',
])('%s is no row of a form', (row) => expect(read([...school, row]).at(-1)).toBe(row))

describe('rows of one stay', () => {
  const behind = (...rows: string[]) =>
    read([...school.slice(0, 2), '2016|4|みなと食品株式会社|入社', ...rows]).slice(1)

  test.each([
    ['end of the same name', ['2019|3|みなと食品株式会社|退社'], ['## みなと食品株式会社|2016.04 – 2019.03']],
    ['end without a name', ['2019|3|退職'], ['## みなと食品株式会社|2016.04 – 2019.03']],
    ['end of the same', ['2019|3|同社|退職'], ['## みなと食品株式会社|2016.04 – 2019.03']],
    ['end of the above', ['2019|3|同上|退職'], ['## みなと食品株式会社|2016.04 – 2019.03']],
    ['end at a term', ['2019|3|同|満了'], ['## みなと食品株式会社|2016.04 – 2019.03', '- 満了']],
    [
      'end of the same firm, in more words',
      ['2019|3|同社東京支店|退職'],
      ['## みなと食品株式会社|2016.04', '## 同社東京支店|2019.03', '- 退職'],
    ],
    [
      'end at one that sounds like it',
      ['2019|3|協同|退職'],
      ['## みなと食品株式会社|2016.04', '## 協同|2019.03', '- 退職'],
    ],
    ['end in the future', ['2019|3|退職予定'], ['## みなと食品株式会社|2016.04 – 2019.03', '- 退職予定']],
    [
      'tell of a move and how it went',
      ['2017|10|大阪支店|昇格'],
      ['## みなと食品株式会社|2016.04', '- 2017.10 大阪支店 昇格'],
    ],
    ['go on, as of a date', ['2020年現在に至る'], ['## みなと食品株式会社|2016.04', '2020年現在に至る']],
    [
      'tell of studies that ended',
      ['2019|3|卒業論文の発表'],
      ['## みなと食品株式会社|2016.04', '## 卒業論文の発表|2019.03'],
    ],
    ['tell of a beginning', ['2019|3|入社式'], ['## みなと食品株式会社|2016.04', '## 入社式|2019.03']],
    ['have a space behind a cell', ['2019|3|みなと食品株式会社 |退社 '], ['## みなと食品株式会社|2016.04 – 2019.03']],
    [
      'end for a reason',
      ['2019|3|一身上の都合により退職'],
      ['## みなと食品株式会社|2016.04 – 2019.03', '- 一身上の都合により退職'],
    ],
    ['go on until now', ['現在に至る'], ['## みなと食品株式会社|2016.04 – 現在']],
    ['go on until now, in kana', ['現在にいたる'], ['## みなと食品株式会社|2016.04 – 現在']],
    [
      'say what somebody did',
      ['2017|4|名古屋支店にて法人営業を担当', '2019|3|退社'],
      ['## みなと食品株式会社|2016.04 – 2019.03', '- 2017.04 名古屋支店にて法人営業を担当'],
    ],
    ['tell of a move', ['2017|10|大阪支店へ異動'], ['## みなと食品株式会社|2016.04', '- 2017.10 大阪支店へ異動']],
    ['end elsewhere', ['2019|3|さくら商事|退社'], ['## みなと食品株式会社|2016.04', '## さくら商事|2019.03', '- 退社']],
    [
      'end elsewhere at a school',
      ['2019|3|さくら学院|卒業'],
      ['## みなと食品株式会社|2016.04', '## さくら学院|2019.03'],
    ],
    [
      'name what happened once',
      ['2019|3|普通自動車免許 取得'],
      ['## みなと食品株式会社|2016.04', '## 普通自動車免許 取得|2019.03'],
    ],
  ])('%s', (_what, rows, expected) => expect(behind(...rows)).toEqual(expected))

  test('the second end is a stay of its own', () => {
    expect(behind('2019|3|みなと食品株式会社|退社', '2020|3|みなと食品株式会社|退社')).toEqual([
      '## みなと食品株式会社|2016.04 – 2019.03',
      '## みなと食品株式会社|2020.03',
      '- 退社',
    ])
  })

  test('an end alone does not go on', () => {
    expect(behind('2019|3|さくら商事|退社', '2020|3|大阪支店へ異動')).toEqual([
      '## みなと食品株式会社|2016.04',
      '## さくら商事|2019.03',
      '- 退社',
      '## 大阪支店へ異動|2020.03',
    ])
  })
})

test.each([
  ['2016|4|みなと食品株式会社 入社（営業部）', ['## みなと食品株式会社|営業部|2016.04']],
  ['2016|4|みなと食品株式会社（東証一部）|入社', ['## みなと食品株式会社（東証一部）|2016.04']],
  ['2016|4|みなと食品株式会社|営業部|主任|入社', ['## みなと食品株式会社|営業部 主任|2016.04']],
  ['2016|4|みなと食品株式会社|法人営業を担当|入社', ['## みなと食品株式会社|法人営業|2016.04', '- 法人営業を担当']],
  [
    '2016|4|みなと食品株式会社|支店にて商品開発に従事|入社',
    ['## みなと食品株式会社|商品開発|2016.04', '- 支店にて商品開発に従事'],
  ],
  [
    '2016|4|みなと食品株式会社|営業部|法人営業を担当|入社',
    ['## みなと食品株式会社|営業部|2016.04', '- 法人営業を担当'],
  ],
  ['2016|4|みなと食品株式会社|支店にて勤務|入社', ['## みなと食品株式会社|2016.04', '- 支店にて勤務']],
  ['2016|4|勤務|入社', ['## 勤務|2016.04']],
  ['2016|4|株 入社（営業部）主任', ['## 株 入社（営業部）主任|2016.04']],
  ['2016|4|東海大学大学院　編入学', ['## 東海大学大学院|2016.04']],
])('%s begins a stay', (row, expected) => {
  expect(read([...school.slice(0, 2), row, '2010|4|さくら商事|入社'])).toEqual([
    read3,
    ...expected,
    '## さくら商事|2010.04',
  ])
})

describe('between the rows', () => {
  test.each([
    ['年　月　学歴・職歴', '# 学歴'],
    ['学 歴', '# 学歴'],
    ['学歴（高校以降）', '# 学歴'],
    ['職　歴', '# 職務経歴'],
    ['年|月|免　許　・　資　格', '# 資格'],
    ['資格・免許', '# 資格'],
    ['志望の動機', '# 志望の動機'],
    ['志望動機', '# 志望動機'],
    ['本人希望記入欄', '# 本人希望記入欄'],
    [`本人希望${'あ'.repeat(19)}`, `# 本人希望${'あ'.repeat(19)}`],
    [`本人希望${'あ'.repeat(20)}`, `本人希望${'あ'.repeat(20)}`],
    ['学歴と職歴', '学歴と職歴'],
    ['（注）学歴（高校）以降', '（注）学歴（高校）以降'],
    ['年月学歴', '# 学歴'],
    ['生年月学歴', '生年月学歴'],
    ['最終学歴', '最終学歴'],
    ['職歴詳細', '職歴詳細'],
    ['私の志望動機', '私の志望動機'],
    ['取得免許・資格', '取得免許・資格'],
    ['免許・資格一覧', '免許・資格一覧'],
    ['主な職歴', '主な職歴'],
    ['資格', '資格'],
    ['以上です', '以上です'],
  ])('%s is read as %s', (row, expected) => {
    expect(read([...school, row, '趣味'])).toEqual([read3, '## みなと食品株式会社|2016.04', expected, '趣味'])
  })

  test('the end of the form says nothing', () => {
    expect(read([...school, '以　上', '2019|3|退社'])).toEqual([read3, '## みなと食品株式会社|2016.04 – 2019.03'])
  })

  test('of two headings in a row the second counts', () => {
    expect(read(['年|月|学歴・職歴', '職歴', ...school, '免許・資格'])).toEqual([
      '# 職務経歴',
      read3,
      '## みなと食品株式会社|2016.04',
      '# 資格',
    ])
  })

  test('nothing goes on before there is anything', () => {
    expect(read(['現在に至る', ...school.slice(0, 3)])[0]).toBe('現在に至る')
  })
})

test.each([
  ['氏　名　橘　美咲', '氏名：橘 美咲'],
  ['氏名|橘|美咲', '氏名：橘 美咲'],
  ['旧氏名　橘', '旧氏名　橘'],
  ['1995年 6月 18日生（満29歳）', '出生日期（満29歳）：1995年6月18日|'],
  ['1995年6月18日 生 男', '出生日期：1995年6月18日|男'],
  ['生年月日　1995年6月18日生', '生年月日　1995年6月18日生'],
  ['現住所　〒464-0000　愛知県名古屋市', '現住所　〒464-0000 愛知県名古屋市'],
  ['〒 4640000|愛知県', '〒 4640000 愛知県'],
  ['連絡先|写真貼付', '連絡先'],
  ['連絡先 写真を貼る位置', '連絡先'],
  ['連絡先　写真', '連絡先'],
  ['写真貼付', '写真貼付'],
  ['連絡先　写真部', '連絡先　写真部'],
])('the details %s', (row, expected) => expect(read([row, ...school])[0]).toBe(expected))

test('a line keeps what its file says of it', () => {
  const form = school.map((text) => ({ text: text.replaceAll('|', '\t') }))
  const [name, hobby] = withYearMonthRows([{ text: '氏名　橘', lead: 2 }, { text: '趣味', gap: true }, ...form])
  expect([name, hobby]).toEqual([
    { text: '氏名：橘', lead: 2 },
    { text: '趣味', gap: true },
  ])
})
