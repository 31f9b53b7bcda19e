import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordTemplate } from '#src/content/word/catalogue.schema.ts'
import { catalogue } from '#src/content/word/catalogue.ts'

const [entry] = catalogue

test.each(catalogue)('$slug is as templates are', (template) => {
  expect(wordTemplate.safeParse(template).error?.issues ?? []).toEqual([])
})

test.each([
  ['title', 'zh', 4, 30],
  ['title', 'en', 4, 60],
  ['summary', 'zh', 40, 90],
  ['summary', 'en', 80, 160],
] as const)('the %s of a template in %s has %i to %i signs', (field, language, least, most) => {
  fc.assert(
    fc.property(fc.nat(200), (length) => {
      const changed = { ...entry, [field]: { ...entry?.[field], [language]: 'x'.repeat(length) } }
      expect(wordTemplate.safeParse(changed).success).toBe(length >= least && length <= most)
    }),
    { examples: [[least - 1], [least], [most], [most + 1]] },
  )
})

test.each<[string, unknown, boolean]>([
  ['id', 1000, false],
  ['id', 1001, true],
  ['slug', 'x'.repeat(60), true],
  ['slug', 'x'.repeat(61), false],
  ['slug', 'two-words', true],
  ['slug', '-words', false],
  ['slug', 'two--words', false],
  ['slug', 'Words', false],
  ['sample', 'zh/auditor', true],
  ['sample', 'de/auditor', false],
  ['sample', 'a/zh/auditor', false],
  ['sample', 'zh/auditor.ts', false],
  ['updated', '2026-11-31', false],
  ['use', entry?.industry, false],
  ['premium', true, false],
  ['unknown', 1, false],
])('a template may have %s %j: %s', (field, value, isFine) => {
  expect(wordTemplate.safeParse({ ...entry, [field]: value }).success).toBe(isFine)
})
