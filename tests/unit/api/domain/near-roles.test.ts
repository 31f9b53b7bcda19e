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
  ['清关', 'foreign-trade'],
  ['理货', 'administrator'],
  ['保安队长', 'veteran'],
  ['智能家居', 'electrical-engineer'],
  ['理疗', 'nurse'],
  ['妇产', 'physician'],
  ['排版', 'ui-designer'],
  ['pytorch', 'algorithm-engineer'],
  ['etl', 'data-analyst'],
  ['架构师', 'java-engineer'],
  ['javascript', 'frontend-engineer'],
  ['fpga', 'embedded-engineer'],
  ['机加工', 'mechanical-engineer'],
  ['安环', 'quality-engineer'],
  ['规划', 'civil-engineer'],
  ['投标', 'cost-engineer'],
  ['调酒', 'restaurant-manager'],
  ['讲解员', 'hotel-receptionist'],
  ['保姆', 'kindergarten-teacher'],
  ['语文', 'teacher'],
  ['渠道', 'sales-manager'],
  ['案场', 'property-sales'],
  ['审核员', 'customer-service'],
  ['检察官', 'legal-counsel'],
  ['报税', 'accountant'],
  ['精算', 'insurance-adviser'],
  ['记者', 'editor'],
  ['需求分析', 'product-manager'],
  ['抖音', 'content-operator'],
  ['航拍', 'video-editor'],
  ['薪酬专员', 'human-resources'],
  ['网格员', 'civil-servant'],
  ['收银员', 'part-time'],
  ['西班牙语', 'translator'],
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
  ['helpdesk', 'software-engineer'],
  ['data engineer', 'data-analyst'],
  ['chemist', 'mechanical-engineer'],
  ['construction', 'civil-engineer'],
  ['concierge', 'first-job'],
  ['physician', 'nurse'],
  ['counselor', 'teacher'],
  ['attorney', 'executive-assistant'],
  ['filmmaker', 'product-designer'],
  ['broker', 'account-executive'],
  ['event planner', 'marketing-manager'],
  ['customer support', 'customer-success'],
  ['actuary', 'accountant'],
  ['linguist', 'english-teacher'],
  ['veteran', 'policy-officer'],
  ['recruiter', 'human-resources'],
])('on an English page %s comes nearest to %s', (query, role) => {
  expect(nearRole(query, 'en')).toBe(role)
})

test('what is named in both languages is that of the page', () => {
  expect([nearRole('python', 'zh'), nearRole('cad', 'zh'), nearRole('cad', 'en')]).toEqual([
    'data-analyst',
    'ui-designer',
    'mechanical-engineer',
  ])
})

// A name inside another word is none.
test.each(['', '火星', 'biology', 'contour', 'vetting'])('%j is near to nothing', (query) => {
  expect([nearRole(query, 'zh'), nearRole(query, 'en')]).toEqual([null, null])
})
