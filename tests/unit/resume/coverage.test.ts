import { describe, expect, test } from 'vitest'
import { coverageOf, measureCoverage } from '#src/resume/coverage/coverage.ts'
import { hanChunks, isTelling, latinWord, pairsOf, plain, stem } from '#src/resume/coverage/words.ts'
import { soundResume } from './checks/sound-resume.ts'

/** What of a posting a text has and has not, in the order of their weight. */
function compared(body: string, posting: string) {
  const terms = coverageOf(soundResume({ items: { 'work-item-1': { body } } }), posting)
  const names = (has: boolean) => terms.filter(({ addresses }) => addresses.length > 0 === has).map(({ term }) => term)
  return { covered: names(true), missing: names(false) }
}

const chinese = `岗位职责：
1、负责支付系统的微服务架构设计与开发，保障高并发场景下的稳定性；
2、参与数据分析平台建设。
任职要求：本科及以上学历，3年以上工作经验，熟练掌握 Java、ＭySQL、K8s，有良好的沟通能力；熟悉用户增长者优先。`

const english = `Senior Data Analyst. You will build dashboards in Power BI and own the forecasting of demand.
Requirements: 3+ years of experience in data analytics, strong SQL and Python, managing stakeholders, A/B testing.
Nice to have: experience with forecasting, dbt and S3.`

describe('the terms of a posting', () => {
  test('in Chinese, without a dictionary', () => {
    expect(compared('用 java 重写支付系统，拆为 Microservices，跑在 Kubernetes 上；架构由我设计', chinese)).toEqual({
      covered: ['微服务', 'Java', 'K8s', '支付系统', '架构设计'],
      missing: ['高并发', '数据分析', 'mysql', '用户增长', '开发', '稳定性', '平台建设', '沟通'],
    })
  })

  test('in English, in all their forms and in either language', () => {
    const body = '- Managed 12 stakeholders\n- 数据分析 in SQL, dashboard for the board, forecasts'
    expect(compared(body, english)).toEqual({
      covered: ['data analytics', 'SQL', 'forecasting', 'dashboards', 'managing', 'stakeholders'],
      missing: ['Data', 'Analyst', 'Power BI', 'Python', 'A/B testing', 'S3', 'demand', 'dbt'],
    })
  })

  test('that say nothing are none', () => {
    expect(coverageOf(soundResume(), '岗位要求：工作经验丰富者优先。We are looking for a great team!')).toEqual([])
  })

  test('say how often they stand there and which fields have them', () => {
    const document = soundResume({ basics: { headline: 'Python 工程师' } })
    document.items['work-item-1'] = { ...document.items['work-item-1'], section: 'work', pos: 'a0', body: '写 Python' }
    expect(coverageOf(document, 'Python、python')).toEqual([
      { term: 'Python', times: 2, addresses: ['basics.headline', 'items/work-item-1.body'] },
    ])
  })

  test('Go is not found in Google, nor C in C++', () => {
    expect(compared('Google、C++ 3 年', 'Golang、C#、C++')).toEqual({ covered: ['C++'], missing: ['Golang', 'C#'] })
  })
})

/** The terms of a posting with how often they stand there, and whether a résumé of these words has them. */
const termsIn = (posting: string, body = '') =>
  coverageOf(soundResume({ items: { 'work-item-1': { body } } }), posting).map(
    ({ term, times, addresses }) => `${term} ${times}${addresses.includes('items/work-item-1.body') ? ' here' : ''}`,
  )

test.each<[what: string, posting: string, body: string, terms: string[]]>([
  ['names before other words', 'invoices invoices and dbt with MySQL', '', ['MySQL 1', 'invoices 2', 'dbt 1']],
  ['what is said more often first', 'dbt invoices invoice', '', ['invoices 2', 'dbt 1']],
  ['then what is said first', 'invoices dbt', '', ['invoices 1', 'dbt 1']],
  ['words in Latin letters are names in Chinese', '票据、票据、dbt', '', ['dbt 1', '票据 2']],
  ['addresses of the web are none', 'dbt HTTPS://sql.example/python http://a.b/c', '', ['dbt 1']],
  // How a name is written.
  ['a capital within', 'aa myApp aa', '', ['myApp 1']],
  ['capitals alone', 'we do QA', '', ['QA 1']],
  ['a capital in front of a sentence', 'Forecasts. Dbt', '', ['Forecasts 1', 'Dbt 1']],
  ['a capital behind a word', 'invoices in Ohio', '', ['Ohio 1', 'invoices 1']],
  ['a capital behind a comma', 'invoices, Ohio; Utah', '', ['Ohio 1', 'Utah 1', 'invoices 1']],
  ['a capital behind a colon', 'invoices: Ohio', '', ['invoices 1', 'Ohio 1']],
  ['a figure', 'invoices in s3', '', ['s3 1', 'invoices 1']],
  ['words of two letters', 'invoices xy', '', ['invoices 1']],
  ['names of two letters', 'invoices, Xy', '', ['Xy 1', 'invoices 1']],
  // Names that are known in several forms.
  ['a name by another', 'NodeJS', '用 node 重写', ['NodeJS 1 here']],
  ['all its forms together', 'K8s, kubernetes, K8S', '', ['K8s 3']],
  ['the first of them as it stands there', 'kubernetes, K8s', '', ['kubernetes 2']],
  ['with a space or without', 'SpringBoot', 'spring  boot', ['SpringBoot 1 here']],
  ['a form within a longer one, once', 'Node.js, Spring Boot, Vue.js', '', ['Node.js 1', 'Spring Boot 1', 'Vue.js 1']],
  ['a name within a word', 'Golang', 'mongo, go2, .go, go#', ['Golang 1']],
  ['a name beside Chinese', 'Golang', '熟悉go语言', ['Golang 1 here']],
  ['in the other language', '机器学习', 'Machine Learning', ['机器学习 1 here']],
  ['within a longer term', '微服务架构', '', ['微服务 1', '架构 1']],
  ['at one end of the text', 'C#', 'C#', ['C# 1 here']],
  // Terms of a few characters.
  ['two of three pairs', '票据承兑', '承兑票据', ['票据承兑 1 here']],
  ['one of three', '票据承兑', '票据', ['票据承兑 1']],
  ['a term of three characters, which is whole', '承兑汇', '承兑，兑汇', ['承兑汇 1']],
  ['and there', '承兑汇', '承兑汇票', ['承兑汇 1 here']],
  ['six characters', '票据承兑贴现；票据承兑贴现', '', ['票据承兑贴现 2']],
  ['seven', '票据承兑贴现部', '', []],
  // Widths and cases.
  ['in other widths', 'ＳＱＬ', 'sql', ['sql 1 here']],
  ['forms of a word', 'forecasting', '- Forecasts', ['forecasting 1 here']],
])('%s', (_what, posting, body, terms) => {
  expect(termsIn(posting, body)).toEqual(terms)
})

test('of a long posting forty terms count', () => {
  const words = Array.from({ length: 41 }, (_, at) => `dbt${at + 10}`)
  expect(termsIn(words.join('、'))).toEqual(words.slice(0, 40).map((word) => `${word} 1`))
  expect(measureCoverage(soundResume({ basics: { headline: 'dbt10 dbt49 dbt50' } }), words.join('、'))).toEqual({
    covered: 2,
    total: 40,
  })
})

// A hundredth of it is usual; seconds, where each word goes through the whole posting again.
test.each(['A，', '（a'])('a posting of nothing but %j is compared at once', (words) => {
  const posting = words.repeat(20_000 / words.length)
  const began = performance.now()
  coverageOf(soundResume(), posting)
  expect(performance.now() - began).toBeLessThan(1000)
})

test('pieces of Chinese between the words that hold a sentence together', () => {
  expect(hanChunks('负责供应商的开发与管理，具备良好的抗压能力')).toEqual(['供应商', '开发', '管理', '抗压'])
})

test('a term has two to six characters', () => {
  expect(hanChunks('库，数据，供应链金融部，供应链金融产品部')).toEqual(['数据', '供应链金融部'])
})

test('words are compared in one width, in small letters and with one apostrophe', () => {
  expect(plain('ＳＱＬ Master’s ‘A’')).toBe("sql master's 'a'")
  expect(pairsOf('用户增长')).toEqual(['用户', '户增', '增长'])
  expect([pairsOf('用'), pairsOf('𬀩光')]).toEqual([[], ['𬀩光']])
})

test('names are read with the signs that belong to them', () => {
  const text = 'Use .NET, C++, C#, Node.js, CI/CD, R&D, day-to-day, O’Neill, d’or, 3D, B2B, a.b., x- A/B/C'
  expect(plain(text).match(latinWord)).toEqual(
    "use|.net|c++|c#|node.js|ci/cd|r&d|day-to-day|o'neill|d'or|d|b2b|a.b|x|a/b/c".split('|'),
  )
})

test.each<[word: string, isName: boolean, isTelling: boolean]>([
  ['c', true, false],
  ['go', true, true],
  ['go', false, false],
  ['dbt', false, true],
  ['day-to-day', false, false],
  ['team', true, false],
])('%s, a name or not (%s), tells something: %s', (word, isName, expected) => {
  expect(isTelling(word, isName)).toBe(expected)
})

test('forms of an English word come to one', () => {
  expect(
    Object.fromEntries(
      ["boss's", "team's", "teams'", 'studies', 'boxes', 'churches', 'crashes', 'buzzes', 'makes', 'menus'].map(
        (word) => [word, stem(word)],
      ),
    ),
  ).toEqual({
    ...{ "boss's": 'boss', "team's": 'team', "teams'": 'team', studies: 'study', boxes: 'box', churches: 'church' },
    ...{ crashes: 'crash', buzzes: 'buzz', makes: 'mak', menus: 'menus' },
  })
  expect(['its', 'gas', 'bring', 'king', 'need', 'rolled', 'node.js', 'café', 'tie', 'lies'].map(stem)).toEqual(
    ['its', 'gas', 'bring', 'king', 'need', 'rolled', 'node.js', 'café', 'tie', 'ly'].map((word) =>
      word === 'rolled' ? 'roll' : word,
    ),
  )
  expect(['manage', 'manages', 'managed', 'managing'].map(stem)).toEqual(Array(4).fill('manag'))
  expect(['policy', 'policies'].map(stem)).toEqual(['policy', 'policy'])
  expect(['planned', 'planning', 'plans'].map(stem)).toEqual(['plan', 'plan', 'plan'])
  expect(['process', 'bus', 'analysis', 'c++', 'sql'].map(stem)).toEqual(['process', 'bus', 'analysis', 'c++', 'sql'])
})
