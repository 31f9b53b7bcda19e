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
  ['Warehouse assistant', 'administrator'],
  ['electrician', 'electrical-engineer'],
  ['Graphic designer', 'ui-designer'],
  ['pharmacist CV', 'nurse'],
])('%s comes nearest to %s, of which there are templates', (query, role) => {
  expect(nearRole(query)).toBe(role)
  expect(catalogue.some((template) => template.role === role)).toBe(true)
})

// A name inside another word is none.
test.each(['', '火星', 'biology', 'contour', 'vetting'])('%j is near to nothing', (query) => {
  expect(nearRole(query)).toBeNull()
})
