import sharp from 'sharp'
import { editorMessages } from '#client/i18n/editor.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { errorMessages } from '#src/contract/index.ts'
import { setBasics } from '#src/resume/edits.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = classicMessages.zh
const forms = editorFormsMessages.zh

/** The same user with an old phone: no scripts, a small screen. */
async function oldPhone(page: Page): Promise<Page> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('There is no browser')
  const context = await browser.newContext({
    ...test.info().project.use,
    userAgent: await page.evaluate(() => navigator.userAgent),
    storageState: await page.context().storageState(),
    viewport: { width: 320, height: 600 },
    javaScriptEnabled: false,
  })
  return context.newPage()
}

const save = (page: Page) => page.getByRole('button', { name: t.save, exact: true }).first()

test('without scripts beside an open editor: both see what the other saves, and what loses is told', async ({
  page,
}) => {
  await signInAsNew(page)
  const editor = editorPage(page)
  const id = await editor.openNew()
  const phone = await oldPhone(page)

  await phone.goto(`/edit?id=${id}`)
  await phone.getByRole('link', { name: editorMessages.zh.noScriptLink }).click()
  await expect(phone).toHaveURL(`/old-edit?id=${id}`)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await phone.getByLabel('现居', { exact: true }).fill('杭州')
  await save(phone).click()
  await expect(phone.getByRole('status')).toHaveText(t.saved)
  await expect(await editor.basics('city')).toHaveValue('杭州')

  await phone.getByLabel('姓名', { exact: true }).fill('表单里的名字')
  await (await editor.basics('name')).fill('编辑器里的名字')
  await editor.says(editorMessages.zh.saved)
  await save(phone).click()
  await expect(phone.getByRole('alert')).toContainText(t.lostValue('编辑器里的名字'))
  await expect(await editor.basics('name')).toHaveValue('表单里的名字')
  expect((await storedResume(page, id)).basics).toMatchObject({ name: '表单里的名字', city: '杭州' })
  await phone.context().close()
})

test('without scripts: entries are added, moved, deleted and brought back, with the keyboard alone', async ({
  page,
}) => {
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const phone = await oldPhone(page)
  await phone.goto(`/old-edit?id=${id}`)
  const entries = phone.locator('#sections-work fieldset')

  await phone.getByRole('button', { name: t.addEntry('工作经历') }).press('Enter')
  await expect(entries).toHaveCount(2)
  await entries.nth(1).getByLabel('公司', { exact: true }).fill('新公司')
  await entries.nth(1).getByRole('button', { name: t.up }).press('Enter')
  await expect(entries.nth(0).getByLabel('公司', { exact: true })).toHaveValue('新公司')
  await entries.nth(0).getByRole('button', { name: t.remove }).press('Enter')
  await expect(entries).toHaveCount(1)
  await phone.getByRole('button', { name: t.undo }).press('Enter')
  await expect(entries.nth(0).getByLabel('公司', { exact: true })).toHaveValue('新公司')

  await phone.getByRole('link', { name: t.toPrint }).click()
  await expect(phone.getByRole('heading', { name: '林知夏', level: 2 })).toBeVisible()
  await expect(phone.getByText('新公司')).toBeVisible()
  await phone.context().close()
})

test('without scripts at 320 px: names without a place to break are read whole', async ({ page }) => {
  const unbroken = 'W'.repeat(50)
  await signInAsNew(page)
  const id = await makeResume(page, { ...shortResume(unbroken), title: unbroken })
  const phone = await oldPhone(page)
  for (const path of [`/old-edit?id=${id}`, `/en/old-edit?id=${id}`, `/old-edit/print?id=${id}`, '/old-edit']) {
    await phone.goto(path)
    await expect(phone.getByText(unbroken).first()).toBeAttached()
    expect([path, await phone.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
  await phone.context().close()
})

test('without scripts: copies, another section, an icon, a photo cut to its shape; nothing for axe to find', async ({
  page,
  expectConsole,
}) => {
  expectConsole('422')
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const phone = await oldPhone(page)
  await phone.goto(`/old-edit?id=${id}`)
  const first = phone.locator('#sections-work')
  await first.getByRole('button', { name: new RegExp(`^${forms.duplicate}.*工作经历$`) }).press('Enter')
  const second = phone.locator('section', { has: phone.getByRole('heading', { name: '工作经历' }) }).nth(1)
  await expect(second.getByLabel('公司', { exact: true })).toHaveValue('某公司')
  await first.getByLabel(t.inSection).selectOption({ label: '2. 工作经历' })
  await first.locator('details').filter({ hasText: forms.options }).locator('summary').click()
  await first.getByLabel(forms.icon).selectOption({ label: t.icons.trophy })
  await save(phone).click()
  await expect(phone.getByRole('status')).toHaveText(t.saved)
  await expect(first.locator('fieldset')).toHaveCount(0)
  await expect(second.locator('fieldset')).toHaveCount(2)
  await expect(first.getByLabel(forms.icon)).toHaveValue('trophy')

  await phone.getByLabel(t.photoShape).selectOption('square')
  await phone.getByLabel(t.photoPart).selectOption('right')
  await phone
    .getByLabel(t.photoFile)
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') })
  await save(phone).click()
  await expect(phone.getByRole('alert')).toContainText(errorMessages.zh['photo.unfit'])
  await expect(phone.getByLabel(t.photoPart)).toHaveValue('right')
  await phone.getByLabel(t.photoFile).setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await halves() })
  await save(phone).click()
  await expect(phone.getByRole('status')).toHaveText(t.saved)
  const { basics, sections } = await storedResume(page, id)
  expect([basics.photoShape, sections.work?.icon]).toEqual(['square', 'trophy'])
  const photo = await (await page.request.get(`/api/user.Resume/photo?key=${basics.photo}`)).body()
  const { dominant } = await sharp(photo).stats()
  const { width, height } = await sharp(photo).metadata()
  expect([width, height, dominant.b > 200, dominant.r < 60]).toEqual([720, 720, true, true])

  // Axe is a script: the same page with scripts allowed.
  await page.setViewportSize({ width: 320, height: 600 })
  for (const path of ['', '/en']) {
    await page.goto(`${path}/old-edit?id=${id}`)
    await expectAccessible(page)
  }
  await phone.context().close()
})

/** A picture twice as wide as high, red on the left and blue on the right. */
function halves(): Promise<Buffer> {
  const blue = { create: { width: 200, height: 200, channels: 3 as const, background: '#0000ff' } }
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toBuffer()
}

test('the session ends while the form is filled in: signing in on the answer saves it', async ({
  page,
  expectConsole,
}) => {
  expectConsole('401')
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const login = await page.request.post('/api/user.Base/loginByPassword', { data: demoAccount, headers: { origin } })
  expect(login.status()).toBe(200)
  const id = await makeResume(page, shortResume())
  await page.goto(`/old-edit?id=${id}`)
  await page.getByLabel('现居', { exact: true }).fill('杭州')
  await page.context().clearCookies()
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText(t.sessionOver)
  await expect(page.getByLabel('现居', { exact: true })).toHaveValue('杭州')
  await page.getByLabel(t.mobile, { exact: true }).fill(demoAccount.mobile)
  await page.getByLabel(t.password, { exact: true }).fill(demoAccount.password)
  await page.getByRole('button', { name: t.signInButton }).click()
  await expect(page.getByRole('status')).toHaveText(t.saved)
  expect(await storedResume(page, id)).toEqual(setBasics({ city: '杭州' })(shortResume()))
  await page.request.get(`/api/user/resume/del?id=${id}`)
})
