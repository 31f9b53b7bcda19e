import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shareCards } from '#scripts/lib/share-cards.ts'
import drawn from '#src/content/share-pictures.json' with { type: 'json' }

test('every page that is shared has its picture, as it is now: node scripts/share-pictures.ts draws them', () => {
  const cards = shareCards()
  expect(Object.fromEntries(cards.map(({ name, sha256 }) => [name, sha256]))).toEqual(drawn)
  expect(cards.filter(({ name }) => !existsSync(`public/og/${name}.webp`))).toEqual([])
})
