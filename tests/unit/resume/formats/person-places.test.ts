import { describe, expect, test } from 'vitest'
import type { ResumeBasics, ResumeLocale } from '#src/resume/document.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { readPerson } from '#src/resume/formats/text/person.ts'

type Case = [locale: ResumeLocale, lines: (string | SourceLine)[], basics: ResumeBasics, rest?: string[]]

const cases: Record<string, Case[]> = {
  'an address, and its town': [
    [
      'en',
      ['Ada Byron', 'Address: 12 Mill Lane, Leeds LS7 4AB'],
      { address: '12 Mill Lane, LS7 4AB', name: 'Ada Byron', city: 'Leeds' },
    ],
    [
      'en',
      ['Ada Byron', 'Address: 12 Mill Lane, Boise, ID –'],
      { address: '12 Mill Lane', name: 'Ada Byron', city: 'Boise, ID' },
    ],
    ['en', ['Ada Byron', 'Address: 12 Mill Lane –'], { address: '12 Mill Lane', name: 'Ada Byron' }],
    [
      'en',
      ['Ada Byron', 'City: York', 'Address: 12 Mill Lane, Leeds LS7 4AB'],
      { city: 'York', address: '12 Mill Lane, Leeds LS7 4AB', name: 'Ada Byron' },
    ],
    ['zh', ['王小明', '地址：浙江杭州'], { name: '王小明', city: '浙江杭州' }],
    ['zh', ['王小明', '城市：北京', '地址：浙江杭州'], { city: '北京', address: '浙江杭州', name: '王小明' }],
    ['en', ['Ada Byron', 'Address: Leeds'], { name: 'Ada Byron', city: 'Leeds' }],
    ['en', ['Ada Byron', 'City: York', 'Address: Leeds'], { city: 'York', address: 'Leeds', name: 'Ada Byron' }],
    [
      'en',
      ['Ada Byron', '12 Mill Lane, 44000 Nantes'],
      { address: '12 Mill Lane, 44000', name: 'Ada Byron', city: 'Nantes' },
    ],
    [
      'en',
      ['Ada Byron', 'Address: 12 Mill Lane', '44000 Nantes'],
      { address: '12 Mill Lane, 44000', name: 'Ada Byron', city: 'Nantes' },
    ],
    [
      'en',
      ['Ada Byron', '44000 Nantes', 'Nurse'],
      { name: 'Ada Byron', city: 'Nantes', address: '44000', headline: 'Nurse' },
    ],
    ['en', ['Ada Byron', 'City: York', '44000 Nantes'], { city: 'York', name: 'Ada Byron' }, ['44000 Nantes']],
    [
      'en',
      ['Ada Byron', 'Address: 12 Mill Lane, Leeds LS7 4AB', '44000 Nantes'],
      { address: '12 Mill Lane, LS7 4AB', name: 'Ada Byron', city: 'Leeds' },
      ['44000 Nantes'],
    ],
    [
      'en',
      ['Ada Byron', 'Address: 12 Mill Lane, Bristol', '44000 Nantes'],
      { address: '12 Mill Lane', name: 'Ada Byron', city: 'Bristol' },
      ['44000 Nantes'],
    ],
    ['en', ['44000 Nantes', 'Ada Byron'], { name: 'Ada Byron', city: 'Nantes', address: '44000' }],
    [
      'en',
      ['Ada Byron', 'Flat 3, 44000 Nantes, France'],
      { address: 'Flat 3, 44000', name: 'Ada Byron', city: 'Nantes, France' },
    ],
  ],
  'a town beside the address for e-mail or the number': [
    ['en', ['Ada Byron', 'Uppsala | ada@x.org'], { email: 'ada@x.org', name: 'Ada Byron', city: 'Uppsala' }],
    ['en', ['Ada Byron', 'Uppsala | 07700 900123'], { phone: '07700 900123', name: 'Ada Byron', city: 'Uppsala' }],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Uppsala', 'ada@x.org'],
      { email: 'ada@x.org', name: 'Ada Byron', city: 'Uppsala', headline: 'Nurse' },
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'ada@x.org', 'Uppsala'],
      { email: 'ada@x.org', name: 'Ada Byron', city: 'Uppsala', headline: 'Nurse' },
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'ada@x.org', 'Gamla Uppsala'],
      { email: 'ada@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['Gamla Uppsala'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'ada@x.org', 'Team work', 'Uppsala'],
      { email: 'ada@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['Team work', 'Uppsala'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'ada@x.org', 'Uppsala | Ferry'],
      { email: 'ada@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['Uppsala', 'Ferry'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'ada@x.org', '(Uppsala)'],
      { email: 'ada@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['(Uppsala)'],
    ],
    [
      'en',
      ['Ada Byron', 'City: York', 'Nurse', 'ada@x.org', 'Uppsala'],
      { city: 'York', email: 'ada@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['Uppsala'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'ada@x.org', 'Mobile'],
      { email: 'ada@x.org', name: 'Ada Byron', headline: 'Nurse' },
      ['Mobile'],
    ],
    ['en', ['Uppsala | ada@x.org', 'Ada Byron'], { email: 'ada@x.org', name: 'Ada Byron', city: 'Uppsala' }],
    ['zh', ['王小明', '上海 Shanghai'], { city: '上海', name: '王小明' }],
    ['zh', ['王小明', '会计 Accounting'], { name: '王小明', intention: '会计 Accounting' }],
    ['zh', ['王小明', '上海 Shanghai China'], { name: '王小明', intention: '上海 Shanghai China' }],
    ['zh', ['王小明', '浙江 杭州'], { city: '浙江 杭州', name: '王小明' }],
    ['zh', ['王小明', '浙江 会计'], { city: '浙江', name: '王小明', intention: '会计' }],
    [
      'en',
      ['Ada Byron', 'Portland, Oregon | Nurse'],
      { city: 'Portland, Oregon', name: 'Ada Byron', headline: 'Nurse' },
    ],
    ['zh', ['王小明', '四川南充人'], { nativePlace: '四川南充', name: '王小明' }],
    ['zh', ['王小明', '现居上海'], { city: '上海', name: '王小明' }],
    ['zh', ['王小明', '现在杭州'], { city: '杭州', name: '王小明' }],
  ],
}

describe.each(Object.entries(cases))('about a person: %s', (_what, own) => {
  test.each(own)('%s: %j', (locale, lines, basics, rest = []) => {
    const source = lines.map((line) => (typeof line === 'string' ? { text: line } : line))
    expect(readPerson(source, locale)).toEqual({ basics, rest })
  })
})
