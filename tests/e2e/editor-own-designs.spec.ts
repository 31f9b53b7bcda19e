import { readFile } from 'node:fs/promises'
import { editorMessages } from '#client/i18n/editor.ts'
import { ownDesignMessages } from '#client/i18n/editor-own-designs.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { localePath } from '#client/lib/paths.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { designId, ownDesign } from '#tests/support/own-designs.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const sample = samples['zh/teacher']
const look = { id: 'night', second: '#1f3a5f', dates: 'words', beside: 'education skills' } as const

async function makeWith(page: Page, design: { id: string }) {
  if (sample === undefined) throw new Error('The sample is gone')
  return makeResume(page, { ...sample, design })
}

/** Opens the designs of one's own in the editor of a résumé. */
async function openDesigns(page: Page, id: string, locale: 'zh' | 'en' = 'zh') {
  const t = ownDesignMessages[locale]
  await page.goto(localePath(locale, `/edit?id=${id}`))
  await page.getByRole('button', { name: t.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.title })
  await expect(dialog.getByRole('heading', { name: t.title })).toBeFocused()
  return dialog
}

test('a look is saved, applied to another résumé in one step, and undone', async ({ page }) => {
  const t = ownDesignMessages.zh
  await signInAsNew(page)
  const [first, second] = [await makeWith(page, look), await makeWith(page, { id: 'slips' })]
  const dialog = await openDesigns(page, first)
  await expect(dialog.getByText(t.none)).toBeVisible()
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t.nameless)
  await expect(dialog.getByLabel(t.name, { exact: true })).toBeFocused()
  await dialog.getByLabel(t.name, { exact: true }).fill('深蓝')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: t.list }).getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  const before = await storedResume(page, second)
  const other = await openDesigns(page, second)
  await other.getByRole('button', { name: t.applyNamed('深蓝') }).click()
  await expect(other).toHaveCount(0)
  await expect.poll(async () => (await storedResume(page, second))?.design).toEqual(look)
  await page.getByRole('button', { name: editorMessages.zh.undo }).click()
  await expect.poll(() => storedResume(page, second)).toEqual(before)
})

test('without an account: exported, removed, brought back, imported; then taken into one', async ({ page }) => {
  const t = ownDesignMessages.en
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(localePath('en', '/resume/new'))
  await page.getByRole('button', { name: editorStartMessages.en.create }).click()
  await page.getByRole('button', { name: t.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.title })
  await expect(dialog.getByRole('heading', { name: t.title })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 800 })
  const name = dialog.getByLabel(t.name, { exact: true })
  const kept = dialog.getByRole('list', { name: t.list }).getByRole('listitem')
  await name.fill('Blue')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(kept).toHaveCount(1)
  await expect(name).toHaveValue('')
  await expectAccessible(page)

  const exported = async (of: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: t.exportNamed(of), exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${of}.design.json`)
    return readFile(await download.path(), 'utf8')
  }
  const file = await exported('Blue')
  const { $schema, ...design } = JSON.parse(file)
  expect(design).toMatchObject({ qingjianDesign: 1, name: 'Blue', sections: { beside: [] } })
  expect(await (await page.request.get(new URL($schema).pathname)).json()).toMatchObject({ type: 'object' })

  await dialog.getByRole('button', { name: t.removeNamed('Blue') }).click()
  await expect(kept).toHaveCount(0)
  await expect(dialog.getByText(t.removed('Blue'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: t.undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(kept).toHaveCount(1)
  await expect(name).toBeFocused()
  await expect(dialog.getByText(t.removed('Blue'))).toHaveCount(0)

  // What is typed is asked for before it is lost.
  await name.fill('Gr')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: noticesMessages.en.unsaved })
  await question.getByRole('button', { name: noticesMessages.en.goOn }).click()
  await expect(name).toHaveValue('Gr')
  await name.fill('Green')
  await dialog.getByRole('button', { name: t.save }).click()
  await dialog.getByRole('button', { name: t.removeNamed('Green') }).click()
  await expect(dialog.getByText(t.removed('Green'))).toBeVisible()
  await name.fill('Blue')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(dialog.getByText(t.removed('Green'))).toHaveCount(0)
  await expect(kept).toHaveCount(1)

  const choose = (text: string) =>
    dialog
      .getByLabel(t.importFile)
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('{"qingjianDesign": 1}')
  await expect(dialog.getByRole('alert')).toHaveText(t.unfit('a.json'))
  await choose(JSON.stringify({ ...design, $schema: 'https://example.com/design.json' }))
  await expect(kept).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: t.applyNamed('Blue 2') })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  expect(JSON.parse(await exported('Blue 2'))).toEqual({ ...design, name: 'Blue 2', $schema })

  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsNew(page)
  const own = await openDesigns(page, await makeWith(page, { id: 'slips' }), 'en')
  await expect(own.getByText(t.none)).toBeVisible()
  await own.getByRole('button', { name: t.takeIn }).click()
  await expect(own.getByRole('list', { name: t.list }).getByRole('listitem')).toHaveCount(2)
  await expect(own.getByText(t.onDevice(1))).toHaveCount(0)
  await expect(own.getByLabel(t.name, { exact: true })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('own-designs'))).toBeNull()
})

test('designs that cannot be loaded are not said to be none, and nothing is saved beside them', async ({
  page,
  expectConsole,
}) => {
  expectConsole('500')
  expectConsole('ERR_FAILED')
  const t = ownDesignMessages.zh
  await signInAsNew(page)
  const id = await makeWith(page, look)
  const dialog = await openDesigns(page, id)
  await expect(dialog.getByText(t.none)).toBeVisible()
  await dialog.getByLabel(t.name, { exact: true }).fill('深蓝')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: t.list }).getByRole('listitem')).toHaveCount(1)

  await page.route('**/api/user.Design/list', (route) => route.fulfill({ status: 500, body: '' }))
  const again = await openDesigns(page, id)
  await expect(again.getByRole('alert')).toContainText(t.failed)
  await expect(again.getByText(t.none)).toHaveCount(0)
  await expect(again.getByRole('button', { name: t.save })).toHaveAttribute('aria-disabled', 'true')
  await expect(again.getByLabel(t.importFile)).toBeDisabled()
  await page.unroute('**/api/user.Design/list')
  await again.getByRole('button', { name: failureMessages.zh.retry }).click()
  await expect(again.getByRole('button', { name: t.applyNamed('深蓝') })).toBeVisible()
  await expect(again.getByText(t.failed)).toHaveCount(0)
  await again.getByLabel(t.name, { exact: true }).fill('深蓝')
  await page.keyboard.press('Enter')
  await expect(again.getByLabel(t.name, { exact: true })).toHaveValue('')
  await expect(again.getByRole('list', { name: t.list }).getByRole('listitem')).toHaveCount(1)

  // Saved again, because the first answer was lost, it is one.
  const SAVE = '**/api/user.Design/save'
  await page.route(
    SAVE,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await again.getByLabel(t.name, { exact: true }).fill('浅灰')
  await page.keyboard.press('Enter')
  await expect(page.getByText(failureMessages.zh.requestFailed, { exact: true })).toBeVisible()
  const answered = page.waitForResponse(SAVE)
  await again.getByRole('button', { name: t.save }).click()
  await answered
  const last = await openDesigns(page, id)
  await expect(last.getByRole('list', { name: t.list }).getByRole('listitem')).toHaveCount(2)

  // One that could not be removed is still there, and not said to be gone.
  await page.route('**/api/user.Design/remove', (route) => route.fulfill({ json: { code: 1234, msg: 'not now' } }))
  await last.getByRole('button', { name: t.removeNamed('深蓝') }).click()
  await expect(page.getByText('not now', { exact: true })).toBeVisible()
  await expect(last.getByRole('button', { name: t.removeNamed('深蓝') })).toBeVisible()
  expect(await last.getByText(t.removed('深蓝')).count()).toBe(0)
})

test('where there are twenty, one of a name there is still is replaced; what is typed meanwhile stays', async ({
  page,
}) => {
  const t = ownDesignMessages.zh
  await signInAsNew(page)
  const id = await makeWith(page, look)
  for (let nth = 1; nth <= 19; nth += 1) {
    const data = { id: designId(nth), design: ownDesign(`样式 ${nth}`) }
    expect(await (await page.request.post('/api/user.Design/save', { data })).json()).toMatchObject({ code: 1 })
  }
  const dialog = await openDesigns(page, id)
  const name = dialog.getByLabel(t.name, { exact: true })
  const kept = dialog.getByRole('list', { name: t.list }).getByRole('listitem')
  await expect(kept).toHaveCount(19)
  // What a file brings has nothing to do with the name that is being typed.
  await name.fill('样式 3')
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(ownDesign('深蓝'))) }
  await dialog.getByLabel(t.importFile).setInputFiles(file)
  await expect(kept).toHaveCount(20)
  await expect(name).toHaveValue('样式 3')

  const late = Promise.withResolvers<void>()
  await page.route('**/api/user.Design/save', async (route) => {
    await late.promise
    await route.continue()
  })
  await name.press('Enter')
  await name.fill('样式 21')
  late.resolve()
  await expect(page.getByText(t.replaced('样式 3'), { exact: true })).toBeAttached()
  await expect(name).toHaveValue('样式 21')
  await name.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(t.full(20))
  await expect(name).toHaveValue('样式 21')
  await expect(kept).toHaveCount(20)
})
