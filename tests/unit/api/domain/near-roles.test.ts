import { expect, test } from 'vitest'
import { nearRole } from '#src/api/domain/near-roles.ts'
import { catalogue } from '#src/content/word/catalogue.ts'

test.each([
  ['采购', 'foreign-trade'],
  ['仓库管理员', 'administrator'],
  ['司机简历', 'veteran'],
  ['保安', 'veteran'],
  ['电工', 'electrical-engineer'],
  ['药剂师', 'nurse'],
  ['平面设计', 'ui-designer'],
  ['Python 开发', 'data-analyst'],
  ['大模型应用', 'algorithm-engineer'],
  ['厨师', 'restaurant-manager'],
  ['快递员', 'part-time'],
  ['焊工', 'mechanical-engineer'],
  ['导购', 'sales-manager'],
  ['空乘', 'hotel-receptionist'],
  ['育婴师', 'kindergarten-teacher'],
  ['质检员', 'quality-engineer'],
  ['书记员', 'legal-counsel'],
  ['安卓', 'frontend-engineer'],
  ['数控操作', 'mechanical-engineer'],
  ['模具师傅', 'mechanical-engineer'],
  ['暖通工程师', 'electrical-engineer'],
  ['验光师', 'nurse'],
  ['月嫂', 'kindergarten-teacher'],
  ['网约车司机', 'veteran'],
  ['美容师', 'hotel-receptionist'],
  ['健身教练', 'teacher'],
  ['welder', 'mechanical-engineer'],
])('%s comes nearest to %s, of which there are templates', (query, role) => {
  expect(nearRole(query, 'zh')).toBe(role)
  expect(catalogue.some((template) => template.role === role)).toBe(true)
})

test.each([
  ['Warehouse assistant', 'first-job'],
  ['electrician', 'mechanical-engineer'],
  ['Graphic designer', 'product-designer'],
  ['Java developer', 'software-engineer'],
  ['pharmacist CV', 'nurse'],
  ['大模型', 'algorithm-engineer'],
])('on an English page %s comes nearest to %s', (query, role) => {
  expect(nearRole(query, 'en')).toBe(role)
})

// A name inside another word is none.
test.each(['', '火星', 'biology', 'contour', 'vetting'])('%j is near to nothing', (query) => {
  expect([nearRole(query, 'zh'), nearRole(query, 'en')]).toEqual([null, null])
})
