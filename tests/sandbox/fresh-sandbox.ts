import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'

/** Third parties forget everything, also what has rested and so is passed over by the reset of the other stores. */
beforeAll(async () => {
  await Promise.all([env.STATE, env.WECHAT, env.TURNSTILE, env.PAY].map((space) => space.getByName('sandbox').reset()))
})
