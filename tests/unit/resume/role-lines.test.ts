import { describe, expect, test } from 'vitest'
import { catalogue } from '#src/content/word/catalogue.ts'
import { termsOf } from '#src/content/word/taxonomy.ts'
import { composeResume } from '#src/resume/compose.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { aimOf, linesOfRole } from '#src/resume/samples/role-lines.ts'

const kinds = ['work', 'internship', 'projects', 'campus'] as const

/** The samples that lines came from. */
function tellersOf(lines: readonly string[]): string[] {
  const plain = (text: string) => text.replaceAll('**', '')
  const [first] = lines
  if (first === undefined) return []
  return Object.keys(samples).filter((name) =>
    Object.values(samples[name]?.items ?? {}).some(({ body = '' }) => plain(body).includes(first.slice(2))),
  )
}

const offered = termsOf('role').flatMap(({ slug, name }) =>
  (['zh', 'en'] as const).flatMap((locale) => {
    const of = catalogue.filter(({ role, language }) => role === slug && language === locale)
    return of.length > 0 ? [{ name: name[locale], locale, written: of.map(({ sample }) => sample) }] : []
  }),
)

describe('of every role there is a template for', () => {
  test.each(offered)('$name ($locale) is offered lines from that work', ({ name, locale, written }) => {
    const tellers = kinds.flatMap((kind) => tellersOf(linesOfRole(name, locale, kind, samples)))
    expect(tellers.filter((teller) => written.includes(teller))).not.toEqual([])
  })
})

test.each([
  ['资深数据分析师', 'zh/data-analyst'],
  ['程序员', 'zh/java-engineer'],
  ['门诊护士', 'zh/nurse'],
])('%s is told what %s did, not what anybody might', (aim, sample) => {
  const lines = kinds.map((kind) => linesOfRole(aim, 'zh', kind, samples)).find(({ length }) => length > 0) ?? []
  expect(tellersOf(lines)).toContain(sample)
})

test.each(['', '经理', '考古', 'Beekeeper'])('%j is near to no sample', (aim) => {
  expect(linesOfRole(aim, 'zh', 'work', samples)).toEqual([])
})

/** A sample of a kind of work, with what it says of it. */
function sampleOf(intention: string, kind: 'work' | 'projects', bodies: string[]) {
  const items = bodies.map((body) => ({ org: 'A', body }))
  return composeResume({ locale: 'zh', design: 'ink', basics: { intention }, sections: [{ kind, items }] })
}

test('of samples equally near, the one with a section of that kind is asked; of one less near nobody is told', () => {
  const known = {
    'zh/first': sampleOf('园林绿化', 'projects', ['- 种树']),
    'zh/second': sampleOf('园林绿化', 'work', ['- 浇水']),
    'zh/less-near': sampleOf('园林绿化设计', 'work', ['- 画图']),
  }
  const told = (kind: 'work' | 'projects' | 'campus') => linesOfRole('园林绿化', 'zh', kind, known)
  expect([told('work'), told('projects'), told('campus')]).toEqual([['- 浇水'], ['- 种树'], []])
  const { 'zh/second': _, ...without } = known
  expect(linesOfRole('园林绿化', 'zh', 'work', without)).toEqual([])
})

test('points alone are offered, the first of each entry before the second ones, three at most', () => {
  const bodies = ['一段介绍\n- 甲一\n- 甲二\n- 甲三', '- 乙一\n结尾', '没有要点']
  const known = { 'zh/one': sampleOf('园林绿化', 'work', bodies) }
  expect(linesOfRole('园林绿化', 'zh', 'work', known)).toEqual(['- 甲一', '- 乙一', '- 甲二'])
})

test('the aim of a résumé is what it says, or else its latest work', () => {
  const sections = [
    {
      kind: 'work' as const,
      items: [
        { org: 'A', title: '会计' },
        { org: 'B', title: '出纳' },
      ],
    },
  ]
  const resume = (basics: object) => composeResume({ locale: 'zh', design: 'ink', basics, sections })
  expect([aimOf(resume({ intention: '护士' })), aimOf(resume({}))]).toEqual(['护士', '会计'])
})

test.each([
  ['zh/java-engineer', '程序员 | 后端 | 软件开发'],
  ['zh/algorithm-engineer', '算法 | 人工智能 | 大模型 | 机器学习'],
  ['zh/administrator', '行政 | 文员 | 前台 | 后勤'],
  ['zh/accountant', '会计 | 财务'],
  ['zh/legal-counsel', '法务 | 律师 | 合规'],
  ['zh/civil-servant', '公务员 | 事业单位 | 选调生'],
  ['zh/video-editor', '剪辑 | 摄影 | 摄像 | 摄影剪辑'],
  ['zh/ui-designer', '设计师 | 平面设计 | 交互设计 | 美工'],
  ['zh/hr-specialist', '人力资源 | 招聘 | 人事'],
  ['zh/content-operator', '新媒体 | 内容运营 | 公众号'],
  ['zh/sales-manager', '销售 | 大客户'],
  ['zh/property-sales', '房产销售 | 房产经纪 | 地产'],
  ['zh/physician', '医生 | 医师'],
  ['zh/nurse', '护士 | 护理'],
  ['zh/teacher', '教师 | 老师'],
  ['zh/hotel-receptionist', '酒店 | 酒店前厅'],
  ['zh/civil-engineer', '土木 | 施工'],
  ['zh/part-time-student', '兼职 | 店员 | 家教'],
  ['zh/first-job', '无经验求职'],
  ['zh/graduate-applicant', '研究生申请 | 考研 | 保研'],
  ['zh/mechanical-engineer', '机械 | 结构设计'],
  ['zh/translator', '翻译 | 口译 | 笔译'],
  ['zh/abroad-applicant', '海外硕士申请 | 留学申请'],
  ['zh/veteran', '退役军人 | 安全管理 | 保安 | 司机'],
  ['zh/foreign-trade', '外贸 | 采购 | 跟单'],
  ['en/software-engineer', 'software | software developer | programmer'],
  ['en/data-analyst', 'data analyst | business intelligence'],
  ['en/account-executive', 'sales | business development'],
  ['en/marketing-manager', 'marketing | content | social media'],
  ['en/product-designer', 'ux | ui'],
  ['en/hr-manager', 'human resources | hr | recruiter'],
  ['en/accountant', 'accountant | auditor | finance | bookkeeper'],
  ['en/executive-assistant', 'executive assistant | office administrator | secretary'],
  ['en/policy-officer', 'policy | civil servant | public service'],
  ['en/teacher', 'teacher'],
  ['en/english-teacher-abroad', 'english teacher'],
  ['en/first-job', 'first job | retail | shop | cashier | waiter | barista'],
  ['en/investment-analyst', 'investment analyst | investment banking | equity research'],
  ['en/graduate-applicant', 'applicant | master’s applicant'],
  ['en/phd-applicant', 'phd applicant'],
  ['en/customer-success', 'customer success | customer service | support'],
])('%s tells whoever looks for one of %s', (sample, names) => {
  const told = names.split(' | ').filter((aim) => {
    const lines = [...kinds, 'skills' as const].flatMap((kind) =>
      linesOfRole(aim, sample.startsWith('zh') ? 'zh' : 'en', kind, samples),
    )
    return tellersOf(lines).includes(sample)
  })
  expect(told.join(' | ')).toBe(names)
})
