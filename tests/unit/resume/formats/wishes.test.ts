import { expect, test } from 'vitest'
import { textLines } from '#src/resume/formats/source-line.ts'
import { parseResume } from '#src/resume/formats/text/parse.ts'

/** What is read from the lines below `求职意向`: of the person, and whatever is left over. */
function wishesOf(text: string) {
  const { basics, sections } = parseResume(
    textLines(`王明\n13800138000\n求职意向\n${text}\n工作经历\n某某公司 会计 2019.01-2020.01`),
  )
  const { name: _name, phone: _phone, ...wishes } = basics
  return { wishes, sections: Object.values(sections).map(({ kind }) => kind) }
}

const work = ['work']
const andMore = ['work', 'custom']

test.each([
  ['岗位：会计', { intention: '会计' }, work],
  ['职位:会计', { intention: '会计' }, work],
  ['职务：会计', { intention: '会计' }, work],
  ['城市：深圳', { intentionCity: '深圳' }, work],
  ['地点:深圳', { intentionCity: '深圳' }, work],
  ['地区：深圳', { intentionCity: '深圳' }, work],
  ['重庆', { intentionCity: '重庆' }, work],
  ['期望薪资15K', { salary: '15K' }, work],
  // The cells of a row, and the lines of a list.
  ['厨师长 | 重庆 | 10-15K', { intention: '厨师长', intentionCity: '重庆', salary: '10-15K' }, work],
  ['厨师长｜重庆', { intention: '厨师长', intentionCity: '重庆' }, work],
  ['厨师长\t重庆', { intention: '厨师长', intentionCity: '重庆' }, work],
  ['岗位：厨师长 | 城市：重庆', { intention: '厨师长', intentionCity: '重庆' }, work],
  ['厨师长\n期望薪资15K\n重庆', { intention: '厨师长', salary: '15K', intentionCity: '重庆' }, work],
  // A label in the cell before a place says what it is.
  ['厨师长 | 现居地： | 重庆', { intention: '厨师长', city: '重庆' }, work],
  // How much somebody wants, by each word for it.
  ['厨师长 | 薪资15K', { intention: '厨师长', salary: '15K' }, work],
  ['厨师长 | 目标薪资15K', { intention: '厨师长', salary: '15K' }, work],
  ['厨师长 | 期望月薪15000', { intention: '厨师长', salary: '15000' }, work],
  ['厨师长 | 年薪20万', { intention: '厨师长', salary: '20万' }, work],
  ['厨师长 | 薪酬15K', { intention: '厨师长', salary: '15K' }, work],
  // Commas part a line that says more than the position.
  ['物流经理，期望薪资15K-20K', { intention: '物流经理', salary: '15K-20K' }, work],
  ['物流经理, 目标薪资15K', { intention: '物流经理', salary: '15K' }, work],
  ['物流经理；薪资15K', { intention: '物流经理', salary: '15K' }, work],
  ['物流经理;月薪15K', { intention: '物流经理', salary: '15K' }, work],
  ['物流经理，年薪20万', { intention: '物流经理', salary: '20万' }, work],
  ['物流经理，一周内到岗', { intention: '物流经理', availability: '一周内到岗' }, work],
  ['物流经理，一二三四五六七八入职', { intention: '物流经理' }, andMore],
  ['物流经理，一二三四五六七八九入职', { intention: '物流经理，一二三四五六七八九入职' }, work],
  ['物流经理，采购经理', { intention: '物流经理，采购经理' }, work],
  ['物流经理（总部，期望薪资15K）', { intention: '物流经理（总部，期望薪资15K）' }, work],
])('below its heading, %s', (text, wishes, sections) => {
  expect(wishesOf(text)).toEqual({ wishes, sections })
})
