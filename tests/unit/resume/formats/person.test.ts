import { expect, test } from 'vitest'
import type { ResumeBasics, ResumeLocale } from '#src/resume/document.ts'
import { textLines } from '#src/resume/formats/source-line.ts'
import { readPerson } from '#src/resume/formats/text/person.ts'

type Case = [locale: ResumeLocale, text: string, basics: ResumeBasics, rest?: string[]]

const cases: Case[] = [
  [
    'zh',
    '王小明\n男 | 1998.05 | 汉族 | 北京',
    { name: '王小明', gender: '男', birth: '1998-05', ethnicity: '汉族', city: '北京' },
  ],
  ['zh', '姓名：王小明  电话：13800001111 邮箱：a@b.com', { name: '王小明', phone: '13800001111', email: 'a@b.com' }],
  ['zh', '王小明\n广东 · 深圳', { name: '王小明', city: '广东·深圳' }],
  [
    'en',
    'Ada Byron\nFremantle, WA byron.com.au\nPhone\n+44 7700 900845 (Mobile)',
    { name: 'Ada Byron', city: 'Fremantle, WA', website: 'byron.com.au', phone: '+44 7700 900845' },
  ],
  ['zh', '王明\n求职：新媒体编辑', { name: '王明', intention: '新媒体编辑' }],
  ['zh', '王 明\n求职意向 后端工程师\n期望薪资：20K', { name: '王明', intention: '后端工程师', salary: '20K' }],
  [
    'zh',
    '个人简历\n王小明\n5年工作经验 / 离职 / 随时到岗',
    { name: '王小明', experience: '5年工作经验', jobStatus: '离职', availability: '随时到岗' },
  ],
  // In a Chinese résumé the line below the name is what is looked for.
  ['zh', '王小明\n后端工程师', { name: '王小明', intention: '后端工程师' }],
  ['en', 'Jane Doe\nEngineer', { name: 'Jane Doe', headline: 'Engineer' }],
  [
    'en',
    'Jane Doe\nStaff Nurse · Leeds\njane@x.org | +44 7700 900123 | linkedin.com/in/j | github.com/j | j.dev',
    {
      ...{ name: 'Jane Doe', headline: 'Staff Nurse', city: 'Leeds', email: 'jane@x.org', phone: '+44 7700 900123' },
      ...{ linkedin: 'linkedin.com/in/j', github: 'github.com/j', website: 'j.dev' },
    },
  ],
  ['en', 'Résumé\nJane Doe', { name: 'Jane Doe' }],
  // A label above its value; of several in a row nobody knows which is whose.
  [
    'en',
    'Jane Doe\nAddress\n1 Mill Lane\nCity\nUppsala',
    { name: 'Jane Doe', address: '1 Mill Lane', city: 'Uppsala' },
  ],
  [
    'en',
    'Jane Doe\nWebsite\nCity\nUppsala\nj.dev',
    { name: 'Jane Doe', headline: 'Uppsala', website: 'j.dev' },
    ['City'],
  ],
  ['en', 'Jane Doe\nLeeds | a@b.com', { name: 'Jane Doe', city: 'Leeds', email: 'a@b.com' }],
  [
    'en',
    'Jane Doe\nNurse\na@b.com\nUppsala',
    { name: 'Jane Doe', headline: 'Nurse', city: 'Uppsala', email: 'a@b.com' },
  ],
  [
    'en',
    'Lebenslauf\nName: Jane Doe\nAnschrift: Kassel\nTelefon: 0171 5550142',
    { name: 'Jane Doe', city: 'Kassel', phone: '0171 5550142' },
  ],
  ['en', 'Jane Doe\nLeeds, UK\nNurse', { name: 'Jane Doe', city: 'Leeds, UK', headline: 'Nurse' }],
  [
    'en',
    '[LinkedIn](https://linkedin.com/in/j)\nJane Doe',
    { name: 'Jane Doe', linkedin: 'https://linkedin.com/in/j' },
  ],
  ['en', 'Phone\t07700 900123\nName\tJane Doe', { name: 'Jane Doe', phone: '07700 900123' }],
  // A label of several words is one.
  ['en', 'Jane Doe\nNurse\nDate of birth: May 1990', { name: 'Jane Doe', headline: 'Nurse', birth: '1990-05' }],
  [
    'en',
    'Jane Doe\nNurse\nEmail: a@b.com\nPlace of origin: Leeds',
    { name: 'Jane Doe', headline: 'Nurse', email: 'a@b.com', nativePlace: 'Leeds' },
  ],
  ['en', 'Jane Doe\nNurse\nMotto: Onwards', { name: 'Jane Doe', headline: 'Nurse' }, ['Motto: Onwards']],
  // The first of two counts, and the other one is not lost.
  [
    'en',
    'Jane Doe\nNurse\nEmail: a@b.com\nEmail: c@d.com',
    { name: 'Jane Doe', headline: 'Nurse', email: 'a@b.com' },
    ['Email: c@d.com'],
  ],
]

test.each(cases)('%s: %s', (locale, text, basics, rest = []) => {
  expect(readPerson(textLines(text), locale)).toEqual({ basics, rest })
})
