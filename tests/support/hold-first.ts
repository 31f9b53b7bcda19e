import type { Page } from './browser.ts'

/** Lets the first request to an address wait until it is let go; the others pass. */
export async function holdFirst(
  page: Page,
  address: string | RegExp,
): Promise<{ reached: Promise<void>; letGo: () => void }> {
  const reached = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      reached.resolve()
      await gone.promise
      await route.continue()
    },
    { times: 1 },
  )
  return { reached: reached.promise, letGo: gone.resolve }
}
