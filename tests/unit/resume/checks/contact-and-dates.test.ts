import { describe, expect, test } from 'vitest'
import { type CasesOf, findingsOf } from './sound-resume.ts'

const job = 'work-item-1'
const school = 'education-item-1'

const contact: CasesOf<
  | 'name-missing'
  | 'contact-missing'
  | 'phone-missing'
  | 'email-missing'
  | 'aim-missing'
  | 'phone-format'
  | 'phone-country'
  | 'email-malformed'
  | 'email-unserious'
  | 'link-malformed'
> = {
  'name-missing': [['spaces', { basics: { name: '  ' } }, ['name-missing basics.name']]],
  'contact-missing': [['neither', { basics: { phone: '', email: '' } }, ['contact-missing basics.phone']]],
  'phone-missing': [['no phone', { basics: { phone: '' } }, ['phone-missing basics.phone']]],
  'email-missing': [['no e-mail', { basics: { email: '' } }, ['email-missing basics.email']]],
  'aim-missing': [
    ['in Chinese', { basics: { intention: '' } }, ['aim-missing basics.intention']],
    ['in English, where none is usual', { locale: 'en', basics: { headline: '' } }, []],
    ['in the line below the name', { basics: { intention: '', headline: '产品经理' } }, []],
    ['applying for studies', { basics: { intention: '', targetMajor: '计算机' } }, []],
  ],
  'phone-format': [
    ['too short', { basics: { phone: '1380000' } }, ['phone-format basics.phone 1380000']],
    ['letters', { locale: 'en', basics: { phone: 'call me' } }, ['phone-format basics.phone call me']],
    ['spaces', { basics: { phone: '  ' } }, ['phone-missing basics.phone']],
    ['spaces around it', { basics: { phone: ' 1380000 ' } }, ['phone-format basics.phone 1380000']],
    ['with a country', { basics: { phone: '+86 138-0000-1111' } }, []],
    ['a country by zeros', { basics: { phone: '0044 20 7946 0000' } }, []],
    ['a landline', { basics: { phone: '(010) 6552 9988' } }, []],
  ],
  'phone-country': [
    ['abroad', { locale: 'en', basics: { phone: '13800001111' } }, ['phone-country basics.phone 13800001111']],
    ['at home', { basics: { phone: '13800001111' } }, []],
    ['of North America', { locale: 'en', basics: { phone: '1 (512) 555-0100' } }, []],
  ],
  'email-malformed': [
    ['no host', { basics: { email: 'lin@example' } }, ['email-malformed basics.email lin@example']],
    ['two dots', { basics: { email: 'a..b@example.com' } }, ['email-malformed basics.email a..b@example.com']],
    ['spaces', { basics: { email: '  ' } }, ['email-missing basics.email']],
    ['plus and several dots', { basics: { email: 'zhi.xia+job@mail.example.com.cn' } }, []],
  ],
  'email-unserious': [
    ['a number', { basics: { email: '123456789@qq.com' } }, ['email-unserious basics.email 123456789@qq.com']],
    [
      'a pet name',
      { basics: { email: 'lovely_baby@example.com' } },
      ['email-unserious basics.email lovely_baby@example.com'],
    ],
    ['a name there', { basics: { email: 'linzhixia@qq.com' } }, []],
    [
      'a number of a chat',
      { basics: { email: 'lin520@example.com' } },
      ['email-unserious basics.email lin520@example.com'],
    ],
    ['its digits within a birthday', { basics: { email: 'lin.19952010@example.com' } }, []],
    ['a word within a name', { locale: 'en', basics: { email: 'r.glover@example.com' } }, []],
    ['another', { locale: 'en', basics: { email: 'cooley.ann@example.com' } }, []],
    [
      'a name that is a word',
      { locale: 'en', basics: { name: 'Nadia Prince', email: 'nadia.prince@example.com' } },
      [],
    ],
  ],
  'link-malformed': [
    ['not an address', { basics: { github: 'my github' } }, ['link-malformed basics.github my github']],
    ['spaces', { basics: { github: '  ' } }, []],
    ['without its beginning', { basics: { github: 'github.com/lin' } }, []],
  ],
}

const dates: CasesOf<
  | 'date-reversed'
  | 'date-unclear'
  | 'date-future'
  | 'date-missing'
  | 'date-open'
  | 'date-mixed'
  | 'date-order'
  | 'date-overlap'
  | 'date-gap'
  | 'birth-odd'
> = {
  'date-reversed': [
    ['ends before it starts', { items: { [school]: { end: '2016-02' } } }, [`date-reversed items/${school}.end`]],
    ['ends in the same year', { items: { [school]: { start: '2016', end: '2020' }, [job]: { start: '2020' } } }, []],
  ],
  'date-unclear': [
    ['words', { items: { [job]: { start: '去年夏天' } } }, [`date-unclear items/${job}.start 去年夏天`]],
    ['a 13th month', { items: { [job]: { start: '2020-13' } } }, [`date-unclear items/${job}.start 2020-13`]],
  ],
  'date-future': [
    ['to come', { items: { [job]: { start: '2027-02' } } }, [`date-future items/${job}.start 2027-02`]],
    [
      'work that has ended in it',
      { items: { [job]: { present: false, end: '2027-02' } } },
      [`date-future items/${job}.end 2027-02`],
    ],
    ['a degree to come', { items: { [school]: { start: '2023-09', end: '2027-06' } } }, []],
  ],
  'date-missing': [['none', { items: { [school]: { start: '', end: '' } } }, [`date-missing items/${school}.start`]]],
  'date-open': [
    ['neither an end nor at present', { items: { [job]: { present: false } } }, [`date-open items/${job}.end`]],
  ],
  'date-mixed': [
    ['a year among months', { items: { [school]: { start: '2016' } } }, [`date-mixed items/${school}.start 2016`]],
  ],
  'date-order': [
    [
      'the older first',
      {
        items: {
          job2: { org: '乙公司', title: '总监', start: '2023-01', end: '2024-01', body: '1 个' },
          [job]: { present: false, end: '2022-12' },
        },
      },
      ['date-order items/job2.start 乙公司'],
    ],
    [
      'the newer first',
      {
        items: {
          job2: { org: '乙公司', title: '助理', start: '2020-08', end: '2021-12', body: '1 个' },
          [job]: { start: '2022-01' },
        },
      },
      [],
    ],
  ],
  'date-overlap': [
    [
      'two employers',
      { items: { job2: { org: '乙公司', title: '助理', start: '2020-07', end: '2021-12', body: '1 个' } } },
      [`date-overlap items/${job}.start 乙公司`],
    ],
    [
      'one of them beside the other',
      { items: { job2: { org: '乙公司', title: '助理（兼职）', start: '2020-07', end: '2021-12', body: '1 个' } } },
      [],
    ],
    [
      'a month to hand over',
      { items: { job2: { org: '乙公司', title: '助理', start: '2020-07', end: '2020-08', body: '1 个' } } },
      [],
    ],
    [
      'roles of one employer',
      { items: { job2: { org: '甲公司', title: '助理', start: '2020-07', end: '2021-12', body: '1 个' } } },
      [],
    ],
  ],
  'date-gap': [
    ['ten months', { items: { [job]: { start: '2021-05' } } }, [`date-gap items/${job}.start 10`]],
    ['six months', { items: { [job]: { start: '2021-01' } } }, []],
  ],
  'birth-odd': [
    ['a child', { basics: { birth: '2020-01' } }, ['birth-odd basics.birth 2020-01']],
    ['words', { basics: { birth: '九八年' } }, ['birth-odd basics.birth 九八年']],
    ['grown up', { basics: { birth: '1998-06' } }, []],
  ],
}

test.each(['zh', 'en'] as const)('nothing is found in a sound résumé in %s', (locale) => {
  expect(findingsOf({ locale, file: {} })).toEqual([])
})

describe.each(Object.entries({ ...contact, ...dates }))('%s', (_, cases) => {
  test.each(cases)('%s', (_, changes, findings) => {
    expect(findingsOf(changes)).toEqual(findings)
  })
})
