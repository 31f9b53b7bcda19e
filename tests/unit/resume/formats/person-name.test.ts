import { describe, expect, test } from 'vitest'
import { type SourceLine, textLines } from '#src/resume/formats/source-line.ts'
import {
  isCover,
  isName,
  isSetName,
  isSpacedName,
  namedLine,
  ofSomeone,
  postNominals,
  spacedName,
  withoutCover,
  withoutFirstName,
} from '#src/resume/formats/text/person-name.ts'

describe('the name above everything', () => {
  const first = (...texts: string[]) => {
    const [basics, left] = withoutFirstName(texts.map((text) => ({ text })))
    return { name: basics.name, left: left.map(({ text }) => text) }
  }

  test.each([
    ['in a résumé with kana', ['佐々木 美咲', 'エンジニア'], '佐々木 美咲'],
    ['below the title of the file', ['履歴書', '高橋　健', 'エンジニア'], '高橋　健'],
    ['behind the title of the file', ['Lebenslauf: Müller, Anna', 'Köln'], 'Müller, Anna'],
    ['turned round', ['Müller, Anna', 'Köln'], 'Müller, Anna'],
    [
      'turned round, with what she is called',
      ['Chan Ka Wai, Carol (Cathy)', 'Accountant'],
      'Chan Ka Wai, Carol (Cathy)',
    ],
    ['turned round, far above another', ['Müller, Anna', 'a', 'b', 'c', 'd', 'Ada Byron'], 'Müller, Anna'],
    ['turned round, above a heading', ['Müller, Anna', 'Work Experience'], 'Müller, Anna'],
    ['turned round, above a position', ['Müller, Anna', 'Senior Nurse'], 'Müller, Anna'],
  ])('is taken: %s', (_what, texts, name) => {
    expect(first(...texts)).toEqual({ name, left: texts.filter((text) => !text.endsWith(name)) })
  })

  test.each([
    ['nothing in kana', ['佐木 美咲', '工程师']],
    ['too long to be a name', ['佐々木美子 美咲', 'エンジニア']],
    ['more behind it', ['佐木 美咲 東京', 'エンジニア']],
    ['a town and its state', ['Fremantle, WA', 'Nurse']],
    ['a town', ['Boston, Massachusetts', 'Nurse']],
    ['a large city', ['Paris, Texas Town', 'Nurse']],
    ['a position', ['Manager, Sales', 'Oslo']],
    ['above the name of somebody', ['Müller, Anna', 'a', 'b', 'c', 'Ada Byron']],
    ['small letters', ['Müller, anna', 'Köln']],
    ['two commas', ['Müller, Anna, Eva', 'Köln']],
  ])('is not: %s', (_what, texts) => {
    expect(first(...texts)).toEqual({ name: undefined, left: texts })
  })

  test('is not taken above a line formatted as one', () => {
    const lines: SourceLine[] = [{ text: 'Müller, Anna' }, { text: 'portfolio', name: true }]
    expect(withoutFirstName(lines)).toEqual([{}, lines])
  })
})

test.each([
  ['林 小满', true],
  ['王 明', true],
  ['欧 阳 明 月', true],
  ['王  明', true],
  ['男 汉族', false],
  ['女 汉', false],
  ['王明', false],
  ['王 小明明', false],
  ['王 明 小月', false],
  ['一 二 三 四 五', false],
  ['王 明 Ada', false],
])('%s is a spaced name: %s', (text, expected) => expect(isSpacedName(text)).toBe(expected))

describe('the line with the name somewhere else', () => {
  test.each([
    ['of the address for mail', 'Software Engineer\nAda Byron\nada.byron@example.com', 'Ada Byron'],
    ['of the profile', 'Ada Byron\nlinkedin.com/in/Ada-Byron-1815', 'Ada Byron'],
    ['with its accents', 'Álvaro Núñez\nalvaro.nunez@example.es', 'Álvaro Núñez'],
    [
      'of the address with its initial',
      'UX Designer\nDaniel Nguyễn-Smith\nd.nguyen-smith@example.com',
      'Daniel Nguyễn-Smith',
    ],
    ['behind its initial', 'Ada King Byron\nabyron@example.com', 'Ada King Byron'],
    ['on two pages', 'Ada Byron\nada.byron@example.com\nAda Byron', 'Ada Byron'],
    ['with one word that is short', 'Jo Ada Byron\nadabyron@example.com', 'Jo Ada Byron'],
  ])('%s', (_what, text, name) => expect(namedLine(textLines(text))?.text).toBe(name))

  test.each([
    ['one word alone', 'Ada Byron\nada@example.com'],
    ['another initial', 'Ada Byron\nc.byron@example.com'],
    ['the initial and three letters', 'Ada Lee\na.lee@example.com'],
    ['a signature below a name with its label', 'Name: Ada Byron\nada.byron@example.com\nAda Byron'],
    ['two letters', 'Jo Li\njo.li@example.com'],
    ['no name', 'ada byron\nada.byron@example.com'],
    ['no address', 'Ada Byron\nadabyron'],
    ['the address behind the sign', 'Ada Byron\ninfo@ada-byron.com'],
  ])('not by %s', (_what, text) => expect(namedLine(textLines(text))).toBeUndefined())

  test('not a point', () => {
    const name = { text: 'Ada Byron', bullet: true }
    expect(namedLine([name, { text: 'ada.byron@example.com' }])).toBeUndefined()
  })
})

test.each([
  '王小明的简历',
  '王小明的个人简历',
  '王小明的求职简历',
  '应聘人员登记表',
  '职务经历书',
  '職務経歴書',
  '履 历 表',
  '履歴書',
  '个人简历',
  '简历',
  '求职简历',
  'RÉSUMÉ',
  'Resume',
  'Personal Resume',
  'Curriculum Vitae',
  'curriculum',
  'CV',
  'Tabellarischer Lebenslauf',
  '【个人简历】',
])('%s is the title of a file', (text) => expect(isCover(text)).toBe(true))

test.each([
  '王小明',
  '我们这些人的简历',
  '王小明的简历表单',
  '简历制作',
  '我的简历',
  '登记表格',
  'CVs',
  'My CV',
  'Resume of Ada',
])('%s is none', (text) => expect(isCover(text)).toBe(false))

test.each([
  ['Résumé — Ada Byron', 'Ada Byron'],
  ['Resume of Ada Byron', 'Ada Byron'],
  ['Curriculum Vitae: Ada Byron', 'Ada Byron'],
  ['Curriculum vitae', 'Curriculum vitae'],
  ['CV · Ada', 'Ada'],
  ['简历：王小明', '简历：王小明'],
  ['个人简历 | 王小明', '王小明'],
  ['My CV - Ada', 'My CV - Ada'],
  ['Hi, I’m Ada Byron', 'Ada Byron'],
  ['Hello there, my name is Ada Byron', 'Ada Byron'],
  ['I am Ada Byron', 'Ada Byron'],
  ['你好，我是王小明', '王小明'],
  ['我叫王小明', '王小明'],
  ['你好，我是冯子昂，应聘物流主管。', '你好，我是冯子昂，应聘物流主管。'],
  ['Oh, I am Ada Byron', 'Oh, I am Ada Byron'],
  ['Here I am Ada', 'Here I am Ada'],
  ['Ada Byron', 'Ada Byron'],
])('%s without its title: %s', (text, expected) => expect(withoutCover(text)).toBe(expected))

test.each([
  ['Ada', true],
  ['王明', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['A', false],
  ['CV', false],
  ['Ada 2', false],
  ['ada@example', false],
  ['Name: Ada', false],
  ['姓名：王明', false],
  ['王明简历', false],
  ['求职者王明', false],
  ['Ada’s Resume', false],
  ['Currículum de Ada', false],
  ['LEBENSLAUF Ada', false],
  [undefined, false],
])('%s may be a name where it is formatted as one: %s', (text, expected) => expect(isSetName(text)).toBe(expected))

test.each([
  '王明',
  '王 明',
  '王  明',
  '李师',
  '室井滋',
  '陈西安生',
  '欧阳明月',
  '买买提·艾力',
  '王小明（David）',
  '王小明(Wang Ming)',
  'Ada Byron',
  'Ada B. Byron',
  'Ludwig van der Rohe',
  'María de la Cruz',
  'Robert "Bob" Smith',
  'Ana Silva (she/her)',
  'Ada Byron, PhD',
  'Ada Byron, RN, BSN',
  'Dr. Ada Byron, MBBS, MRCP (UK)',
  'Ada Byron, ABC, DE-F',
  'A B C D E',
  '王明 Ming Wang',
  '王小明 Ming-Li Wang',
  'Ming Wang 王明',
])('%s may be a name', (text) => expect(isName(text)).toBe(true))

test.each([
  ['one word', 'Ada'],
  ['one character', '王'],
  ['five characters', '王小明明月'],
  ['small letters', 'Ada byron'],
  ['six words', 'Ada B C D E Fox'],
  ['a city and its district', '深圳南山'],
  ['what somebody is behind it', '买买提·艾力 男性'],
  ['too much before it', '很多人王小明 Ming Wang'],
  ['a résumé', '我简历'],
  ['an application', '应聘者'],
  ['a position', '算法工程师'],
  ['a manager', '王经理'],
  ['a department', '财务部'],
  ['a position of three characters', '会计师'],
  ['three small words', 'Ada de la van Byron'],
  ['one thing behind it that is no degree', 'Ada Byron, XYZ'],
  ['a base', 'Base 上海'],
  ['a sentence', 'Ada Byron wrote'],
  ['the title of a file', 'Curriculum Vitae'],
  ['Chinese of five behind Latin', 'Ming Wang 王小明明月'],
])('not %s: %s', (_what, text) => expect(isName(text)).toBe(false))

test('what stands around a name', () => {
  expect('王小明的个人简历'.replace(ofSomeone, '')).toBe('王小明')
  expect('王小明的简历表'.replace(ofSomeone, '')).toBe('王小明的简历表')
  expect('我们这些人的简历'.replace(ofSomeone, '')).toBe('我们这些人的简历')
  expect('尹　清和 男'.replace(spacedName, '$1$2')).toBe('尹清和 男')
  expect('尹　清和美'.replace(spacedName, '$1$2')).toBe('尹　清和美')
  expect('李尹　清和'.replace(spacedName, '$1$2')).toBe('李尹　清和')
  expect('Ada Byron, PhD, RN'.replace(postNominals, '')).toBe('Ada Byron')
  expect('Ada Byron, ABC, DEF Oslo'.replace(postNominals, '')).toBe('Ada Byron, ABC, DEF Oslo')
  expect('Ada Byron, PhD, Oslo'.replace(postNominals, '')).toBe('Ada Byron, PhD, Oslo')
})
