import { describe, expect, test } from 'vitest'
import { coverageOf } from '#src/resume/coverage/coverage.ts'
import { hanChunks, stem } from '#src/resume/coverage/words.ts'
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

test('forms of an English word come to one', () => {
  expect(['manage', 'manages', 'managed', 'managing'].map(stem)).toEqual(Array(4).fill('manag'))
  expect(['policy', 'policies'].map(stem)).toEqual(['policy', 'policy'])
  expect(['planned', 'planning', 'plans'].map(stem)).toEqual(['plan', 'plan', 'plan'])
  expect(['process', 'bus', 'analysis', 'c++', 'sql'].map(stem)).toEqual(['process', 'bus', 'analysis', 'c++', 'sql'])
})
