import { expect, test } from 'vitest'
import { withDatesJoined } from '#src/resume/formats/text/joint-columns.ts'

const joined = (text: string) => withDatesJoined([{ text }]).map((line) => line.text)

test.each([
  ['Acme\tEngineer\t2015\t2018', 'Acme\tEngineer\t2015 – 2018'],
  ['Acme | Engineer | 2015 | 2018', 'Acme | Engineer | 2015 – 2018'],
  ['2015.09\t2018.06\t某大学', '2015.09 – 2018.06\t某大学'],
  ['某公司\t2019年3月\t至今', '某公司\t2019年3月 – 至今'],
  ['Acme\t2013\t2013', 'Acme\t2013 – 2013'],
])('two dates in columns beside each other are a period: %s', (row, whole) => {
  expect(joined(row)).toEqual([whole])
})

test.each([
  'Acme\tEngineer\t2015',
  '2015\t2018',
  'Acme\t2018\t2015',
  'Acme\t2012 – 2015\t2018',
  'Acme\t2012\t2015 – 2018',
  'Prize\t2015\tACM\t2018',
  'Acme, 2015, 2018',
])('no other row is changed: %s', (row) => {
  expect(joined(row)).toEqual([row])
})
