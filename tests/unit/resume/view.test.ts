import { describe, expect, test } from 'vitest'
import type { ResumeDocument, ResumeItem, ResumeSection, SectionKind } from '#src/resume/document.ts'
import { withMark } from '#src/resume/twin/marks.ts'
import { type ItemView, printsNothing, titleOf, viewResume } from '#src/resume/view.ts'

function resume(changes: Partial<ResumeDocument> = {}): ResumeDocument {
  return { schema: 1, locale: 'zh', basics: {}, sections: {}, items: {}, design: { id: 'ink' }, ...changes }
}
const empty = { contacts: [], personal: [], wishes: [], photo: '', sections: [] }

test.each<[basics: ResumeDocument['basics'], name: string, headline: string, field: 'headline' | 'intention']>([
  [{}, '', '', 'intention'],
  [{ name: ' 林知夏 ', headline: ' 产品经理 ' }, '林知夏', '产品经理', 'headline'],
  [{ intention: ' 产品总监 ' }, '', '产品总监', 'intention'],
  [{ headline: ' ', intention: '产品总监' }, '', '产品总监', 'intention'],
  [{ headline: '产品经理', intention: '产品总监' }, '', '产品经理', 'headline'],
])('of %j the name is %j, below it stands %j', (basics, name, headline, headlineField) => {
  expect(viewResume(resume({ basics }))).toEqual({ ...empty, locale: 'zh', name, headline, headlineField })
})

/** The details of a person as `field label value`, bare ones without the label, linked ones with their link. */
const factsOf = (basics: ResumeDocument['basics'], locale: 'zh' | 'en' = 'zh', dates?: 'words') => {
  const { contacts, personal, wishes } = viewResume(resume({ basics, locale }), dates)
  return [contacts, personal, wishes].map((facts) =>
    facts.map(({ field, label, value, href, bare }) => [field, ...(bare ? [] : [label]), value, href].join(' ').trim()),
  )
}

test('details stand in their groups and order, with what they are called where they do not say it', () => {
  const basics: ResumeDocument['basics'] = {
    ...{
      linkedin: 'www.linkedin.com/in/lin',
      github: 'github.com/lin',
      website: 'https://lin.cn',
      address: '世纪大道 1 号',
      city: '上海',
    },
    ...{ wechat: 'lin.cn', email: 'a@b.cn', phone: ' 138 ', salary: '面议', jobType: '全职', intentionCity: '杭州' },
    ...{
      jobStatus: '在职',
      availability: '2026-06',
      targetMajor: '法学',
      targetSchool: '复旦大学',
      experience: '5 年',
    },
    ...{ major: '软件工程', school: '南京大学', degree: '本科', health: '良好', weight: '50', height: '170' },
    ...{ marital: '未婚', household: '上海', nativePlace: '南京', political: '党员', ethnicity: '汉族' },
    ...{ birth: '1998-06', gender: '女' },
  }
  expect(factsOf(basics)).toEqual([
    [
      ...['phone 138', 'email a@b.cn mailto:a@b.cn', 'wechat 微信 lin.cn', 'city 现居 上海', 'address 世纪大道 1 号'],
      ...[
        'website https://lin.cn https://lin.cn',
        'github github.com/lin https://github.com/lin',
        'linkedin www.linkedin.com/in/lin https://www.linkedin.com/in/lin',
      ],
    ],
    [
      ...['gender 女', 'birth 出生年月 1998.06', 'ethnicity 民族 汉族', 'political 党员', 'nativePlace 籍贯 南京'],
      ...[
        'household 户口所在地 上海',
        'marital 婚姻状况 未婚',
        'height 身高 170',
        'weight 体重 50',
        'health 健康状况 良好',
      ],
      ...['degree 本科', 'school 毕业院校 南京大学', 'major 专业 软件工程', 'experience 5 年'],
    ],
    [
      ...['targetSchool 报考院校 复旦大学', 'targetMajor 报考专业 法学', 'intentionCity 意向城市 杭州'],
      ...['jobType 求职类型 全职', 'jobStatus 求职状态 在职', 'salary 期望薪资 面议', 'availability 到岗时间 2026-06'],
    ],
  ])
  expect(factsOf({ city: 'Leeds', wechat: 'lin1', birth: '1998-06', phone: '  ' }, 'en')).toEqual([
    ['wechat WeChat lin1', 'city Leeds'],
    ['birth Date of birth Jun 1998'],
    [],
  ])
  expect(factsOf({ birth: '1998-06' }, 'zh', 'words')[1]).toEqual(['birth 出生年月 1998年6月'])
})

const one = (kind: SectionKind, item: Partial<ResumeItem>, section: Partial<ResumeSection> = {}) =>
  resume({
    sections: { s: { kind, title: '', pos: 'a', ...section } },
    items: { i: { section: 's', pos: 'a', ...item } },
  })

const paragraph = (text: string) => ({
  ...{ kind: 'paragraph' as const, level: 0 as const },
  runs: [{ text, bold: false, italic: false, underline: false, href: '' }],
})
const line = { shape: 'entry', primary: '', secondary: '', note: '', swappable: false } as const
const all = {
  ...{ org: ' 青简 ', title: ' 产品 ', department: ' 支付部 ', role: ' 负责人 ', degree: ' 本科 ', score: ' 3.8 ' },
  ...{ level: ' 精通 ', authors: ' 林 ', recipient: ' 王 ' },
}
const job = { ...line, primary: '青简', secondary: '产品', note: '支付部', swappable: true }

test.each<[kind: SectionKind, item: Partial<ResumeItem>, naming: Partial<ItemView>]>([
  ['education', all, { ...job, secondary: '产品 · 本科', note: '支付部 · 3.8' }],
  ['education', { org: '南京大学' }, { ...line, primary: '南京大学', swappable: true }],
  ['work', all, job],
  ['internship', all, job],
  ['campus', all, job],
  ['custom', all, job],
  ['work', { org: '青简' }, { ...line, primary: '青简' }],
  ['work', { title: '产品' }, { ...line, primary: '产品' }],
  ['work', { org: ' ', title: '产品' }, { ...line, primary: '产品' }],
  ['work', { org: '青简', title: ' ' }, { ...line, primary: '青简' }],
  ['projects', all, { ...line, primary: '产品', secondary: '负责人', note: '青简' }],
  ['portfolio', all, { ...line, primary: '产品', secondary: '负责人', note: '青简' }],
  ['publications', all, { ...line, primary: '产品', note: '林 · 青简' }],
  ['publications', { title: '论文', org: '学报' }, { ...line, primary: '论文', note: '学报' }],
  ['skills', all, { ...line, shape: 'line', primary: '产品', secondary: '精通' }],
  ['languages', all, { ...line, shape: 'line', primary: '产品', secondary: '精通' }],
  ['cover-letter', { body: '此致' }, { ...line, shape: 'text', blocks: [paragraph('此致')] }],
  ['interests', { title: '登山' }, { ...line, shape: 'line', primary: '登山' }],
  ['certificates', all, { ...line, shape: 'line', primary: '产品', secondary: '精通 · 青简 · 3.8' }],
  ['awards', all, { ...line, shape: 'line', primary: '产品', secondary: '精通 · 青简 · 3.8' }],
  ['self-evaluation', all, { ...line, shape: 'text', primary: '产品', secondary: '王' }],
  ['cover-letter', all, { ...line, shape: 'text', primary: '产品', secondary: '王' }],
])('an entry of %s with %j', (kind, item, naming) => {
  const [section] = viewResume(one(kind, item)).sections
  expect(section?.items).toEqual([{ id: 'i', place: '', period: '', url: '', blocks: [], ...naming }])
})

test('an entry says where and when, and what it links to', () => {
  const item = { title: '产品', city: ' 上海 ', url: ' https://a.cn ', body: '- 上线 3 个\n- ' }
  const viewed = (more: Partial<ResumeItem>) => viewResume(one('projects', { ...item, ...more })).sections[0]?.items[0]
  expect(viewed({ start: '2020-01', present: true, date: '2019' })).toMatchObject({
    ...{ place: '上海', period: '2020.01 – 至今', url: 'https://a.cn' },
    blocks: [{ kind: 'bullet', level: 0, runs: [{ text: '上线 3 个' }] }],
  })
  expect(viewed({ date: '2019-05' })?.period).toBe('2019.05')
  const worded = viewResume(one('projects', { title: '产品', date: '2019-05' }), 'words')
  expect(worded.sections[0]?.items[0]?.period).toBe('2019年5月')
})

test('a section has its own title, otherwise that of its kind, and how it is laid out', () => {
  const head = (section: Partial<ResumeSection>, locale: 'zh' | 'en' = 'zh') => {
    const { items: _, ...rest } = viewResume({ ...one('work', { org: '青简' }, section), locale }).sections[0] ?? {}
    return rest
  }
  const usual = { id: 's', kind: 'work', columns: 1, keepTogether: false, pageBreak: false, icon: '' }
  expect(head({})).toEqual({ ...usual, title: '工作经历', englishTitle: 'Experience' })
  expect(head({}, 'en')).toEqual({ ...usual, title: 'Experience', englishTitle: '' })
  const own = { icon: 'star', columns: 2, keepTogether: true, pageBreak: true } as const
  expect(head({ title: ' 经历 ', ...own })).toEqual({ ...usual, ...own, title: '经历', englishTitle: 'Experience' })
  expect(head({ icon: 'constructor' })).toMatchObject({ icon: '' })
})

test.each<Partial<ResumeItem>>([
  { org: '青简' },
  { title: '产品' },
  { department: '支付部' },
  { city: '上海' },
  { start: '2020' },
  { url: 'https://a.cn' },
  { body: '- 上线' },
])('an entry with nothing but %j is printed, one of spaces is not', (item) => {
  expect(viewResume(one('work', item)).sections).toHaveLength(1)
  const [field = ''] = Object.keys(item)
  expect(viewResume(one('work', { [field]: '  ' })).sections).toEqual([])
})

describe('a further role', () => {
  const role = { section: 's', pos: 'b', parent: 'i', org: '青简', title: '总监' }
  const withRole = (head: Partial<ResumeItem>, more: Partial<ResumeItem> = {}) => {
    const document = one('work', { org: '青简', title: '产品', ...head })
    return { ...document, items: { ...document.items, role: { ...role, ...more } } }
  }
  const printed = (document: ResumeDocument) => {
    const { primary, secondary } =
      viewResume(document)
        .sections.flatMap(({ items }) => items)
        .find(({ id }) => id === 'role') ?? {}
    return [primary, secondary]
  }

  test.each<[what: string, document: ResumeDocument, parts: string[]]>([
    ['below its head', withRole({}), ['总监', '']],
    ['of one that is hidden', withRole({ hidden: true }), ['青简', '总监']],
    ['of one that is deleted', withRole({ del: 1 }), ['青简', '总监']],
    ['of one elsewhere', withRole({ section: 'other' }), ['青简', '总监']],
    ['of none', withRole({}, { parent: undefined }), ['青简', '总监']],
    ['of one that is not there', withRole({}, { parent: 'none' }), ['青简', '总监']],
    ['without an organisation', withRole({}, { org: '' }), ['总监', '']],
  ])('%s', (_what, document, parts) => {
    expect(printed(document)).toEqual(parts)
  })

  test('of one that waits for its words', () => {
    const document = withRole({ org: '', title: '' })
    expect(printed(withMark(document, 'items/i', 'org', { other: '青简' }))).toEqual(['青简', '总监'])
    expect(printed(document)).toEqual(['总监', ''])
  })
})

test.each<[changes: Partial<ResumeDocument>, isNothing: boolean]>([
  [{}, true],
  [{ basics: { name: ' ', headline: ' ' } }, true],
  [{ basics: { name: '林' } }, false],
  [{ basics: { headline: '经理' } }, false],
  [{ basics: { photo: 'k1' } }, false],
  [{ basics: { phone: '138' } }, false],
  [{ basics: { gender: '女' } }, false],
  [{ basics: { salary: '面议' } }, false],
  [one('work', { org: '青简' }), false],
  [one('work', { hidden: true, org: '青简' }), true],
])('%j prints nothing: %s', (changes, isNothing) => {
  expect(printsNothing(resume(changes))).toBe(isNothing)
})

test.each<[basics: ResumeDocument['basics'], locale: 'zh' | 'en', title: string]>([
  [{ name: '林知夏', intention: '产品经理' }, 'zh', '林知夏 - 产品经理 - 简历'],
  [{ name: 'Ann Lee' }, 'en', 'Ann Lee - Résumé'],
  [{}, 'zh', '简历'],
])('the file of %j in %s is called %s', (basics, locale, title) => {
  expect(titleOf(viewResume(resume({ basics, locale })))).toBe(title)
})
