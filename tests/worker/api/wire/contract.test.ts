import { beforeAll } from 'vitest'
import { contractSuite } from '#tests/suites/contract.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE } from '#tests/support/api.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'

const api = createTestApi()
let calls = 0

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }])
  await storeFiles(1001)
})

contractSuite({
  // Each call from an address of its own and later than the last, so that no limit answers in place of the endpoint.
  send: (path, init) => {
    calls += 1
    api.clock.now += MINUTE
    return api.send(path, { ...init, headers: { ...init.headers, 'x-client-address': `192.0.2.${calls & 255}` } })
  },
  signIn: async () => (await registerUser(api)).token,
  faults: () => api.faults,
})
