import { expect, test } from 'vitest'
import { detectLocale } from '#src/resume/formats/detect-locale.ts'

test.each([
  ['', 'en'],
  ['2020 – 2024', 'en'],
  ['简', 'zh'],
  ['简 abcdefg', 'zh'],
  ['简 abcdefgh', 'en'],
  ['简历 abcdefghabcdefg', 'zh'],
  ['简历 abcdefghabcdefgh', 'en'],
  ['简 ÄÖÜ 123 …', 'zh'],
])('%j is in %s', (text, locale) => expect(detectLocale(text)).toBe(locale))
