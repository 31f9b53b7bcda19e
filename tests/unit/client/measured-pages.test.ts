import { expect, test } from 'vitest'
import { routes } from '#client/routes.ts'
import { pageKinds } from '#src/contract/page-kinds.ts'

test('every page of the site is counted by its name, and no other', () => {
  expect([...pageKinds].sort()).toEqual(routes.map(({ name }) => name).sort())
})
