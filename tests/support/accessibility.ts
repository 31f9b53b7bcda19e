import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The only rules of axe whose answer depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Fails for what axe finds on a page as it is now, for colours it finds fault with in the dark theme, and when the page
 * scrolls sideways. Leaves the page in the theme its test began with.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Without motion, what is looked at is what stays.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await violations(new AxeBuilder({ page }))
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violations(new AxeBuilder({ page }).withRules(COLOUR_RULES))
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  expect({ light, dark }).toEqual({ light: [], dark: [] })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Each rule with the elements that break it. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
