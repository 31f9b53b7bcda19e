import { expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'

test.each([
  ['IE', 'IE'],
  ['ie', ''],
  ['Ireland', ''],
  [undefined, ''],
])('the header %s says %j', async (header, country) => {
  const api = createTestApi()
  const headers: Record<string, string> = header === undefined ? {} : { 'x-client-country': header }
  const response = await api.send('/api/site.Visit/country', { headers })
  expect(await response.json()).toEqual({ code: 1, msg: '操作成功', data: { country } })
})
