import { editorMessages, refusedMessages } from '#client/i18n/editor.ts'
import { partMessages } from '#client/i18n/editor-versions.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { type ResumeDocument, schemaVersion } from '#src/resume/document.ts'
import { setBasics, setDesign, setHead, setItem } from '#src/resume/edits.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, hydrated, type Page, test, testWithoutPdfs } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { account, loginDialog } from '#tests/support/login-dialog.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = editorMessages.zh
const SAVE = '**/user.Resume/save'

async function logIn(page: Page): Promise<void> {
  const origin = siteUrl(e2eSite)
  const answer = await page.request.post('/api/user.Base/loginByPassword', { data: demoAccount, headers: { origin } })
  expect(answer.status()).toBe(200)
}

async function logOut(page: Page): Promise<void> {
  expect((await page.request.get('/api/user.Base/logout')).status()).toBe(200)
}

/** Saves a document as another device of the user does, on what the server had first. */
async function saveElsewhere(page: Page, id: string, doc: ResumeDocument): Promise<void> {
  const save = { id, rev: 1, mid: crypto.randomUUID(), journal: crypto.randomUUID(), schema: schemaVersion, doc }
  const headers = { origin: siteUrl(e2eSite) }
  const answer = await page.request.post('/api/user.Resume/save', { data: save, headers })
  expect(await answer.json()).toMatchObject({ code: 1 })
}

/** The same user in another browser. */
async function elsewhere(page: Page): Promise<Page> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('There is no browser')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ ...test.info().project.use, userAgent, storageState })
  return context.newPage()
}

test('offline: kept on this device and said so, with since when; saved once the network is back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED')
  await signInAsNew(page)
  const editor = editorPage(page)
  const id = await editor.openNew()
  await context.setOffline(true)
  await editor.title.fill('在地铁里写的')
  await editor.says(t.savedHereOffline)
  await expect(page.locator('header')).toContainText(/（自 \d\d:\d\d）/)
  expect((await storedResume(page, id)).title).toBeUndefined()
  await context.setOffline(false)
  await editor.says(t.saved)
  expect((await storedResume(page, id)).title).toBe('在地铁里写的')
  // Whatever of the preview could not be loaded comes as well.
  await expect(page.locator('[role=img] > canvas').first()).toBeVisible()
})

testWithoutPdfs(
  'offline and closed: the next page on this device has the text and saves it',
  async ({ page, context, expectConsole }) => {
    expectConsole('ERR_FAILED')
    await signInAsNew(page)
    const editor = editorPage(page)
    const id = await editor.openNew()
    await page.route(SAVE, (route) => route.abort())
    await editor.title.fill('没来得及')
    await editor.says(t.savedHere)
    await page.close()

    const next = await context.newPage()
    const again = editorPage(next)
    await again.open(id)
    await expect(again.title).toHaveValue('没来得及')
    await again.says(t.saved)
    expect((await storedResume(next, id)).title).toBe('没来得及')
  },
)

testWithoutPdfs(
  'a reply that is lost with the page: the save is not made twice',
  async ({ page, context, expectConsole }) => {
    expectConsole('ERR_FAILED')
    await signInAsNew(page)
    const editor = editorPage(page)
    const id = await editor.openNew()
    const arrived = new Promise<void>((resolve) => {
      void page.route(SAVE, async (route) => {
        await route.fetch()
        resolve()
        await route.abort()
      })
    })
    await editor.title.fill('到了，但没人知道')
    await arrived
    await page.close()

    const next = await context.newPage()
    const again = editorPage(next)
    await again.open(id)
    await again.says(t.saved)
    const answer = await next.request.get(`/api/user.Resume/document?id=${id}`)
    expect(await answer.json()).toMatchObject({ data: { rev: 2, doc: { title: '到了，但没人知道' } } })
  },
)

testWithoutPdfs(
  'two tabs of one browser: each keeps its own, both end alike',
  async ({ page, context, expectConsole }) => {
    expectConsole('409')
    await signInAsNew(page)
    const [first, other] = [editorPage(page), await context.newPage()]
    const id = await first.openNew()
    const second = editorPage(other)
    await second.open(id)
    const name = await second.basics('name')
    await Promise.all([first.title.fill('标题'), name.fill('林秋')])
    await expect(second.title).toHaveValue('标题')
    await expect(await first.basics('name')).toHaveValue('林秋')
    expect(await storedResume(page, id)).toEqual(setHead({ title: '标题' })(setBasics({ name: '林秋' })(shortResume())))
  },
)

testWithoutPdfs(
  'two browsers: what one changes is seen in the other; a value that gives way is offered',
  async ({ page, context, expectConsole }) => {
    expectConsole('ERR_INTERNET_DISCONNECTED')
    expectConsole('409')
    await signInAsNew(page)
    const here = editorPage(page)
    const id = await here.openNew()
    const otherPage = await elsewhere(page)
    const there = editorPage(otherPage)
    await there.open(id)
    await there.title.fill('别处改的')
    await expect(here.title).toHaveValue('别处改的')

    await context.setOffline(true)
    await here.title.fill('这里改的')
    await here.says(t.savedHereOffline)
    await there.title.fill('那里改的')
    await there.says(t.saved)
    await context.setOffline(false)
    await here.says(t.saved)
    await expect(here.notice(t.lost)).toContainText('那里改的')
    await expect(there.title).toHaveValue('这里改的')
    await page.getByRole('button', { name: t.takeTheirs }).click()
    await expect(there.title).toHaveValue('那里改的')
    await expect(here.notice(t.lost)).toBeHidden()
    await otherPage.context().close()
  },
)

testWithoutPdfs(
  'values that give way are told by their places, in words; the others are taken in one step, whole',
  async ({ page, context, expectConsole }) => {
    expectConsole('ERR_INTERNET_DISCONNECTED')
    expectConsole('409')
    await signInAsNew(page)
    const here = editorPage(page)
    const id = await here.openNew()
    const before = await storedResume(page, id)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^工作经历 1 条/ }).click()
    await page.getByRole('checkbox', { name: editorFormsMessages.zh.present }).check()
    await page.getByRole('slider', { name: editorDesignMessages.zh.size }).fill('9')
    await page.getByRole('slider', { name: editorDesignMessages.zh.margin }).fill('0.6')
    await here.says(t.savedHereOffline)
    const [item = ''] = Object.keys(before.items)
    const end = setItem(item, { end: '2024-05' })(before)
    const theirs = setDesign({ size: 12, margin: 1.4 })(end)
    await saveElsewhere(page, id, theirs)
    await context.setOffline(false)
    await here.says(t.saved)
    const listed = here.notice(t.lost).getByRole('listitem')
    await expect(listed).toHaveText([/^工作经历 · 某公司 · .+：2024\.05$/, partMessages.zh.settings])
    await page.getByRole('button', { name: t.takeTheirs }).click()
    await here.says(t.saved)
    await expect.poll(async () => storedResume(page, id)).toEqual(theirs)
    await here.button(t.undo).click()
    await expect(page.getByRole('checkbox', { name: editorFormsMessages.zh.present })).toBeChecked()
    await expect(page.getByRole('slider', { name: editorDesignMessages.zh.size })).toHaveValue('9')
  },
)

testWithoutPdfs(
  'the session ends while typing: the dialog comes, typing is kept, after signing in it is saved',
  async ({ page, expectConsole }) => {
    expectConsole('401')
    await logIn(page)
    const editor = editorPage(page)
    const id = await editor.openNew()
    await logOut(page)
    await editor.title.fill('写到一半')
    const dialog = loginDialog(page)
    await expect(dialog.box).toContainText(t.sessionOver)
    await page.keyboard.press('Escape')
    await expect(editor.notice(t.sessionOver)).toBeVisible()
    await editor.title.fill('写到一半，接着写')
    await page.getByRole('button', { name: t.signIn, exact: true }).click()
    await dialog.tab(signInMessages.zh.tabAccount).click()
    await dialog.signIn(demoAccount)
    await editor.says(t.saved)
    await expect(editor.title).toHaveValue('写到一半，接着写')
    expect((await storedResume(page, id)).title).toBe('写到一半，接着写')
  },
)

testWithoutPdfs(
  'signed out in another tab: the text stays, a sign-in is asked for, and then it is saved',
  async ({ page, context, expectConsole }) => {
    expectConsole('401')
    await logIn(page)
    const editor = editorPage(page)
    const id = await editor.openNew()
    await editor.title.fill('写好的')
    await editor.says(t.saved)
    const other = await context.newPage()
    await other.goto('/about-us')
    await hydrated(other)
    await account(other).click()
    await other.getByRole('button', { name: headerMessages.zh.logout }).click()
    await expect(other).toHaveURL('/user/login')

    const dialog = loginDialog(page)
    await expect(dialog.box).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/edit?id=${id}`)
    await editor.title.fill('写好的，还在写')
    await editor.says(refusedMessages.zh.session)
    await page.getByRole('button', { name: t.signIn, exact: true }).click()
    await dialog.tab(signInMessages.zh.tabAccount).click()
    await dialog.signIn(demoAccount)
    await editor.says(t.saved)
    expect((await storedResume(page, id)).title).toBe('写好的，还在写')
  },
)

testWithoutPdfs(
  'somebody else signs in instead: they see nothing of it, and it waits for its owner',
  async ({ page, expectConsole }) => {
    expectConsole('401')
    expectConsole('404')
    await logIn(page)
    const editor = editorPage(page)
    const id = await editor.openNew()
    await logOut(page)
    await editor.title.fill('只给自己看')
    await expect(loginDialog(page).box).toBeVisible()
    await signInAsNew(page)
    await page.evaluate(() => new BroadcastChannel('session').postMessage('signed-in'))
    await expect(editor.title).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`/edit?id=${id}`)
    await expect(page.getByText('只给自己看')).toBeHidden()
    const others = await makeResume(page, shortResume('别人'))
    await editor.open(others)
    await editor.says(t.saved)
    await expect(editor.title).toHaveValue('')

    await logIn(page)
    await editor.open(id)
    await expect(editor.title).toHaveValue('只给自己看')
    await editor.says(t.saved)
  },
)
