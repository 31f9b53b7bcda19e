import { expect, test } from 'vitest'
import { ownPhoto } from '#src/resume/own-photo.ts'

test.each<[string | undefined, string | null]>([
  [undefined, null],
  ['', null],
  ['placeholder', null],
  ['k1', 'k1'],
])('of the photo %j, %j is of one’s own', (photo, own) => {
  expect(ownPhoto({ photo })).toBe(own)
})
