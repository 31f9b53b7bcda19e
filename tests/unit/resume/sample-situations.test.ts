import { expect, test } from 'vitest'
import { catalogue } from '#src/content/word/catalogue.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { samplesBySituation } from '#src/resume/samples/situations.ts'

test('every sample has one situation, that of its Word templates', () => {
  const listed = Object.entries(samplesBySituation).flatMap(([situation, names]) =>
    names.map((name) => `${name} ${situation}`),
  )
  expect(listed.length).toBe(Object.keys(samples).length)
  expect([...new Set(catalogue.map(({ sample, use }) => `${sample} ${use}`))].sort()).toEqual(listed.sort())
})
