import { expect, test } from 'vitest'
import { otherHeadings } from '#src/resume/formats/text/other-languages.ts'

/** A heading of each pattern, and of each part of one that has ends of its own. */
const words = [
  ...['контакты', 'iletisim', '기본정보', 'о себе', 'ozet', 'опыт работы', 'deneyim', '경력', '업무경험'],
  ...['образование', 'qua trinh hoc tap', 'практика', 'проекты', '봉사활동', 'языки', '언어', 'навыки', 'beceriler'],
  ...['기술', '보유역량', '스킬', 'курсы', '면허', 'награды', '논문', '포트폴리오', 'хобби'],
  ...['рекомендации', 'referanslar'],
]
const patterns = otherHeadings.map(([, pattern]) => pattern)

test('each pattern of headings in other languages has one here', () => {
  expect(patterns.filter((pattern) => !words.some((word) => pattern.test(word)))).toEqual([])
})

test.each(words)('%s is a heading alone, not as the beginning or the end of a text', (word) => {
  const matches = [word, `q${word}`, `${word}q`].map((text) => patterns.some((pattern) => pattern.test(text)))
  expect(matches).toEqual([true, false, false])
})
