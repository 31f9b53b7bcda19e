import { expect, test } from 'vitest'
import { guessPosting } from '#src/resume/posting/guess.ts'

test.each([
  ['职位名称：高级产品经理（支付方向）\n公司：青竹科技有限公司\n薪资：25-40K·16薪', '高级产品经理', '青竹科技有限公司'],
  [
    '产品经理 25-40K·16薪\n上海 3-5年 本科\n青竹科技（上海）有限公司\n岗位职责：\n1、负责支付产品',
    '产品经理',
    '青竹科技（上海）有限公司',
  ],
  ['青竹科技招聘：前端开发工程师\n我们需要你熟悉 React。', '前端开发工程师', '青竹科技'],
  ['【岗位】初中数学老师\n岗位职责\n1. 备课，上课', '初中数学老师', ''],
  ['会计 | 墨石集团 | 杭州\n任职要求：熟悉用友。', '会计', '墨石集团'],
  ['岗位职责：\n1、负责支付产品的规划；\n2、与设计师、工程师合作。', '', ''],
  ['# Senior Product Manager at Acme\nYou will own payments.', 'Senior Product Manager', 'Acme'],
  ['Acme is hiring a Data Analyst (m/f/d)\nhttps://jobs.example.com/7.', 'Data Analyst', 'Acme'],
  ['Job title: Staff nurse\nEmployer: St Mary’s Hospital\nNights', 'Staff nurse', 'St Mary’s Hospital'],
  ['Back-end Engineer – Berlin\nAbout Blue River\nWe build boats.', 'Back-end Engineer', 'Blue River'],
  [
    'Senior ICU Nurse – Houston, TX\nMemorial Hermann Hospital\nNights',
    'Senior ICU Nurse',
    'Memorial Hermann Hospital',
  ],
  ['Software Engineer, Payments\nAbout Blue River', 'Software Engineer, Payments', 'Blue River'],
  ['Data Analyst at Acme, London (hybrid)', 'Data Analyst', 'Acme'],
  ['Talk to engineers, designers and nurses', '', ''],
  ['About the role\nYou will plan payments and talk to engineers.', '', ''],
  ['', '', ''],
])('%j names the job %j and the employer %j', (posting, title, employer) => {
  const { link: _, ...facts } = guessPosting(posting)
  expect(facts).toEqual({ title, employer })
})

test.each([
  ['投递：https://jobs.example.com/a?b=1。谢谢', 'https://jobs.example.com/a?b=1'],
  ['(see http://example.com/jobs/7).', 'http://example.com/jobs/7'],
  ['ftp://example.com javascript:alert(1)', ''],
  [`https://example.com/${'x'.repeat(500)}`, ''],
])('of %j the address is %j', (posting, link) => {
  expect(guessPosting(posting).link).toBe(link)
})

const letters = (count: number) => 'a'.repeat(count)

test.each([
  [`公司：${letters(60)}`, { title: '', employer: letters(60), link: '' }],
  [`公司：${letters(61)}\n单位：墨石`, { title: '', employer: '墨石', link: '' }],
  [`${letters(57)}产品经`, { title: `${letters(57)}产品经`, employer: '', link: '' }],
  [`${letters(58)}产品经\n会计`, { title: '会计', employer: '', link: '' }],
  [`${letters(58)}银行`, { title: '', employer: `${letters(58)}银行`, link: '' }],
  [`${letters(59)}银行`, { title: '', employer: '', link: '' }],
  [`${'x\n'.repeat(39)}会计`, { title: '会计', employer: '', link: '' }],
  [`${'x\n\n'.repeat(40)}会计`, { title: '', employer: '', link: '' }],
])('of %j, at the end of what is read: %j', (posting, facts) => {
  expect(guessPosting(posting)).toEqual(facts)
})

test.each([500, 501])('an address of %i characters, of which 500 are read', (length) => {
  const link = `https://example.com/${letters(length - 20)}`
  expect(guessPosting(`${link} `).link).toBe(length === 500 ? link : '')
})
