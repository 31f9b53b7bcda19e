import { describe, expect, test } from 'vitest'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { partsOf } from '#src/resume/formats/text/parts.ts'

/** `#` a formatted heading, `##` that of an entry, `=` the name, `+` apart, `*` bold, `-` a point, `~` a subheading. */
function lineOf(text: string): SourceLine {
  const [, signs = '', said = ''] = /^([#=+*~-]*)(?: |(?=[^#=+*~ -]))(.*)$/.exec(text) ?? ['', '', text]
  return {
    text: said,
    ...(signs.includes('##') ? { level: 2 } : signs.includes('#') && { level: 1 }),
    ...(signs.includes('=') && { name: true }),
    ...(signs.includes('+') && { gap: true }),
    ...(signs.includes('*') && { lead: said.length }),
    ...(signs.includes('-') && { bullet: true }),
    ...(signs.includes('~') && { sub: true }),
  }
}

/** Each part as its kind, its title and its lines. */
const read = (...lines: string[]) =>
  partsOf(lines.map(lineOf)).map(({ kind, title, lines: own }) => [kind, title, ...own.map(({ text }) => text)])

describe('headings', () => {
  test('经历 apart is one, right below a line it belongs to that', () => {
    expect(read('教育', '某大学', '+经历', '某公司')).toEqual([
      ['person', ''],
      ['education', '教育', '某大学'],
      ['work', '经历', '某公司'],
    ])
    expect(read('教育', '某大学', '经历', '某公司')).toEqual([
      ['person', ''],
      ['education', '教育', '某大学', '经历', '某公司'],
    ])
  })

  test('divide the lines; before the first stands the person', () => {
    expect(read('王明', '工作经历', '某公司', '教育背景')).toEqual([
      ['person', '', '王明'],
      ['work', '工作经历', '某公司'],
      ['education', '教育背景'],
    ])
  })

  test('the lines from the name on are about the person', () => {
    expect(read('技能', '钢琴', '=王明', '13800001111', '教育背景')).toEqual([
      ['person', ''],
      ['skills', '技能', '钢琴'],
      ['person', '', '王明', '13800001111'],
      ['education', '教育背景'],
    ])
  })

  test('what is wanted keeps its label, for what stands below it', () => {
    expect(read('求职意向', '会计')).toEqual([
      ['person', ''],
      ['person', '求职意向', '求职意向', '会计'],
    ])
    expect(read('联系方式', '13800001111').at(-1)).toEqual(['person', '联系方式', '13800001111'])
  })

  test('a translation below a heading is no other', () => {
    expect(read('教育背景', '/EDUCATION', '某大学')).toEqual([
      ['person', ''],
      ['education', '教育背景', '某大学'],
    ])
    expect(read('教育背景', '某大学', '/EDUCATION')).toHaveLength(3)
    expect(read('教育背景', '/SKILLS', '某大学')).toHaveLength(3)
    expect(read('Education', '/EDUCATION', '某大学')).toHaveLength(3)
    expect(read('教育背景', '学习经历', '某大学')).toHaveLength(3)
    expect(read('教育背景', 'Education\t某大学')).toHaveLength(3)
    expect(read('联系方式', '/CONTACT')).toHaveLength(3)
  })

  test('an unknown one counts where it is formatted, with a guess of its kind', () => {
    expect(read('工作经历', '某公司', '# 我的获奖墙', '一等奖', '# 琐事', '不知所云')).toEqual([
      ['person', ''],
      ['work', '工作经历', '某公司'],
      ['awards', '我的获奖墙', '一等奖'],
      ['custom', '琐事', '不知所云'],
    ])
    expect(read('工作经历', '## 琐事')).toEqual([
      ['person', ''],
      ['work', '工作经历', '琐事'],
    ])
  })

  test('above all others one of no kind counts behind three lines only', () => {
    expect(read('王明', '男', '# 琐事')).toEqual([['person', '', '王明', '男', '琐事']])
    expect(read('王明', '男', '汉族', '# 琐事', '不知所云')).toEqual([
      ['person', '', '王明', '男', '汉族'],
      ['custom', '琐事', '不知所云'],
    ])
    expect(read('王明', '# 我的获奖墙').at(-1)).toEqual(['awards', '我的获奖墙'])
  })

  test('a point is none, unless points are the headings', () => {
    expect(read('- 工作经历', '- 工作经验')).toEqual([['person', '', '工作经历', '工作经验']])
    expect(read('-# 工作经历').at(-1)).toEqual(['work', '工作经历'])
    expect(read('- 工作经历', '- 技能')).toHaveLength(3)
    expect(read('- 教育背景', '- 技能')).toHaveLength(3)
    expect(read('- 获奖情况', '- 技能')).toHaveLength(1)
  })

  test('below a subheading the entries are of the section it divides', () => {
    expect(read('工作经历', '~ 教育背景', '某公司')).toEqual([
      ['person', ''],
      ['work', '工作经历', '某公司'],
    ])
    expect(read('~ 教育背景', '某大学').at(-1)).toEqual(['education', '教育背景', '某大学'])
  })
})

describe('below a formatted heading', () => {
  const projects = ['# 项目', '某平台 2020.01 – 2021.02']

  test('a line worded like it is the name of an entry', () => {
    expect(read(...projects, '个人项目')).toHaveLength(2)
    expect(read('项目', projects[1] ?? '', '个人项目')).toHaveLength(3)
    expect(read(...projects, '+ 个人项目')).toHaveLength(3)
    expect(read(...projects, '## 个人项目')).toHaveLength(3)
    expect(read('# 项目', '个人项目')).toHaveLength(3)
    expect(read(...projects, '获奖情况')).toHaveLength(3)
    expect(read('# 联系方式', '13800001111', '联系我')).toHaveLength(3)
  })

  test('a role with its team is one too, where an entry has a period', () => {
    expect(read(...projects, '实习经历　架构组')).toHaveLength(2)
    expect(read('# 项目', '某平台', '实习经历　架构组')).toHaveLength(3)
    expect(read('# 教育背景', '某大学 2016 – 2020', '实习经历　架构组')).toHaveLength(3)
  })

  test('a label among the skills is a row', () => {
    expect(read('# 技能', 'Languages')).toHaveLength(2)
    expect(read('# 技能', '# Languages')).toHaveLength(3)
    expect(read('技能', 'Languages')).toHaveLength(3)
    expect(read('# 教育背景', 'Languages')).toHaveLength(3)
    expect(read('# 技能', '+ 语言能力\t英语')).toHaveLength(3)
    expect(read('# 技能', '语言能力\t英语')).toHaveLength(2)
    expect(read('# 技能', '+ Languages')).toHaveLength(2)
    expect(read('# 技能', '## Languages')).toHaveLength(3)
    expect([read('# SKILLS', 'LANGUAGES').length, read('# Skills', 'LANGUAGES').length]).toEqual([3, 2])
    expect(read('EDUCATION', 'WORK EXPERIENCE', '# SKILLS', 'Languages')).toHaveLength(4)
  })
})

test('a label with its colon belongs to the entry above, where one has a period', () => {
  const job = ['工作经历', '某公司 2020.01 – 2021.02']
  expect(read(...job, '工作业绩：')).toEqual([
    ['person', ''],
    ['work', '工作经历', '某公司 2020.01 – 2021.02', '工作业绩：'],
  ])
  expect(read(...job, '获奖情况：')).toHaveLength(2)
  expect(read(...job, '技能：')).toHaveLength(2)
  expect(read(...job, '项目：')).toHaveLength(2)
  expect(read(...job, '工作业绩')).toHaveLength(3)
  expect(read(...job, '# 工作业绩：')).toHaveLength(3)
  expect(read(...job, '教育：')).toHaveLength(3)
  expect(read(...job, '项目经历：')).toHaveLength(3)
  expect(read(...job, '兴趣：')).toHaveLength(3)
  expect(read('工作经历', '某公司', '工作业绩：')).toHaveLength(3)
  expect(read('工作经历：', '某公司 2020.01 – 2021.02', '工作业绩：')).toHaveLength(3)
})

test.each([
  ['Languages', 'Expected salary: HK$20,000', true],
  ['Skills', 'Notice period: one month', true],
  ['Interests', '求职状态：在职', true],
  ['Languages', 'City: Leeds', false],
  ['Languages', '- Expected salary: HK$20,000', false],
  ['Languages', 'Expected salary:', false],
  ['Awards', 'Expected salary: HK$20,000', false],
])('below %s %s is of the person: %s', (heading, line, isOfPerson) => {
  expect(read('Ada', heading, line)[0]?.length).toBe(isOfPerson ? 4 : 3)
})

describe('a heading and the text beside it', () => {
  test.each([
    ['专业技能\t会计', ['skills', '专业技能', '会计']],
    ['Skills   Excel', ['skills', 'Skills', 'Excel']],
    ['专业技能 会计', ['skills', '专业技能', '会计']],
    ['【专业技能】会计', ['skills', '专业技能', '会计']],
    ['工作经历\t某公司', ['work', '工作经历', '某公司']],
  ])('%s', (line, part) => expect(read('王明', line)).toEqual([['person', '', '王明'], part]))

  test.each([
    'Skills  Excel',
    '技能 会计',
    '- 专业技能\t会计',
    '专业技能\t：会计',
    '联系方式\t13800001111',
    '某种东西\t会计',
    '个人信息\t王明明',
    '证书\t颁发机构',
    '某【专业技能】会计',
    '(Skills   Excel',
    '时间\t学校\t专业',
  ])('not %s', (line) => expect(read('王明', line)).toHaveLength(1))

  test('rows among the skills stay there, those with a period too', () => {
    expect(read('技能', 'Languages\tJava: good')).toHaveLength(2)
    expect(read('技能', 'Languages\tEnglish: good')).toHaveLength(3)
    expect(read('技能', 'Tools\tGit: good')).toHaveLength(2)
    expect(read('技能', 'Languages\tJava')).toHaveLength(3)
    expect(read('技能', 'Awards\tGit: good')).toHaveLength(3)
    expect(read('社会实践', '社会实践\t2020.07 某村')).toHaveLength(2)
    expect(read('社会实践', '社会实践\t某村 2020.07')).toHaveLength(3)
    expect(read('技能', '社会实践\t2020.07 某村')).toHaveLength(3)
  })

  test('experience may say how long, unless there is a period', () => {
    expect(read('Experience\tfive years')).toHaveLength(1)
    expect(read('Experience\tAcme 2019 – 2021')).toHaveLength(2)
    expect(read('Experience\tAcme 2019 – present')).toHaveLength(2)
    expect(read('Experience\tAcme 2019')).toHaveLength(1)
    expect(read('Skills', 'Experience\tfive years')).toHaveLength(3)
  })

  test('behind a colon, where other headings end in one', () => {
    const open = ['教育背景：', '某大学', '工作经历：', '某公司']
    expect(read(...open, '技能：钢琴').at(-1)).toEqual(['skills', '技能', '钢琴'])
    expect(read('教育背景：', '某大学', '工作经历', '技能：钢琴').at(-1)).toEqual(['work', '工作经历', '技能：钢琴'])
  })

  test.each([
    ['工作经历', '+ 资格证书：PMP', true],
    ['工作经历', '资格证书：PMP', false],
    ['工作经历', '+ Languages: English', true],
    ['工作经历', '+ 技能：Excel', false],
    ['教育背景', '+ 技能：Excel', true],
    ['获奖情况', '+ 技能：Excel', true],
    ['教育背景', '+ 获奖：一等奖', true],
    ['教育背景', '+ 获奖情况：一等奖', true],
    ['教育背景', '+ 项目：某平台', false],
    ['获奖情况', '+ 获奖情况：一等奖', false],
  ])('below %s %s is one at the end: %s', (above, line, isHeading) => {
    expect(read(above, '某事', line)).toHaveLength(isHeading ? 3 : 2)
  })
})

describe('where known headings are in capitals', () => {
  const known = ['WORK EXPERIENCE', 'Acme', 'EDUCATION', 'Leeds']
  const titles = (...lines: string[]) => read(...lines).map(([, title]) => title)

  test.each([
    ['THIS & THAT', true],
    ['THIS AND THAT', true],
    ['FINE PRIZES', true],
    ['NORTH WHARF', false],
    ['This & That', false],
    ['THIS&THAT', false],
    ['- THIS & THAT', false],
    ['A & B', false],
    [`${'A'.repeat(42)} & B`, false],
    [`${'A'.repeat(41)} & B`, true],
    ['CERTIFICATE IV IN ARTS & CRAFTS', false],
    ['THIS & THAT 2', false],
  ])('%s is one: %s', (line, isHeading) => {
    expect(titles(...known, line)).toEqual(['', 'WORK EXPERIENCE', 'EDUCATION', ...(isHeading ? [line] : [])])
    expect(titles('WORK EXPERIENCE', 'Acme', 'Education', 'Leeds', line)).toHaveLength(3)
  })

  const apart = ['+ WORK EXPERIENCE', 'Acme', '+ EDUCATION', 'Leeds']
  test.each([
    ['set apart like them', [...apart, '+ ODDITIES'], true],
    ['in bold like them', ['* WORK EXPERIENCE', 'Acme', '* EDUCATION', 'Leeds', '* ODDITIES'], true],
    ['in bold and apart like them', ['+* WORK EXPERIENCE', 'Acme', '+* EDUCATION', 'Leeds', '+* ODDITIES'], true],
    ['only apart', ['+* WORK EXPERIENCE', 'Acme', '+* EDUCATION', 'Leeds', '+ ODDITIES'], false],
    ['only in bold', ['+* WORK EXPERIENCE', 'Acme', '+* EDUCATION', 'Leeds', '* ODDITIES'], false],
    ['not apart', [...apart, 'ODDITIES'], false],
    ['in small letters', [...apart, '+ Oddities'], false],
    ['a point', [...apart, '+- ODDITIES'], false],
    ['a position', [...apart, '+ CHARGE NURSE'], false],
    ['a certificate', [...apart, '+ CERTIFICATE IV IN PHOTOGRAPHY'], false],
    ['where one of them is not apart', [...apart, 'SKILLS', 'Excel', '+ ODDITIES'], false],
    ['where one of them is in small letters', [...apart, '+ Skills', 'Excel', '+ ODDITIES'], false],
    ['set like nothing', [...known, 'ODDITIES'], false],
    ['as many as they are', ['+ WORK EXPERIENCE', 'Acme', '+ CURIOS', '+ EDUCATION', 'Leeds', '+ ODDITIES'], false],
  ])('an unknown one %s', (_what, lines, isHeading) => {
    expect(titles(...lines).at(-1) === 'ODDITIES').toBe(isHeading)
    expect(titles(...lines)).toHaveLength(lines.some((line) => /skills/i.test(line)) || isHeading ? 4 : 3)
  })
})

describe('years of a life below the details of a person', () => {
  const life = ['2012.03—2017.08  某局科长', '2017.09—2019.01  某处', '兼管某事', '2019.02—至今  某局局长']

  test('are work without a heading', () => {
    expect(read('王明', ...life, '爱好：书')).toEqual([
      ['person', '', '王明', '爱好：书'],
      ['work', '', ...life],
    ])
  })

  test('not of two lines, with labels, or in another section', () => {
    expect(read('王明', ...life.slice(1))).toEqual([['person', '', '王明', ...life.slice(1)]])
    expect(read('2019：某处', '2020：某处', '2021：某处')).toHaveLength(1)
    expect(read('技能', ...life)).toHaveLength(2)
  })
})
