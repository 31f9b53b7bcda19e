import { describe, expect, test } from 'vitest'
import type { ResumeBasics, ResumeLocale } from '#src/resume/document.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { readPerson } from '#src/resume/formats/text/person.ts'

type Case = [locale: ResumeLocale, lines: (string | SourceLine)[], basics: ResumeBasics, rest?: string[]]

const cases: Record<string, Case[]> = {
  'a name': [
    ['zh', [{ text: '尹　清和', name: true }], { name: '尹清和' }],
    ['zh', [{ text: '尹 清和 后端工程师', name: true }], { name: '尹清和', intention: '后端工程师' }],
    ['zh', [{ text: '王小明 后端工程师', name: true }], { name: '王小明', intention: '后端工程师' }],
    ['zh', [{ text: '欧阳 小明', name: true }], { name: '欧阳小明' }],
    ['zh', [{ text: '软件开发 后端工程师', name: true }], { name: '软件开发后端工程师' }],
    ['zh', ['尹 清和'], { name: '尹清和' }],
    ['zh', ['王小明的简历', '后端工程师'], { name: '王小明', intention: '后端工程师' }],
    ['zh', ['王小明', '后端工程师的简历'], { name: '王小明', intention: '后端工程师的简历' }],
    ['en', [{ text: 'Ada Byron / Data analyst', name: true }], { name: 'Ada Byron', headline: 'Data analyst' }],
    ['en', ['Ada Byron — Data analyst'], { name: 'Ada Byron', headline: 'Data analyst' }],
    ['en', ['Ada Byron - Data analyst — Leeds team'], { headline: 'Ada Byron - Data analyst — Leeds team' }],
    ['en', ['Data team / Data analyst'], { headline: 'Data team / Data analyst' }],
    [
      'en',
      ['jane@x.org', 'Ada Byron — Data analyst'],
      { email: 'jane@x.org', name: 'Ada Byron', headline: 'Data analyst' },
    ],
    [
      'en',
      ['jane@x.org', { text: 'Ada Byron — Data analyst', name: true }],
      { email: 'jane@x.org', name: 'Ada Byron', headline: 'Data analyst' },
    ],
    ['zh', ['唐若曦 / UI·视觉设计师'], { name: '唐若曦', intention: 'UI·视觉设计师' }],
    ['en', [{ text: 'Personal information', name: true }, 'Ada Byron'], { name: 'Ada Byron' }],
    ['en', [{ text: 'Personal information | Ada Byron', name: true }], { name: 'Ada Byron' }],
    ['en', ['Personal information | Ada Byron'], { name: 'Ada Byron' }],
    ['en', ['Personal information', 'Ada Byron'], { name: 'Ada Byron', headline: 'Personal information' }],
    ['en', [{ text: 'Contact | Ada Byron', name: true }], { name: 'Ada Byron' }],
    ['en', ['Contact | 07700 900123', 'Ada Byron'], { phone: '07700 900123', name: 'Ada Byron' }],
    ['en', [{ text: 'ada lovelace', name: true }, 'Nurse'], { name: 'ada lovelace', headline: 'Nurse' }],
    ['en', ['ada lovelace', 'Nurse'], { headline: 'ada lovelace' }, ['Nurse']],
    [
      'en',
      [
        { text: 'ada lovelace', name: true },
        { text: 'somebody else', name: true },
      ],
      { name: 'ada lovelace', headline: 'somebody else' },
    ],
    [
      'en',
      [{ text: 'Curriculum vitae 2020', name: true }, 'Ada Byron'],
      { name: 'Ada Byron' },
      ['Curriculum vitae 2020'],
    ],
    ['en', [{ text: 'Phone | 07700 900123', name: true }, 'Ada Byron'], { phone: '07700 900123', name: 'Ada Byron' }],
    ['en', ['Ada Byron', 'Bo Diaz'], { name: 'Ada Byron', headline: 'Bo Diaz' }],
    [
      'en',
      ['Ada Byron', { text: 'Bo Diaz', name: true }, 'Nurse'],
      { name: 'Bo Diaz', headline: 'Ada Byron' },
      ['Nurse'],
    ],
    [
      'zh',
      [{ text: '蔡宛蓉　Wan-Jung Tsai', name: true }, '教师'],
      { name: '蔡宛蓉', intention: '教师' },
      ['Wan-Jung Tsai'],
    ],
    ['en', [{ text: 'Ada Byron | Staff Nurse', name: true }], { name: 'Ada Byron', headline: 'Staff Nurse' }],
    ['en', ['Ada Byron, PhD', 'Nurse'], { name: 'Ada Byron, PhD', headline: 'Nurse' }],
    [
      'zh',
      ['[LinkedIn](https://linkedin.com/in/j) [Blog](https://b.cn/x)', '王小明'],
      { linkedin: 'https://linkedin.com/in/j', website: 'https://b.cn/x', name: '王小明' },
    ],
  ],
  'a label, and its value in the next cell': [
    ['zh', ['王小明', '国籍 | 中国', '后端工程师'], { name: '王小明', intention: '后端工程师' }, ['国籍: 中国']],
    ['zh', ['王小明', '国籍', '后端工程师'], { name: '王小明', intention: '后端工程师' }, ['国籍']],
    ['zh', ['王小明', '附件1 | 报名表', '身份证号 | 110101'], { name: '王小明' }, ['身份证号: 110101']],
    [
      'en',
      ['Ada Byron', "Father's name | Bo Diaz", 'Age | 27', 'Nurse'],
      { name: 'Ada Byron', headline: 'Nurse' },
      ["Father's name: Bo Diaz", 'Age: 27'],
    ],
    ['en', ['Ada Byron', 'AGE | 27', 'Nurse'], { name: 'Ada Byron', headline: 'Nurse' }, ['AGE: 27']],
    ['zh', ['姓名 | 王 小 明', '电话 | 13800001111（手机）'], { name: '王小明', phone: '13800001111' }],
    [
      'en',
      ['Name | Ada Byron', 'Phone | 07700 900123 (mobile)', 'City | Leeds (home)'],
      { name: 'Ada Byron', phone: '07700 900123', city: 'Leeds (home)' },
    ],
    [
      'en',
      ['Ada Byron', 'Email: | ada@x.org', 'Phone :', '07700 900123'],
      { email: 'ada@x.org', phone: '07700 900123', name: 'Ada Byron' },
    ],
    ['en', ['Ada Byron', 'City | Phone: 07700 900123'], { phone: '07700 900123', name: 'Ada Byron' }, ['City']],
    ['en', ['Ada Byron', 'City | Phone | 07700 900123'], { phone: '07700 900123', name: 'Ada Byron' }, ['City']],
    [
      'zh',
      ['王小明', '求职意向：后端工程师', '前端工程师'],
      { intention: '后端工程师', name: '王小明' },
      ['前端工程师'],
    ],
    ['en', ['Ada Byron', 'Headline: Nurse', 'Midwife'], { headline: 'Nurse', name: 'Ada Byron' }, ['Midwife']],
    ['zh', ['王小明', '后端工程师', '前端工程师'], { name: '王小明', intention: '后端工程师' }, ['前端工程师']],
  ],
  'a date of birth': [
    ['en', ['Ada Byron', 'Date of birth: 17/06/1998'], { birth: '1998-06-17', name: 'Ada Byron' }],
    ['en', ['Ada Byron', 'Date of birth: 06/17/1998'], { birth: '1998-06-17', name: 'Ada Byron' }],
    ['en', ['Ada Byron', 'Date of birth: 17.06.1998'], { birth: '1998-06-17', name: 'Ada Byron' }],
    ['en', ['Ada Byron', 'Date of birth: 17 June 1998, in Leeds.'], { birth: '1998-06-17', name: 'Ada Byron' }],
    ['en', ['Ada Byron', 'Date of birth: 17 June 1998, in Leeds..'], { birth: '1998-06-17', name: 'Ada Byron' }],
    ['en', ['Ada Byron', 'Date of birth: unknown'], { birth: 'unknown', name: 'Ada Byron' }],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Born on 17 June 1998, Married'],
      { birth: '1998-06-17', name: 'Ada Byron', headline: 'Nurse' },
      ['Married'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'born 17 June 1998 – Married'],
      { birth: '1998-06-17', name: 'Ada Byron', headline: 'Nurse' },
      ['Married'],
    ],
    ['en', ['Ada Byron', 'Nurse', 'Née le 17/06/1998,'], { birth: '1998-06-17', name: 'Ada Byron', headline: 'Nurse' }],
    [
      'zh',
      ['王小明', '求职意向：会计', '城市：北京', '上海 Shanghai'],
      { intention: '会计', city: '北京', name: '王小明' },
      ['上海 Shanghai'],
    ],
    [
      'zh',
      ['王小明', '求职意向：会计', '城市：北京', '浙江 杭州'],
      { intention: '会计', city: '北京', name: '王小明' },
      ['浙江', '杭州'],
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'City | Leeds', 'City | York'],
      { city: 'Leeds', name: 'Ada Byron', headline: 'Nurse' },
      ['York'],
    ],
    ['en', ['Ada Byron', 'geboren am 17.06.1998 in Kassel'], { birth: '1998-06-17', name: 'Ada Byron' }, ['in Kassel']],
    ['en', ['Ada Byron', 'né le 17/06/1998'], { birth: '1998-06-17', name: 'Ada Byron' }],
    ['en', ['Ada Byron', 'Nata il 17/06/1998'], { birth: '1998-06-17', name: 'Ada Byron' }],
    ['en', ['Ada Byron', 'Nacido el 17/06/1998'], { birth: '1998-06-17', name: 'Ada Byron' }],
    ['en', ['Ada Byron', 'Nascida em 17/06/1998'], { birth: '1998-06-17', name: 'Ada Byron' }],
    ['zh', ['王小明', '生于1998年6月'], { birth: '1998-06', name: '王小明' }],
    ['zh', ['王小明', '出生于1998年6月，汉族'], { birth: '1998-06', ethnicity: '汉族', name: '王小明' }],
    ['en', ['Ada Byron', 'Born on a farm in 1998'], { name: 'Ada Byron' }, ['Born on a farm in 1998']],
    ['en', ['Ada Byron', 'Stubborn 1998'], { name: 'Ada Byron' }, ['Stubborn 1998']],
    [
      'en',
      ['Ada Byron', 'Date of birth: 1 May 1990', 'Born on 17 June 1998'],
      { birth: '1990-05-01', name: 'Ada Byron' },
      ['Born on 17 June 1998'],
    ],
    ['zh', ['王小明', '36 岁（1988/02/17）'], { birth: '1988-02-17', name: '王小明' }],
    ['zh', ['王小明', '36岁(1988年2月)'], { birth: '1988-02', name: '王小明' }],
    ['zh', ['王小明', '36歲（1988.2.17）'], { birth: '1988-02-17', name: '王小明' }],
    [
      'zh',
      ['王小明', '出生：1990年1月', '36 岁（1988/02/17）'],
      { birth: '1990-01', name: '王小明' },
      ['36 岁（1988/02/17）'],
    ],
    ['zh', ['王小明', '约36 岁（1988/02/17）'], { name: '王小明' }, ['约36 岁（1988/02/17）']],
    ['zh', ['王小明', '36 岁（1988/02/17）整'], { name: '王小明' }, ['36 岁（1988/02/17）整']],
    ['zh', ['王小明', '1998年5月出生'], { birth: '1998-05', name: '王小明' }],
    ['zh', ['王小明', '1998年5月生'], { birth: '1998-05', name: '王小明' }],
  ],
}

describe.each(Object.entries(cases))('about a person: %s', (_what, own) => {
  test.each(own)('%s: %j', (locale, lines, basics, rest = []) => {
    const source = lines.map((line) => (typeof line === 'string' ? { text: line } : line))
    expect(readPerson(source, locale)).toEqual({ basics, rest })
  })
})
