import { expect, test } from 'vitest'
import { parsedText } from '#tests/support/imports/parsed-text.ts'

const wishes = (line: string) => parsedText(`赵敏\n期望职位\n${line}`).basics

test.each([
  ['Java 后端 北京 25-35K 互联网', 'Java 后端'],
  ['Java 后端 / 北京 / 25-35K', 'Java 后端'],
  ['会计 北京 25k-35k·13薪', '会计'],
])('a row of what somebody wants, as job sites list it: %s', (line, intention) => {
  expect(wishes(line)).toMatchObject({ name: '赵敏', intention, intentionCity: '北京' })
})

test.each(['Java 后端 北京', '北京 25-35K Java', 'Java 后端 25-35K'])(
  'without place or pay it is one text: %s',
  (line) => {
    expect(wishes(line).intentionCity).toBeUndefined()
  },
)
