import { expect, test } from 'vitest'
import { linesOf } from '#client/features/editor/checks/lines.ts'
import { recognisedIn } from '#src/resume/checks/machine.ts'
import { soundResume } from './sound-resume.ts'

test('stretches become lines, marks and empty lines go', () => {
  const items = [
    { str: '林知夏', hasEOL: true },
    { type: 'beginMarkedContent' },
    { str: ' ', hasEOL: true },
    { str: '电话 ', hasEOL: false },
    { str: '138 0000 1111', hasEOL: false },
  ]
  expect(linesOf(items)).toBe('林知夏\n电话 138 0000 1111')
})

test('the essentials are found by the usual patterns, however they are spaced', () => {
  const text = '林 知夏\n工作经历 教育背景\n138-0000-1111 zhixia.lin@example.com'
  expect(recognisedIn(soundResume(), text)).toEqual({ name: true, phone: true, email: true, titles: true })
})

test('facts in another spelling are not found, and missing facts are not expected', () => {
  const document = soundResume({ basics: { phone: '', email: 'zhixia@example' } })
  expect(recognisedIn(document, '林知夏 zhixia@example 工作经历')).toEqual({ name: true, email: false, titles: false })
})

test('letters that a file draws as one sign, or as wide as a Chinese one, are the same letters', () => {
  const document = soundResume({ basics: { name: 'Anne Griffin', email: 'anne.griffin@example.com' } })
  const text = 'Ａｎｎｅ Gri\uFB03n\n工作经历 教育背景\n138 0000 1111 anne.griffin@example.com'
  expect(recognisedIn(document, text)).toEqual({ name: true, phone: true, email: true, titles: true })
})
