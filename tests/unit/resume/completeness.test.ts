import { expect, test } from 'vitest'
import { completenessOf, resumeTitle } from '#src/resume/completeness.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeBasics, ResumeDocument, ResumeItem, SectionKind } from '#src/resume/document.ts'

type Sections = Parameters<typeof composeResume>[0]['sections']

const resume = (basics: ResumeBasics, sections: Sections = []): ResumeDocument =>
  composeResume({ locale: 'zh', design: 'ink', basics, sections })

/** What is there of a résumé with one section of one entry, and how much that counts. */
function present(kind: SectionKind, item: Partial<ResumeItem>, more: object = {}) {
  const { percent, missing } = completenessOf(resume({}, [{ kind, items: [item], ...more }]))
  const all = completenessOf(resume({})).missing
  return [percent, ...all.filter((part) => !missing.includes(part))]
}

test('an empty résumé misses everything, the weightiest first', () => {
  expect(completenessOf(resume({}))).toEqual({
    percent: 0,
    missing: ['experience', 'contact', 'education', 'substance', 'name', 'aim', 'skills', 'summary'],
  })
})

test('one with everything is complete', () => {
  const sections: Sections = [
    { kind: 'education', items: [{ org: '南京大学' }] },
    { kind: 'work', items: [{ org: '甲公司', body: '字'.repeat(40) }] },
    { kind: 'skills', items: [{ title: 'SQL' }] },
    { kind: 'self-evaluation', items: [{ body: '踏实' }] },
  ]
  const whole = resume({ name: '林知夏', phone: '138', intention: '产品' }, sections)
  expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] })
})

test.each<[ResumeBasics, (string | number)[]]>([
  [{ name: '林知夏' }, [10, 'name']],
  [{ name: ' ' }, [0]],
  [{ phone: '138' }, [15, 'contact']],
  [{ email: 'a@b.co' }, [15, 'contact']],
  [{ phone: ' ' }, [0]],
  [{ intention: '产品' }, [10, 'aim']],
  [{ headline: '产品' }, [10, 'aim']],
  [{ headline: ' ' }, [0]],
  [{ phone: ' ', email: 'a@b.co' }, [15, 'contact']],
  [{ intention: ' ', headline: '产品' }, [10, 'aim']],
])('%j counts as %j', (basics, expected) => {
  const { percent, missing } = completenessOf(resume(basics))
  const parts = completenessOf(resume({})).missing.filter((part) => !missing.includes(part))
  expect([percent, ...parts]).toEqual(expected)
})

test.each<[SectionKind, Partial<ResumeItem>, object, (string | number)[]]>([
  ['education', { org: '南京大学' }, {}, [15, 'education']],
  ['education', { title: '软件工程' }, {}, [0]],
  ['education', { org: ' ' }, {}, [0]],
  ['work', { org: '甲公司' }, {}, [20, 'experience']],
  ['internship', { title: '实习生' }, {}, [20, 'experience']],
  ['projects', { title: '平台' }, {}, [20, 'experience']],
  ['campus', { org: '学生会' }, {}, [20, 'experience']],
  ['awards', { org: '图书馆' }, {}, [0]],
  ['work', { body: '字'.repeat(40) }, {}, [0]],
  ['work', { org: '甲公司', body: '字'.repeat(39) }, {}, [20, 'experience']],
  ['work', { org: '甲公司', body: ` ${'字'.repeat(39)} ` }, {}, [20, 'experience']],
  ['work', { org: '甲公司', body: '字'.repeat(40) }, {}, [35, 'experience', 'substance']],
  ['skills', { title: 'SQL' }, {}, [10, 'skills']],
  ['languages', { body: '英语' }, {}, [10, 'skills']],
  ['skills', { body: ' ', title: 'SQL' }, {}, [10, 'skills']],
  ['work', { org: ' ', title: '实习生' }, {}, [20, 'experience']],
  ['certificates', { title: '驾照' }, {}, [10, 'skills']],
  ['certificates', { org: '车管所' }, {}, [0]],
  ['self-evaluation', { body: '踏实' }, {}, [5, 'summary']],
  ['cover-letter', { body: '您好' }, {}, [5, 'summary']],
  ['cover-letter', { body: ' ' }, {}, [0]],
  // What is not printed is not there.
  ['work', { org: '甲公司' }, { hidden: true }, [0]],
  ['work', { org: '甲公司', hidden: true }, {}, [0]],
])('%s with %j, %j counts as %j', (kind, item, more, expected) => {
  expect(present(kind, item, more)).toEqual(expected)
})

test.each([
  [' 投甲公司 ', { name: '林知夏' }, '投甲公司'],
  [undefined, { name: ' 林知夏 ', intention: '产品', headline: '经理' }, '林知夏-产品'],
  [' ', { name: '林知夏', headline: '经理' }, '林知夏-经理'],
  [undefined, { name: '林知夏', intention: ' ', headline: '经理' }, '林知夏-经理'],
  [undefined, { name: '林知夏' }, '林知夏'],
  [undefined, { name: ' ', intention: '产品' }, '产品'],
  [undefined, {}, ''],
])('titled %j, of %j: it is called %j', (title, basics, called) => {
  expect(resumeTitle({ ...resume(basics), ...(title !== undefined && { title }) })).toBe(called)
})
