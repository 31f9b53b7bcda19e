import { describe, expect, test } from 'vitest'
import type { ResumeBasics, ResumeLocale } from '#src/resume/document.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { readPerson } from '#src/resume/formats/text/person.ts'

type Case = [locale: ResumeLocale, lines: (string | SourceLine)[], basics: ResumeBasics, rest?: string[]]

const cases: Record<string, Case[]> = {
  'a paragraph that its source has broken': [
    [
      'en',
      ['Ada Byron', 'Nurse', 'I have worked on wards for twelve years,', 'first in Leeds.'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on wards for twelve years, first in Leeds.'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'I have worked on wards for twelve years', 'first in Leeds.'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on wards for twelve years', 'first in Leeds.'],
    ],
    [
      'en',
      [
        'Ada Byron',
        'Nurse',
        'I have worked on wards. For twelve years now',
        'in York, by the sea of the north, and also',
        'in Leeds.',
      ],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on wards. For twelve years now in York, by the sea of the north, and also in Leeds.'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'I have worked on wards in Leeds for 12 years.', 'Then in York.'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on wards in Leeds for 12 years.', 'Then in York.'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'I have worked on wards in Leeds for 12 years!', 'Then in York.'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on wards in Leeds for 12 years!', 'Then in York.'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'I have worked on wards in Leeds for 12 years?', 'Then in York.'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on wards in Leeds for 12 years?', 'Then in York.'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'I have worked on many wards for 12 years now', 'Motto: Onwards'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on many wards for 12 years now', 'Motto: Onwards'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'I have worked on many wards for 12 years now', { text: 'York', bullet: true }],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on many wards for 12 years now', 'York'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'I have worked on many wards for 12 years now', 'a@x.org', 'In York, too'],
      { email: 'a@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on many wards for 12 years now', 'In York, too'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'I have worked on wards for twelve years: first', 'in Leeds.'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ['I have worked on wards for twelve years: first in Leeds.'],
    ],
    [
      'zh',
      ['王小明', '会计', '我做了十二年的会计工作：先后在两家公司工', '作，认真负责。'],
      { name: '王小明', intention: '会计' },
      ['我做了十二年的会计工作：先后在两家公司工作，认真负责。'],
    ],
    [
      'zh',
      ['王小明', '会计', '我做了十二年会计工作：先后在两家公司工', '作，认真负责。'],
      { name: '王小明', intention: '会计' },
      ['我做了十二年会计工作：先后在两家公司工', '作，认真负责。'],
    ],
    [
      'zh',
      ['王小明', '会计', '我做了十二年会计的工作：先后在两家公司工', '作，认真负责。'],
      { name: '王小明', intention: '会计' },
      ['我做了十二年会计的工作：先后在两家公司工作，认真负责。'],
    ],
    [
      'zh',
      ['王小明', '会计', '我做了十二年会计的工作：先后在两家公司，', '认真负责。'],
      { name: '王小明', intention: '会计' },
      ['我做了十二年会计的工作：先后在两家公司，认真负责。'],
    ],
    [
      'zh',
      ['王小明', '会计', '我做了十二年会计的工作：先后在两家公司、', '认真负责。'],
      { name: '王小明', intention: '会计' },
      ['我做了十二年会计的工作：先后在两家公司、认真负责。'],
    ],
    [
      'zh',
      ['王小明', '会计', '我做了十二年会计的工作，先后在两家公司2', '认真负责。'],
      { name: '王小明', intention: '会计' },
      ['我做了十二年会计的工作，先后在两家公司2', '认真负责。'],
    ],
    [
      'zh',
      ['王小明', '会计', '我做了十二年会计的工作：先后在两家公司。', '认真负责。'],
      { name: '王小明', intention: '会计' },
      ['我做了十二年会计的工作：先后在两家公司。', '认真负责。'],
    ],
    [
      'zh',
      ['王小明', '会计', '我做了十二年会计的工作：先后在两家公司：', '认真负责。'],
      { name: '王小明', intention: '会计' },
      ['我做了十二年会计的工作：先后在两家公司：', '认真负责。'],
    ],
  ],
  'what is said again, or says nothing': [
    [
      'en',
      ['Ada Byron', 'Nurse', 'Email: a@x.org', 'email: a@x.org'],
      { email: 'a@x.org', name: 'Ada Byron', headline: 'Nurse' },
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Galway, Ireland', 'city: Galway'],
      { city: 'Galway, Ireland', name: 'Ada Byron', headline: 'Nurse' },
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Galway, Ireland', 'city: Cork'],
      { city: 'Galway, Ireland', name: 'Ada Byron', headline: 'Nurse' },
      ['city: Cork'],
    ],
    ['en', ['Ada Byron', 'Nurse', 'Email a@x.org'], { email: 'a@x.org', name: 'Ada Byron', headline: 'Nurse' }],
    ['en', ['Ada Byron', 'Nurse', 'Say hello: a@x.org'], { email: 'a@x.org', name: 'Ada Byron', headline: 'Nurse' }],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Say hello to me at: a@x.org'],
      { email: 'a@x.org', name: 'Ada Byron', headline: 'Nurse' },
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Say hello to me now: a@x.org'],
      { email: 'a@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['Say hello to me now:'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Say hello to me here: a@x.org'],
      { email: 'a@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['Say hello to me here:'],
    ],
    ['en', ['Ada Byron', 'Nurse', 'Say hello:'], { name: 'Ada Byron', headline: 'Nurse' }, ['Say hello:']],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Hello: there, a@x.org'],
      { email: 'a@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['Hello: there,'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'E-mail me a@x.org'],
      { email: 'a@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['E-mail me'],
    ],
    ['en', ['Ada Byron', 'Nurse', '07700 900123 ––'], { phone: '07700 900123', name: 'Ada Byron', headline: 'Nurse' }],
    ['en', ['Ada Byron', 'Nurse', '––'], { name: 'Ada Byron', headline: 'Nurse' }],
  ],
}

describe.each(Object.entries(cases))('about a person: %s', (_what, own) => {
  test.each(own)('%s: %j', (locale, lines, basics, rest = []) => {
    const source = lines.map((line) => (typeof line === 'string' ? { text: line } : line))
    expect(readPerson(source, locale)).toEqual({ basics, rest })
  })
})
