import { expect, test } from 'vitest'
import { guessPosting } from '#src/resume/posting/guess.ts'

const read = (posting: string) => {
  const { title, employer } = guessPosting(posting)
  return [title, employer]
}

test.each<[posting: string, title: string, employer: string]>([
  // Behind labels.
  ['职位:店长\n企业名称 : 墨石', '店长', '墨石'],
  ['Vacancy : Clerk of works\nOrganisation: Acme', 'Clerk of works', 'Acme'],
  ['招聘岗位】店长', '店长', ''],
  ['职位：\n岗位：会计', '会计', ''],
  ['我们的职位：会计', '我们的职位：会计', ''],
  ['会计 | 墨石集团\n公司：青竹\n职位：出纳', '出纳', '青竹'],
  // Below a sign.
  ['• 会计', '会计', ''],
  ['** 会计', '会计', ''],
  ['>>—会计', '会计', ''],
  // Who hires whom.
  ['墨石诚聘会计', '会计', '墨石'],
  ['墨石急聘：会计', '会计', '墨石'],
  ['Acme is looking for an Engineer', 'Engineer', 'Acme'],
  ['Acme IS HIRING a Nurse', 'Nurse', 'Acme'],
  ['Acme is hiring an-d Nurse', 'an-d Nurse', 'Acme'],
  ['会计急聘', '会计急聘', ''],
  ['Acme is hiring AN Engineer', 'Engineer', 'Acme'],
  ['Acme is hiring Nurse as a cook', 'Nurse as a cook', 'Acme'],
  ['会计【上海·全职】| 墨石集团', '会计', '墨石集团'],
  ['会计集团', '会计集团', ''],
  ['本公司：墨石', '', ''],
  ['会计（急聘）| 墨石集团', '会计', '墨石集团'],
  ['会计【急聘】 | 墨石集团', '会计', '墨石集团'],
  // At whom.
  ['Nurse @ Acme', 'Nurse', 'Acme'],
  ['Nurse@Acme', 'Nurse', 'Acme'],
  ['Nurse AT Acme | Leeds', 'Nurse', 'Acme'],
  ['Look at engineer', 'Look at engineer', ''],
  // Parts of a line.
  ['墨石银行 | 银行会计 | 上海', '银行会计', '墨石银行'],
  ['会计·墨石集团', '会计', '墨石集团'],
  ['会计 - 墨石集团', '会计', '墨石集团'],
  ['会计/墨石集团', '会计', '墨石集团'],
  ['Back-end Engineer — Acme Ltd', 'Back-end Engineer', 'Acme Ltd'],
  ['会计 | 上海\n墨石集团', '会计', '墨石集团'],
  ['会计集团 | 上海', '会计集团 | 上海', '会计集团'],
  // Not a sentence.
  ['需要会计，出纳。\n店长', '店长', ''],
  ['we need a nurse, a cook\nNurse', 'Nurse', ''],
  ['we need a nurse.\nNurse', 'Nurse', ''],
  ['会计要做什么？\n店长', '店长', ''],
  ['会计的工作：\n店长', '店长', ''],
  ['a nurse a.b cook', 'a nurse a.b cook', ''],
  // The employer alone on a line.
  ['关于墨石', '', '墨石'],
  ['关于我们\n墨石集团', '', '墨石集团'],
  ['About us\nAbout Acme', '', 'Acme'],
  ['About theatre', '', 'theatre'],
  ['all about Acme', '', ''],
  ['墨石科技。\n青竹大学', '', '青竹大学'],
  ['Acme Inc.', '', ''],
  ['Acme inc', '', 'Acme inc'],
  ['银行业务', '', ''],
  // Without pay and notes.
  ['会计 8-12K', '会计', ''],
  ['会计 8000 – 12000 元', '会计', ''],
  ['会计 | 8000 - 12000元/月 | 墨石集团', '会计', '墨石集团'],
  ['会计 ￥9000', '会计', ''],
  ['会计面议', '会计', ''],
  ['会计 13薪', '会计', ''],
  ['职位：面议会计', '面议会计', ''],
  ['职位：会计 1234567890-2K', '会计 1234567890-2K', ''],
  ['职位：会计（上海） ', '会计', ''],
  ['职位：会计（上海）主管', '会计（上海）主管', ''],
  ['职位：会计  \t主管 ·', '会计 主管', ''],
  ['职位：| 会计。', '会计', ''],
])('%j names the job %j and the employer %j', (posting, title, employer) => {
  expect(read(posting)).toEqual([title, employer])
})

test.each([
  ['HTTPS://a.example/b', 'HTTPS://a.example/b'],
  ['见https://a.example/b，谢谢', 'https://a.example/b'],
  ['<https://a.example/b?c=d!>', 'https://a.example/b?c=d'],
  ['https://a.example/b...', 'https://a.example/b'],
  ['https://a.example/b https://c.example', 'https://a.example/b'],
])('of %j the address is %j', (posting, link) => expect(guessPosting(posting).link).toBe(link))
