import { expect, test } from 'vitest'
import { htmlLines } from '#src/resume/formats/html/lines.ts'

const read = (page: string) => htmlLines(`<html><body>${page}</body></html>`)

test('elements of a list with a text that is a period are entries, and so is what they are in', () => {
  const role = (title: string, time: string) =>
    `<li><div><span>${title}</span></div><span>${time} · 2 yrs 1 mo</span></li>`
  const page = `<ul><li><img src="a.png"><a href="https://example.com/acme"><div>Acme Foods</div><span>Full-time</span></a>
    <ul>${role('Planner', 'Jan 2022 - Present')}${role('Clerk', 'Dec 2019 - Dec 2021')}</ul></li>
    <li><span>Leeds College</span><span>BSc Physics</span><span>2014 - 2016</span></li></ul>`
  expect(read(page)).toEqual([
    { text: 'Acme Foods', level: 2 },
    { text: 'Full-time' },
    { text: 'Planner', level: 2 },
    { text: 'Jan 2022 - Present · 2 yrs 1 mo' },
    { text: 'Clerk', level: 2 },
    { text: 'Dec 2019 - Dec 2021 · 2 yrs 1 mo' },
    { text: 'Leeds College', level: 2 },
    { text: 'BSc Physics' },
    { text: '2014 - 2016' },
  ])
})

test('points with a year, and elements with a heading, are none', () => {
  const lines = read('<ul><li><b>Prize</b> <span>2019</span></li><li>Led a team since 2018</li></ul>')
  expect(lines.map(({ bullet, level }) => [bullet, level])).toEqual([
    [true, undefined],
    [true, undefined],
  ])
  expect(read('<ul><li><h3>Acme</h3><p>Engineer</p><p>2018 – 2020</p></li></ul>')[0]).toMatchObject({ text: 'Acme' })
})

test('headings of the fifth rank are of entries, those of the second of sections when none is known', () => {
  const levels = (page: string) => read(page).map(({ text, level }) => [text, level])
  expect(levels('<h1>Ada</h1><h5>Skills</h5><p>Go</p>')).toEqual([
    ['Ada', undefined],
    ['Skills', 2],
    ['Go', undefined],
  ])
  expect(levels('<h1>Ada</h1><h2>Delights</h2><h3>Acme</h3>')).toEqual([
    ['Ada', undefined],
    ['Delights', 1],
    ['Acme', 2],
  ])
})
