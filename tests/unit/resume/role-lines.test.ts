import { describe, expect, test } from 'vitest'
import { catalogue } from '#src/content/word/catalogue.ts'
import { termsOf } from '#src/content/word/taxonomy.ts'
import { composeResume } from '#src/resume/samples/compose.ts'
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
