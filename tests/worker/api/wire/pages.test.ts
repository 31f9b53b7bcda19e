import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpointNames, endpointPath, endpoints } from '#src/contract/index.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'

const listed = z.object({ code: z.literal(1), data: z.object({ page: z.number(), items: z.array(z.unknown()) }) })

/** Every call that answers with a page of something. */
const paged = endpointNames.filter((name) => {
  const { input } = endpoints[name]
  return input instanceof z.ZodMiniObject && 'page' in input.shape
})

test.each(paged)('%s: pages from 1 to 999 999, and neither before nor after them', async (name) => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const ask = async (page: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await api.send(`${endpointPath(name)}?${new URLSearchParams({ page })}`, { headers })
    return { status: response.status, body: z.unknown().parse(await response.json()) }
  }
  for (const page of ['1', '2', '100000', '100001', '999999']) {
    const { status, body } = await ask(page)
    expect([page, status, listed.parse(body).data.page]).toEqual([page, 200, Number(page)])
    if (page !== '1') expect([page, listed.parse(body).data.items]).toEqual([page, []])
  }
  for (const page of ['0', '-1', '1000000', '1.5', '01', '']) {
    expect([page, (await ask(page)).status]).toEqual([page, 400])
  }
  expect(api.faults).toEqual([])
})
