import { describe, expect, test } from 'vitest'
import type { ResumeBasics, ResumeLocale } from '#src/resume/document.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { readPerson } from '#src/resume/formats/text/person.ts'

type Case = [locale: ResumeLocale, lines: (string | SourceLine)[], basics: ResumeBasics, rest?: string[]]

const cases: Record<string, Case[]> = {
  'a headline': [
    ['en', ['Ada Byron', 'xy@x.org', 'Nurse'], { email: 'xy@x.org', name: 'Ada Byron', headline: 'Nurse' }],
    [
      'en',
      ['Ada Byron', 'a@x.org', '+44 7700 900845', 'Gentle person', 'Nurse'],
      { email: 'a@x.org', phone: '+44 7700 900845', name: 'Ada Byron', headline: 'Gentle person' },
      ['Nurse'],
    ],
    [
      'en',
      ['Ada Byron', 'a@x.org', '+44 7700 900845', 'a.dev', 'Gentle person'],
      { email: 'a@x.org', phone: '+44 7700 900845', website: 'a.dev', name: 'Ada Byron' },
      ['Gentle person'],
    ],
    [
      'en',
      ['Ada Byron', 'a@x.org', '+44 7700 900845', 'a.dev', 'Nurse'],
      { email: 'a@x.org', phone: '+44 7700 900845', website: 'a.dev', name: 'Ada Byron', headline: 'Nurse' },
    ],
    [
      'en',
      ['Ada Byron', '1', '2', '3', '4', '5', '6', '7', '8', 'Nurse'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['1', '2', '3', '4', '5', '6', '7', '8'],
    ],
    [
      'en',
      ['Ada Byron', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'Nurse'],
      { name: 'Ada Byron' },
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Nurse'],
    ],
    [
      'en',
      ['Ada Byron', 'Product manager | Ticketing, payments'],
      { name: 'Ada Byron', headline: 'Product manager | Ticketing, payments' },
    ],
    [
      'en',
      ['Ada Byron', 'Product manager · Ticketing, payments'],
      { name: 'Ada Byron', headline: 'Product manager · Ticketing, payments' },
    ],
    [
      'en',
      ['Ada Byron', 'Product manager | Ticketing 2000'],
      { name: 'Ada Byron', headline: 'Product manager' },
      ['Ticketing 2000'],
    ],
    [
      'en',
      ['Ada Byron', 'Product manager ● Ticketing'],
      { name: 'Ada Byron', headline: 'Product manager' },
      ['Ticketing'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Product manager | Ticketing'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['Product manager', 'Ticketing'],
    ],
    [
      'en',
      ['Ada Byron', 'S/o Venkataraman Iyer', 'Nurse'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['S/o Venkataraman Iyer'],
    ],
    [
      'en',
      ['Ada Byron', 'd/o Venkataraman Iyer', 'Nurse'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['d/o Venkataraman Iyer'],
    ],
    [
      'en',
      ['Ada Byron', 'Boss/Owner of all', 'Nurse'],
      { name: 'Ada Byron', headline: 'Boss/Owner of all' },
      ['Nurse'],
    ],
    ['zh', ['王小明', '现任某公司会计'], { name: '王小明' }, ['现任某公司会计']],
    ['zh', ['王小明', '原现任会计'], { name: '王小明', intention: '原现任会计' }],
    ['en', ['Ada Byron', 'she/her', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['she/her']],
    ['en', ['Ada Byron', '(He/Him)', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['(He/Him)']],
    ['en', ['Ada Byron', 'they/them/theirs', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['they/them/theirs']],
    ['en', ['Ada Byron', 'Nurse (she/her)'], { name: 'Ada Byron', headline: 'Nurse (she/her)' }],
    ['en', ['Ada Byron', 'he/him of Leeds'], { name: 'Ada Byron', headline: 'he/him of Leeds' }],
    ['zh', ['王小明', 'おうしょうめい', '会计'], { name: '王小明', intention: '会计' }, ['おうしょうめい']],
    ['zh', ['王小明', '软件工程学', '会计'], { name: '王小明', intention: '会计' }, ['软件工程学']],
    ['zh', ['王小明', '工程学生代表'], { name: '王小明', intention: '工程学生代表' }],
    ['zh', ['王小明', '我喜欢唱歌。', '会计'], { name: '王小明', intention: '会计' }, ['我喜欢唱歌。']],
    ['zh', ['王小明', '你好！', '会计'], { name: '王小明', intention: '会计' }, ['你好！']],
    ['zh', ['王小明', '认真，细心，负责', '会计'], { name: '王小明', intention: '会计' }, ['认真，细心，负责']],
    ['zh', ['王小明', '认真，细心、负责', '会计'], { name: '王小明', intention: '会计' }, ['认真，细心、负责']],
    ['zh', ['王小明', '认真，细心'], { name: '王小明', intention: '认真，细心' }],
    ['zh', ['王小明', '27岁', '会计'], { name: '王小明', intention: '会计' }, ['27岁']],
    ['zh', ['王小明', '27歲', '会计'], { name: '王小明', intention: '会计' }, ['27歲']],
    ['zh', ['王小明', '27岁会计'], { name: '王小明', intention: '27岁会计' }],
    [
      'en',
      ['Ada Byron', '27 years, married', 'Nurse'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['27 years, married'],
    ],
    ['en', ['Ada Byron', '27 ans', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['27 ans']],
    ['en', ['Ada Byron', '27 años', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['27 años']],
    ['en', ['Ada Byron', '27 anos', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['27 anos']],
    ['en', ['Ada Byron', 'Class 200', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['Class 200']],
    ['en', ['Ada Byron', 'Why me?', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['Why me?']],
    ['en', ['Ada Byron', 'Look!', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['Look!']],
    ['en', ['Ada Byron', 'Find me @ada', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['Find me @ada']],
    ['en', ['Ada Byron', 'Motto: onwards', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['Motto: onwards']],
    ['en', ['Ada Byron', '(Mobile)', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }],
    ['en', ['Ada Byron', 'City', 'City', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['City', 'City']],
    ['zh', ['王小明', '照片', '会计'], { name: '王小明', intention: '会计' }],
    ['en', ['Ada Byron', 'Photo', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }],
    ['zh', ['王小明', '贴照片处', '会计'], { name: '王小明', intention: '会计' }],
    ['zh', ['王小明', '相片', '会计'], { name: '王小明', intention: '会计' }],
    ['en', ['Ada Byron', 'Photo editor'], { name: 'Ada Byron', headline: 'Photo editor' }],
    ['zh', ['个人简历', '王小明', '应聘登记表', '会计'], { name: '王小明', intention: '会计' }],
    [
      'en',
      ['Ada Byron', 'Manager of ticketing, of the box offices and of all bookings'],
      { name: 'Ada Byron', headline: 'Manager of ticketing, of the box offices and of all bookings' },
    ],
    [
      'en',
      ['Ada Byron', 'Manager of ticketing, of the box offices and of all bookingss'],
      { name: 'Ada Byron' },
      ['Manager of ticketing, of the box offices and of all bookingss'],
    ],
    [
      'en',
      [
        'Ada Byron',
        'Product manager of theatres | Ticketing, payments and reports on seats | Operas, concerts, and other shows for teenagers',
      ],
      {
        name: 'Ada Byron',
        headline:
          'Product manager of theatres | Ticketing, payments and reports on seats | Operas, concerts, and other shows for teenagers',
      },
    ],
    [
      'en',
      [
        'Ada Byron',
        'Product manager of theatres | Ticketing, payments and reports on seats | Operas, concerts, and other shows for pensioners',
      ],
      { name: 'Ada Byron', headline: 'Product manager of theatres' },
      ['Ticketing, payments and reports on seats', 'Operas, concerts, and other shows for pensioners'],
    ],
    ['zh', ['王小明', 'きもの販売', '会计'], { name: '王小明', intention: 'きもの販売' }, ['会计']],
    ['zh', ['王小明', '販売かかり', '会计'], { name: '王小明', intention: '販売かかり' }, ['会计']],
  ],
}

describe.each(Object.entries(cases))('about a person: %s', (_what, own) => {
  test.each(own)('%s: %j', (locale, lines, basics, rest = []) => {
    const source = lines.map((line) => (typeof line === 'string' ? { text: line } : line))
    expect(readPerson(source, locale)).toEqual({ basics, rest })
  })
})
