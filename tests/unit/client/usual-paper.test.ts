import { expect, test } from 'vitest'
import { onUsualPaper } from '#client/lib/usual-paper.ts'
import { composeResume } from '#src/resume/compose.ts'

const blank = (locale: 'en' | 'zh') => composeResume({ locale, design: 'ink', basics: {}, sections: [] })

test.each([
  ['en-US', 'America/New_York', 'letter'],
  ['en-CA', 'America/Toronto', 'letter'],
  ['es-MX', 'America/Mexico_City', 'letter'],
  ['en-US', 'Pacific/Honolulu', 'letter'],
  // The default language of many browsers elsewhere.
  ['en-US', 'Europe/Berlin', undefined],
  ['en-US', 'Asia/Shanghai', undefined],
  ['en-GB', 'America/New_York', undefined],
  ['pt-BR', 'America/Sao_Paulo', undefined],
  ['en', 'America/New_York', undefined],
])('an English résumé begun in %s, %s, is on %s', (language, timeZone, page) => {
  const where = { languages: [language, 'en'], timeZone }
  expect(onUsualPaper(blank('en'), where).design).toEqual({ id: 'ink', ...(page && { page }) })
})

test('a Chinese résumé is on A4 everywhere, and who has chosen keeps the choice', () => {
  const where = { languages: ['en-US'], timeZone: 'America/New_York' }
  expect(onUsualPaper(blank('zh'), where)).toEqual(blank('zh'))
  const chosen = { ...blank('en'), design: { id: 'ink', page: 'a4' as const } }
  expect(onUsualPaper(chosen, where)).toBe(chosen)
})
