import { expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import {
  basicsFields,
  documentLimits,
  itemFields,
  type ResumeDocument,
  resumeDocument,
  sectionKinds,
} from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { viewResume } from '#src/resume/view.ts'
import { visibleItems, visibleSections } from '#src/resume/visible.ts'

const empty: ResumeDocument = { schema: 1, locale: 'zh', basics: {}, sections: {}, items: {}, design: { id: 'ink' } }

/** The path of the first complaint, or nothing when the value is accepted. */
function complaint(value: unknown): string | undefined {
  const result = resumeDocument.safeParse(value)
  return result.success ? undefined : (result.error.issues[0]?.path.map(String).join('.') ?? '')
}

test.each(Object.keys(samples))('sample %s is a valid document', (name) => {
  expect(resumeDocument.parse(samples[name])).toEqual(samples[name])
})

test('samples exist for both languages', () => {
  const count = (language: string) => Object.keys(samples).filter((name) => name.startsWith(language)).length
  expect([count('zh/') >= 12, count('en/') >= 12]).toEqual([true, true])
})

test('every field of every kind is accepted and read back', () => {
  expect(resumeDocument.parse(fullDocument('zh'))).toEqual(fullDocument('zh'))
  expect(Object.keys(fieldsOfKind)).toEqual([...sectionKinds])
})

test('records stay within the field limit', () => {
  expect(basicsFields.length).toBeLessThanOrEqual(documentLimits.fields)
  expect(itemFields.length).toBeLessThanOrEqual(documentLimits.fields)
})

test('limits and shapes are refused where they are broken', () => {
  const section = { kind: 'work', title: '', pos: 'a0' }
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`s${index}`, section]))
  const refused: [unknown, string][] = [
    [null, ''],
    [{ ...empty, schema: 2 }, 'schema'],
    [{ ...empty, locale: 'fr' }, 'locale'],
    [{ ...empty, extra: 1 }, ''],
    [{ ...empty, basics: { name: ['a'] } }, 'basics.name'],
    [{ ...empty, basics: { name: 'x'.repeat(20_001) } }, 'basics.name'],
    [{ ...empty, sections: many }, 'sections'],
    [{ ...empty, sections: { a: { ...section, kind: 'hobby' } } }, 'sections.a.kind'],
    [{ ...empty, sections: { a: { ...section, pos: '' } } }, 'sections.a.pos'],
    [{ ...empty, items: { i: { section: 's', pos: 'a0', tags: [] } } }, 'items.i'],
    [{ ...empty, design: { id: 'ink', colour: 'red' } }, 'design.colour'],
    [{ ...empty, design: { id: 'ink', size: 90 } }, 'design.size'],
  ]
  expect(refused.map(([value]) => complaint(value))).toEqual(refused.map(([, path]) => path))
})

test('ids that could reach a prototype or are too long are refused', () => {
  const section = { kind: 'work', title: '', pos: 'a0' }
  const withId = (id: string) => ({
    ...empty,
    sections: JSON.parse(`{${JSON.stringify(id)}:${JSON.stringify(section)}}`),
  })
  const ids = ['', '-a', 'a b', 'x'.repeat(41), '课']
  expect(ids.map((id) => resumeDocument.safeParse(withId(id)).success)).toEqual(ids.map(() => false))
  expect(resumeDocument.safeParse(withId('x'.repeat(40))).success).toBe(true)
  const parsed = resumeDocument.safeParse(withId('__proto__'))
  expect(parsed.success ? Object.keys(parsed.data.sections) : []).toEqual([])
})

test('sections and items come in order of position then id, without hidden and deleted ones', () => {
  const section = { kind: 'work', title: '' } as const
  const document: ResumeDocument = {
    ...empty,
    sections: {
      b: { ...section, pos: 'a1' },
      a: { ...section, pos: 'a1' },
      upper: { ...section, pos: 'Zz' },
      hidden: { ...section, pos: 'a0', hidden: true },
      gone: { ...section, pos: 'a0', del: 1 },
    },
    items: {
      two: { section: 'a', pos: 'a1' },
      one: { section: 'a', pos: 'a0V' },
      other: { section: 'b', pos: 'a0' },
      gone: { section: 'a', pos: 'a0', del: 5 },
    },
  }
  expect(visibleSections(document).map(([id]) => id)).toEqual(['upper', 'a', 'b'])
  expect(visibleItems(document, 'a').map(([id]) => id)).toEqual(['one', 'two'])
})

test('a further role leaves out the organisation it shares', () => {
  const document: ResumeDocument = {
    ...empty,
    locale: 'en',
    sections: { work: { kind: 'work', title: '', pos: 'a0' } },
    items: {
      first: { section: 'work', pos: 'a0', org: 'Acme', title: 'Lead', start: '2022-03', present: true },
      second: { section: 'work', pos: 'a1', org: 'Acme', title: 'Engineer', parent: 'first', end: '2022' },
      third: { section: 'work', pos: 'a2', org: 'Other', title: 'Intern', parent: 'missing' },
    },
  }
  const items = viewResume(document).sections[0]?.items ?? []
  expect(items.map(({ primary, secondary, period }) => [primary, secondary, period])).toEqual([
    ['Acme', 'Lead', 'Mar 2022 – Present'],
    ['Engineer', '', '2022'],
    ['Other', 'Intern', ''],
  ])
})

test('what says nothing yet is not printed: entries, and sections without others', () => {
  const document: ResumeDocument = {
    ...empty,
    sections: {
      work: { kind: 'work', title: '', pos: 'a' },
      skills: { kind: 'skills', title: '我的技能', pos: 'b' },
      custom: { kind: 'custom', title: '另外', pos: 'c' },
    },
    items: {
      named: { section: 'work', pos: 'a', org: '青简' },
      blank: { section: 'work', pos: 'b', org: ' ', body: '' },
      unfilled: { section: 'skills', pos: 'a', title: '' },
      told: { section: 'custom', pos: 'a', body: '- 一句话\n- ' },
      empty: { section: 'custom', pos: 'b', body: '- ' },
    },
  }
  const { sections } = viewResume(document)
  const printed = sections.map(({ title, items }) => [title, ...items.map(({ id }) => id)])
  expect(printed).toEqual([
    ['工作经历', 'named'],
    ['另外', 'told'],
  ])
  expect(sections[1]?.items[0]?.blocks).toHaveLength(1)
})
