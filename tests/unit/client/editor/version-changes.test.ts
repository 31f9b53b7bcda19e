import { describe, expect, test } from 'vitest'
import { changesBetween, linesToMark } from '#client/features/editor/shell/version-changes.ts'
import { partMessages } from '#client/i18n/editor-versions.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { remove, setBasics, setDesign, setHead, setItem, setSection } from '#src/resume/edits.ts'

const resume = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', photo: 'abc', photoShape: 'square' },
  sections: [
    { kind: 'work', items: [{ title: '产品经理', org: '某公司', start: '2020-03', present: true, body: '一\n二' }] },
    { kind: 'skills', title: '会什么', items: [{ title: 'SQL', level: '熟练' }] },
  ],
})

function changes(...edits: ((document: ResumeDocument) => ResumeDocument)[]) {
  const now = edits.reduce((document, edit) => edit(document), resume)
  return changesBetween(resume, now, partMessages.zh)
}

describe('what changed, part by part', () => {
  test('nothing', () => {
    expect(changes()).toEqual([])
  })

  test('words: what went and what came, in reading order', () => {
    expect(
      changes(setHead({ title: '投递甲' }), setBasics({ name: '林秋' }), setItem('work-item-1', { body: '一\n三' })),
    ).toEqual([
      { part: '简历标题', removed: [], added: ['投递甲'] },
      { part: '个人信息', removed: ['姓名：林知夏'], added: ['姓名：林秋'] },
      { part: '工作经历', removed: ['二'], added: ['三'] },
    ])
  })

  test('an entry whose dates alone are others', () => {
    expect(changes(setItem('work-item-1', { start: '2021-05' }))).toEqual([
      { part: '工作经历', removed: ['产品经理 某公司 2020.03 – 至今'], added: ['产品经理 某公司 2021.05 – 至今'] },
    ])
  })

  test('an entry that is text alone, of which only its text came', () => {
    const now = composeResume({
      locale: 'zh',
      design: 'ink',
      basics: {},
      sections: [{ kind: 'self-evaluation', items: [{ body: ' 认真 \n\n负责' }] }],
    })
    const { added } = changesBetween({ ...now, items: {} }, now, partMessages.zh)[0] ?? {}
    expect(added).toEqual(['认真', '负责'])
  })

  test('a section that is gone, hidden or called something else', () => {
    const gone = [{ part: '会什么', removed: ['会什么', 'SQL 熟练'], added: [] }]
    expect(changes(remove('sections', 'skills', 5))).toEqual(gone)
    expect(changes(setSection('skills', { hidden: true }))).toEqual(gone)
    expect(changes(setSection('skills', { title: '技能' }))).toEqual([
      { part: '技能', removed: ['会什么'], added: ['技能'] },
    ])
  })

  test('an entry that is hidden', () => {
    expect(changes(setItem('skills-item-1', { hidden: true }))).toEqual([
      { part: '会什么', removed: ['SQL 熟练'], added: [] },
    ])
  })

  test.each([
    ['a word made bold', setItem('work-item-1', { body: '**一**\n二' })],
    ['lines made a list', setItem('work-item-1', { body: '- 一\n- 二' })],
    ['columns', setSection('work', { columns: 2 })],
    ['a new page', setSection('work', { pageBreak: true })],
  ])('what the pages alone show of a section: %s', (_, edit) => {
    expect(changes(edit)).toEqual([{ part: '工作经历', removed: [], added: [] }])
  })

  test.each([
    ['zh', '模块顺序', '工作经历、会什么', '会什么、工作经历'],
    ['en', 'Order of sections', 'Experience, 会什么', '会什么, Experience'],
  ] as const)('the order of sections, in the language of %s', (locale, part, before, after) => {
    const was = { ...resume, locale }
    const now = structuredClone(was)
    if (now.sections.skills) now.sections.skills.pos = 'Z'
    expect(changesBetween(was, now, partMessages[locale])).toEqual([{ part, removed: [before], added: [after] }])
  })

  test('the photo, the design and its settings, which words do not describe', () => {
    expect(changes(setBasics({ photo: 'other' }), setDesign({ id: 'tide', size: 11 }))).toEqual([
      { part: '照片', removed: [], added: [] },
      { part: '版式', removed: ['水墨'], added: ['潮平'] },
      { part: '颜色、字号与间距', removed: [], added: [] },
    ])
  })
})

test('what is marked on the pages: the lines only one of them has, and no photo or setting, which is no line', () => {
  const edits = [setItem('work-item-1', { body: '一\n三' }), setBasics({ photo: 'other' }), setDesign({ size: 11 })]
  const now = edits.reduce((document, edit) => edit(document), resume)
  const { kept, now: present } = linesToMark(resume, now, partMessages.zh)
  expect([kept.changed, present.changed]).toEqual([['二'], ['三']])
  expect(kept.same).toEqual(expect.arrayContaining(['一', '姓名：林知夏', '工作经历']))
})
