import { describe, expect, test } from 'vitest'
import type { NestedItem, NestedSection } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import {
  isOfInterns,
  withInternsApart,
  withJobsFound,
  withSchoolOfForm,
  withSchoolsApart,
} from '#src/resume/formats/text/section-kinds.ts'

const part = (kind: SectionKind, title: string) => ({ kind, title, lines: [] })

describe('the schools of a list of schools and jobs', () => {
  const leeds = { org: '某某大学', start: '2010' }
  const job = { org: '某某公司', title: '会计' }

  test.each(['学生', '学习', '就读', '在读', '在校学习', '学员', '读书'])('are those where one was %s', (title) => {
    expect(withSchoolsApart([{ kind: 'work', title: '经历', items: [{ ...leeds, title }, job] }])).toEqual([
      { kind: 'education', title: '', items: [leeds] },
      { kind: 'work', title: '经历', items: [job] },
    ])
  })

  test('may be all of it', () => {
    expect(withSchoolsApart([{ kind: 'work', items: [{ ...leeds, title: '学生' }] }])).toEqual([
      { kind: 'education', title: '', items: [leeds] },
    ])
  })

  test.each<NestedSection>([
    { kind: 'work', items: [job, { ...leeds, title: '教师' }] },
    { kind: 'work', items: [{ ...job, title: '学生' }] },
    { kind: 'work', items: [{ ...leeds, title: '学生会' }] },
    { kind: 'work', items: [{ ...leeds, title: '大学生' }] },
    { kind: 'campus', items: [{ ...leeds, title: '学生' }] },
  ])('are not in %j', (section) => {
    expect(withSchoolsApart([section])).toEqual([section])
  })
})

describe('the school of a form', () => {
  const work: NestedSection = { kind: 'work', items: [] }

  test('is an entry above the rest', () => {
    expect(withSchoolOfForm({ name: '王明', school: '某大学', major: '会计', degree: '本科' }, [work])).toEqual({
      basics: { name: '王明' },
      sections: [{ kind: 'education', title: '', items: [{ org: '某大学', title: '会计', degree: '本科' }] }, work],
    })
    expect(withSchoolOfForm({ school: '某大学' }, []).sections).toEqual([
      { kind: 'education', title: '', items: [{ org: '某大学' }] },
    ])
  })

  test('stays where it is beside a section of schools, and so does what has no school', () => {
    const [basics, education] = [{ school: '某大学' }, { kind: 'education' as const, items: [] }]
    expect(withSchoolOfForm(basics, [work, education])).toEqual({ basics, sections: [work, education] })
    expect(withSchoolOfForm({ degree: '本科' }, [work])).toEqual({ basics: { degree: '本科' }, sections: [work] })
  })
})

describe('a section of an unusual heading', () => {
  const job = (org: string): NestedItem => ({ org, title: '会计', start: '2019' })
  const [acme, place] = [job('某某公司'), job('某处')]
  const kindsOf = (...sections: NestedSection[]) => withJobsFound(sections).map(({ kind }) => kind)
  const custom = (...items: NestedItem[]): NestedSection => ({ kind: 'custom', title: '走过的路', items })

  test('is one of jobs if each entry is one and most of them have an employer', () => {
    expect(kindsOf(custom(acme))).toEqual(['work'])
    expect(kindsOf(custom(acme, acme, place))).toEqual(['work'])
    expect(kindsOf(custom(acme, place))).toEqual(['custom'])
    expect(kindsOf(custom(acme, acme, { org: '某某公司', title: '会计' }))).toEqual(['custom'])
    expect(kindsOf(custom(acme, acme, { ...acme, title: '游泳' }))).toEqual(['custom'])
    expect(kindsOf(custom())).toEqual(['custom'])
  })

  test('is the first such, and none beside another section of jobs', () => {
    expect(kindsOf(custom(place), custom(acme), custom(acme))).toEqual(['custom', 'work', 'custom'])
    expect(kindsOf({ kind: 'work', items: [] }, custom(acme))).toEqual(['work', 'custom'])
    expect(kindsOf(custom(acme), { kind: 'internship', items: [] })).toEqual(['custom', 'internship'])
    expect(kindsOf({ kind: 'projects', items: [acme] })).toEqual(['projects'])
  })
})

describe('what is below 实践经历', () => {
  const intern = { org: '某某公司', title: '会计实习生' }

  test.each<[boolean, SectionKind, string, NestedItem[]]>([
    [true, 'campus', '实践经历', [intern]],
    [true, 'campus', '社会实践', [intern, { org: 'Acme', title: 'Summer Intern' }]],
    [false, 'campus', '校园经历', [intern]],
    [false, 'projects', '实践经历', [intern]],
    [false, 'campus', '实践经历', []],
    [false, 'campus', '实践经历', [intern, { org: '某某公司', title: '会计' }]],
    [false, 'campus', '实践经历', [intern, { org: 'Acme', title: 'International' }]],
    [false, 'campus', '实践经历', [{ title: '实习生' }]],
    [false, 'campus', '实践经历', [{ org: '某某公司' }]],
    ...['学生会', '社团', '志愿', '协会', '团委'].map((word): [boolean, SectionKind, string, NestedItem[]] => [
      false,
      'campus',
      '实践经历',
      [{ org: `某校${word}`, title: '实习干事' }],
    ]),
  ])('is of interns: %s, %s, %s, %j', (isOf, kind, title, items) => {
    expect(isOfInterns(part(kind, title), items)).toBe(isOf)
  })
})

describe('what is below 实习/项目经历', () => {
  const [intern, project] = [
    { title: '某某公司', role: '会计实习生', start: '2020' },
    { title: '记账系统', role: '负责人' },
  ]
  const own = { kind: 'internship', title: '', items: [{ org: '某某公司', title: '会计实习生', start: '2020' }] }

  test('has its interns apart', () => {
    expect(withInternsApart(part('projects', '实习/项目经历'), [intern, project])).toEqual([
      own,
      { kind: 'projects', title: '', items: [project] },
    ])
    expect(withInternsApart(part('projects', '实习项目'), [intern])).toEqual([own])
    expect(withInternsApart(part('projects', '实习项目'), [{ role: 'Intern' }])).toEqual([
      { kind: 'internship', title: '', items: [{ title: 'Intern' }] },
    ])
  })

  test('has none without interns, or below another heading', () => {
    expect(withInternsApart(part('projects', '实习/项目经历'), [project, { role: 'Internal' }])).toBeNull()
    expect(withInternsApart(part('projects', '项目经历'), [intern])).toBeNull()
    expect(withInternsApart(part('campus', '实习经历'), [intern])).toBeNull()
  })
})
