import { expect, test } from 'vitest'
import { openApi } from '#scripts/lib/open-api.ts'
import { apiErrors, endpointPath, endpoints } from '#src/contract/index.ts'

const document = JSON.parse(JSON.stringify(openApi()))

test('every endpoint is there under its path and method, and nothing else', () => {
  const described = Object.entries(document.paths).map(([path, item]) => [path, Object.keys(Object(item))])
  const declared = Object.entries(endpoints).map(([name, { method }]) => [`/api/${name}`, [method.toLowerCase()]])
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(declared))
})

test('every reference leads somewhere, and no schema says nothing about an object', () => {
  const text = JSON.stringify(document)
  for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    expect(path.split('/').reduce((at, part) => at?.[part], document)).toBeTypeOf('object')
  }
  expect(text).not.toContain('$defs')
})

test('a query, a body, a file and their answers', () => {
  const { parameters, security, responses } = document.paths[endpointPath('user.Pay/vip')].get
  expect(parameters.map(({ name, $ref }: { name?: string; $ref?: string }) => name ?? $ref)).toEqual([
    '#/components/parameters/server',
    '#/components/parameters/language',
    'id',
    'pay_type',
    'surface',
    'begun',
    'renew',
  ])
  expect(security).toEqual([{ bearer: [] }])
  expect(Object.keys(responses)).toEqual(['200', 'default'])
  const login = document.paths[endpointPath('user.Base/loginByPassword')].post
  expect(login.requestBody.content['application/json'].schema.required).toEqual(['password'])
  expect(login.security).toBeUndefined()
  const download = document.paths[endpointPath('word.Jianli/download')].get.responses[200]
  expect(Object.keys(download.content)).toEqual(['application/octet-stream', 'application/json'])
})

test('every code is explained', () => {
  const { anyOf } = document.components.schemas.Failure.properties.code
  expect(anyOf.map(({ title }: { title: string }) => title)).toEqual(Object.keys(apiErrors))
})
