import sharp from 'sharp'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { setBasics } from '#src/resume/edits.ts'
import { type BrowserContext, expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { NO_NETWORK, openedAndKept, restarted } from '#tests/support/kept-resumes.ts'
import { makeResume, storedResume, uploadPhoto } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

test.use({ serviceWorkers: 'allow' })

const t = editorMessages.zh
const photos = editorPhotoMessages.zh

const portrait = (background: string) =>
  sharp({ create: { width: 500, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function choosePhoto(page: Page, button: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait('#2f6b4f') })
}

test('the network goes while a photo is replaced: it is taken all the same, and goes to the account later', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK)
  await signInAsNew(page)
  const before = await uploadPhoto(page, await portrait('#b5382a'))
  const id = await makeResume(page, setBasics({ photo: before })(shortResume()))
  const editor = editorPage(page)
  await editor.open(id)
  await editor.basics('name')
  await choosePhoto(page, photos.replace)
  const use = page.getByRole('button', { name: photos.use })
  await expect(use).toBeVisible()
  await context.setOffline(true)
  await use.click()
  await expect(use).toBeHidden()
  await expect(page.getByRole('img', { name: photos.alt })).toHaveAttribute('src', /^data:image\/jpeg/)
  await editor.says(t.savedHereOffline)
  // What was there is still there.
  expect((await storedResume(page, id)).basics.photo).toBe(before)
  await context.setOffline(false)
  await editor.says(t.saved)
  const after = (await storedResume(page, id)).basics.photo
  expect(after).not.toBe(before)
  const stored = await page.request.get(`/api/user.Resume/photo?key=${after}`)
  expect((await sharp(await stored.body()).stats()).dominant.g).toBeGreaterThan(96)
})

/** A kept résumé in two tabs without a network; a name was written in the first of them. */
async function twoTabsOffline(context: BrowserContext, first: Page) {
  await signInAsNew(first)
  const id = await makeResume(first, shortResume())
  await openedAndKept(first, id)
  await context.setOffline(true)
  const page = await restarted(context, first, `/edit?id=${id}`)
  const other = await context.newPage()
  await other.goto(`/edit?id=${id}`)
  const [here, there] = [editorPage(page), editorPage(other)]
  await (await here.basics('name')).fill('林秋')
  await here.says(t.savedHereOffline)
  return { id, page, other, here, there }
}

test('two tabs of one résumé without a network: what either wrote is in both and in the account, after a restart too', async ({
  page: first,
  context,
  expectConsole,
}) => {
  for (const text of [NO_NETWORK, '409']) expectConsole(text)
  const { id, page, other, there } = await twoTabsOffline(context, first)
  await there.title.fill('另一页写的')
  await there.says(t.savedHereOffline)

  // Both are closed before the network is back.
  await other.close()
  const again = await restarted(context, page, `/edit?id=${id}`)
  const editor = editorPage(again)
  await expect(editor.title).toBeVisible()
  await editor.says(t.savedHereOffline)
  await context.setOffline(false)
  await editor.says(t.saved)
  await expect(editor.title).toHaveValue('另一页写的')
  await expect(await editor.basics('name')).toHaveValue('林秋')
  const { title, basics } = await storedResume(again, id)
  expect({ title, name: basics.name }).toEqual({ title: '另一页写的', name: '林秋' })
})

test('two tabs that wrote in the same field without a network: one text stays, and the other is shown', async ({
  page: first,
  context,
  expectConsole,
}) => {
  for (const text of [NO_NETWORK, '409']) expectConsole(text)
  const { id, page, other, here, there } = await twoTabsOffline(context, first)
  await (await there.basics('name')).fill('林冬')
  await there.says(t.savedHereOffline)
  await context.setOffline(false)
  await here.says(t.saved)
  await there.says(t.saved)
  const { name = '' } = (await storedResume(page, id)).basics
  expect(['林秋', '林冬']).toContain(name)
  // Whoever's text was not taken sees it, to take it back.
  const lost = name === '林秋' ? '林冬' : '林秋'
  await expect
    .poll(async () => (await Promise.all([page, other].map((tab) => tab.getByText(lost).count()))).some((n) => n > 0))
    .toBe(true)
})
