import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Replaces the source of axe on a document it has been injected into before: compiling half a megabyte takes long. */
const ALREADY_THERE = ';'

/** The only rules of axe whose answer depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Fails for every violation axe finds on the page, for contrast violations in the dark theme, and when the page scrolls
 * sideways. Leaves the page in the theme in which the test began.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await show(page, 'light')
  const light = await violations(await axeFor(page))
  await show(page, 'dark')
  const dark = await violations((await axeFor(page)).withRules(COLOUR_RULES))
  await show(page, 'light')
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  expect({ light, dark }).toEqual({ light: [], dark: [] })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Fails for every violation axe finds on the page in its present state, in the middle of a journey. */
export async function expectNoViolations(page: Page): Promise<void> {
  // What breathes while something is awaited never ends.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  expect(await violations(await axeFor(page))).toEqual([])
}

/**
 * Creates an axe run for a page and its same-origin frames; its source is injected only into documents without it.
 * Passing rules are not described, and frames get no page of their own: each takes longer than the analysis.
 */
export async function axeFor(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? ALREADY_THERE : undefined })
  return axe.setLegacyMode().options({ resultTypes: ['violations'] })
}

/** Waits until a page is in a theme, and what moves for that stands still. Pages without scripts follow by styles alone. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction((theme) => {
    const shown = document.documentElement.dataset.theme
    const isMoving = document.getAnimations().some(({ playState }) => playState === 'running')
    return (shown === undefined || shown === theme) && !isMoving
  }, colorScheme)
}

/** Each rule with the elements that break it. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
