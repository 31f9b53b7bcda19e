import { checkResume } from '#src/resume/checks/check.ts'
import type { FileFacts, Finding, Rule } from '#src/resume/checks/finding.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeBasics, ResumeDocument, ResumeItem, ResumeLocale, ResumeSection } from '#src/resume/document.ts'

/** The day on which the résumés of these tests are checked. */
const today = '2026-11-21'

const texts = {
  zh: {
    basics: { name: '林知夏', intention: '产品经理', phone: '138 0000 1111', email: 'zhixia.lin@example.com' },
    school: { org: '南京理工大学', title: '软件工程', degree: '本科' },
    work: {
      org: '甲公司',
      title: '产品经理',
      body: '- 主导支付改版，转化率提升 12%\n- 带领 5 人小组，按期上线 3 个版本',
    },
  },
  en: {
    basics: { name: 'Ann Lee', headline: 'Product manager', phone: '+44 20 7946 0000', email: 'ann.lee@example.com' },
    school: { org: 'University of Leeds', title: 'Computing', degree: 'BSc' },
    work: { org: 'Acme', title: 'Product manager', body: '- Led the new checkout, conversion up 12%' },
  },
}

/** What a test changes in a résumé without faults; entries by their id, or new ones. */
export type Changes = {
  locale?: ResumeLocale
  basics?: ResumeBasics
  items?: Record<string, Partial<ResumeItem>>
  sections?: Record<string, Partial<ResumeSection>>
  design?: Partial<ResumeDocument['design']>
  file?: Partial<FileFacts>
}

/** A résumé in which no rule finds anything, with changes. */
export function soundResume({ locale = 'zh', basics, items, sections, design }: Changes = {}): ResumeDocument {
  const text = texts[locale]
  const document = composeResume({
    locale,
    design: 'slips',
    basics: { ...text.basics, ...basics },
    sections: [
      { kind: 'work', items: [{ ...text.work, start: '2020-08', present: true }] },
      { kind: 'education', items: [{ ...text.school, start: '2016-09', end: '2020-06' }] },
    ],
  })
  for (const [id, fields] of Object.entries(sections ?? {})) {
    document.sections[id] = { kind: 'custom', title: '', pos: 'b1', ...document.sections[id], ...fields }
  }
  for (const [id, fields] of Object.entries(items ?? {})) {
    document.items[id] = { section: 'work', pos: 'b1', ...document.items[id], ...fields }
  }
  return { ...document, design: { ...document.design, ...design } }
}

/** What the rules find, one after the other as `rule address detail`. */
export function findingsOf(changes: Changes): string[] {
  const file = changes.file ? { pages: 1, filled: 0.9, bytes: 90_000, missing: [], ...changes.file } : null
  return checkResume({ document: soundResume(changes), today, file }).map(({ rule, address, detail }: Finding) =>
    [rule, address, detail].filter(Boolean).join(' '),
  )
}

/** A change, and all that is found in it; nothing where a rule must not fire. */
export type Case = readonly [what: string, changes: Changes, findings: readonly string[]]
export type CasesOf<R extends Rule> = Record<R, readonly [Case, ...Case[]]>
