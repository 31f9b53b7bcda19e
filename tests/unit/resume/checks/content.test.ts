import { describe, expect, test } from 'vitest'
import { checkResume } from '#src/resume/checks/check.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { type CasesOf, findingsOf, soundResume } from './sound-resume.ts'

const job = 'work-item-1'
const at = `items/${job}.body`
const body = (text: string) => ({ items: { [job]: { body: text } } })
const inEnglish = (text: string) => ({ locale: 'en' as const, ...body(text) })
const long = '完善了流程并推动落地3次'

const writing: CasesOf<
  | 'filler-left'
  | 'line-repeated'
  | 'bullet-long'
  | 'text-long'
  | 'bullets-many'
  | 'numbers-missing'
  | 'first-person'
  | 'cliches'
  | 'punctuation-half'
  | 'punctuation-mixed'
> = {
  'filler-left': [
    ['a company to be named', { items: { [job]: { org: 'XX公司' } } }, [`filler-left items/${job}.org XX`]],
    ['a place in brackets', inEnglish('Led 3 teams at [company name]'), [`filler-left ${at} [company name]`]],
    [
      'a size of clothes, a link',
      inEnglish('Sold 5 XXL shirts on [our shop name](https://example.com)'),
      [`first-person ${at} our`],
    ],
  ],
  'line-repeated': [
    [
      'one line in two entries',
      { items: { [job]: { body: `- ${long}` }, 'education-item-1': { body: long } } },
      [`line-repeated items/education-item-1.body ${long}`],
    ],
  ],
  'bullet-long': [['over 90 signs', body(`- ${long.repeat(8)}`), [`bullet-long ${at} 96`]]],
  'text-long': [['over 180 signs', body(long.repeat(16)), [`text-long ${at} 192`]]],
  'bullets-many': [
    [
      'nine',
      body(Array.from({ length: 9 }, (_, index) => `- 做成第 ${index} 件事`).join('\n')),
      [`bullets-many ${at} 9`],
    ],
    ['eight', body(Array.from({ length: 8 }, (_, index) => `- 做成第 ${index} 件事`).join('\n')), []],
  ],
  'numbers-missing': [
    ['none in a long text', body('推动流程落地并持续改进'.repeat(6)), [`numbers-missing ${at}`]],
    ['Chinese numerals count', body(`${'推动流程落地并持续改进'.repeat(6)}，带领三十人`), []],
    [
      'so do English ones',
      inEnglish(`- ${'Kept improving the process and wrote it down. '.repeat(4)}Halved the waits.`),
      [],
    ],
    ['a short text', body('推动流程落地'), []],
    [
      'none among what was done at school',
      { sections: { work: { kind: 'campus' } }, ...body('推动流程落地并持续改进'.repeat(6)) },
      [],
    ],
  ],
  'first-person': [
    ['in Chinese', body('我负责 3 个产品'), [`first-person ${at} 我`]],
    ['our country, self-criticism', body('服务我国 3 个行业，自我驱动'), []],
    ['in English', inEnglish('- I led 3 teams'), [`first-person ${at} I`]],
    ['phases and signs', inEnglish('- Led 3 Phase I trials and the I/O layer'), []],
    ['at the beginning', inEnglish('- Led 3 teams. Our sales doubled'), [`first-person ${at} Our`]],
    ['names', inEnglish('- Worked with Mine Rescue and Our Lady’s Hospital, 30 doctors'), []],
    ['what somebody else said', body('用户说“我看不懂账单”，重写 40 条说明'), []],
  ],
  cliches: [
    ['three', body('吃苦耐劳、性格开朗、沟通能力强，完成 3 项'), [`cliches ${at} 吃苦耐劳、性格开朗、沟通能力强`]],
    ['two', body('吃苦耐劳、性格开朗，完成 3 项'), []],
  ],
  'punctuation-half': [
    ['between characters', body('主导改版,提升 12%'), [`punctuation-half ${at} 版,`]],
    ['between figures', body('成交 1,200 单'), []],
    ['in English', inEnglish('Led 3 teams, 中文, too'), []],
  ],
  'punctuation-mixed': [['one of two', body('- 上线 3 个版本。\n- 带领 5 人小组'), [`punctuation-mixed ${at}`]]],
}

const structure: CasesOf<
  'section-empty' | 'entry-empty' | 'entry-nameless' | 'entry-bare' | 'entry-repeated' | 'section-repeated'
> = {
  'section-empty': [
    ['without entries', { sections: { more: { kind: 'awards' } } }, ['section-empty sections/more 荣誉奖项']],
    ['hidden', { sections: { more: { kind: 'awards', hidden: true } } }, []],
  ],
  'entry-empty': [
    ['nothing in it', { items: { blank: {} } }, ['entry-empty items/blank.org']],
    ['the only one', { sections: { more: { kind: 'awards' } }, items: { blank: { section: 'more' } } }, []],
  ],
  'entry-nameless': [
    ['a text alone', { items: { blank: { body: '上线 3 个版本' } } }, ['entry-nameless items/blank.org']],
  ],
  'entry-bare': [['a name alone', body(''), [`entry-bare ${at} 甲公司`]]],
  'entry-repeated': [
    [
      'copied',
      { items: { copy: { org: '甲公司', title: '产品经理', start: '2020-08', end: '2020-09', body: '3 个' } } },
      ['entry-repeated items/copy.org 甲公司'],
    ],
    [
      'an award of two years',
      {
        sections: { more: { kind: 'awards' } },
        items: {
          one: { section: 'more', title: '一等奖学金', date: '2019-06' },
          two: { section: 'more', title: '一等奖学金', date: '2018-06', pos: 'b2' },
        },
      },
      [],
    ],
  ],
  'section-repeated': [
    [
      'two of one title',
      {
        sections: { more: { kind: 'work' } },
        items: { there: { section: 'more', org: '丙公司', start: '2018-07', end: '2018-09', body: '3 个' } },
      },
      ['section-repeated sections/more 工作经历'],
    ],
  ],
}

const characters: CasesOf<
  | 'character-unprintable'
  | 'character-private'
  | 'character-invisible'
  | 'character-radical'
  | 'character-fullwidth'
  | 'character-emoji'
> = {
  'character-unprintable': [
    ['what a converter left', body('3 个\uFFFD'), [`character-unprintable ${at} \uFFFD`]],
    ['no font has it', { ...body('3 个𓀀'), file: { missing: ['𓀀'] } }, [`character-unprintable ${at} 𓀀`]],
  ],
  'character-private': [['a sign of one font', body('\uE0013 个'), [`character-private ${at} U+E001`]]],
  'character-invisible': [
    ['zero width', body('上线\u200B 3 个'), [`character-invisible ${at} 上线 U+200B`]],
    ['lines and tabs', body('上线\n\t3 个'), []],
  ],
  'character-radical': [['a part for the whole', body('⼯作 3 年'), [`character-radical ${at} ⼯`]]],
  'character-fullwidth': [
    ['letters', body('用 Ｊava 写 3 个'), [`character-fullwidth ${at} Ｊ`]],
    ['punctuation', body('上线（3 个）'), []],
  ],
  'character-emoji': [
    [
      'a rocket, once though no font has it',
      { ...body('3 个🚀'), file: { missing: ['🚀'] } },
      [`character-emoji ${at} 🚀`],
    ],
    ['a trade mark', body('3 个 Word™'), []],
  ],
}

const page: CasesOf<
  | 'photo-stand-in'
  | 'photo-unprinted'
  | 'photo-large'
  | 'photo-abroad'
  | 'private-abroad'
  | 'text-small'
  | 'pages-many'
  | 'page-nearly-empty'
  | 'columns-two'
> = {
  'photo-stand-in': [['printed', { basics: { photo: 'placeholder' } }, ['photo-stand-in basics.photo']]],
  'photo-unprinted': [
    ['no place for it', { basics: { photo: 'k1' }, design: { id: 'ink' } }, ['photo-unprinted design']],
  ],
  'photo-large': [
    ['2.4 MB', { basics: { photo: 'k1' }, file: { bytes: 2_400_000 } }, ['photo-large basics.photo 2.4']],
    ['400 KB', { basics: { photo: 'k1' }, file: { bytes: 400_000 } }, []],
  ],
  'photo-abroad': [['in English', { locale: 'en', basics: { photo: 'k1' } }, ['photo-abroad basics.photo']]],
  'private-abroad': [
    ['in English', { locale: 'en', basics: { marital: 'Single' } }, ['private-abroad basics.marital Single']],
    ['in Chinese', { basics: { marital: '未婚' } }, []],
  ],
  'text-small': [['8 points', { design: { size: 8 } }, ['text-small design 8']]],
  'pages-many': [['three', { file: { pages: 3, filled: 2.5 } }, ['pages-many design 3']]],
  'page-nearly-empty': [
    ['some lines', { file: { pages: 2, filled: 1.08 } }, ['page-nearly-empty design 4']],
    ['one line', { file: { pages: 2, filled: 1.001 } }, ['page-nearly-empty design 1']],
    ['nine lines', { file: { pages: 2, filled: 1.21 } }, []],
    ['half of it', { file: { pages: 2, filled: 1.5 } }, []],
    [
      'some lines of a third',
      { file: { pages: 3, filled: 2.08 } },
      ['pages-many design 3', 'page-nearly-empty design 4'],
    ],
  ],
  'columns-two': [['a side column', { design: { id: 'night' } }, ['columns-two design']]],
}

describe.each(Object.entries({ ...writing, ...structure, ...characters, ...page }))('%s', (_, cases) => {
  test.each(cases)('%s', (_, changes, findings) => {
    expect(findingsOf(changes)).toEqual(findings)
  })
})

test('what is hidden or deleted is not looked at, and the gravest comes first', () => {
  const document = soundResume({
    basics: { email: 'nobody', photo: 'placeholder' },
    items: { gone: { body: 'TODO', del: 1 }, hidden: { body: 'TODO', hidden: true } },
    design: { id: 'night' },
  })
  const findings = checkResume({ document, today: '2026-11-21', file: null })
  expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
    ['email-malformed', 'error'],
    ['photo-stand-in', 'warning'],
    ['columns-two', 'hint'],
  ])
})

test('our own examples have no error, and no more than a few things to think about', () => {
  const told = Object.entries(samples).flatMap(([id, document]) => {
    const findings = checkResume({ document, today: '2026-11-21', file: null })
    const errors = findings.filter(({ severity }) => severity === 'error')
    return errors.length > 0 || findings.length > 4 ? [{ id, findings }] : []
  })
  expect(told).toEqual([])
})
