import { describe, expect, test } from 'vitest'
import type { NestedItem } from '#src/resume/compose.ts'
import { withEmployers, withSchools } from '#src/resume/formats/text/employers.ts'

describe('a position without an employer', () => {
  const acme = { org: 'Acme', city: 'Leeds', title: 'Engineer', start: '2020-06', end: '2022-01' }
  /** The employer and town of a position below one that began in June 2020. */
  const below = (item: NestedItem, above: NestedItem = acme) => {
    const { org, city } = withEmployers([above, item])[1] ?? {}
    return [org, city]
  }
  const held = ['Acme', 'Leeds']
  const none = [undefined, undefined]

  test.each<[NestedItem, (string | undefined)[]]>([
    [{ title: 'Clerk', start: '2018', end: '2020-06' }, held],
    [{ title: 'Clerk', start: '2018', end: '2020-04' }, held],
    [{ title: 'Clerk', start: '2018', end: '2020-03' }, none],
    [{ title: 'Clerk', start: '2018', end: '2020-08' }, held],
    [{ title: 'Clerk', start: '2018', end: '2020-09' }, none],
    [{ department: 'Sales', start: '2018', end: '2020-06' }, held],
    [{ start: '2018', end: '2020-06' }, none],
    [{ title: 'Clerk', end: '2020-06' }, none],
    [{ title: 'Clerk', start: '2020-06' }, none],
    [{ title: 'Freelance clerk', start: '2018', end: '2020-06' }, none],
    [{ title: 'Career break', start: '2018', end: '2020-06' }, none],
    [{ title: '自由职业', start: '2018', end: '2020-06' }, none],
    [{ title: 'Clerk', org: 'Globex', start: '2018', end: '2020-06' }, ['Globex', undefined]],
  ])('%j is held at %j', (item, place) => {
    expect(below(item)).toEqual(place)
  })

  test('may have ended a year before one that began in a year', () => {
    const above = { ...acme, start: '2020' }
    expect(below({ title: 'Clerk', start: '2017', end: '2018-11' }, above)).toEqual(held)
    expect(below({ title: 'Clerk', start: '2017', end: '2018-10' }, above)).toEqual(none)
  })

  test('is not held where somebody worked alone', () => {
    const alone = { ...acme, title: 'Freelance engineer' }
    expect(below({ title: 'Clerk', start: '2018', end: '2020-06' }, alone)).toEqual(none)
  })
})

describe('an entry that only names the employer', () => {
  const acme = { org: 'Acme', city: 'Leeds', start: '2018-03', end: '2020-05' }
  const clerk = { title: 'Clerk', start: '2018-03', end: '2020-05' }

  test('is merged into the positions within its time', () => {
    const chief = { title: 'Chief', start: '2019', end: '2020-05', body: 'Led.' }
    expect(withEmployers([acme, chief, clerk])).toEqual([
      { org: 'Acme', city: 'Leeds', ...chief },
      { org: 'Acme', city: 'Leeds', ...clerk },
    ])
  })

  test.each([
    ['began before it', { ...clerk, start: '2018-02' }],
    ['ended after it', { ...clerk, end: '2020-06' }],
    ['has an employer', { ...clerk, org: 'Globex' }],
    ['goes on', { title: 'Clerk', start: '2018-03' }],
  ])('stays above a position that %s', (_what, item) => {
    expect(withEmployers([acme, item])).toEqual([acme, item])
  })

  test('takes in positions to the end of its last year, or all if it goes on', () => {
    const place = { org: 'Acme', city: 'Leeds' }
    const [last, after] = [
      { ...clerk, end: '2020-12' },
      { ...clerk, end: '2021-01' },
    ]
    expect(withEmployers([{ ...acme, end: '2020' }, last])).toEqual([{ ...place, ...last }])
    expect(withEmployers([{ ...acme, end: '2020' }, after])).toEqual([{ ...acme, end: '2020' }, after])
    const { end: _, ...open } = acme
    expect(withEmployers([{ ...open, present: true }, after])).toEqual([{ ...place, ...after }])
  })

  test('stays if it says more', () => {
    const told = { ...acme, body: 'Kept the books of the whole firm.' }
    expect(withEmployers([told, { ...clerk, end: '2018-03' }])).toHaveLength(2)
    expect(withEmployers([acme])).toEqual([acme])
  })
})

test('a department below an employer is where somebody was there', () => {
  const [acme, sales] = [
    { org: '某株式会社', title: '主任', start: '2018', end: '2022' },
    { org: '営業部', title: '主任', start: '2019', end: '2020' },
  ]
  const departmentOf = (...items: NestedItem[]) => withEmployers(items).at(-1)?.department
  expect(departmentOf(acme, sales)).toBe('営業部')
  expect(departmentOf(acme, { ...sales, org: '開発グループ' })).toBe('開発グループ')
  expect(departmentOf(acme, { ...sales, org: '部品工業' })).toBeUndefined()
  expect(departmentOf(acme, { ...sales, start: '2017' })).toBeUndefined()
  expect(departmentOf(sales)).toBeUndefined()
})

describe('a degree without a school', () => {
  const leeds = { org: 'Leeds', city: 'Leeds', degree: 'MSc', end: '2020' }
  const place = { org: 'Leeds', city: 'Leeds' }
  const below = (item: NestedItem, above: NestedItem = leeds) => withSchools([above, item])[1]

  test('has that of the degree above', () => {
    expect(below({ degree: 'BSc', end: '2018' })).toEqual({ ...place, degree: 'BSc', end: '2018' })
    expect(below({ degree: 'BSc', start: '2018' })).toEqual({ ...place, degree: 'BSc', start: '2018' })
    expect(withSchools([leeds, { degree: 'BSc', end: '2018' }, { degree: 'BA', end: '2015' }])[2]).toEqual({
      ...place,
      degree: 'BA',
      end: '2015',
    })
  })

  test.each<NestedItem>([
    { degree: 'BSc' },
    { title: 'Physics', end: '2018' },
    { org: 'Oslo', degree: 'BSc', end: '2018' },
    { degree: 'Abitur', end: '2018' },
    { degree: 'A levels', end: '2018' },
    { degree: '高中', end: '2018' },
  ])('has none: %j', (item) => {
    expect(below(item)).toEqual(item)
  })

  test.each(['Lycée Hugo', 'Leeds School', 'Gymnasium', 'Liceo', '某中学'])('may be of a school, %s', (org) => {
    expect(below({ degree: 'Abitur', end: '2018' }, { org, degree: 'x' })).toEqual({
      org,
      degree: 'Abitur',
      end: '2018',
    })
  })

  test('has none below one without a school', () => {
    const items = [leeds, { title: 'Course' }, { degree: 'BSc', end: '2018' }]
    expect(withSchools(items)).toEqual(items)
  })
})
