import { expect, test } from 'vitest'
import type { ResumeBasics } from '#src/resume/document.ts'
import { textLines } from '#src/resume/formats/source-line.ts'
import { readPerson } from '#src/resume/formats/text/person.ts'

/** What a detail below the name, with a position beside it, says without a label. */
function read(detail: string) {
  const { basics, rest } = readPerson(textLines(`王小明\n求职意向：会计\n${detail}`), 'zh')
  const { name, intention, ...said } = basics
  expect({ name, intention }).toEqual({ name: '王小明', intention: '会计' })
  return { said, rest }
}

test.each<[detail: string, said: ResumeBasics]>([
  ['ming.wang+cv@mail.example.com', { email: 'ming.wang+cv@mail.example.com' }],
  ['https://www.github.com/ming', { github: 'https://www.github.com/ming' }],
  ['GitHub.com/ming', { github: 'GitHub.com/ming' }],
  ['https://cn.linkedin.com/in/ming', { linkedin: 'https://cn.linkedin.com/in/ming' }],
  ['ming.dev', { website: 'ming.dev' }],
  ['www.ming.com.cn/cv', { website: 'www.ming.com.cn/cv' }],
  ['https://ming.example/cv', { website: 'https://ming.example/cv' }],
  // Numbers of phones.
  ['13800001111', { phone: '13800001111' }],
  ['138 0000 1111', { phone: '138 0000 1111' }],
  ['(+86) 138-0000-1111', { phone: '(+86) 138-0000-1111' }],
  ['+44 20 7946 0000', { phone: '+44 20 7946 0000' }],
  ['(512) 555-0100', { phone: '(512) 555-0100' }],
  ['010-65529988', { phone: '010-65529988' }],
  ['06 12 34 56 78', { phone: '06 12 34 56 78' }],
  ['0171/5550142', { phone: '0171/5550142' }],
  ['(11) 91234-5678', { phone: '(11) 91234-5678' }],
  ['612 345 678', { phone: '612 345 678' }],
  // Words that say one thing.
  ['男', { gender: '男' }],
  ['女', { gender: '女' }],
  ['中共预备党员', { political: '中共预备党员' }],
  ['群众', { political: '群众' }],
  ['工学硕士', { degree: '工学硕士' }],
  ['硕士研究生', { degree: '硕士研究生' }],
  ['大专学历', { degree: '大专学历' }],
  ['高中', { degree: '高中' }],
  ['工作 5 年', { experience: '工作 5 年' }],
  ['5年以上', { experience: '5年以上' }],
  ['8年财务工作经验', { experience: '8年财务工作经验' }],
  ["5+ years' experience", { experience: "5+ years' experience" }],
  ['1998年5月生', { birth: '1998-05' }],
  ['1998.05.17', { birth: '1998-05-17' }],
  ['2012-05', { birth: '2012-05' }],
  ['离职随时到岗', { jobStatus: '离职随时到岗' }],
  ['应届毕业生', { jobStatus: '应届毕业生' }],
  ['未婚', { marital: '未婚' }],
  ['已婚已育', { marital: '已婚已育' }],
  ['维吾尔族', { ethnicity: '维吾尔族' }],
  ['面议', { salary: '面议' }],
  ['15-20k', { salary: '15-20k' }],
  ['15K~20K·14薪', { salary: '15K~20K·14薪' }],
  ['8000-12000元/月', { salary: '8000-12000元/月' }],
  ['随时到岗', { availability: '随时到岗' }],
  ['一个月内可入职', { availability: '一个月内可入职' }],
  // Places.
  ['杭州', { city: '杭州' }],
  ['上海浦东', { city: '上海浦东' }],
  ['现在杭州', { city: '杭州' }],
  ['现居住于杭州', { city: '杭州' }],
  ['住在杭州西溪', { city: '杭州西溪' }],
  ['Boise – ID', { city: 'Boise – ID' }],
  ['Boise, Idaho 83702', { city: 'Boise, Idaho 83702' }],
  ['四川南充人', { nativePlace: '四川南充' }],
  ['上海市浦东新区张江', { address: '浦东新区张江', city: '上海市' }],
])('%s', (detail, said) => expect(read(detail)).toEqual({ said, rest: [] }))

test.each([
  '男士',
  '老党员群众',
  '博士后出站了',
  '工作5年了',
  '5年前',
  '2013年5月生',
  '1998年',
  '离职后读书写作与游历山川河流',
  '未婚夫',
  '汉族人家',
  '面议为主',
  '1500-2000k',
  '随时到岗吗',
  '上海大学',
  '上海银行',
  '住在一个很远很远很远的地方啊',
  '四川人家',
  '1380000111',
  '138000011112',
  '10 years of experience in finance',
  '会计 10 年了',
])('%s says none of them', (detail) => expect(read(detail)).toEqual({ said: {}, rest: [detail] }))
