import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpointPath, endpoints } from '#src/contract/index.ts'
import { examples } from '#tests/suites/examples.ts'

test.each(Object.keys(endpoints))('%s has an implementation and tests of its own name', (name) => {
  const files = [`src/api/endpoints/${name}.ts`, `tests/worker/api/endpoints/${name}.test.ts`]
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test.each(Object.entries(endpoints))('the example of %s is valid', (name, { input }) => {
  expect(input.safeParse(Object.entries(examples).find(([key]) => key === name)?.[1]).error).toBe(undefined)
})

test('paths are wire names below /api/', () => {
  expect(endpointPath('user.TemplateCollections/userConllectionList')).toBe(
    '/api/user.TemplateCollections/userConllectionList',
  )
})
