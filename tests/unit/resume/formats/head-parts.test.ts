import { describe, expect, test } from 'vitest'
import { headParts, isTitleLike, namesSomething } from '#src/resume/formats/text/entry-fields.ts'

describe('the parts of a heading', () => {
  test.each([
    ['Lakeshore Electric Co. (Chicago, IL)', ['Lakeshore Electric Co.', 'Chicago, IL']],
    ['The mill (Chicago, IL)', ['The mill', 'Chicago, IL']],
    ['Clínica La Asunción (Tolosa)', ['Clínica La Asunción', 'Tolosa']],
    ['Hôtel Martin SARL (Saint-Briac)', ['Hôtel Martin SARL', 'Saint-Briac']],
    ['Northwind Ltd (Remote)', ['Northwind Ltd', 'Remote']],
    ['Northwind Ltd (Fintech)', ['Northwind Ltd (Fintech)']],
    ['Northwind Ltd (York)', ['Northwind Ltd', 'York']],
    ['Northwind Ltd (Ayr)', ['Northwind Ltd (Ayr)']],
    ['Northwind Ltd (Unionpart)', ['Northwind Ltd', 'Unionpart']],
    ['Lycée du Parc (Annecy)', ['Lycée du Parc', 'Annecy']],
    ['Northwind Ltd (annecy)', ['Northwind Ltd (annecy)']],
    ['Northwind Ltd (Annecy Nord)', ['Northwind Ltd (Annecy Nord)']],
    ['Northwind Ltd (Annecy2)', ['Northwind Ltd (Annecy2)']],
    ['Northwind Ltd (Nurse)', ['Northwind Ltd (Nurse)']],
    ['Nurse (Annecy)', ['Nurse (Annecy)']],
    ['Leeds College BSc (Annecy)', ['Leeds College BSc (Annecy)']],
    ['Northwind Ltd, Nurse (Annecy)', ['Northwind Ltd, Nurse (Annecy)']],
    ['Nurse | Northwind Ltd (Annecy)', ['Nurse', 'Northwind Ltd', 'Annecy']],
    ['Northwind Ltd | Nurse (Annecy)', ['Northwind Ltd', 'Nurse (Annecy)']],
    ['Northwind Ltd\tNurse (Annecy)', ['Northwind Ltd', 'Nurse (Annecy)']],
    ['Bachelor of Science - BS, Information Systems', ['Bachelor of Science - BS, Information Systems']],
    ['Master of Arts - MA', ['Master of Arts - MA']],
    ['Associate of Arts - AA, History', ['Associate of Arts - AA, History']],
    ['Doctor of Law - JD', ['Doctor of Law - JD']],
    ['Bachelor of Science - Information Systems', ['Bachelor of Science', 'Information Systems']],
    ['Diploma of Nursing - RN', ['Diploma of Nursing', 'RN']],
    ['某公司（500-999人 | 食品）', ['某公司（500-999人，食品）']],
    ['某公司（500-999人｜食品） | 店长', ['某公司（500-999人，食品）', '店长']],
    ['律师助理 / 实习律师', ['律师助理 / 实习律师']],
    ['某某律所\t律师助理 / 实习律师', ['某某律所', '律师助理 / 实习律师']],
    ['律师助理 / 法律事务', ['律师助理', '法律事务']],
    ['江苏 / 实习律师', ['江苏', '实习律师']],
    ['律师助理 / 实习律师 / 法务', ['律师助理', '实习律师', '法务']],
    ['Engineer (Platform  Team) – Northwind', ['Engineer (Platform  Team)', 'Northwind']],
    ['工程师（平台 研发）　某公司', ['工程师（平台 研发）', '某公司']],
    ['Northwind example.com/jobs', ['Northwind', 'example.com/jobs']],
    ['Northwind http://x.cn', ['Northwind', 'http://x.cn']],
    ['Northwind HTTPS://X.CN', ['Northwind', 'HTTPS://X.CN']],
    ['Northwind EXAMPLE.ORG', ['Northwind', 'EXAMPLE.ORG']],
    ['Northwind example.org and more', ['Northwind example.org and more']],
    ['Northwind www.example.com here', ['Northwind', 'www.example.com here']],
    ['中华公司 Analyst', ['中华公司', 'Analyst']],
    ['中华集团 Analyst', ['中华集团', 'Analyst']],
    ['华夏银行 Manager', ['华夏银行', 'Manager']],
    ['中山医院 Nurse', ['中山医院', 'Nurse']],
    ['四海集团 Trading Group', ['四海集团 Trading Group']],
    ['中国公司 China Company Ltd', ['中国公司 China Company Ltd']],
    ['中国公司 China Inc', ['中国公司 China Inc']],
    ['中国公司 China Co', ['中国公司 China Co']],
    ['中国公司 China Corp', ['中国公司 China Corp']],
    ['仁和医院 Renhe Hospital', ['仁和医院 Renhe Hospital']],
    ['华夏银行 Huaxia Bank', ['华夏银行 Huaxia Bank']],
    ['华夏银行 analyst', ['华夏银行 analyst']],
    ['四川大学 Chengdu', ['四川大学 Chengdu']],
    ['（上海） 北京', ['（上海）', '北京']],
    ['：Acme、', ['Acme']],
    [',，、:Acme:，,', ['Acme']],
    ['Acme -\t2020', ['Acme', '2020']],
    ['Acme ·', ['Acme']],
    ['Acme — Ltd', ['Acme', 'Ltd']],
    ['★ Acme', ['Acme']],
    ['Acme ★ Ltd', ['Acme ★ Ltd']],
    ['Acme | ► Engineer', ['Acme', 'Engineer']],
    ['*Acme* | _Engineer_', ['Acme', 'Engineer']],
    ['*Acme | Engineer*', ['*Acme', 'Engineer*']],
    ['* Acme*', ['* Acme*']],
    ['*Acme*x', ['*Acme*x']],
    ['x*Acme*', ['x*Acme*']],
    ['*Acme_', ['*Acme_']],
    ['Acme • Engineer ● Leeds ∣ 2020', ['Acme', 'Engineer', 'Leeds', '2020']],
    ['Acme｜Engineer', ['Acme', 'Engineer']],
    ['Acme — Engineer', ['Acme', 'Engineer']],
    ['Acme - Engineer', ['Acme', 'Engineer']],
    ['Acme --- Engineer', ['Acme', 'Engineer']],
    ['Acme ─ Engineer', ['Acme', 'Engineer']],
    ['Acme ---- Engineer', ['Acme ---- Engineer']],
    ['Acme\u2002Engineer\u2003Leeds\u30002020', ['Acme', 'Engineer', 'Leeds', '2020']],
    ['· – ·', []],
  ])('%s', (text, parts) => expect(headParts(text)).toEqual(parts))
})

test.each(
  'Hybrid|Contract|Freelance|Part|Full|Temporary|Permanent|Internship|Volunteer|Start|Acquired|Formerly|Now|Subsidiary|Consulting|Retail|Online|Honours|First|Second|Distinction|Merit|Pass'.split(
    '|',
  ),
)('%s in brackets is no town', (word) => {
  const name = `Northwind Ltd (${word})`
  expect(headParts(name)).toEqual([name])
})

test.each(['net', 'io', 'dev', 'me', 'app', 'cn', 'co', 'com', 'org'])(
  'an address that ends in .%s is a part',
  (end) => {
    expect(headParts(`Northwind north-wind.${end}`)).toEqual(['Northwind', `north-wind.${end}`])
  },
)

test.each([
  ['Northwind Ltd.', true],
  ['Northwind Inc.', true],
  ['Northwind Co.', true],
  ['Northwind Corp.', true],
  ['Przodownik auj.', true],
  ['Northwind S.A.', true],
  ['Bakery St.', false],
  ['Fleury B.Pharm.', true],
  ['Fleury B.Pharma.', false],
  ['Northwind ltd.', false],
  ['负责招聘。', false],
  ['负责招聘！', false],
  ['负责招聘？', false],
  ['负责招聘；', false],
  ['负责招聘，', false],
  ['负责招聘、', false],
  ['Go on!', false],
  ['什么。公司', true],
])('%s may be a heading: %s', (text, expected) => expect(isTitleLike(text)).toBe(expected))

test('a heading may be longer where it is said', () => {
  expect(isTitleLike('x'.repeat(120), 120)).toBe(true)
  expect(isTitleLike('x'.repeat(121), 120)).toBe(false)
})

test.each([
  ['某公司', true],
  ['北海大学', true],
  ['店长', true],
  ['某公司。', false],
  ['另一件事', false],
])('%s names something: %s', (text, expected) => expect(namesSomething(text)).toBe(expected))
