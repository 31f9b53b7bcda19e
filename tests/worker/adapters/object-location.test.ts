import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createServices } from '#src/services.ts'

const DEVELOPMENT = { ENVIRONMENT: 'development', SITE_URL: 'http://localhost:8787' }

test.each([undefined, 'apac'])('objects are asked for with the place %s, in which they are made', (place) => {
  const asked: unknown[] = []
  const getByName = (...input: unknown[]): never => {
    asked.push(input)
    throw new Error('There is none')
  }
  const bindings = { ...env, ...DEVELOPMENT, OBJECT_LOCATION: place, RESUMES: { getByName }, VISITS: { getByName } }
  const { documents, visits } = createServices(bindings)
  for (const namespace of [documents, visits]) expect(() => namespace.getByName('a')).toThrow('There is none')
  const told = place === undefined ? ['a'] : ['a', { locationHint: place }]
  expect(asked).toEqual([told, told])
})
