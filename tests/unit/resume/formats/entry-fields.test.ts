import { describe, expect, test } from 'vitest'
import type { ResumeItem, SectionKind } from '#src/resume/document.ts'
import { assignParts, headParts, isTitleLike } from '#src/resume/formats/text/entry-fields.ts'

type Case = [kind: SectionKind, head: string, fields: Partial<ResumeItem>, rest?: string[]]

const cases: Case[] = [
  [
    'education',
    'University of Leeds\tBSc Mathematics, First-class honours',
    { org: 'University of Leeds', degree: 'BSc', title: 'Mathematics', score: 'First-class honours' },
  ],
  // Without a subject the class belongs to the degree, without a degree it takes its place.
  ['education', 'BA, Merit\tLeeds College', { org: 'Leeds College', degree: 'BA, Merit' }],
  ['education', 'Leeds\tMerit\tPhysics', { org: 'Leeds', degree: 'Merit', title: 'Physics' }],
  [
    'education',
    'University of Oslo\tBSc in Physics, Minor in Music\tfirst class\t4.71 / 5.00',
    { org: 'University of Oslo', degree: 'BSc', title: 'Physics, Minor in Music', score: 'first class, 4.71 / 5.00' },
  ],
  [
    'education',
    'BA (Hons) History; Cardiff University (First)',
    { org: 'Cardiff University', degree: 'BA (Hons)', title: 'History', score: 'First' },
  ],
  ['education', 'CAP Pâtissier\tCFA de la Gironde', { org: 'CFA de la Gironde', degree: 'CAP Pâtissier' }],
  ['education', '國立北海大學\t行銷學系\t學士', { org: '國立北海大學', degree: '學士', title: '行銷學系' }],
  ['education', 'PhD Chemistry', { degree: 'PhD', title: 'Chemistry' }],
  ['education', 'B.S. in Physics\tMIT', { org: 'MIT', degree: 'B.S.', title: 'Physics' }],
  ['education', '物理学（本科）\t浙江大学', { org: '浙江大学', degree: '本科', title: '物理学' }],
  ['education', '本科（物理学）\t浙江大学', { org: '浙江大学', degree: '本科（物理学）' }],
  [
    'education',
    '浙江大学\t计算机学院\t软件工程\t硕士\tGPA 3.8/4.0',
    { org: '浙江大学', department: '计算机学院', title: '软件工程', degree: '硕士', score: 'GPA 3.8/4.0' },
  ],
  ['education', '某地\t某系\t某学', { org: '某地', department: '某系', title: '某学' }],
  // A subject alone is no school.
  ['education', '软件工程', { title: '软件工程' }],
  ['education', '某地', { org: '某地' }],
  [
    'work',
    'Staff Nurse, Leeds General Infirmary, Leeds',
    { title: 'Staff Nurse', org: 'Leeds General Infirmary', city: 'Leeds' },
  ],
  ['work', '某工作室（上海），运营\t北京', { org: '某工作室（上海）', title: '运营', city: '北京' }],
  ['work', '销售经理\t河北区', { title: '销售经理', city: '河北区' }],
  ['work', 'Charge Nurse, Beacon Hill', { title: 'Charge Nurse', org: 'Beacon Hill' }],
  ['work', 'Software Engineer at Google', { title: 'Software Engineer', org: 'Google' }],
  ['work', '四川锦程食品集团·财务分析经理', { org: '四川锦程食品集团', title: '财务分析经理' }],
  ['work', '四川锦程食品集团·华东大区', { org: '四川锦程食品集团·华东大区' }],
  ['work', '四川锦程食品集团·A·财务分析经理', { org: '四川锦程食品集团·A·财务分析经理' }],
  ['work', '华东大区·财务分析经理', { title: '华东大区·财务分析经理' }],
  ['work', '四川锦程大学 · 财务分析经理', { org: '四川锦程大学', title: '财务分析经理' }],
  ['work', '出纳 / 会计助理·成都百汇商贸有限公司', { org: '成都百汇商贸有限公司', title: '出纳 / 会计助理' }],
  ['work', 'Engineer at Google, London', { title: 'Engineer', org: 'Google', city: 'London' }],
  ['work', 'Senior Engineer @ Blue Heron Labs', { title: 'Senior Engineer', org: 'Blue Heron Labs' }],
  ['work', 'Volta Solar, Accra\tOperations Lead', { org: 'Volta Solar', city: 'Accra', title: 'Operations Lead' }],
  ['work', 'Acme, Inc., Austin, TX\tEngineer', { org: 'Acme, Inc.', city: 'Austin, TX', title: 'Engineer' }],
  [
    'work',
    'Lecturer\tDepartment of Botany, University of Oslo',
    { title: 'Lecturer', department: 'Department of Botany', org: 'University of Oslo' },
  ],
  ['work', 'Sous Chef\tLakeview Grill, Chicago', { title: 'Sous Chef', org: 'Lakeview Grill', city: 'Chicago' }],
  ['work', 'Guest Reader, Ministry of Food', { title: 'Guest Reader', org: 'Ministry of Food' }],
  ['work', 'Looking at birds', { org: 'Looking at birds' }],
  // Two positions, or none: nothing says which part is which.
  ['work', 'Engineer, Manager', { title: 'Engineer, Manager' }],
  ['work', 'Acme, Beacon Hill', { org: 'Acme', city: 'Beacon Hill' }],
  ['work', 'Nurse, A, B, C', { title: 'Nurse', org: 'A', department: 'B, C' }],
  ['work', 'Acme\tEngineer\tLondon', { org: 'Acme', title: 'Engineer', city: 'London' }],
  ['work', 'London\tEngineer', { city: 'London', title: 'Engineer' }],
  [
    'work',
    'Acme\tEngineer\tSan Francisco, CA\thttps://acme.com\tTeam Blue',
    { org: 'Acme', title: 'Engineer', city: 'San Francisco, CA', url: 'https://acme.com', department: 'Team Blue' },
  ],
  ['work', '明远会计师事务所\t审计助理', { org: '明远会计师事务所', title: '审计助理' }],
  ['work', '销售部\t经理', { org: '销售部', title: '经理' }],
  ['work', '某公司\t销售部\t经理', { org: '某公司', department: '销售部', title: '经理' }],
  ['work', 'a\tb\tc\td', { org: 'a', title: 'b', department: 'c' }, ['d']],
  ['projects', '负责人\t缓存平台', { title: '缓存平台', role: '负责人' }],
  ['projects', '负责人', { title: '负责人' }],
  ['projects', '平台\t某公司\t前端\tx', { title: '平台', org: '某公司', role: '前端' }, ['x']],
  ['awards', '国家奖学金\t国家级\t教育部\tx', { title: '国家奖学金', level: '国家级', org: '教育部' }, ['x']],
  ['certificates', 'CPA\t财政部\tx', { title: 'CPA', org: '财政部' }, ['x']],
  ['publications', 'On engines\tAda\tNature\tx', { title: 'On engines', authors: 'Ada', org: 'Nature' }, ['x']],
  ['publications', 'On engines', { title: 'On engines' }],
]

describe('the parts of a heading', () => {
  test.each(cases)('of %s: %s', (kind, head, fields, rest = []) => {
    expect(assignParts(head.split('\t'), kind)).toEqual({ fields, rest })
  })

  test.each([
    ['Acme | Engineer', ['Acme', 'Engineer']],
    ['Acme – Engineer', ['Acme', 'Engineer']],
    ['Acme · Engineer', ['Acme', 'Engineer']],
    ['Acme  Engineer', ['Acme', 'Engineer']],
    ['A·B', ['A·B']],
    ['王 明 北京', ['王', '明', '北京']],
    ['北京 / 上海', ['北京', '上海']],
    ['[Acme](https://acme.com) Engineer', ['Acme', 'https://acme.com', 'Engineer']],
    ['Acme acme.com', ['Acme', 'acme.com']],
    ['see www.acme.com', ['see', 'www.acme.com']],
    ['、Acme，', ['Acme']],
  ])('%s', (text, parts) => expect(headParts(text)).toEqual(parts))
})

test.each([
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
  ['字'.repeat(40), true],
  ['字'.repeat(41), false],
  ['a', true],
  ['a.', false],
  ['a,', false],
  ['a;', false],
  ['a?', false],
  ['a 。', false],
  [`[x](https://e.com/${'y'.repeat(100)})`, true],
])('%s may be a heading: %s', (text, expected) => expect(isTitleLike(text)).toBe(expected))
