import { describe, expect, test } from 'vitest'
import type { ResumeItem, SectionKind } from '#src/resume/document.ts'
import { assignParts } from '#src/resume/formats/text/entry-fields.ts'

type Case = [kind: SectionKind, head: string, fields: Partial<ResumeItem>, rest?: string[]]

const cases: Record<string, Case[]> = {
  'a sentence behind a school is no part of it': [
    [
      'work',
      'University of Leeds. Led a group of ten\tLecturer',
      { org: 'University of Leeds', title: 'Lecturer' },
      ['Led a group of ten'],
    ],
    [
      'work',
      'Northwind Ltd Group. Led a group\tLecturer',
      { org: 'Northwind Ltd Group. Led a group', title: 'Lecturer' },
    ],
    [
      'work',
      'Leeds College of Law. Tax. Appeals\tLecturer',
      { org: 'Leeds College of Law. Tax. Appeals', title: 'Lecturer' },
    ],
    ['work', 'Escuela Prof. Rivera\tDocente', { org: 'Escuela Prof. Rivera', title: 'Docente' }],
    ['work', 'College of the Dept. Geology\tLecturer', { org: 'College of the Dept. Geology', title: 'Lecturer' }],
    ['work', 'Univ. Leeds College\tLecturer', { org: 'Univ. Leeds College', title: 'Lecturer' }],
    ['work', 'College Inst. Physics\tLecturer', { org: 'College Inst. Physics', title: 'Lecturer' }],
    ['work', 'School of Tech. Drawing\tLecturer', { org: 'School of Tech. Drawing', title: 'Lecturer' }],
    ['work', 'School of St. Mary\tLecturer', { org: 'School of St. Mary', title: 'Lecturer' }],
  ],
  'a place behind the name': [
    ['work', '某研究中心，北京\t工程师', { title: '工程师', org: '某研究中心', city: '北京' }],
    ['work', '某研究中心，内蒙古包头市\t工程师', { title: '工程师', org: '某研究中心，内蒙古包头市' }],
    ['work', '某研究中心，数据组\t工程师', { title: '工程师', org: '某研究中心，数据组' }],
    [
      'work',
      'Lecturer\tUniversity of California, Los Angeles',
      { org: 'University of California, Los Angeles', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tUniversity of California, Los Angeles, Westwood',
      { org: 'University of California, Los Angeles', title: 'Lecturer', city: 'Westwood' },
    ],
    [
      'work',
      'Lecturer\tDepartment of Botany, University of California, Los Angeles',
      { org: 'University of California, Los Angeles', title: 'Lecturer', department: 'Department of Botany' },
    ],
    [
      'work',
      'Lecturer\tState University of New York, Albany',
      { org: 'State University of New York, Albany', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tCity University of New York, Staten Island',
      { org: 'City University of New York, Staten Island', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tCalifornia State University, Fresno',
      { org: 'California State University, Fresno', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tCalifornia State Polytechnic University, Pomona',
      { org: 'California State Polytechnic University, Pomona', title: 'Lecturer' },
    ],
    [
      'work',
      'Lecturer\tThe University of Texas, Austin',
      { org: 'The University of Texas', title: 'Lecturer', city: 'Austin' },
    ],
    [
      'work',
      'Lecturer\tUniversity of Texas Press, Austin',
      { org: 'University of Texas Press', title: 'Lecturer', city: 'Austin' },
    ],
    ['work', 'Driver\tNorthwind, Calgary, AB', { org: 'Northwind', title: 'Driver', city: 'Calgary, AB' }],
    ['work', 'Driver\tCalgary, AB', { city: 'Calgary, AB', title: 'Driver' }],
    ['work', 'Northwind Ltd\tDriver\tCalgary, AB', { city: 'Calgary, AB', org: 'Northwind Ltd', title: 'Driver' }],
    [
      'work',
      'Driver\tNorthwind, Banff Avenue, Boise, ID',
      { title: 'Driver', org: 'Northwind, Banff Avenue', city: 'Boise, ID' },
    ],
    [
      'work',
      'Driver\tVolta Solar, Accra, Tema, Ada',
      { title: 'Driver', org: 'Volta Solar, Accra', city: 'Tema, Ada' },
    ],
    ['work', 'Driver\tVolta Solar, near the mill', { title: 'Driver', org: 'Volta Solar, near the mill' }],
    [
      'work',
      'Manager\tSales Department, Northwind Ltd, Annecy',
      { org: 'Northwind Ltd', title: 'Manager', city: 'Annecy', department: 'Sales Department' },
    ],
    [
      'work',
      'Manager\tSales Department, Northwind Ltd',
      { org: 'Northwind Ltd', title: 'Manager', department: 'Sales Department' },
    ],
    [
      'work',
      'Manager\tSales Department, Northwind Ltd\tRetail Team',
      { org: 'Sales Department, Northwind Ltd', title: 'Manager', department: 'Retail Team' },
    ],
    ['work', 'Manager\tNorthwind Ltd, Sales Department', { org: 'Northwind Ltd, Sales Department', title: 'Manager' }],
    [
      'work',
      'Manager\tSales Department, Retail Division of Northwind Ltd',
      { org: 'Sales Department, Retail Division of Northwind Ltd', title: 'Manager' },
    ],
  ],
  'a position right behind its organisation': [
    ['work', '某某区委办公室综合科科长', { title: '综合科科长', org: '某某区委办公室' }],
    ['work', '某某科技有限公司销售经理', { org: '某某科技有限公司', title: '销售经理' }],
    ['work', '某某科技有限公司销售经理（华东）', { org: '某某科技有限公司', title: '销售经理（华东）' }],
    ['work', '某某科技有限公司销售业务', { org: '某某科技有限公司', title: '销售业务' }],
    ['work', '某某公司销售经理兼区域市场总监', { org: '某某公司销售经理兼区域市场总监' }],
    ['work', '东方红厂工程师', { title: '工程师', org: '东方红厂' }],
    ['work', '东方厂工程师', { title: '东方厂工程师' }],
    ['work', 'A东方红厂工程师', { title: 'A东方红厂工程师' }],
    ['work', '锦程食品集团会计', { org: '锦程食品集团', title: '会计' }],
    ['work', '明远会计师事务所审计助理', { org: '明远会计师事务所', title: '审计助理' }],
    ['work', '江南驻京办事处主任', { title: '主任', org: '江南驻京办事处' }],
    ['work', '市教育委员会干事', { org: '市教育委员会', title: '干事' }],
    ['work', '老地方工作室摄影助理', { org: '老地方工作室', title: '摄影助理' }],
    ['work', '区人民医院护士', { org: '区人民医院', title: '护士' }],
    ['work', '建设路银行柜员主管', { org: '建设路银行', title: '柜员主管' }],
    ['work', '新希望学校教师', { org: '新希望学校', title: '教师' }],
    ['work', '市第一中学教师', { org: '市第一中学', title: '教师' }],
    ['work', '市实验小学教师', { title: '教师', org: '市实验小学' }],
    ['work', '小蓝天幼儿园教师', { org: '小蓝天幼儿园', title: '教师' }],
    ['work', '东锦江酒店前厅经理', { org: '东锦江酒店', title: '前厅经理' }],
    ['work', '新百汇超市店长', { org: '新百汇超市', title: '店长' }],
    ['work', '市教育局科员', { title: '科员', org: '市教育局' }],
    ['work', '某某科技有限公司华东大区市场总监', { org: '某某科技有限公司', title: '华东大区市场总监' }],
    ['work', '某某科技有限公司华东大区的市场总监', { org: '某某科技有限公司华东大区的市场总监' }],
    ['work', '某某科技有限公司人事', { org: '某某科技有限公司', title: '人事' }],
    ['work', '某某科技有限公司销售经理（华）', { org: '某某科技有限公司', title: '销售经理（华）' }],
  ],
  'two names with a point between': [
    ['work', '锦程集团・财务经理', { org: '锦程集团', title: '财务经理' }],
    ['work', '锦程集团·编', { org: '锦程集团·编' }],
    ['work', '锦程集团·编辑', { org: '锦程集团', title: '编辑' }],
    ['work', '锦程集团·经理·华东', { org: '锦程集团·经理·华东' }],
    ['work', 'Labs·Engineer', { title: 'Labs·Engineer' }],
  ],
  'a position at an employer, beside another part': [
    [
      'work',
      'Commis Chef at Harbour Street Kitchen\tTeam Blue',
      { title: 'Commis Chef', org: 'Harbour Street Kitchen', department: 'Team Blue' },
    ],
    [
      'work',
      'Pastry Chef at Harbour Street Manager\tTeam Blue',
      { title: 'Pastry Chef at Harbour Street Manager', org: 'Team Blue' },
    ],
    [
      'work',
      'Chef, Pastry at Harbour Street Kitchen\tTeam Blue',
      { title: 'Chef, Pastry at Harbour Street Kitchen', org: 'Team Blue' },
    ],
    [
      'work',
      'School Nurse at Harbour Street\tTeam Blue',
      { title: 'School Nurse at Harbour Street', org: 'Team Blue' },
    ],
    ['work', 'Looking at Harbour Street\tTeam Blue', { org: 'Looking at Harbour Street', department: 'Team Blue' }],
    ['work', 'CEO at Ace\tTeam Blue', { title: 'CEO', org: 'Ace', department: 'Team Blue' }],
    ['work', 'VP at Ace\tTeam Blue', { title: 'VP at Ace', org: 'Team Blue' }],
    ['work', 'CEO at Ab\tTeam Blue', { title: 'CEO at Ab', org: 'Team Blue' }],
    [
      'work',
      'Data Analyst, Cascade Outdoor Co.\tTeam Blue',
      { org: 'Cascade Outdoor Co.', title: 'Data Analyst', department: 'Team Blue' },
    ],
    ['work', 'Data Analyst, Cascade Outdoor\tTeam Blue', { title: 'Data Analyst, Cascade Outdoor', org: 'Team Blue' }],
    [
      'work',
      'Data Analyst, Acme Corp, Retail\tTeam Blue',
      { title: 'Data Analyst, Acme Corp, Retail', org: 'Team Blue' },
    ],
    ['work', 'Data Work, Acme Corp\tTeam Blue', { org: 'Data Work, Acme Corp', department: 'Team Blue' }],
    [
      'work',
      'Data Analyst, Acme Corp Manager\tTeam Blue',
      { title: 'Data Analyst, Acme Corp Manager', org: 'Team Blue' },
    ],
    [
      'work',
      'Data Analyst, Acme, Inc.\tTeam Blue',
      { org: 'Acme, Inc.', title: 'Data Analyst', department: 'Team Blue' },
    ],
    [
      'work',
      'Data Analyst, Acme, LLC\tTeam Blue',
      { org: 'Acme, LLC', title: 'Data Analyst', department: 'Team Blue' },
    ],
    [
      'work',
      'Data Analyst, Acme, Ltd\tTeam Blue',
      { org: 'Acme, Ltd', title: 'Data Analyst', department: 'Team Blue' },
    ],
  ],
  'a position and an organisation, with a Chinese comma beside another part': [
    ['work', '高原监测中心，遥感工程师\t数据组', { title: '遥感工程师', org: '高原监测中心', department: '数据组' }],
    ['work', '高原监测中心， 遥感工程师\t数据组', { title: '遥感工程师', org: '高原监测中心', department: '数据组' }],
    ['work', '遥感工程师，高原监测中心\t数据组', { title: '遥感工程师', org: '高原监测中心', department: '数据组' }],
    ['work', '高原监测中心，观测站点\t数据组', { org: '高原监测中心，观测站点', title: '数据组' }],
    ['work', '遥感工程师，主管\t数据组', { title: '遥感工程师，主管', org: '数据组' }],
    [
      'work',
      '高原监测中心（一部，二部），遥感工程师\t数据组',
      { title: '遥感工程师', org: '高原监测中心（一部，二部）', department: '数据组' },
    ],
    [
      'work',
      '高原监测中心（），遥感工程师\t数据组',
      { title: '遥感工程师', org: '高原监测中心（）', department: '数据组' },
    ],
    ['work', '高原，监测，工程师\t数据组', { title: '高原，监测，工程师', org: '数据组' }],
    ['work', '高，工程师\t数据组', { title: '高，工程师', org: '数据组' }],
    ['work', '高原，工程师\t数据组', { title: '工程师', org: '高原', department: '数据组' }],
    ['work', 'A1，工程师\t数据组', { title: 'A1，工程师', org: '数据组' }],
  ],
}

describe.each(Object.entries(cases))('names that are parted: %s', (_what, own) => {
  test.each(own)('%s: %s', (kind, head, fields, rest = []) => {
    expect(assignParts(head.split('\t'), kind)).toEqual({ fields, rest })
  })
})
