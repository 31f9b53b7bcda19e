import { describe, expect, test } from 'vitest'
import type { ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { type Changes, findingsOf } from './sound-resume.ts'

const job = 'work-item-1'
const at = `items/${job}.body`
const body = (text: string, locale: ResumeLocale = 'zh'): Changes => ({ locale, items: { [job]: { body: text } } })
/** What is found in the text of an entry in another section, beside the sound ones. */
const inSection = (kind: SectionKind, text: string, locale: ResumeLocale = 'zh') =>
  findingsOf({
    locale,
    sections: { own: { kind, title: 'Own', pos: 'c1' } },
    items: { one: { section: 'own', org: 'Own', title: 'Own', start: '2016-09', end: '2016-10', body: text } },
  }).map((line) => line.split(' ')[0])

/** A text of so many characters, with a figure. */
const signs = (count: number) => `${'流程落地改进协作'.repeat(100).slice(0, count - 1)}3`
const letters = (count: number) => `${'improve the plan and '.repeat(50).slice(0, count - 1)}3`

describe('how long texts are', () => {
  test.each<[what: string, text: string, locale: ResumeLocale, rule: string]>([
    ['a point of 90 characters', `- ${signs(90)}`, 'zh', ''],
    ['of 91', `- ${signs(91)}`, 'zh', 'bullet-long 91'],
    ['a numbered one of 91', `1. ${signs(91)}`, 'zh', 'bullet-long 91'],
    ['the second of two', `- 上线 3 个\n- ${signs(91)}`, 'zh', 'bullet-long 91'],
    ['of twice as much', `- ${signs(181)}`, 'zh', 'bullet-long 181'],
    ['a text of 180', signs(180), 'zh', ''],
    ['of 181', signs(181), 'zh', 'text-long 181'],
    ['a point of 240 letters', `- ${letters(240)}`, 'en', ''],
    ['of 241', `- ${letters(241)}`, 'en', 'bullet-long 241'],
    ['a text of 520', letters(520), 'en', ''],
    ['of 521', letters(521), 'en', 'text-long 521'],
    ['characters beyond 16 bits, which count once', `- ${signs(89)}𬀩`, 'zh', ''],
    ['only spaces', '  ', 'zh', 'entry-bare 甲公司'],
  ])('%s', (_what, text, locale, rule) => {
    const [name, detail = ''] = rule.split(' ')
    expect(findingsOf(body(text, locale))).toEqual(rule === '' ? [] : [`${name} ${at} ${detail}`])
  })

  test('nobody minds a long text about oneself, but long points anywhere', () => {
    expect(inSection('self-evaluation', signs(200))).toEqual([])
    expect(inSection('skills', `- ${signs(91)}`)).toEqual(['bullet-long'])
  })

  test.each([
    ['work', 8, []],
    ['work', 9, ['bullets-many']],
    ['skills', 9, []],
  ] as const)('in %s %i points: %j', (kind, count, rules) => {
    expect(inSection(kind, Array.from({ length: count }, (_, line) => `- 完成第 ${line} 项`).join('\n'))).toEqual(rules)
  })
})

describe('figures', () => {
  const bare = (count: number) => '流程落地改进协作'.repeat(100).slice(0, count)
  test.each<[what: string, text: string, locale: ResumeLocale, isMissing: boolean]>([
    ['in 59 characters', bare(59), 'zh', false],
    ['in 60', bare(60), 'zh', true],
    ['in 60 of two lines', `- ${bare(30)}\n- ${bare(37).slice(8)}`, 'zh', true],
    ['in 59 of two lines', `- ${bare(30)}\n- ${bare(36).slice(8)}`, 'zh', false],
    ['in 159 letters', 'improve the plan '.repeat(20).slice(0, 159), 'en', false],
    ['in 161', 'improve the plan '.repeat(20).slice(0, 161), 'en', true],
  ])('%s', (_what, text, locale, isMissing) => {
    expect(findingsOf(body(text, locale)).filter((line) => !line.startsWith('line-repeated'))).toEqual(
      isMissing ? [`numbers-missing ${at}`] : [],
    )
  })

  test.each<[kind: SectionKind, isMissing: boolean]>([
    ['work', true],
    ['internship', true],
    ['projects', true],
    ['campus', false],
    ['skills', false],
    ['education', false],
  ])('are expected in %s: %s', (kind, isMissing) => {
    expect(inSection(kind, bare(60))).toEqual(isMissing ? ['numbers-missing'] : [])
  })

  const units = '个人名家次项万亿元倍成分天周年月款场篇所台套条种座城页轮位户本期届'
  test.each(['7', ...[...units].map((unit) => `两${unit}`), '十三家', '半年', '百万', '翻番', '翻倍', '减半', '过半'])(
    'in Chinese %s is one',
    (figure) => expect(findingsOf(body(bare(60) + figure))).toEqual([]),
  )
  test.each(['一样', '统一', '万般', '二者'])('%s is none', (word) => {
    expect(findingsOf(body(bare(60) + word))).toEqual([`numbers-missing ${at}`])
  })

  const plan = 'improve the plan '.repeat(10)
  const numerals =
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty thirty forty fifty sixty hundred thousand million dozen half halved third quarter doubled ' +
    'tripled twice Twelve'
  test.each(numerals.split(' '))('in English %s is one', (numeral) => {
    expect(findingsOf(body(`${plan}${numeral}`, 'en'))).toEqual([])
  })
  test.each(['someone', 'tent', 'halves', 'hundreds'])('%s is none', (word) => {
    expect(findingsOf(body(`${plan}${word}`, 'en'))).toEqual([`numbers-missing ${at}`])
  })
})

describe('the first person', () => {
  const found = (text: string, locale: ResumeLocale) =>
    findingsOf(body(`${text} 3`, locale)).map((line) => line.replace(`first-person ${at} `, ''))

  test.each<readonly [text: string, word: string]>([
    ['我负责测试', '我'],
    ['我们负责测试', '我们'],
    ['服务我国客户', ''],
    ...['校', '院', '司', '市', '省', '县', '区', '行', '局'].map((sign) => [`服务我${sign}客户`, ''] as const),
    ...['自', '唯', '忘', '超'].map((sign) => [`${sign}我管理`, ''] as const),
    ['引自《我的前半生》', ''],
    ['他说「我来」', ''],
    ['他说『我来』', ''],
    ['他说“我来”，我记', '我'],
  ])('in %s it is %j', (text, word) => {
    expect(found(text, 'zh')).toEqual(word === '' ? [] : [word])
  })

  test.each<readonly [text: string, word: string]>([
    ['Where I led', 'I'],
    ...['Phase', 'phase', 'Level', 'Class', 'Part', 'Type', 'Grade', 'Tier', 'Stage', 'Act'].map(
      (name) => [`Ran ${name} I trials`, ''] as const,
    ),
    ['Ran ward I trials', 'I'],
    ['Ran the I-95 road', ''],
    ['Ran I/O and I.T. work', ''],
    ['Ran I2C buses', ''],
    ["Led what I'd built", 'I'],
    ...['my', 'me', 'mine', 'myself', 'we', 'our'].map((word) => [`Led ${word} team`, word] as const),
    ...['My', 'Me', 'Mine', 'We', 'Our'].map((word) => [`${word} team`, word] as const),
    ...['Done. ', 'Done! ', 'Done? ', 'Done: ', 'Done; '].map((before) => [`${before}Our team`, 'Our'] as const),
    ['Led, Our Lady', ''],
    ['Led x.Our Lady', ''],
    ['- Led\n- Our team', 'Our'],
    ['Led women and memes', ''],
    ['Said “I can” twice', ''],
    ['Said "I can" twice', ''],
    ['Said ‘I can’ twice', ''],
    ['Said ‘I can’t and more', 'I'],
    ['Said "I can\nmore" twice', 'I'],
  ])('in English %j it is %j', (text, word) => {
    expect(found(text, 'en')).toEqual(word === '' ? [] : [word])
  })

  test('is expected in a letter and of oneself', () => {
    expect(inSection('self-evaluation', '我热爱测试')).toEqual([])
    expect(inSection('cover-letter', '我热爱测试')).toEqual([])
    expect(inSection('custom', '我热爱测试')).toEqual(['first-person'])
  })
})

test.each<[text: string, locale: ResumeLocale, worn: string]>([
  ['吃苦耐劳、性格开朗，完成 3 项', 'zh', ''],
  ['吃苦耐劳、吃苦耐劳、性格开朗，完成 3 项', 'zh', '吃苦耐劳、吃苦耐劳、性格开朗'],
  ['为人正直、待人真诚、责任心强、有责任心，完成 3 项', 'zh', '为人正直、待人真诚、责任心强'],
  ['A Hard-working team player, detail oriented, 3 times', 'en', 'Hard-working、team player、detail oriented'],
  ['A hardworking self-starter of 3 years', 'en', ''],
  ['A hard working go getter, results driven, 3 times', 'en', 'hard working、go getter、results driven'],
])('worn words in %s', (text, locale, worn) => {
  expect(findingsOf(body(text, locale))).toEqual(worn === '' ? [] : [`cliches ${at} ${worn}`])
})

test.each([
  ['- 上线 3 个。\n- 带领 5 人。', false],
  ['- 上线 3 个\n- 带领 5 人', false],
  ['- 上线 3 个。\n- 带领 5 人', true],
  ['- 上线 3 个；\n- 带领 5 人', true],
  ['- 上线 3 个;\n- 带领 5 人', true],
  ['- 上线 3 个.\n- 带领 5 人', true],
  ['- 上线 3 个，\n- 带领 5 人', false],
  ['1. 上线 3 个。\n2. 带领 5 人', true],
  ['- 上线 3 个。再上线 2 个\n- 带领 5 人', false],
  ['- 上线 3 个。', false],
  ['- 上线 3 个。\n带领 5 人', false],
  ['上线 3 个。\n带领 5 人', false],
])('points that end in more than one way: %j, %s', (text, isMixed) => {
  expect(findingsOf(body(text))).toEqual(isMixed ? [`punctuation-mixed ${at}`] : [])
})

test.each<[what: string, first: string, second: string, line: string]>([
  ['of eight characters', '做成三件重要的事', '做成三件重要的事', '做成三件重要的事'],
  ['of seven', '做成三件要紧事', '做成三件要紧事', ''],
  ['of seven and signs', '做成三件，要紧事。', '做成三件，要紧事。', ''],
  ['in other letters and signs', '- 用 SQL 做成 3 件事', '用Sql，做成3件事。', '用Sql，做成3件事。'],
  ['the second line', '做成三件重要的事', '上线 5 个版本的\n做成三件重要的事', '做成三件重要的事'],
  ['not a part of it', '做成三件重要的事', '做成三件重要的事情', ''],
])('a line that comes again, %s', (_what, first, second, line) => {
  const items = { [job]: { body: first }, 'education-item-1': { body: second } }
  expect(findingsOf({ items })).toEqual(line === '' ? [] : [`line-repeated items/education-item-1.body ${line}`])
})

test('a line that comes again in its own entry is told once', () => {
  const line = '做成三件重要的事'
  expect(findingsOf(body(`${line}\n${line}\n${line}`))).toEqual([`line-repeated ${at} ${line}`])
})

test.each([
  ['供职于XX公司', 'XX'],
  ['供职于ＸＸＸ公司', 'ＸＸＸ'],
  ['供职于××公司', '××'],
  ['供职于X公司', ''],
  ['3 件 XXL 和 aXX、XX2', ''],
  ['供职于某某公司', '某某'],
  ['供职于___公司', '___'],
  ['供职于__ 公司', ''],
  ['Lorem Ipsum', 'Lorem Ipsum'],
  ['成果待补充', '待补充'],
  ['成果待完善', '待完善'],
  ['todo: 3', 'todo'],
  ['TBD', 'TBD'],
  ['a TODOS app', ''],
  ['[你的姓名]', '[你的姓名]'],
  ['【公司】', '【公司】'],
  ['<Job Title>', '<Job Title>'],
  ['[公司](https://a.example)', ''],
  ['[上海市浦东新区世纪大道甲公司上海市浦东新区世纪大道甲]', '[上海市浦东新区世纪大道甲公司上海市浦东新区世纪大道甲]'],
  ['[上海市浦东新区世纪大道甲乙公司]', ''],
  ['[公司上海市浦东新区世纪大道甲乙]', ''],
])('what was left to be filled in, in %s: %j', (text, left) => {
  const findings = findingsOf({ items: { [job]: { title: text } } })
  expect(findings.filter((line) => !line.startsWith('character-fullwidth'))).toEqual(
    left === '' ? [] : [`filler-left items/${job}.title ${left}`],
  )
})
