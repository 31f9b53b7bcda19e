import { commentMessages } from '#client/i18n/comments.ts'
import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { editorCommentMessages } from '#client/i18n/editor-comments.ts'
import { pagerMessages } from '#client/i18n/pager.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { sharedPath } from '#src/contract/own-addresses.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, hydrated, type Locator, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { NO_NETWORK } from '#tests/support/kept-resumes.ts'
import { makeLink, makeResume, writeComment } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

/** Whether all of a text can be seen. */
function isWhole(text: Locator): Promise<boolean> {
  return text.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight,
  )
}

for (const locale of locales) {
  test(`at 320 and 390 px: how saving stands is read whole, an open menu is above what is told (${locale})`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(NO_NETWORK)
    const t = editorMessages[locale]
    await signInAsNew(page)
    const editor = editorPage(page, locale)
    await editor.openNew()
    await page.setViewportSize({ width: 390, height: 640 })
    const download = page.waitForEvent('download')
    await editor.button(t.download).click()
    await download
    await expect(page.getByText('林知夏-产品经理.pdf', { exact: true })).toBeVisible()
    await editor.more.click()
    const item = page.getByRole('menuitem', { name: t.downloadPdf })
    await expect(item).toBeVisible()
    // A press in its middle meets the menu, and nothing above it.
    await item.click({ trial: true, timeout: 2000 })
    await page.keyboard.press('Escape')

    await context.setOffline(true)
    await editor.title.fill('在地铁上写的')
    await editor.says(t.savedHereOffline)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 })
      expect([width, await isWhole(page.locator('header p[aria-hidden=true] > span').first())]).toEqual([width, true])
    }
    // A menu longer than the screen is scrolled.
    await page.setViewportSize({ width: 320, height: 360 })
    await editor.more.click()
    const last = page.getByRole('menuitem').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  test(`at 320 px the list and the tab at the bottom tell how many comments wait (${locale})`, async ({ page }) => {
    const t = commentMessages[locale]
    const { design } = paneMessages[locale]
    const settings = { label: '导师', expires_at: null, hide_contacts: false, download: true, comments: true }
    await page.setViewportSize({ width: 320, height: 640 })
    await signInAsNew(page)
    const id = await makeResume(page, shortResume())
    const { token } = await makeLink(page, id, settings)
    for (const text of ['写个数字？', '全名？']) {
      await writeComment(page, token, { place: 'basics.name', quote: '', text, name: '' })
    }
    await page.goto(localePath(locale, '/user/templates'))
    await expect(page.getByRole('article')).toContainText(t.waiting(2))
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await editorPage(page, locale).open(id)
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await expect(tab(`${design} ${t.waiting(2)}`)).toContainText('2')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await tab(`${design} ${t.waiting(2)}`).click()
    await page.getByRole('tab', { name: new RegExp(`^${t.comments}`) }).click()
    for (const name of [`${design} ${t.waiting(1)}`, design]) {
      await page
        .getByRole('button', { name: new RegExp(`^${editorCommentMessages[locale].resolve} · `) })
        .first()
        .click()
      await expect(tab(name)).toBeVisible()
    }
  })

  test(`at 320 and 390 px the actions of a résumé are in one row (${locale})`, async ({ page }) => {
    const t = resumesMessages[locale]
    await signInAsNew(page)
    await makeResume(page, { ...shortResume(), title: '甲' })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(localePath(locale, '/user/templates'))
      await hydrated(page)
      const row = page
        .getByRole('article')
        .locator('div')
        .filter({ has: page.getByRole('button', { name: t.remove('甲') }) })
        .last()
      const boxes = await row.locator('a, button').evaluateAll((all) =>
        all.map((one) => {
          const { top, height } = one.getBoundingClientRect()
          return { middle: Math.round(top + height / 2), height }
        }),
      )
      expect([boxes.length, new Set(boxes.map(({ middle }) => middle)).size]).toEqual([6, 1])
      // None has its word on two lines.
      expect(boxes.filter(({ height }) => height > 45)).toEqual([])
    }
  })
}

test('at 390 px under a mouse what one does with a card stays on it, in English too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/word-jianli/')
  await hydrated(page)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('.template-card') })
    .nth(1)
  await card.hover()
  await expect(card.locator('.pill')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('at 390 px the pages of a long list are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/test')
  const links = page.getByRole('navigation', { name: pagerMessages.zh.label }).getByRole('link')
  const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([7, 1])
})

test('at 320 px under a finger: the areas on one line each, and 44 px for what is pressed or dragged', async ({
  browser,
}) => {
  const { baseURL, userAgent } = test.info().project.use
  const context = await browser.newContext({
    baseURL,
    userAgent,
    hasTouch: true,
    viewport: { width: 320, height: 640 },
  })
  const page = await context.newPage()
  await signInAsNew(page)
  const editor = editorPage(page, 'en')
  await editor.open(await makeResume(page, shortResume()))
  const texts = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const range = document.createRange()
      range.selectNodeContents(tab)
      return { lines: range.getClientRects().length, isWhole: tab.scrollWidth <= tab.clientWidth }
    }),
  )
  expect(texts.slice(-3)).toEqual(Array.from({ length: 3 }, () => ({ lines: 1, isWhole: true })))
  for (const small of [editor.more, page.locator('[aria-roledescription]').first()]) {
    const box = await small.boundingBox()
    expect([Math.round(box?.width ?? 0) >= 44, Math.round(box?.height ?? 0) >= 44]).toEqual([true, true])
  }
  await context.close()
})

test('in the dark a page stays paper, only dimmer: in the preview, in the list, and behind a link', async ({
  page,
}) => {
  await signInAsNew(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const id = await makeResume(page, shortResume())
  const { token } = await makeLink(page, id, {
    ...{ label: 'HR', expires_at: null, hide_contacts: false, download: true, comments: false },
  })
  const dimmed = (paper: Locator) => expect(paper.first()).toHaveCSS('filter', 'brightness(0.93) sepia(0.08)')
  await editorPage(page).open(id)
  await dimmed(page.locator('[data-pane=preview] canvas'))
  await page.goto('/user/templates')
  await dimmed(page.getByRole('article').locator('.page-picture'))
  await page.goto(sharedPath(token))
  const frame = page.locator('.sheet-frame')
  await dimmed(frame)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(frame).toHaveCSS('filter', 'none')
})

for (const path of ['/en/word-jianli/1001', '/en/user/vip4']) {
  test(`what has the focus is never under the buttons at the bottom, not even at 400 %: ${path}`, async ({ page }) => {
    for (const size of [
      { width: 390, height: 640 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(path)
      await hydrated(page)
      const stops = page.locator('#main :is(a, button, input)')
      const covered: string[] = []
      await page.locator('#main').focus()
      for (let count = await stops.count(); count > 0; count -= 1) {
        await page.keyboard.press('Tab')
        covered.push(...(await page.evaluate(coveredFocus)))
      }
      expect([size, covered]).toEqual([size, []])
    }
  })
}

/** The text of what has the focus, if buttons at the bottom lie over its middle. */
function coveredFocus(): string[] {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return []
  const { left, top, width, height } = activeElement.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1))
  const bar = over?.closest('.detail-actions, .compact-bar')
  return !bar || bar.contains(activeElement) ? [] : [activeElement.innerText || activeElement.localName]
}

test('facts beside each other break between two of them; no line begins or ends with their dot', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/en/word-jianli')
  const facts = page.locator('.card .facts').first()
  await expect(facts).toHaveText(/^\S.* · .*\S$/)
  /** How many lines there are, and the dots that can be seen with no fact before them. */
  const lines = await facts.evaluate((row) => {
    row.style.width = '6em'
    const edge = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).fontSize)
    const rows = [...row.children].map((fact) => fact.getBoundingClientRect())
    const dots = [...row.querySelectorAll(':scope span span')].map((dot) => dot.getBoundingClientRect())
    const stray = dots.filter(({ right }, at) => right > edge + 0.5 && rows[at]?.top !== rows[at + 1]?.top)
    return { count: new Set(rows.map(({ top }) => top)).size, stray: stray.length }
  })
  expect(lines).toEqual({ count: 2, stray: 0 })
})
