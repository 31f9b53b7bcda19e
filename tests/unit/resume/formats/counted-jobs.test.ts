import { expect, test } from 'vitest'
import { withCountedJobs } from '#src/resume/formats/text/counted-jobs.ts'

/** The lines of a job told in one line, beside another such job. */
function told(text: string) {
  const other = '2010年至2012年，某某酒店，炒锅'
  const lines = withCountedJobs([{ text }, { text: other }, { text: other }], 'work')
  return lines.slice(0, -2).map((line) => (line.level === 2 ? `# ${line.text}` : line.text))
}

test.each([
  ['2018年至今，江畔酒楼，厨师长，管后厨14个人', ['# 江畔酒楼\t厨师长\t2018年至今', '管后厨14个人']],
  ['2016.3-2021.5 渝江大酒店，炒锅', ['# 渝江大酒店\t炒锅\t2016.3-2021.5']],
  [' 2018年至今：江畔酒楼，厨师长。', ['# 江畔酒楼\t厨师长\t2018年至今']],
  ['2018年至今,江畔酒楼, 厨师长,管人', ['# 江畔酒楼\t厨师长\t2018年至今', '管人']],
  ['2018年至今，江畔酒楼（南，北），厨师长', ['# 江畔酒楼（南，北）\t厨师长\t2018年至今']],
  // What somebody did is no position.
  ...['负责后厨', '主要管人', '管后厨', '做菜', '从三锅做到二锅', '在后厨', '带徒弟', '跟师傅'].map(
    (did): [string, string[]] => [`2018年至今，江畔酒楼，${did}，很忙`, ['# 江畔酒楼\t2018年至今', `${did}，很忙`]],
  ),
  [`2018年至今，${'楼'.repeat(24)}，厨师长`, [`# ${'楼'.repeat(24)}\t厨师长\t2018年至今`]],
  [`2018年至今，江畔酒楼，${'师'.repeat(16)}`, [`# 江畔酒楼\t${'师'.repeat(16)}\t2018年至今`]],
])('%s is a job', (text, lines) => {
  expect(told(text)).toEqual(lines)
})

test.each([
  '江畔酒楼，厨师长',
  '2018年，江畔酒楼，厨师长',
  '在2018年至今，江畔酒楼，厨师长',
  '2018年至今江畔酒楼，厨师长',
  '2018年至今 江畔酒楼',
  '2018年至今，江畔酒楼',
  '2018年至今，楼，厨师长',
  '2018年至今，Acme，厨师长',
  '2018年至今，在江畔酒楼，厨师长',
  '2018年至今，从江畔酒楼，厨师长',
  '2018年至今，为江畔酒楼，厨师长',
  '2018年至今，江畔；酒楼，厨师长',
  '2018年至今，江畔酒楼，14个人',
  '2018年至今，江畔酒楼，厨师；长',
  `2018年至今，${'楼'.repeat(25)}，厨师长`,
  `2018年至今，江畔酒楼，${'师'.repeat(17)}`,
])('%s is none', (text) => {
  expect(told(text)).toEqual([text])
})

test('one alone is none, and they are jobs only of work and internships', () => {
  const [one, other] = [{ text: '2018年至今，江畔酒楼，厨师长' }, { text: '2010年至2012年，某某酒店，炒锅' }]
  expect(withCountedJobs([one, { text: '很忙' }], 'work')).toEqual([one, { text: '很忙' }])
  expect(withCountedJobs([one, other], 'projects')).toEqual([one, other])
  expect(withCountedJobs([one, other], 'internship')).toEqual([
    { text: '江畔酒楼\t厨师长\t2018年至今', level: 2 },
    { text: '某某酒店\t炒锅\t2010年至2012年', level: 2 },
  ])
})
