import { editorMessages } from '#client/i18n/editor.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { setBasics, setItem } from '#src/resume/edits.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { drawn, expect, test, testWithoutPdfs } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { loginDialog, PASSWORD, registered } from '#tests/support/login-dialog.ts'
import { editedId, makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { chinese, makeTwinOf } from '#tests/support/twins.ts'

testWithoutPdfs(
  'a detail of the person that waits for its translation has its field, below the original',
  async ({ page }) => {
    await signInAsNew(page)
    await makeTwinOf(page, await makeResume(page, setBasics({ address: '玄武大道 1 号' })(chinese())))
    const editor = editorPage(page)
    const address = await editor.basics('address')
    await expect(address).toHaveValue('')
    await expect(page.locator('[data-field="basics.address"]').locator('..')).toContainText('玄武大道 1 号')
    await address.fill('1 Xuanwu Avenue')
    await expect.poll(async () => (await storedResume(page, editedId(page))).basics.address).toBe('1 Xuanwu Avenue')
  },
)

testWithoutPdfs('each row says what is so on either side, and offers what can be done about it', async ({ page }) => {
  const t = editorTwinMessages.zh
  const forms = editorFormsMessages.zh
  await signInAsNew(page)
  const id = await makeResume(page, chinese())
  const twin = await makeTwinOf(page, id)
  const [editor, left] = [editorPage(page), editorForms(page)]
  const { work } = editorFieldsMessages.zh
  const input = (field: string) => page.locator(`[data-field="items/work-item-1.${field}"] input`)
  await left.header(sectionTitles.work.en).click()
  for (const [field, text] of [
    ['org', 'Qingjian'],
    ['title', 'Product manager'],
  ] as const) {
    await input(field).fill(text)
    await page.getByRole('button', { name: t.confirmNamed(work[field]?.label ?? '') }).click()
  }
  await editor.says(editorMessages.zh.saved)

  await editor.open(id)
  await page.getByRole('button', { name: `${forms.hide} 教育背景` }).click()
  await left.header('工作经历').click()
  await page.getByRole('checkbox', { name: forms.present }).first().check()
  await left.field('青简科技', work.title?.label ?? '').fill('高级产品经理')
  await editor.says(editorMessages.zh.saved)

  // What is not translated is missing in a file of both, whichever is open.
  await page.getByRole('button', { name: t.compare('en') }).click()
  const here = page.getByRole('dialog', { name: t.compare('en') })
  await expect(here.getByText(t.lacks(3))).toBeVisible()
  await expect(here.getByRole('listitem').filter({ hasText: forms.present })).toHaveCount(1)

  await page.goto(`/edit?id=${twin}`)
  await left.header(sectionTitles.work.en).click()
  await input('org').fill('Qingjian Ltd')
  await page.getByRole('button', { name: t.compare('zh') }).click()
  const dialog = page.getByRole('dialog', { name: t.compare('zh') })
  await expect(dialog.getByRole('heading', { name: t.theirsTitle('zh', 3) })).toBeVisible()
  // What is one’s own is not to be translated.
  await expect(dialog.getByRole('button', { name: new RegExp(`${work.org?.label}$`) })).toHaveText([t.upToDate])
  const hidden = dialog.getByRole('listitem').filter({ hasText: t.hidden })
  await expect(hidden).toContainText(t.shown)
  await expect(dialog.getByRole('listitem').filter({ hasText: forms.present })).toHaveCount(1)
  await hidden.getByRole('button', { name: /^带过来/ }).click()
  // All at once is offered for several that need no translation.
  await expect(dialog.getByRole('heading', { name: t.theirsTitle('zh', 2) })).toBeVisible()
  await expect(dialog.getByRole('button', { name: t.bringAll(1) })).toHaveCount(0)
})

testWithoutPdfs(
  'a refused twin leaves the résumé single; one without an answer is found',
  async ({ page, expectConsole }) => {
    expectConsole('ERR_FAILED')
    const t = editorTwinMessages.zh
    const CREATE = '**/api/user.Resume/create'
    await signInAsNew(page)
    const id = await makeResume(page, chinese())
    await page.goto(`/edit?id=${id}&twin=1`)
    const dialog = page.getByRole('dialog', { name: t.make('en') })
    const make = dialog.getByRole('button', { name: t.make('en') })
    await page.route(CREATE, (route) => route.fulfill({ json: { code: 1234, msg: 'not now' } }), { times: 1 })
    await make.click()
    await expect(page.getByText('not now', { exact: true })).toBeVisible()
    expect((await storedResume(page, id)).twin).toBeUndefined()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.getByRole('button', { name: t.compare('en') }).count()).toBe(0)

    await page.goto(`/edit?id=${id}&twin=1`)
    await expect(dialog.getByText(t.makeLead('en'))).toBeVisible()
    await page.route(
      CREATE,
      async (route) => {
        await page.request.post(route.request().url(), {
          data: route.request().postDataJSON(),
          headers: { origin: new URL(page.url()).origin },
        })
        await route.abort()
      },
      { times: 1 },
    )
    await make.click()
    await expect(page.getByRole('dialog', { name: t.compare('en') })).toBeVisible()
    await page.getByRole('link', { name: t.open('en') }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    const twin = await storedResume(page, editedId(page))
    expect(twin.twin).toBe((await storedResume(page, id)).twin)
  },
)

testWithoutPdfs(
  'a twin asked for when the session had ended is made after the sign-in',
  async ({ page, expectConsole }) => {
    expectConsole('401')
    const t = editorTwinMessages.zh
    const mobile = await registered(page)
    const id = await makeResume(page, chinese())
    await page.goto(`/edit?id=${id}&twin=1`)
    const make = page.getByRole('dialog', { name: t.make('en') }).getByRole('button', { name: t.make('en') })
    await expect(make).toBeVisible()
    await page.context().clearCookies()
    await make.click()
    await loginDialog(page).signIn({ mobile, password: PASSWORD })
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(page.getByRole('button', { name: t.compare('zh') })).toBeVisible()
  },
)

testWithoutPdfs('a twin that was found stays when it cannot be looked for again', async ({ page }) => {
  const t = editorTwinMessages.zh
  await signInAsNew(page)
  await makeTwinOf(page, await makeResume(page, chinese()))
  await page.getByRole('button', { name: t.compare('zh') }).click()
  const open = page.getByRole('dialog', { name: t.compare('zh') }).getByRole('link', { name: t.open('zh') })
  await expect(open).toBeVisible()
  // A refusal is an answer, so it is not asked for a second time.
  await page.route('**/api/user.Resume/twin*', (route) => route.fulfill({ json: { code: 1234, msg: 'not now' } }))
  const refused = page.waitForEvent('requestfinished', (request) => request.url().includes('user.Resume/twin'))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await refused
  await drawn(page)
  await expect(open).toBeVisible()
})

test('one file of both says how many blanks either has', async ({ page }) => {
  const t = editorTwinMessages.zh
  await signInAsNew(page)
  const withBlanks = setItem('work-item-1', { body: '带[_人数]人，省[_金额]' })(chinese())
  await makeTwinOf(page, await makeResume(page, withBlanks))
  await page.getByRole('button', { name: t.compare('zh') }).click()
  await page.getByRole('button', { name: t.onePdf }).click()
  await expect(page.getByRole('alertdialog')).toContainText(editorDeliveryMessages.zh.lacksBlanks(2))
})
