import { expect, test } from 'vitest'
import { headingOf } from '#src/resume/formats/text/headings.ts'
import { isDetail } from '#src/resume/formats/text/person-labels.ts'
import { inBoth, simplified } from '#src/resume/formats/text/traditional.ts'

test('headings and labels in traditional characters are known, and keep theirs', () => {
  expect(headingOf('工作經歷')).toEqual({ kind: 'work', title: '工作經歷' })
  expect(headingOf('學歷')).toEqual({ kind: 'education', title: '學歷' })
  expect(headingOf('聯絡方式')?.kind).toBe('person')
  expect(['戶籍', '户籍', '電郵', '聯絡電話', '現居地', '民族'].map(isDetail)).toEqual(Array(6).fill(true))
  expect(simplified('戶口所在地')).toBe('户口所在地')
})

test('schools are headings of education, a school is not', () => {
  expect(
    ['School', 'Schooling', 'Schools attended', 'Universities and colleges'].map((text) => headingOf(text)?.kind),
  ).toEqual(Array(4).fill('education'))
  expect(headingOf('School of Arts')).toBeUndefined()
})

test('an expression is widened inside and outside of its classes', () => {
  const either = inBoth(/^大学[师官]$/)
  expect(['大学师', '大學師', '大学官', '大學長'].map((text) => either.test(text))).toEqual([true, true, true, false])
})
