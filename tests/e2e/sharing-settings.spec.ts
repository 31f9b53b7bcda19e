import * as z from 'zod/mini'
import { sharingMessages } from '#client/i18n/sharing.ts'
import { share } from '#src/contract/index.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { composeResume } from '#src/resume/compose.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { makeLink, makeResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = sharingMessages.zh
const settings = { label: '某公司 HR', hide_contacts: true, download: false, comments: true }
const answer = z.object({ data: z.array(share) })

const english = composeResume({ locale: 'en', design: 'ink', basics: { name: 'Ann Lee' }, sections: [] })

async function dialogOf(page: Page, id: string) {
  const editor = editorPage(page)
  await editor.open(id)
  await editor.choose(t.share)
  return page.getByRole('dialog', { name: t.share })
}

/** The links the server has, without what openings change. */
async function stored(page: Page, id: string) {
  const list = await page.request.get(`/api/user.Share/list?id=${id}`)
  return answer
    .parse(await list.json())
    .data.map(({ id: _, token: __, opens: ___, opened_at: ____, ...known }) => known)
}

test('a form of a link shows its settings, and a change of one leaves the others', async ({ page }) => {
  await signInAsNew(page)
  const id = await makeResume(page, english)
  const expires_at = Date.now() + 40 * DAY_MS
  const { token } = await makeLink(page, id, { ...settings, expires_at, password: '竹简2026' })
  const before = (await stored(page, id))[0]
  const dialog = await dialogOf(page, id)
  const entry = dialog.getByRole('list', { name: t.links }).getByRole('listitem')
  // The page behind a link is in the language of the résumé.
  const address = entry.getByRole('textbox', { name: t.address(settings.label) })
  await expect(address).toHaveValue(`${new URL(page.url()).origin}/en/resume/s/${token}`)
  const begin = () => entry.getByRole('button', { name: t.change }).click()
  const save = async () => {
    await entry.getByRole('button', { name: t.save }).click()
    await expect(entry.getByRole('button', { name: t.save })).toHaveCount(0)
  }
  const choice = (name: string) => entry.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await begin()
  for (const [name, isOn] of [
    [t.hide, true],
    [t.allow, false],
    [t.allowComments, true],
  ] as const) {
    await expect(choice(name)).toBeChecked({ checked: isOn })
  }
  await entry.getByRole('textbox', { name: t.label, exact: true }).fill('猎头')
  await save()
  expect(await stored(page, id)).toEqual([{ ...before, label: '猎头' }])

  await begin()
  await choice(t.removePassword).check()
  await entry.getByRole('combobox', { name: t.expiry }).selectOption({ label: t.days(7) })
  const asked = Date.now()
  await save()
  const [after] = await stored(page, id)
  expect(after).toEqual({ ...before, label: '猎头', has_password: false, expires_at: expect.any(Number) })
  expect(Math.abs((after?.expires_at ?? 0) - asked - 7 * DAY_MS)).toBeLessThan(60_000)
})

test('two links made one after the other are two; one whose time is over is said to be', async ({ page }) => {
  await signInAsNew(page)
  const id = await makeResume(page, english)
  await makeLink(page, id, { ...settings, expires_at: Date.now() + DAY_MS })
  await page.clock.setFixedTime(Date.now() + 2 * DAY_MS)
  const dialog = await dialogOf(page, id)
  const entries = dialog.getByRole('list', { name: t.links }).getByRole('listitem')
  await expect(entries).toContainText([t.expired])
  for (const label of ['第二个', '第三个']) {
    await dialog.getByRole('button', { name: t.create, exact: true }).click()
    await dialog.getByRole('textbox', { name: t.label, exact: true }).fill(label)
    await dialog.getByRole('button', { name: t.createFirst }).click()
    await expect(entries.getByRole('heading', { name: label })).toBeVisible()
  }
  expect((await stored(page, id)).map(({ label }) => label).sort()).toEqual(['某公司 HR', '第三个', '第二个'])
})
