import { expect, test } from 'vitest'
import { PATIENCE_MS } from '#src/ssr/beginning.ts'
import { site, template, user } from '#tests/support/fixtures.ts'
import { ok, realAfter, remoteSite } from '#tests/support/site.ts'

test('a page whose site is renamed before its reader is known breaks off, rather than mix two pages', async () => {
  let current = site
  const held = Promise.withResolvers<void>()
  const running = remoteSite(
    async ({ url }) => {
      if (url.includes('base_site')) return ok(current)
      await held.promise
      return ok(url.includes('user.Info') ? user : template)
    },
    { after: (ms, run) => realAfter(ms === PATIENCE_MS ? 0 : ms, run) },
  )
  const title = async () => /<title>.*<\/title>/.exec(await (await running.get('/about-us')).text())?.[0]
  expect(await title()).not.toContain('Renamed')
  await running.settle()
  const response = await running.get('/user/vip', { cookie: '__Host-session=x' })
  current = { ...site, site_name: 'Renamed', version: site.version + 1 }
  // Somebody else asks for a page once what is known of the site is too old.
  running.wait(26_000)
  expect(await title()).toContain('Renamed')
  held.resolve()
  await expect(response.text()).rejects.toThrow('The page begins otherwise for its reader')
  expect(running.errors).toEqual(['render.rest'])
})
