import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noticesText } from '#scripts/lib/notices.ts'

test('the third-party notices are those of what is delivered; `npm run notices` writes them', () => {
  expect(readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')).toBe(noticesText())
})
