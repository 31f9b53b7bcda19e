import { describe, expect, test } from 'vitest'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { isSetName, readTerms } from '#src/resume/formats/text/terms.ts'

const skills = (...lines: (string | SourceLine)[]) =>
  readTerms(
    lines.map((line) => (typeof line === 'string' ? { text: line } : line)),
    'skills',
  )
const languages = (...texts: string[]) =>
  readTerms(
    texts.map((text) => ({ text })),
    'languages',
  )

describe('names and the lists below them', () => {
  test.each([',', '，', '、', ';', '；'])('are joined where a list has %s', (sign) => {
    expect(skills('Software', `EPLAN${sign} Revit`, 'Welding', `MAG${sign} TIG`)).toEqual([
      { title: 'Software', body: `EPLAN${sign} Revit` },
      { title: 'Welding', body: `MAG${sign} TIG` },
    ])
  })

  test('are joined where more than half of them have several terms', () => {
    expect(skills('Software', 'EPLAN, Revit', 'Welding', 'MAG, TIG', 'First', 'aid')).toEqual([
      { title: 'Software', body: 'EPLAN, Revit' },
      { title: 'Welding', body: 'MAG, TIG' },
      { title: 'First', body: 'aid' },
    ])
    expect(skills('Software', 'EPLAN, Revit', 'Welding', 'by hand')).toEqual([
      { title: 'Software' },
      { body: 'EPLAN, Revit' },
      { title: 'Welding' },
      { title: 'by hand' },
    ])
  })

  test('are not joined where a name has no list', () => {
    expect(skills('Software', 'EPLAN, Revit', 'Welding')).toEqual([
      { title: 'Software' },
      { body: 'EPLAN, Revit' },
      { title: 'Welding' },
    ])
  })

  test.each([',', '，', '、', ';', '；', '。'])('are not joined where a name has %s', (sign) => {
    expect(skills(`Soft${sign}ware`, 'EPLAN, Revit')).toEqual([{ body: `Soft${sign}ware\nEPLAN, Revit` }])
  })

  test.each([':', '：'])('are not joined where a name has its text behind %s', (sign) => {
    expect(skills(`Software${sign} two`, 'EPLAN, Revit')).toEqual([
      { title: 'Software', body: 'two' },
      { body: 'EPLAN, Revit' },
    ])
  })

  test('are not joined where a name stands in cells', () => {
    expect(skills('Soft\tware', 'EPLAN, Revit')).toEqual([{ body: 'Soft, ware' }, { body: 'EPLAN, Revit' }])
  })

  test('are joined up to thirty characters of a name', () => {
    const [whole, long] = ['x'.repeat(30), 'x'.repeat(31)]
    expect(skills(whole, 'EPLAN, Revit')).toEqual([{ title: whole, body: 'EPLAN, Revit' }])
    expect(skills(long, 'EPLAN, Revit')).toEqual([{ body: `${long}\nEPLAN, Revit` }])
  })

  test('are not joined where either is a point', () => {
    expect(skills({ text: 'Software', bullet: true }, 'EPLAN, Revit')).toEqual([
      { title: 'Software' },
      { body: 'EPLAN, Revit' },
    ])
    expect(skills('Software', { text: 'EPLAN, Revit', bullet: true })).toEqual([
      { title: 'Software' },
      { body: '- EPLAN, Revit' },
    ])
  })

  test('are names with a level where the name is set apart within its line', () => {
    expect(skills({ text: 'Software good', lead: 8 }, 'EPLAN, Revit')).toEqual([
      { title: 'Software', level: 'good', body: 'EPLAN, Revit' },
    ])
  })
})

describe('a name set apart', () => {
  test.each<[SourceLine, boolean]>([
    [{ text: 'Go', lead: 2 }, true],
    [{ text: 'Go expert', lead: 2 }, true],
    [{ text: 'Go' }, false],
    [{ text: 'Go', lead: 0 }, false],
    [{ text: '  Go', lead: 2 }, false],
    [{ text: 'Go', lead: 2, bullet: true }, false],
    [{ text: 'x'.repeat(30), lead: 30 }, true],
    [{ text: 'x'.repeat(31), lead: 31 }, false],
    [{ text: `Go ${'x'.repeat(40)}`, lead: 2 }, true],
    [{ text: `Go ${'x'.repeat(41)}`, lead: 2 }, false],
    [{ text: 'Go: expert', lead: 2 }, false],
    [{ text: 'Go：expert', lead: 2 }, false],
    [{ text: 'Go。', lead: 2 }, false],
    [{ text: 'Go，甲', lead: 2 }, false],
    [{ text: 'Go；甲', lead: 2 }, false],
    [{ text: 'Go, Rust', lead: 2 }, true],
  ])('%j: %s', (line, isSet) => {
    expect(isSetName(line)).toBe(isSet)
  })
})

describe('languages', () => {
  const [danish, english] = ['Danish', 'English'].map((title) => ({ title }))

  test.each([',', '，', '、', ';', '；', '|', '｜', ' ·', ' /'])('stand on one line, parted by %s', (sign) => {
    expect(languages(`Danish (native)${sign} English (fluent)`)).toEqual([
      { ...danish, level: 'native' },
      { ...english, level: 'fluent' },
    ])
  })

  test('are parted outside of brackets', () => {
    expect(languages('Danish (native, at home), English (fluent)')).toEqual([
      { ...danish, level: 'native, at home' },
      { ...english, level: 'fluent' },
    ])
  })

  test('have their levels behind dashes or colons as well', () => {
    const both = [
      { ...danish, level: 'C1' },
      { ...english, level: 'B2' },
    ]
    for (const text of ['Danish – C1, English – B2', 'Danish: C1, English: B2', 'Danish C1, English B2'])
      expect(languages(text)).toEqual(both)
  })

  test('without a level are known ones beside one that has a level', () => {
    expect(languages('英语（CET-6）、粤语')).toEqual([{ title: '英语', level: 'CET-6' }, { title: '粤语' }])
    expect(languages('English C1, Klingon')).toEqual([{ ...english, level: 'C1, Klingon' }])
    expect(languages('English C1, Mandarin')).toEqual([{ ...english, level: 'C1' }, { title: 'Mandarin' }])
  })

  test('have a level on the line below, if that is one', () => {
    expect(languages('Danish', 'fluent', 'English', 'B2', 'Latin')).toEqual([
      { ...danish, level: 'fluent' },
      { ...english, level: 'B2' },
      { title: 'Latin' },
    ])
  })

  test('have names of several words before a bracket', () => {
    expect(languages('Old French (reading)')).toEqual([{ title: 'Old French', level: 'reading' }])
    expect(languages('英语 六级（口语流利）')).toEqual([{ title: '英语', level: '六级（口语流利）' }])
  })
})

describe('a skill', () => {
  test('has its list in the next cell', () => {
    const label = 'x'.repeat(24)
    expect(skills('Software\tCostX, Excel')).toEqual([{ title: 'Software', body: 'CostX, Excel' }])
    expect(skills(`${label}\tCostX, Excel`)).toEqual([{ title: label, body: 'CostX, Excel' }])
    expect(skills(`${label}x\tCostX, Excel`)).toEqual([{ body: `${label}x, CostX, Excel` }])
    expect(skills('Software\tCostX, Excel\tmore')).toEqual([{ body: 'Software, CostX, Excel, more' }])
    expect(skills('Soft, ware\tCostX, Excel')).toEqual([{ body: 'Soft, ware, CostX, Excel' }])
  })

  test('has a label of up to thirty characters before its text', () => {
    const label = 'x'.repeat(30)
    expect(skills(`${label}: a, b`)).toEqual([{ title: label, body: 'a, b' }])
    expect(skills(`${label}x: a, b`)).toEqual([{ body: `${label}x: a, b` }])
    expect(skills('1С: Enterprise')).toEqual([{ title: '1С: Enterprise' }])
  })

  test('has points about it below its name, if one of them is long', () => {
    const long = 'x'.repeat(31)
    const points = (text: string) => [
      { text: 'one, two', bullet: true },
      { text, bullet: true },
    ]
    expect(skills('Go', ...points(`${long}, y`))).toEqual([{ title: 'Go', body: `- one, two\n- ${long}, y` }])
    expect(skills('Go', ...points('a, b'))).toEqual([{ title: 'Go' }, { body: '- one, two\n- a, b' }])
    expect(skills('Go\texpert', ...points(`${long}, y`))).toEqual([
      { title: 'Go', level: 'expert' },
      { body: `- one, two\n- ${long}, y` },
    ])
  })
})

test('languages spoken are listed one by one, those written stay a sentence', () => {
  expect(languages('Spoken: Cantonese (native), English (fluent)', 'Written: Chinese, English')).toEqual([
    { title: 'Cantonese', level: 'native' },
    { title: 'English', level: 'fluent' },
    { body: 'Written: Chinese, English' },
  ])
  expect(languages('口语：粤语（母语）、英语（流利）', '书写：中文')).toEqual([
    { title: '粤语', level: '母语' },
    { title: '英语', level: '流利' },
    { body: '书写：中文' },
  ])
})
