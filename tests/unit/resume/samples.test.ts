import { describe, expect, test } from 'vitest'
import { templateDocument } from '#src/content/word/build.ts'
import { catalogue } from '#src/content/word/catalogue.ts'
import { checkResume } from '#src/resume/checks/check.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { composeSample, tellText, toldIn } from '#src/resume/samples/told.ts'

/** What is said of the grey portrait that stands for a photograph, and of designs with a side column. */
const ofTheDesign = ['photo-stand-in', 'columns-two']
const today = `${toldIn}-11-22`
const all = Object.entries(samples)
const linesOf = ({ items }: ResumeDocument) => Object.values(items).flatMap(({ body = '' }) => body.split('\n'))

describe('every sample', () => {
  test.each(all)('%s passes the checks of the editor', (_, document) => {
    const findings = checkResume({ document, today, file: null })
    expect(findings.filter(({ rule }) => !ofTheDesign.includes(rule))).toEqual([])
  })

  test.each(all)('%s counts years as its dates do', (_, document) => {
    const months = Object.values(document.items).flatMap(({ start, end, date }) => [start, end, date].flatMap(monthOf))
    const spans = new Set(
      months.flatMap((from) => [monthOf(today), months].flat().map((to) => Math.floor((to - from + 1) / 12))),
    )
    const { experience = '', headline = '' } = document.basics
    const summaries = Object.values(document.items).flatMap(({ section, body = '' }) =>
      document.sections[section]?.kind === 'self-evaluation' ? [body] : [],
    )
    const counted = [experience, headline, ...summaries].flatMap(yearsIn)
    expect(counted.filter((years) => !spans.has(years))).toEqual([])
  })

  test.each(all)('%s begins no line with what somebody was responsible for', (_, document) => {
    expect(linesOf(document).filter((line) => /^- (?:负责|Responsible for)/u.test(line))).toEqual([])
  })

  test.each(all)('%s tells no height and promises no references', (_, document) => {
    expect(document.basics.height).toBeUndefined()
    expect(linesOf(document).filter((line) => /on request|备索/iu.test(line))).toEqual([])
  })
})

const veterans = ['zh/veteran']
const studied = all.filter(([name, document]) => document.basics.birth && studyOf(document) && !veterans.includes(name))

test.each(studied)('%s began to study between seventeen and twenty', (_, document) => {
  const [started = 0, born = 0] = [studyOf(document), document.basics.birth].flatMap(monthOf)
  expect((started - born) / 12).toBeGreaterThan(17)
  expect((started - born) / 12).toBeLessThan(20)
})

test('results are told in more ways than from one number to another', () => {
  const bullets = all.flatMap(([, document]) => linesOf(document)).filter((line) => line.startsWith('- '))
  const share = (pattern: RegExp) => bullets.filter((line) => pattern.test(line)).length / bullets.length
  expect(share(/由.*\d.*(?:到|至).*\d|from .*\d.* to .*\d/u)).toBeLessThan(0.12)
  expect(share(/\d%[^，；,;]*$/u)).toBeLessThan(0.08)
  expect(share(/\d/u)).toBeLessThan(0.85)
})

test('no two templates have one text', () => {
  const texts = catalogue.map((entry) => JSON.stringify(templateDocument(entry).items))
  expect(new Set(texts).size).toBe(catalogue.length)
})

test('paper is that of the country', () => {
  const letter = catalogue.map(templateDocument).filter(({ design }) => design.page === 'letter')
  const american = catalogue.map(templateDocument).filter(({ basics }) => basics.phone?.startsWith('+1 '))
  expect(letter.map(({ basics }) => basics.name)).toEqual(american.map(({ basics }) => basics.name))
})

describe('telling a sample in another year', () => {
  test('moves its dates and keeps its spans', () => {
    const { items, basics } = composeSample(
      {
        locale: 'en',
        design: 'ink',
        basics: { birth: '1990-05', headline: 'Clerk, {years 2016-07} years' },
        sections: [{ kind: 'work', items: [{ org: 'A', start: '2016-07', present: true, body: 'Since {year 2019}' }] }],
      },
      2028,
    )
    expect({ basics, item: items['work-item-1'] }).toMatchObject({
      basics: { birth: '1992-05', headline: 'Clerk, ten years' },
      item: { start: '2018-07', body: 'Since 2021' },
    })
  })

  test.each([
    ['{years 2016-07}年', 'zh', '十年'],
    ['{years 2015-01}年', 'zh', '十一年'],
    ['{years 2024-11}年', 'zh', '两年'],
    ['{years 2021-07 2025-06}', 'en', 'four'],
    ['{Years 2025-11} years', 'en', 'One years'],
    ['{count 2019-12}', 'zh', '7'],
  ] as const)('%s is %s', (text, locale, told) => {
    expect(tellText(text, locale, 2026)).toBe(told)
  })

  test('refuses a term it does not know', () => {
    expect(() => tellText('{decades 2010-01}', 'en', 2026)).toThrow('{decades 2010-01}')
  })
})

/** When somebody began at a university or college, as far as a résumé tells. */
function studyOf(document: ResumeDocument): string | undefined {
  const studies = Object.values(document.items).filter(
    ({ section }) => document.sections[section]?.kind === 'education',
  )
  return studies.flatMap(({ start }) => start ?? []).toSorted()[0]
}

function monthOf(date: string | undefined): number[] {
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? []
  return year === undefined ? [] : [Number(year) * 12 + Number(month)]
}

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const numerals = ['一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** The numbers of years a text speaks of. */
function yearsIn(text: string): number[] {
  const found = [
    ...text.matchAll(/(?<!\d)(\d{1,2}|[一两三四五六七八九十]+) ?年(?!级|制|度|代|后|前)|(\d+|\b[a-z]+) years\b/giu),
  ]
  return found.flatMap(([, zh = '', en = '']) => {
    const value = zh || en.toLowerCase()
    const known = words.indexOf(value) + 1 || numerals.indexOf(value) + 1 || Number(value)
    return Number.isNaN(known) ? [] : [known]
  })
}
