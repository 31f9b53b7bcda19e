import { expect, test } from 'vitest'
import { guessKind, headingOf } from '#src/resume/formats/text/headings.ts'

test.each([
  ['工作经历', 'work', '工作经历'],
  ['一、工作经历', 'work', '工作经历'],
  ['十二、工作经历', 'work', '工作经历'],
  ['12．工作经历', 'work', '工作经历'],
  ['【工作经历】', 'work', '工作经历'],
  ['工作经历：', 'work', '工作经历'],
  ['工 作 经 历', 'work', '工作经历'],
  ['自我评价 ABOUT ME', 'self-evaluation', '自我评价'],
  ['项目经验 Project Experience', 'projects', '项目经验'],
  ['兴趣爱好 Hobbies', 'interests', '兴趣爱好'],
  // What only repeats it in English is left out, anything else is not.
  ['工作经历 Acme', 'work', '工作经历 Acme'],
  ['专业技能 SKILLS', 'skills', '专业技能'],
  ['语言能力 LANGUAGES', 'languages', '语言能力'],
  ['证书 Certificates', 'certificates', '证书'],
  ['【竞赛获奖】', 'awards', '竞赛获奖'],
  ['学科竞赛', 'awards', '学科竞赛'],
  ['【校园】', 'campus', '校园'],
  ['【自评】', 'self-evaluation', '自评'],
  ['荣誉及证书', 'awards', '荣誉及证书'],
  ['奖学金及荣誉', 'awards', '奖学金及荣誉'],
  ['在校荣誉', 'awards', '在校荣誉'],
  ['支教经历', 'campus', '支教经历'],
  ['开源贡献', 'projects', '开源贡献'],
  ['求职期望', 'person', '求职期望'],
  ['基础信息', 'person', '基础信息'],
  ['Work Experience', 'work', 'Work Experience'],
  ['WORK EXPERIENCE:', 'work', 'WORK EXPERIENCE'],
  ['Skills & Tools', 'skills', 'Skills & Tools'],
  ['Volunteer experience', 'campus', 'Volunteer experience'],
  ['Education and Training', 'education', 'Education and Training'],
  ['Licenses & Certifications', 'certificates', 'Licenses & Certifications'],
  ['Honours, awards', 'awards', 'Honours, awards'],
  ['References', 'custom', 'References'],
  // Two kinds are that of the first, unless that has none of its own.
  ['Courses and licences', 'certificates', 'Courses and licences'],
  ['Licences & courses', 'certificates', 'Licences & courses'],
  ['Portfolio and hobbies', 'portfolio', 'Portfolio and hobbies'],
  ['Referees and awards', 'awards', 'Referees and awards'],
  ['Berufserfahrung', 'work', 'Berufserfahrung'],
  ['Persönliche Daten', 'person', 'Persönliche Daten'],
  ['EXPÉRIENCES PROFESSIONNELLES', 'work', 'EXPÉRIENCES PROFESSIONNELLES'],
  ['CENTRES D’INTÉRÊT', 'interests', 'CENTRES D’INTÉRÊT'],
])('%s is a heading', (line, kind, title) => {
  expect(headingOf(line)).toEqual({ kind, title })
})

test.each([
  '123、工作经历',
  '工作经历。',
  '工作经历，',
  '工作经历； ',
  '工作',
  '获奖经历 2020',
  // Three kinds whose heading may stand beside what they list.
  '专业技能 SQL',
  '语言 English',
  '证书 CET-6',
  'My life',
  'Courses and training',
  'Courses, licences',
  'Coursesandlicences',
  'Licences and gardening',
  'Portfolio and hobbies and cover letter',
  'Portfolio and contact',
  'Contact and portfolio',
  'Professional Experience of mine',
  'Papers and talks of 2020',
  'Skills '.repeat(9),
])('%s is none', (line) => {
  expect(headingOf(line)).toBeUndefined()
})

test.each([
  ['Talks and papers', 'publications'],
  ['Tools', 'skills'],
  ['开源项目', 'projects'],
  ['My awards', 'awards'],
  ['语言', 'languages'],
  ['演讲', 'custom'],
  ['', 'custom'],
])('a section called %j is most likely %s', (title, kind) => {
  expect(guessKind(title)).toBe(kind)
})
