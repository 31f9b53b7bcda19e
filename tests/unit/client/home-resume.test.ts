import { expect, test } from 'vitest'
import { homeResume } from '#client/i18n/home-resume.ts'
import { tellText, toldIn } from '#src/resume/samples/told.ts'

/** The dates are written out, so that the home page loads nothing that could count; raise the years with `toldIn`. */
test.each([
  ['zh', '年经验', 'count'],
  ['en', 'years in', 'years'],
] as const)('the résumé on the home page has the years of experience its dates give, in %s', (locale, unit, kind) => {
  const { contact, sections } = homeResume[locale]
  const jobs = sections[1]?.lines.flatMap(({ side }) => side ?? []) ?? []
  const since = jobs.map((period) => period.slice(0, period.indexOf(' ')).replace('.', '-')).toSorted()[0]
  const years = tellText(`{${kind} ${since} ${toldIn}-11}`, locale, toldIn)
  expect([contact, ...sections.flatMap(({ lines }) => lines.map(({ text }) => text))].join('\n')).toContain(
    ` ${years} ${unit}`,
  )
})
