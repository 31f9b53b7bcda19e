import { editorMessages } from '#client/i18n/editor.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { resumeSortMessages, resumesMessages } from '#client/i18n/resumes.ts'
import { situationMessages } from '#client/i18n/situations.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { errorMessages } from '#src/contract/messages.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { liveEntries } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { editedId, makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { newRedeemCode } from '#tests/support/redeem-cli.ts'

test.use({ makesPdfs: false })

const t = resumesMessages.zh
const start = editorStartMessages.zh
const EDITOR = /\/edit\?id=\w+$/

function sample(name: string) {
  const document = samples[name]
  if (document === undefined) throw new Error(`There is no sample ${name}`)
  return document
}

async function visitList(page: Page, search = ''): Promise<void> {
  await page.goto(`/user/templates${search}`)
  await hydrated(page)
}

/** The titles of the cards, in order. */
async function titles(page: Page): Promise<string[]> {
  const cards = await page.getByRole('main').getByRole('article').all()
  return Promise.all(cards.map(async (card) => (await card.getAttribute('aria-label')) ?? ''))
}

for (const locale of locales) {
  test(`a blank résumé begins with the sections of its situation (${locale})`, async ({ page }) => {
    const texts = editorStartMessages[locale]
    await signInAsNew(page)
    await page.goto(localePath(locale, '/user/templates'))
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: resumesMessages[locale].create }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(page.getByText(texts.used(0, 3))).toBeVisible()
    await expect(page.getByRole('radio', { name: texts[locale] })).toBeChecked()
    await page.getByRole('radio', { name: situationMessages[locale].postgraduate }).check()
    await expect(page.getByRole('radio', { name: findDesign('scholar').name[locale] })).toBeChecked()
    await page.getByRole('button', { name: texts.create }).click()
    await expect(page).toHaveURL(EDITOR)

    const { sections, design, basics, ...document } = await storedResume(page, editedId(page))
    expect(document.locale).toBe(locale)
    expect([basics, design]).toEqual([{}, { id: 'scholar' }])
    expect(liveEntries(sections).map(([, { kind }]) => kind)).toEqual([
      'education',
      'projects',
      'publications',
      'awards',
      'campus',
      'languages',
      'skills',
      'self-evaluation',
    ])
    // The start screen has had its turn: going back leads to where one came from.
    await page.goBack()
    await expect(page).toHaveURL(localePath(locale, '/user/templates'))
    await expect(page.getByRole('article')).toHaveCount(1)
  })
}

test('a template is edited online with its example and design, but without the person in it', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/word-jianli/1011')
  await hydrated(page)
  await page.getByRole('link', { name: detailMessages.zh.edit }).click()
  await expect(page.getByLabel(start.role)).toHaveValue('zh/teacher')
  await expect(page.getByRole('radio', { name: findDesign('seal').name.zh })).toBeChecked()
  await page.getByRole('radio', { name: findDesign('ink').name.zh }).check()
  await page.getByRole('button', { name: start.create }).click()
  await expect(page).toHaveURL(EDITOR)
  const { sections, items } = sample('zh/teacher')
  const { intention } = sample('zh/teacher').basics
  const stored = await storedResume(page, editedId(page))
  expect(stored).toEqual({
    ...sample('zh/teacher'),
    sections,
    items,
    basics: expect.any(Object),
    design: { id: 'ink' },
  })
  expect(stored.basics).toMatchObject({ intention })
  expect(Object.keys(stored.basics)).not.toEqual(expect.arrayContaining(['name']))
  expect(stored.basics.phone).toBeUndefined()
})

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)

test('what was chosen survives a failed creation, and trying again makes one', async ({ page, expectConsole }) => {
  expectConsole('Failed to load resource')
  await signInAsNew(page)
  await page.goto('/edit?lang=en&sample=en/nurse')
  await expect(page.getByLabel(start.role)).toHaveValue('en/nurse')
  await page.getByRole('checkbox', { name: start.keepPerson }).check()
  // The answer is lost after the server has done its work.
  await page.route('**/api/user.Resume/create', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: start.create }).click()
  const failure = page.locator('[data-kind=error]')
  await expect(failure).toBeVisible()
  // It stands above the bar with the button, once it has risen.
  const bar = page.locator('footer').filter({ has: page.getByRole('button', { name: start.create }) })
  const gap = async () => ((await bar.boundingBox())?.y ?? 0) - bottomOf(await failure.boundingBox())
  await expect.poll(gap).toBeGreaterThan(0)
  await page.unroute('**/api/user.Resume/create')
  await page.getByRole('button', { name: start.create }).click()
  await expect(page).toHaveURL(EDITOR)
  expect(await storedResume(page, editedId(page))).toEqual({
    ...sample('en/nurse'),
    design: { id: sample('en/nurse').design.id },
  })
  await visitList(page)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a résumé is renamed, duplicated, deleted and had back', async ({ page }) => {
  await signInAsNew(page)
  const id = await makeResume(page, { ...sample('zh/teacher'), title: '第一份' })
  await visitList(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t.rename('第一份') }).click()
  const field = main.getByLabel(t.newTitle)
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(main.getByRole('button', { name: t.rename('第一份') })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('  ')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(t.titleMissing)
  await expect(field).toBeFocused()
  await field.fill('投给一中的简历')
  await expect(field).not.toHaveAccessibleDescription(t.titleMissing)
  await field.press('Enter')
  await expect(main.getByRole('heading', { name: '投给一中的简历' })).toBeVisible()
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('投给一中的简历')
  await expect(main.getByRole('link', { name: t.download('投给一中的简历') })).toHaveAttribute(
    'href',
    `/edit?id=${id}&download=1`,
  )

  await main.getByRole('button', { name: t.duplicate('投给一中的简历') }).click()
  await expect(main.getByRole('article')).toHaveCount(2)
  expect(await titles(page)).toEqual(['投给一中的简历 副本', '投给一中的简历'])

  await main.getByRole('button', { name: t.remove('投给一中的简历 副本') }).click()
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: t.undo }).click()
  await expect(main.getByRole('article')).toHaveCount(2)

  await main.getByRole('button', { name: t.remove('投给一中的简历 副本') }).click()
  await expect(main.getByRole('article')).toHaveCount(1)
  await main.getByRole('link', { name: t.deleted }).click()
  await expect(page).toHaveURL('/user/templates?deleted=1')
  await expect(main.getByText(t.daysLeft(7))).toBeVisible()
  await main.getByRole('button', { name: t.restoreTitle('投给一中的简历 副本') }).click()
  await expect(main.getByText(t.noneDeleted)).toBeVisible()
  await main.getByRole('link', { name: t.showAll }).click()
  await expect(main.getByRole('article')).toHaveCount(2)
})

test('the cap is shown, met with the upgrade dialog, and holds for restoring too', async ({ page }) => {
  await signInAsNew(page)
  const dialog = page.getByRole('alertdialog', { name: noticesMessages.zh.limitTitle })
  const closeDialog = () => dialog.getByRole('button', { name: noticesMessages.zh.notNow }).click()
  const full = usageMessages.zh.noRoom(3, 3)
  for (const title of ['甲', '乙', '丙']) await makeResume(page, { ...sample('zh/teacher'), title })
  await visitList(page)
  const create = page.getByRole('main').getByRole('button', { name: `${t.create} ${t.used(3, 3)}` })
  await create.click()
  await expect(dialog).toContainText(full)
  await closeDialog()

  await page.getByRole('button', { name: t.duplicate('甲') }).click()
  await expect(dialog).toContainText(errorMessages.zh['quota.online-resumes'])
  await closeDialog()

  await page.goto('/edit')
  await hydrated(page)
  await expect(page.getByText(full)).toBeVisible()
  const importing = page.getByRole('button', { name: editorImportMessages.zh.start })
  await expect(importing).toHaveAccessibleDescription(new RegExp(full))
  await importing.click()
  await expect(dialog).toContainText(full)
  await closeDialog()
  await page.getByRole('button', { name: start.create }).click()
  await expect(dialog).toContainText(errorMessages.zh['quota.online-resumes'])
  await closeDialog()

  await visitList(page)
  await page.getByRole('button', { name: t.remove('乙') }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await makeResume(page, { ...sample('zh/teacher'), title: '丁' })
  await visitList(page, '?deleted=1')
  await page.getByRole('button', { name: t.restoreTitle('乙') }).click()
  await expect(dialog).toContainText(errorMessages.zh['quota.online-resumes'])
})

test('on the highest level a limit is told without the way to a higher one', async ({ page }) => {
  const { limitTitle, close, upgrade } = noticesMessages.zh
  await signInAsNew(page)
  await page.request.get(`/api/user/vip_redeem?code=${await newRedeemCode('lifetime')}`)
  await makeResume(page, { ...sample('zh/teacher'), title: '甲' })
  await visitList(page)
  // As if there were a hundred.
  const msg = errorMessages.zh['quota.online-resumes']
  await page.route('**/api/user.Resume/duplicate', (route) => route.fulfill({ json: { code: 402, msg } }))
  await page.getByRole('button', { name: t.duplicate('甲') }).click()
  const dialog = page.getByRole('alertdialog', { name: limitTitle })
  await expect(dialog).toContainText(msg)
  await expect(dialog.getByRole('button', { name: upgrade })).toHaveCount(0)
  await dialog.getByRole('button', { name: close }).click()
  await expect(dialog).toBeHidden()
})

test('search, order and pages are in the address', async ({ page }) => {
  await signInAsNew(page)
  const code = await newRedeemCode('yearly')
  await page.request.get(`/api/user/vip_redeem?code=${code}`)
  for (let nth = 1; nth <= 13; nth += 1) {
    await makeResume(page, { ...sample('zh/teacher'), title: `简历 ${String(nth).padStart(2, '0')}` })
  }
  await visitList(page)
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('link', { name: resumeSortMessages.zh.title }).click()
  await expect(page).toHaveURL('/user/templates?sort=title')
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['简历 01', '简历 02'])
  // As the form says it without scripts.
  await expect(page.locator('form input[name=sort]')).toHaveValue('title')
  await page.getByRole('link', { name: '2', exact: false }).last().click()
  await expect(page).toHaveURL('/user/templates?sort=title&page=2')
  await expect.poll(() => titles(page)).toEqual(['简历 13'])
  await page.getByRole('searchbox', { name: t.search }).fill('简历 1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/user/templates?q=${encodeURIComponent('简历 1').replace('%20', '+')}&sort=title`)
  await expect.poll(() => titles(page)).toEqual(['简历 10', '简历 11', '简历 12', '简历 13'])
  await page.getByRole('searchbox', { name: t.search }).fill('没有')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.notFound('没有'))).toBeVisible()
})

test('the lists have no axe violations and fit 320 px', async ({ page }) => {
  await signInAsNew(page)
  await makeResume(page, { ...sample('zh/teacher'), title: '甲' })
  await makeResume(page, { ...sample('en/nurse'), title: '乙' })
  await visitList(page)
  await page.getByRole('button', { name: t.remove('乙') }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  for (const search of ['', '?deleted=1']) {
    await visitList(page, search)
    await expectAccessibleInBothWidths(page)
  }
})

test('the start screen has no axe violations and fits 320 px', async ({ page }) => {
  await signInAsNew(page)
  await makeResume(page, { ...sample('zh/teacher'), title: '甲' })
  await page.goto('/edit?sample=zh/teacher')
  await expect(page.getByLabel(start.role)).toHaveValue('zh/teacher')
  await expectAccessibleInBothWidths(page)
})

/** On a wide screen and on the narrowest. */
async function expectAccessibleInBothWidths(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
  }
}

test('the editor leads back to the list', async ({ page }) => {
  await signInAsNew(page)
  await makeResume(page, { ...sample('zh/teacher'), title: '甲' })
  await visitList(page)
  await page.getByRole('link', { name: t.editTitle('甲') }).click()
  await expect(page.getByLabel(editorMessages.zh.title)).toHaveValue('甲')
  await page.getByRole('link', { name: editorMessages.zh.back }).click()
  await expect(page).toHaveURL('/user/templates')
})
