import { describe, expect, test } from 'vitest'
import type { ResumeItem } from '#src/resume/document.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { assignParts } from '#src/resume/formats/text/entry-fields.ts'
import { isDegree, withDegreesBeside } from '#src/resume/formats/text/entry-schools.ts'

type Case = [head: string, fields: Partial<ResumeItem>, rest?: string[]]

/** Each head with its parts between bars. */
function read(cases: readonly Case[]) {
  test.each(cases)('%s', (head, fields, rest = []) => {
    expect(assignParts(head.split('|'), 'education')).toEqual({ fields, rest })
  })
}

describe('a degree and its subject', () => {
  read([
    ['High School Diploma|Leeds College', { degree: 'High School Diploma', org: 'Leeds College' }],
    [
      'Diploma Supplement Course|BSc|University of Oslo',
      { degree: 'BSc', org: 'University of Oslo', title: 'Diploma Supplement Course' },
    ],
    ['系统工程|北海大学|本科', { degree: '本科', org: '北海大学', title: '系统工程' }],
    ['浙江大学|软件工程|非全日制', { org: '浙江大学', title: '软件工程', department: '非全日制' }],
    ['浙江大学|本科|软件工程|远程函授', { degree: '本科', org: '浙江大学', title: '软件工程', department: '远程函授' }],
    ['浙江大学|本科|软件工程|函授部', { degree: '本科', org: '浙江大学', title: '软件工程', department: '函授部' }],
    ['浙江大学|本科|非全日制|软件工程', { degree: '本科（非全日制）', org: '浙江大学', title: '软件工程' }],
    ['本科|软件工程', { degree: '本科', title: '软件工程' }],
    ['本科|数据专业', { degree: '本科', title: '数据专业' }],
    ['本科|某地', { degree: '本科', org: '某地' }],
    ['BSc|Data Science', { degree: 'BSc', title: 'Data Science' }],
    ['BSc|Software Engineering', { degree: 'BSc', title: 'Software Engineering' }],
    ['BSc in Physics|Applied Engineering', { degree: 'BSc', title: 'Physics', org: 'Applied Engineering' }],
    ['Applied Engineering|Oslo Labs|BSc', { degree: 'BSc', org: 'Applied Engineering', title: 'Oslo Labs' }],
    [
      '浙东工业大学环境学院环境工程专业|本科|环工系',
      { degree: '本科', org: '浙东工业大学', department: '环工系', title: '环境工程' },
    ],
    ['BA History; Cardiff University; Wales', { degree: 'BA', title: 'History; Cardiff University; Wales' }],
    ['BA History; Physics', { degree: 'BA', title: 'History; Physics' }],
    ['University of Leeds|物理学（本科）夜大', { org: 'University of Leeds', degree: '物理学（本科）夜大' }],
    ['浙江大学|视觉传达设计 BA Hons', { org: '浙江大学', degree: '视觉传达设计 BA Hons' }],
    ['浙江大学|硕士·计算机科学与技术', { org: '浙江大学', title: '计算机科学与技术', degree: '硕士' }],
    ['浙江大学|内科学（心血管病）· 博士', { org: '浙江大学', title: '内科学（心血管病）', degree: '博士' }],
    ['浙江大学|自动化工学学士', { org: '浙江大学', title: '自动化', degree: '工学学士' }],
    ['浙江大学|应用统计硕士', { org: '浙江大学', title: '应用统计', degree: '硕士' }],
    ['浙江大学|工学学士学位', { org: '浙江大学', degree: '工学学士学位' }],
    ['浙江大学|法学学士', { org: '浙江大学', degree: '法学学士' }],
    ['浙江大学|视觉传达设计 BA', { org: '浙江大学', title: '视觉传达设计', degree: 'BA' }],
    ['浙江大学|视觉传达设计BSc', { org: '浙江大学', title: '视觉传达设计', degree: 'BSc' }],
    ['浙江大学|物理学(本科)', { org: '浙江大学', title: '物理学', degree: '本科' }],
    ['浙江大学|硕士（本科）', { org: '浙江大学', degree: '硕士（本科）' }],
    ['University of Oslo|Diploma in Nursing', { org: 'University of Oslo', title: 'Nursing', degree: 'Diploma' }],
    ['University of Oslo|Diploma IN Nursing', { org: 'University of Oslo', title: 'Nursing', degree: 'Diploma' }],
    ['University of Oslo|BSc Physics', { org: 'University of Oslo', title: 'Physics', degree: 'BSc' }],
    ['University of Oslo|Physics|BSc', { org: 'University of Oslo', title: 'Physics', degree: 'BSc' }],
    ['浙江大学|大学本科|软件工程|非全日制', { org: '浙江大学', title: '软件工程', degree: '大学本科（非全日制）' }],
  ])
})

describe('a school and what stands in its cell', () => {
  read([
    ['大学|北海大学|物理学', { degree: '大学', org: '北海大学', title: '物理学' }],
    ['University of Oslo, Norway, Physics', { org: 'University of Oslo, Norway, Physics' }],
    ['University of Oslo, School of Law', { org: 'University of Oslo, School of Law' }],
    ['History; Cardiff University', { org: 'History; Cardiff University' }],
    ['Grado en Enfermería. Residencia Mayor', { degree: 'Grado en Enfermería. Residencia Mayor' }],
    ['某处，某师范大学，数学', { org: '某处，某师范大学，数学' }],
    ['某师范大学，数学，物理', { org: '某师范大学，数学，物理' }],
    ['某师范大学，数学学院', { org: '某师范大学，数学学院' }],
    ['Physics, University of Oslo', { org: 'University of Oslo', title: 'Physics' }],
    ['Physics, University of Oslo, Norway', { org: 'Physics, University of Oslo', city: 'Norway' }],
    ['School of Law, University of Oslo', { org: 'School of Law, University of Oslo' }],
    ['University of Oslo|Physics|第二学历', { org: 'University of Oslo', title: 'Physics', department: '第二学历' }],
    ['University of Oslo, Physics|2 years', { org: 'University of Oslo', title: 'Physics', department: '2 years' }],
    ['University of Oslo, Norway', { org: 'University of Oslo', city: 'Norway' }],
    ['某师范大学，数学与应用数学', { org: '某师范大学', title: '数学与应用数学' }],
    ['浙东工业大学环境学院环境工程专业', { org: '浙东工业大学', department: '环境学院', title: '环境工程' }],
    ['浙东工业大学环境工程专业', { org: '浙东工业大学', title: '环境工程' }],
    ['浙东工业大学环境工程专业|本科|会计', { org: '浙东工业大学环境工程专业', degree: '本科', title: '会计' }],
    ['Classe préparatoire, Lycée du Parc', { org: 'Lycée du Parc', degree: 'Classe préparatoire' }],
    ['Department of Physics, University of Oslo', { org: 'University of Oslo', department: 'Department of Physics' }],
    ['University of Oslo, GPA 3.9', { org: 'University of Oslo', score: 'GPA 3.9' }],
    [
      'Masterexamen, Interaktionsdesign, Chalmers tekniska högskola',
      { org: 'Chalmers tekniska högskola', title: 'Interaktionsdesign', degree: 'Masterexamen' },
    ],
    ['Grado en Enfermería. Universidad Complutense', { org: 'Universidad Complutense', degree: 'Grado en Enfermería' }],
    ['國立北海大學|商學系|行銷學', { org: '國立北海大學', department: '商學系', title: '行銷學' }],
    ['北海大学|商学院|行销管理', { org: '北海大学', department: '商学院', title: '行销管理' }],
    ['國立北海大學|行銷學系', { org: '國立北海大學', title: '行銷學系' }],
    ['國立北海大學|商學院|行銷學', { org: '國立北海大學', department: '商學院', title: '行銷學' }],
  ])
})

describe('how it was passed', () => {
  read([
    ['GCSEs, Leeds College', { title: 'GCSEs', org: 'Leeds College' }],
    ['A levels, Leeds College', { title: 'A levels', org: 'Leeds College' }],
    [
      'BA Physics|University of Leeds|Pass',
      { org: 'University of Leeds', degree: 'BA', score: 'Pass', title: 'Physics' },
    ],
    ['University of Leeds|Merit|Physics', { org: 'University of Leeds', degree: 'Merit', title: 'Physics' }],
    ['University of Leeds|Merit', { org: 'University of Leeds', score: 'Merit' }],
    ['Merit', { org: 'Merit' }],
    ['本科|在读', { degree: '本科' }, ['在读']],
    ['在读', {}, ['在读']],
    [
      'University of Oslo|BSc in Physics|Minor in Music|Evening class',
      { org: 'University of Oslo', degree: 'BSc', title: 'Physics, Minor in Music', department: 'Evening class' },
    ],
    ['Oslo|BSc in Physics|MINOR IN MUSIC', { degree: 'BSc', title: 'Physics, MINOR IN MUSIC', org: 'Oslo' }],
    [
      'Oslo College|BSc in Physics|A minor in Music',
      { org: 'Oslo College', degree: 'BSc', title: 'Physics', department: 'A minor in Music' },
    ],
    [
      'University of Oslo|BSc Physics|GPA 3.9|4.71 / 5.00|Evening class',
      {
        org: 'University of Oslo',
        degree: 'BSc',
        score: 'GPA 3.9, 4.71 / 5.00',
        title: 'Physics',
        department: 'Evening class',
      },
    ],
    [
      'BA History (First) with French|University of Leeds',
      { org: 'University of Leeds', degree: 'BA', title: 'History (First) with French' },
    ],
    ['University of Oslo, GPA 3.9, Norway', { org: 'University of Oslo, GPA 3.9', city: 'Norway' }],
    [
      'Diploma, Physics, First-class honours|University of Leeds',
      { degree: 'Diploma', org: 'University of Leeds', score: 'First-class honours', title: 'Physics' },
    ],
    [
      'BA History, Merit|University of Leeds',
      { org: 'University of Leeds', degree: 'BA', score: 'Merit', title: 'History' },
    ],
    ['浙江大学|会计|在读', { org: '浙江大学', title: '会计' }, ['在读']],
    ['GCSEs at Leeds College|Harehills', { title: 'GCSEs at Leeds College', org: 'Harehills' }],
    [
      'BA, History; University of Leeds (First)',
      { org: 'University of Leeds', degree: 'BA', title: 'History', score: 'First' },
    ],
    [
      'BA History; Cardiff University (2:1)',
      { org: 'Cardiff University', degree: 'BA', title: 'History', score: '2:1' },
    ],
    [
      'BA History|Cardiff University|Merit',
      { org: 'Cardiff University', degree: 'BA', title: 'History', score: 'Merit' },
    ],
    [
      'University of Oslo|Physics|first class|4.71 / 5.00',
      { org: 'University of Oslo', title: 'Physics', score: 'first class, 4.71 / 5.00' },
    ],
    [
      'University of Oslo|BSc Physics|GPA 3.9|4.71 / 5.00',
      { org: 'University of Oslo', degree: 'BSc', title: 'Physics', score: 'GPA 3.9, 4.71 / 5.00' },
    ],
    ['浙江大学|软件工程|本科|毕业', { org: '浙江大学', degree: '本科', title: '软件工程' }, ['毕业']],
    ['浙江大学|毕业', { org: '浙江大学' }, ['毕业']],
    [
      'A levels: Mathematics A*, French A|Leeds College',
      { org: 'Leeds College', title: 'A levels: Mathematics A*, French A' },
    ],
    ['Oslo|BSc in Physics|minor in Music', { org: 'Oslo', degree: 'BSc', title: 'Physics, minor in Music' }],
  ])
})

describe('the town of a school', () => {
  read([
    [
      'BTS Assistant de manager|Lycée Jeanne-Aubry|Hamar',
      { org: 'Lycée Jeanne-Aubry', degree: 'BTS Assistant de manager', city: 'Hamar' },
    ],
    [
      'BTS Assistant de manager|Atelier Dupont|Hamar',
      { degree: 'BTS Assistant de manager', org: 'Atelier Dupont', title: 'Hamar' },
    ],
    [
      'BTS Assistant de manager|Lycée Jeanne-Aubry|North Hamar',
      { org: 'Lycée Jeanne-Aubry', degree: 'BTS Assistant de manager', title: 'North Hamar' },
    ],
    ['BTS|Lycée Jeanne-Aubry|Hamar', { degree: 'BTS', org: 'Lycée Jeanne-Aubry', title: 'Hamar' }],
    [
      'Ellison High School|Bristol, England, United Kingdom',
      { org: 'Ellison High School', city: 'Bristol, England, United Kingdom' },
    ],
    [
      'Atelier Dupont|BSc Physics|Hamar',
      { degree: 'BSc', title: 'Physics', org: 'Atelier Dupont', department: 'Hamar' },
    ],
    [
      'Diploma, Ellison High School, Nursing, Evenings',
      { degree: 'Diploma', org: 'Ellison High School', title: 'Nursing', city: 'Evenings' },
    ],
    [
      'Diploma, Ellison High School, Killeen, TX',
      { org: 'Ellison High School', degree: 'Diploma', city: 'Killeen, TX' },
    ],
    [
      'BTS Assistant de manager, Lycée Jeanne-Aubry, Rennes',
      { org: 'Lycée Jeanne-Aubry', degree: 'BTS Assistant de manager', city: 'Rennes' },
    ],
    [
      'University of Oslo|BSc Physics|Hamar',
      { org: 'University of Oslo', degree: 'BSc', title: 'Physics', city: 'Hamar' },
    ],
  ])
})

test.each([
  ['本科', true],
  ['大学', true],
  ['大學部', true],
  ['高中', true],
  ['高職', true],
  ['科大', true],
  ['BSc', true],
  ['BSc Physics', false],
  ['大学城', false],
  ['某高中', false],
])('%s is a degree and nothing else: %s', (text, expected) => expect(isDegree(text)).toBe(expected))

test.each<[string, string[], SourceLine[]]>([
  [
    'above its school',
    ['大學', '北海大學　企業管理學系', '2012'],
    [{ text: '北海大學　企業管理學系\t大學', level: 2 }, { text: '2012' }],
  ],
  ['below its school', ['北海大學', '大學'], [{ text: '北海大學' }, { text: '大學' }]],
  [
    'above a school with its period',
    ['大學', '北海大學 2012/9 – 2016/6'],
    [{ text: '大學' }, { text: '北海大學 2012/9 – 2016/6' }],
  ],
  ['above something else', ['大學', '企業管理'], [{ text: '大學' }, { text: '企業管理' }]],
  ['in Latin letters', ['BSc', 'University of Oslo'], [{ text: 'BSc' }, { text: 'University of Oslo' }]],
  ['with its subject', ['物理本科', '北海大學'], [{ text: '物理本科' }, { text: '北海大學' }]],
  ['at the end', ['大學'], [{ text: '大學' }]],
])('a degree %s', (_what, texts, lines) => {
  expect(withDegreesBeside(texts.map((text) => ({ text })))).toEqual(lines)
})
