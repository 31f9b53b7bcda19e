import { readFile } from 'node:fs/promises'
import { failureMessages } from '#client/i18n/failures.ts'
import { sharedMessages } from '#client/i18n/shared.ts'
import { sharingMessages } from '#client/i18n/sharing.ts'
import { fullDocument } from '#scripts/lib/full-document.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { expect, type Page, test, testWithoutPdfs } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { loginDialog, PASSWORD, registered } from '#tests/support/login-dialog.ts'
import { makeLink, makeResume } from '#tests/support/online-resumes.ts'
import { readPdf, squeezed } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = sharingMessages.zh
const shared = sharedMessages.zh

/** Somebody else, who was sent a link. */
async function recruiter(page: Page): Promise<Page> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('There is no browser')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const context = await browser.newContext({ ...test.info().project.use, userAgent })
  return context.newPage()
}

test('a link with a password and hidden contacts: read elsewhere, counted, and gone once it is revoked', async ({
  page,
  expectConsole,
}) => {
  test.slow()
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  await editor.choose(t.share)
  const dialog = page.getByRole('dialog', { name: t.share })
  const link = dialog.getByRole('list', { name: t.links }).getByRole('listitem')
  await expect(dialog).toContainText(t.none)
  await dialog.getByRole('textbox', { name: t.label }).fill('某公司 HR')
  await dialog.getByRole('textbox', { name: t.password }).fill('竹简2026')
  await dialog.getByRole('checkbox', { name: new RegExp(`^${t.hide}`) }).check()
  await dialog.getByRole('button', { name: t.createFirst }).click()
  await expect(link).toContainText(`${t.withPassword} · ${t.contactsHidden}`)

  const other = await recruiter(page)
  await other.goto(await link.getByRole('textbox', { name: t.address('某公司 HR') }).inputValue())
  await other.getByLabel(shared.password).fill('猜一猜')
  await other.getByRole('button', { name: shared.open }).click()
  await expect(other.getByText(shared.wrong)).toBeVisible()
  await other.getByLabel(shared.password).fill('竹简2026')
  await other.getByRole('button', { name: shared.open }).click()
  await expect(other.getByRole('heading', { name: '林知夏', level: 2 })).toBeVisible()
  await expect(other.getByText('138****1111')).toBeVisible()
  expect(await other.content()).not.toContain('13800001111')
  await other.reload()

  // Openings are added up some seconds later.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await editor.choose(t.share)
    await expect(link).toContainText(t.opens(1), { timeout: 1000 })
  }).toPass()
  await link.getByRole('button', { name: t.revoke }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.revoke }).click()
  await expect(dialog).toContainText(t.none)
  expectConsole('410')
  expect((await other.reload())?.status()).toBe(410)
  await expect(other.getByText('林知夏')).toHaveCount(0)
  await other.context().close()
})

testWithoutPdfs(
  'a link is copied or said not to be; its settings and a new one can be given up',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAsNew(page)
    const id = await makeResume(page, shortResume())
    const settings = { label: '某公司 HR', expires_at: null, hide_contacts: false, download: true }
    const { token } = await makeLink(page, id, settings)
    const editor = editorPage(page)
    await editor.open(id)
    await editor.choose(t.share)
    const dialog = page.getByRole('dialog', { name: t.share })
    const links = dialog.getByRole('list', { name: t.links }).getByRole('listitem')
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    const of = (action: string) => `${action} · 某公司 HR`
    await press(of(t.copy))
    await expect(page.getByText(t.copied, { exact: true })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${new URL(page.url()).origin}/resume/s/${token}`)
    await press(of(t.qr))
    await expect(dialog.getByRole('img', { name: t.qrOf('某公司 HR') })).toBeVisible()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await press(of(t.copy))
    await expect(page.getByText(t.copyFailed, { exact: true })).toBeVisible()

    const label = dialog.getByRole('textbox', { name: t.label, exact: true })
    for (const begin of [of(t.change), t.create]) {
      await press(begin)
      await label.fill('别的')
      await press(t.cancel)
      await expect(label).toHaveCount(0)
      await expect(links).toHaveCount(1)
      await expect(links.getByRole('heading')).toHaveText('某公司 HR')
    }
    await press(of(t.change))
    await expect(label).toHaveValue('某公司 HR')
  },
)

test('the file of a shared résumé holds what the page shows; downloads can be switched off, and the link ends in time', async ({
  page,
}) => {
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  const settings = { label: '朋友', expires_at: null, hide_contacts: true, download: true }
  const link = await makeLink(page, id, settings)
  const change = (changes: object) =>
    page.request.post('/api/user.Share/change', { data: { share: link.id, ...settings, ...changes }, headers })

  const other = await recruiter(page)
  await other.goto(`/en/resume/s/${link.token}`)
  const button = other.getByRole('button', { name: sharedMessages.en.download })
  const saving = other.waitForEvent('download')
  await button.click()
  const { pages } = await readPdf(new Uint8Array(await readFile(await (await saving).path())))
  const text = pages.map(squeezed).join('')
  expect([text.includes('138****1111'), text.includes('13800001111')]).toEqual([true, false])

  await change({ download: false })
  await other.reload()
  await expect(other.getByRole('heading', { name: '林知夏', level: 2 })).toBeVisible()
  await expect(button).toHaveCount(0)
  expect((await other.request.get(`/api/resume.Share/document?token=${link.token}`)).status()).toBe(403)

  await change({ expires_at: Date.now() + 1500 })
  await expect.poll(async () => (await other.request.get(`/resume/s/${link.token}`)).status()).toBe(410)
  await other.context().close()
})

test('a printed link has name and page number from its second page on, unless that is switched off', async ({
  page,
}) => {
  await signInAsNew(page)
  const settings = { label: '朋友', expires_at: null, hide_contacts: false, download: true }
  const full = fullDocument('zh')
  const other = await recruiter(page)
  const footsOf = async (design: ResumeDocument['design']) => {
    const id = await makeResume(page, { ...full, design })
    const link = await makeLink(page, id, settings)
    await other.goto(`/resume/s/${link.token}`)
    // The script has put it where the margin of a page finds it.
    const hasFoot = () => other.evaluate(() => document.documentElement.style.getPropertyValue('--sheet-foot') !== '')
    if (design.footer !== false) await expect.poll(hasFoot).toBe(true)
    await other.emulateMedia({ media: 'print' })
    const { pages } = await readPdf(new Uint8Array(await other.pdf({ preferCSSPageSize: true })))
    expect(pages.length).toBeGreaterThan(1)
    // The background of a side column is on every page, behind all there is.
    const covers = await other
      .locator('*:has(.sheet):not(html, body)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(covers.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')).toEqual([])
    return pages.map((one) => /欧阳晓Ouyang·\d\/\d/u.exec(squeezed(one))?.[0] ?? '')
  }
  const numbered = await footsOf({ id: 'night' })
  expect(numbered).toEqual(numbered.map((_, at) => (at === 0 ? '' : `欧阳晓Ouyang·${at + 1}/${numbered.length}`)))
  const plain = await footsOf({ id: 'slips', page: 'letter', footer: false })
  expect(plain).toEqual(plain.map(() => ''))
  await other.context().close()
})

test('a link shows the columns of the chosen design; a phone has them one below the other, paper side by side', async ({
  page,
}) => {
  await signInAsNew(page)
  const id = await makeResume(page, { ...shortResume(), design: { id: 'night' } })
  const link = await makeLink(page, id, { label: '朋友', expires_at: null, hide_contacts: false, download: true })
  const other = await recruiter(page)
  await other.goto(`/resume/s/${link.token}`)
  const [side, main] = [other.locator('.sheet-side'), other.locator('.sheet-main')]
  await expect(side.getByRole('heading', { name: '林知夏', level: 2 })).toBeVisible()
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(side).toHaveCSS('background-color', 'rgb(34, 56, 74)')
  const isBeside = async () => {
    const [left, right] = await Promise.all([side.boundingBox(), main.boundingBox()])
    return left !== null && right !== null && left.x + left.width <= right.x
  }
  await expect.poll(isBeside).toBe(true)
  await other.setViewportSize({ width: 320, height: 700 })
  await expect.poll(isBeside).toBe(false)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await other.setViewportSize({ width: 600, height: 850 })
  await other.emulateMedia({ media: 'print' })
  await expect.poll(isBeside).toBe(true)
  await expect(other.getByRole('banner')).toBeHidden()
  await other.context().close()
})

test('beside a timeline the titles of a link stand as far right as what is below them', async ({ page }) => {
  await signInAsNew(page)
  const id = await makeResume(page, { ...shortResume(), design: { id: 'river' } })
  const link = await makeLink(page, id, { label: '朋友', expires_at: null, hide_contacts: false, download: true })
  const other = await recruiter(page)
  await other.goto(`/resume/s/${link.token}`)
  const leftOf = async (text: string) => (await other.getByText(text, { exact: true }).first().boundingBox())?.x ?? 0
  await other.getByText('工作经历', { exact: true }).first().waitFor()
  expect(Math.abs((await leftOf('工作经历')) - (await leftOf('某公司')))).toBeLessThan(0.5)
  await other.context().close()
})

testWithoutPdfs(
  'a link whose session has ended is made once after the sign-in, and changed; a list that fails is no empty list',
  async ({ page, expectConsole }) => {
    for (const text of ['401', '500']) expectConsole(text)
    const endSession = (name: string) =>
      page.route(`**/api/${name}`, (route) => route.fulfill({ status: 401, json: { code: 401, msg: '' } }), {
        times: 1,
      })
    const mobile = await registered(page)
    const signIn = async () => {
      await loginDialog(page).signIn({ mobile, password: PASSWORD })
      await expect(loginDialog(page).box).toBeHidden()
    }
    const editor = editorPage(page)
    await editor.openNew()
    await page.route('**/api/user.Share/list*', (route) => route.fulfill({ status: 500 }))
    await editor.choose(t.share)
    const dialog = page.getByRole('dialog', { name: t.share })
    await expect(dialog.getByRole('alert')).toContainText(t.failed)
    await expect(dialog.getByText(t.none)).toHaveCount(0)
    await page.unroute('**/api/user.Share/list*')
    await dialog.getByRole('button', { name: failureMessages.zh.retry }).click()
    await expect(dialog).toContainText(t.none)

    const link = dialog.getByRole('list', { name: t.links }).getByRole('listitem')
    const label = dialog.getByRole('textbox', { name: t.label })
    await endSession('user.Share/create')
    await label.fill('某公司 HR')
    await dialog.getByRole('button', { name: t.createFirst }).click()
    await signIn()
    await expect(link).toHaveCount(1)
    await expect(label).toHaveCount(0)

    await endSession('user.Share/change')
    await link.getByRole('button', { name: t.change }).click()
    await label.fill('猎头')
    await dialog.getByRole('button', { name: t.save }).click()
    await signIn()
    await expect(link.getByRole('heading')).toHaveText('猎头')
    await expect(label).toHaveCount(0)
  },
)
