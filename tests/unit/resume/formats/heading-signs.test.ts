import { expect, test } from 'vitest'
import { headingsBySign, leadingSign } from '#src/resume/formats/heading-signs.ts'

const known = ['▎工作经历', '▎教育背景']

test.each([
  ['two known headings of different kinds are enough', known, known],
  ['an unknown one between them', [...known, '▎社交主页'], [...known, '▎社交主页']],
  ['spaces around the sign', ['◆ 工作经历', '  ◆教育背景', '◆ 甲'], ['◆ 工作经历', '  ◆教育背景', '◆ 甲']],
  ['the same sign twice', [...known, '▎▎甲'], [...known, '▎▎甲']],
  ['more known than unknown rows', [...known, '▎技能', '▎甲', '▎乙'], [...known, '▎技能', '▎甲', '▎乙']],
  ['not as many unknown as known rows', [...known, '▎甲', '▎乙'], []],
  ['not two headings of one kind', ['▎工作经历', '▎工作经验', '▎甲'], []],
  ['not two signs with a heading each', ['▎工作经历', '■教育背景', '▎甲'], []],
  ['not three signs at once', [...known, '▎▎▎甲'], known],
  ['not a sign before a number', [...known, '▎2020'], known],
  ['not a sign between words', [...known, '甲▎乙'], known],
  ['not another sign, and not a row without one', [...known, '●甲', '乙'], known],
  [
    'as long as thirty characters, without the space around them',
    [...known, ` ▎${'甲'.repeat(29)} `],
    [...known, ` ▎${'甲'.repeat(29)} `],
  ],
  ['none at all beside a longer row', [...known, `▎${'甲'.repeat(30)}`], []],
  // A label is of the person, unless it is a known heading.
  ['not the label of a field', [...known, '▎生年月日'], known],
  ['not a label with its text', [...known, '▎某事：护士', '▎某处: 上海', '▎技能'], [...known, '▎技能']],
  ['a colon with nothing behind it', [...known, '▎某事： '], [...known, '▎某事： ']],
  ['a known heading that is a label too', [...known, '▎求职意向'], [...known, '▎求职意向']],
])('headings marked by a sign: %s', (_what, rows, headings) => {
  expect([...headingsBySign(rows)]).toEqual(headings)
})

test.each([...'-–—*+>#|(（【[“"‘\'<《「'])('%s is a sign of Markdown or of a bracket', (sign) => {
  expect(headingsBySign([`${sign}工作经历`, `${sign}教育背景`])).toEqual(new Set())
})

test('the sign goes with the space around it', () => {
  expect([' ◆ 甲 ◆', '◆◆ 甲', '甲 ◆ 乙'].map((row) => row.replace(leadingSign, ''))).toEqual(['甲 ◆', '甲', '甲 ◆ 乙'])
})
