import { describe, expect, test } from 'vitest'
import type { ResumeBasics, ResumeLocale } from '#src/resume/document.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { readPerson } from '#src/resume/formats/text/person.ts'

type Case = [locale: ResumeLocale, lines: (string | SourceLine)[], basics: ResumeBasics, rest?: string[]]

const cases: Record<string, Case[]> = {
  'a detail that has a label': [
    [
      'zh',
      ['王小明', '找工作：厨师长，希望在离家很近一点的大酒店上班'],
      { intention: '厨师长', name: '王小明' },
      ['希望在离家很近一点的大酒店上班'],
    ],
    [
      'zh',
      ['王小明', '找工作：厨师长，希望在离家很近一点的大酒店里上班'],
      { intention: '厨师长，希望在离家很近一点的大酒店里上班', name: '王小明' },
    ],
    [
      'zh',
      ['王小明', '找工作：厨师长，汉族，希望在离家很近一点的大酒店里上班'],
      { intention: '厨师长，汉族，希望在离家很近一点的大酒店里上班', name: '王小明' },
    ],
    ['en', ['Ada Byron', 'Nurse', 'Base Leeds'], { city: 'Leeds', name: 'Ada Byron', headline: 'Nurse' }],
    ['en', ['Ada Byron', 'Nurse', 'based in Leeds'], { city: 'Leeds', name: 'Ada Byron', headline: 'Nurse' }],
    ['en', ['Ada Byron', 'Nurse', 'Tel 12345'], { phone: '12345', name: 'Ada Byron', headline: 'Nurse' }],
    ['en', ['Ada Byron', 'Nurse', 'WeChat ada_b'], { wechat: 'ada_b', name: 'Ada Byron', headline: 'Nurse' }],
    ['en', ['Ada Byron', 'Nurse', 'database work'], { name: 'Ada Byron', headline: 'Nurse' }, ['database work']],
    ['zh', ['王小明', '会计', '微信 wxm2020'], { wechat: 'wxm2020', name: '王小明', intention: '会计' }],
    ['zh', ['王小明', '会计', '微信：wxm2020'], { wechat: 'wxm2020', name: '王小明', intention: '会计' }],
    ['zh', ['王小明', '会计', '我的微信 wxm2020 号'], { name: '王小明', intention: '会计' }, ['我的微信 wxm2020 号']],
    ['zh', ['王小明', '意向：合肥/上海'], { intentionCity: '合肥/上海', name: '王小明' }],
    ['zh', ['王小明', '意向：合肥、上海', '会计'], { intentionCity: '合肥、上海', name: '王小明', intention: '会计' }],
    ['zh', ['王小明', '意向：合肥，上海', '会计'], { intentionCity: '合肥，上海', name: '王小明', intention: '会计' }],
    ['zh', ['王小明', '意向：合肥/会计'], { intention: '合肥/会计', name: '王小明' }],
    ['zh', ['王小明', '现居：合肥/上海', '会计'], { city: '合肥/上海', name: '王小明', intention: '会计' }],
    [
      'zh',
      ['王小明', '找工作：厨师长，包吃住，工资9000以上'],
      { intention: '厨师长', name: '王小明' },
      ['包吃住', '工资9000以上'],
    ],
    [
      'zh',
      ['王小明', '找工作：厨师长 ，27岁， 汉族'],
      { intention: '厨师长', ethnicity: '汉族', name: '王小明' },
      ['27岁'],
    ],
    [
      'zh',
      ['王小明', '找工作：厨师长，汉族，未婚，希望离家近'],
      { intention: '厨师长', ethnicity: '汉族', marital: '未婚', name: '王小明' },
      ['希望离家近'],
    ],
    ['zh', ['王小明', '会计', '籍贯：四川，南充'], { nativePlace: '四川，南充', name: '王小明', intention: '会计' }],
    ['zh', ['王小明', '会计', '籍贯：- 四川'], { nativePlace: '四川', name: '王小明', intention: '会计' }],
    ['zh', ['王小明', '会计', '籍贯：四川- 南充'], { nativePlace: '四川- 南充', name: '王小明', intention: '会计' }],
    [
      'zh',
      ['王小明', '会计', '联系方式：13800000000 / ada@example.com'],
      { phone: '13800000000', email: 'ada@example.com', name: '王小明', intention: '会计' },
    ],
    [
      'zh',
      ['王小明', '会计', '联系方式：13800000000 ada@example.com'],
      { phone: '13800000000', email: 'ada@example.com', name: '王小明', intention: '会计' },
    ],
    [
      'zh',
      ['王小明', '会计', '联系方式：13800000000、ada@example.com'],
      { phone: '13800000000', email: 'ada@example.com', name: '王小明', intention: '会计' },
    ],
    [
      'zh',
      ['王小明', '会计', '联系方式：138 0000 0000，ada@example.com'],
      { phone: '138 0000 0000', email: 'ada@example.com', name: '王小明', intention: '会计' },
    ],
    [
      'zh',
      ['王小明', '会计', '联系方式：138 0000 0000,ada@example.com'],
      { phone: '138 0000 0000', email: 'ada@example.com', name: '王小明', intention: '会计' },
    ],
    [
      'zh',
      ['王小明', '会计', '邮箱：ada@example.com 常用'],
      { email: 'ada@example.com 常用', name: '王小明', intention: '会计' },
    ],
    [
      'zh',
      ['王小明', '会计', '电话：13800000000（微信同号）'],
      { phone: '13800000000', name: '王小明', intention: '会计' },
    ],
    ['zh', ['王小明', '会计', '电话：13800000000(微信)'], { phone: '13800000000', name: '王小明', intention: '会计' }],
    [
      'zh',
      ['王小明', '会计', '电话：13800000000 微信同号'],
      { phone: '13800000000', name: '王小明', intention: '会计' },
    ],
    [
      'zh',
      ['王小明', '会计', '电话：（微信）13800000000'],
      { phone: '（微信）13800000000', name: '王小明', intention: '会计' },
    ],
    [
      'zh',
      ['王小明', '会计', '电话：微信同号13800000000'],
      { phone: '微信同号13800000000', name: '王小明', intention: '会计' },
    ],
    [
      'zh',
      ['王小明', '会计', '地址：人民路1号（小区）'],
      { address: '人民路1号（小区）', name: '王小明', intention: '会计' },
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Contact: a@x.org, 07700 900123'],
      { email: 'a@x.org', phone: '07700 900123', name: 'Ada Byron', headline: 'Nurse' },
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'CONTACTS: a@x.org, 07700 900123'],
      { email: 'a@x.org', phone: '07700 900123', name: 'Ada Byron', headline: 'Nurse' },
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', 'Phone: +44 7700 900845 (Mobile)'],
      { phone: '+44 7700 900845', name: 'Ada Byron', headline: 'Nurse' },
    ],
    [
      'en',
      ['Ada Byron', 'Nurse', '+44 7700 900845 (work)'],
      { phone: '+44 7700 900845', name: 'Ada Byron', headline: 'Nurse' },
    ],
    ['zh', ['王小明 男 27岁', '会计'], { gender: '男', name: '王小明', intention: '会计' }, ['27岁']],
    [
      'zh',
      ['王小明', '会计', '汉族 未婚 本科 党员 上海'],
      { ethnicity: '汉族', marital: '未婚', degree: '本科', city: '上海', name: '王小明', intention: '会计' },
      ['党员'],
    ],
    [
      'zh',
      ['王小明', '会计', '汉族 未婚 本科 党员 喜欢 运动'],
      { name: '王小明', intention: '会计' },
      ['汉族 未婚 本科 党员 喜欢 运动'],
    ],
    ['zh', ['王小明', '会计', '汉族 未婚'], { ethnicity: '汉族', marital: '未婚', name: '王小明', intention: '会计' }],
    ['zh', ['王小明', '会计', '汉族 A组'], { name: '王小明', intention: '会计' }, ['汉族 A组']],
    [
      'zh',
      ['王小明', '会计', '汉族 未婚的我喜欢唱歌跳舞'],
      { name: '王小明', intention: '会计' },
      ['汉族 未婚的我喜欢唱歌跳舞'],
    ],
    [
      'zh',
      ['王小明', '会计', '汉族 未婚的我喜欢唱歌'],
      { ethnicity: '汉族', name: '王小明', intention: '会计' },
      ['未婚的我喜欢唱歌'],
    ],
  ],
}

describe.each(Object.entries(cases))('about a person: %s', (_what, own) => {
  test.each(own)('%s: %j', (locale, lines, basics, rest = []) => {
    const source = lines.map((line) => (typeof line === 'string' ? { text: line } : line))
    expect(readPerson(source, locale)).toEqual({ basics, rest })
  })
})
