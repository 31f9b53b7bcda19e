import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { editorChecksMessages } from '#client/i18n/editor-checks.ts'
import { editorPaletteMessages } from '#client/i18n/editor-palette.ts'
import { spellingMessages } from '#client/i18n/editor-spelling.ts'
import { editorTagMessages } from '#client/i18n/editor-tags.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

/** A résumé of one job with these texts. */
function resume(locale: ResumeLocale, title: string, body: string): ResumeDocument {
  const org = locale === 'zh' ? '甲公司' : 'Brightwell'
  return composeResume({
    locale,
    design: 'ink',
    basics: { name: locale === 'zh' ? '林知夏' : 'Ngozi Adaeze' },
    sections: [{ kind: 'work', items: [{ org, title, start: '2022-03', present: true, body }] }],
  })
}

/** Opens the checks by the palette. */
async function openSpelling(page: Page, locale: ResumeLocale, document: ResumeDocument) {
  const t = editorPaletteMessages[locale]
  await signInAsNew(page)
  const id = await editorPage(page, locale).openNew(document)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t.title }).getByRole('combobox')
  await palette.fill(t.spelling)
  await palette.press('Enter')
  const body = async () => Object.values((await storedResume(page, id)).items)[0]?.body
  return { id, body, undo: page.getByRole('button', { name: editorMessages[locale].undo }) }
}

/** The words that are underlined in the forms, in alphabetical order. */
function underlined(page: Page): Promise<string[]> {
  return page.evaluate(() => Array.from(CSS.highlights.get('slips') ?? [], String).sort())
}

/** Opens the text of the only job by a word that was found in it. */
async function openJob(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: word, exact: true }).click()
}

test('slips of Chinese are underlined, mended one by one or all of a kind, each in one step', async ({ page }) => {
  const t = spellingMessages.zh
  const text = '- 有效的降低了成本 12%\n- 高效的完成各项任务，，优化登陆页面\n- 用 Javascript 写 3 个页面'
  const { body, undo } = await openSpelling(page, 'zh', resume('zh', '前端工程师', text))
  const mend = (wrong: string, right: string) => page.getByRole('button', { name: t.mend(wrong, right) })
  await expect(mend('登陆', '登录')).toBeVisible()
  await openJob(page, '登陆')
  await expect.poll(() => underlined(page)).toEqual(['Javascript', '有效的', '登陆', '高效的', '，，'].sort())

  await mend('登陆', '登录').click()
  await expect(mend('登陆', '登录')).toHaveCount(0)
  // The pressed button is gone.
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
  await expect.poll(() => underlined(page)).toEqual(['Javascript', '有效的', '高效的', '，，'].sort())
  const once = text.replace('登陆', '登录')
  await expect.poll(body).toBe(once)

  await page.getByRole('button', { name: t.mendAll(2) }).click()
  await expect.poll(body).toBe(once.replace('有效的', '有效地').replace('高效的', '高效地'))
  await undo.click()
  await expect.poll(body).toBe(once)
  await undo.click()
  await expect.poll(body).toBe(text)
  await expectAccessible(page)
})

test('English words are looked up when asked for; a name is learned, of two proposals one is chosen', async ({
  page,
}) => {
  const t = spellingMessages.en
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(response.url()))
  const text = '- Sorted teh post for the Grobnik office\n- Grobnikky kept the libary and teh colour charts'
  const { body } = await openSpelling(page, 'en', resume('en', 'Librarian', text))
  await expect(page.getByRole('button', { name: t.mend('teh', 'the') })).toBeVisible()
  expect(loaded.some((url) => url.includes('spelling-worker'))).toBe(true)
  await openJob(page, 'teh')
  await expect.poll(() => underlined(page)).toEqual(['Grobnikky', 'libary', 'teh', 'teh'])

  // The word itself leads to its place, where it is selected.
  await page.getByRole('button', { name: 'libary', exact: true }).click()
  const label = editorFieldsMessages.en.work.body?.label ?? ''
  await expect(editorForms(page, 'en').field('Brightwell', label)).toBeFocused()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('libary')
  await expect.poll(() => underlined(page)).toEqual(['Grobnikky', 'libary', 'teh', 'teh'])

  // What leads to the field selects the first word that was found there.
  const { show } = editorChecksMessages.en
  const found = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: t.mend('teh', 'the') }) })
  await found
    .getByRole('button', { name: new RegExp(`^${show} · `) })
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('teh')

  await page.getByRole('button', { name: t.learnWord('Grobnikky') }).click()
  await expect.poll(() => underlined(page)).toEqual(['libary', 'teh', 'teh'])
  await page.getByRole('button', { name: t.mend('teh', 'the') }).click()
  await page.getByRole('button', { name: t.mend('libary', 'library') }).click()
  await expect.poll(body).toBe(text.replaceAll('teh', 'the').replace('libary', 'library'))
  await expect.poll(() => underlined(page)).toEqual([])

  // Learned on this device, until it is forgotten.
  await page.reload()
  await page.getByRole('tab', { name: new RegExp(`^${editorChecksMessages.en.checks}`) }).click()
  await expect(page.getByText(t.learned(1))).toBeVisible()
  await expect(page.getByRole('button', { name: t.learnWord('Grobnikky') })).toHaveCount(0)
  await page.getByRole('button', { name: t.forget }).press('Enter')
  await expect(page.getByRole('button', { name: t.learnWord('Grobnikky') })).toBeVisible()
  // Back in the list, not at the top of the page.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeFocused()
})

test('on a phone: a word that was found leads to its field, and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const t = spellingMessages.en
  await openSpelling(page, 'en', resume('en', 'Libary assistent', 'Sorted the post'))
  await page.getByRole('button', { name: t.mend('Libary', 'Library') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'assistent', exact: true }).click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('assistent')
  // A field of one line says it below.
  const field = page.locator('input:focus')
  await expect(field).toHaveAccessibleDescription(
    `${t.inField} Libary${t.perhaps('Library')}${t.between}assistent${t.perhaps('assistant')}`,
  )
  await expectAccessible(page)
  await field.fill('Library assistent')
  await expect(field).toHaveAccessibleDescription(`${t.inField} assistent${t.perhaps('assistant')}`)
  await field.fill('Libary assistent')
  await page.getByRole('tab', { name: paneMessages.en.design, exact: true }).click()
  await page.getByRole('button', { name: t.mend('assistent', 'assistant') }).click()
  await page.getByRole('button', { name: t.mend('Libary', 'Library') }).click()
  await expect(page.getByRole('button', { name: t.mend('Libary', 'Library') })).toHaveCount(0)
})

test('a word among others says what was found in it, and nothing once it is another', async ({ page }) => {
  const t = spellingMessages.en
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: { name: 'Ngozi Adaeze' },
    sections: [{ kind: 'skills', items: [{ title: 'Cataloguing' }, { title: 'Javascript' }, { title: 'Github' }] }],
  })
  await openSpelling(page, 'en', document)
  await page.getByRole('button', { name: t.mend('Javascript', 'JavaScript') }).waitFor()
  await page.getByRole('button', { name: new RegExp(`^${sectionTitles.skills.en}(?!:)`) }).click()
  const tags = page.getByRole('list', { name: editorTagMessages.en.label.skills })
  const word = (name: string) => tags.getByRole('button', { name, exact: true })
  const note = (wrong: string, right: string) => `${t.inField} ${wrong}${t.perhaps(right)}`
  await expect(word('Javascript')).toHaveAccessibleDescription(note('Javascript', 'JavaScript'))
  await expect(word('Github')).toHaveAccessibleDescription(note('Github', 'GitHub'))
  await expect(word('Cataloguing')).toHaveAccessibleDescription('')
  await expect(page.getByText(note('Javascript', 'JavaScript'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.mend('Javascript', 'JavaScript') }).click()
  await expect(word('JavaScript')).toHaveAccessibleDescription('')
  await word('Github').press('Delete')
  await expect(page.getByText(note('Github', 'GitHub'))).toBeHidden()
})

test('where the dictionary cannot be loaded it says so, and tries again', async ({ page }) => {
  const t = spellingMessages.en
  await page.route('**/spelling-worker*', (route) => route.abort())
  await openSpelling(page, 'en', resume('en', 'Librarian', 'Kept the libary'))
  await expect(page.getByText(t.failed)).toBeVisible()
  await page.unroute('**/spelling-worker*')
  await page.getByRole('button', { name: failureMessages.en.retry }).click()
  await expect(page.getByRole('button', { name: t.mend('libary', 'library') })).toBeVisible()
})

test('an editor that was left while its checks were loading starts no dictionary', async ({ page }) => {
  const started: string[] = []
  page.on('worker', (worker) => started.push(worker.url()))
  const reached = Promise.withResolvers<string>()
  const left = Promise.withResolvers<void>()
  await page.route('**/style-*.js', async (route) => {
    reached.resolve(route.request().url())
    await left.promise
    await route.continue()
  })
  await openSpelling(page, 'en', resume('en', 'Engineer', '- Recieved the prize'))
  const part = await reached.promise
  await page.locator('header').getByRole('link').first().click()
  await expect(page.locator('header').getByRole('textbox', { name: editorMessages.en.title })).toBeHidden()
  left.resolve()
  await page.evaluate(async (address) => void (await import(address)), part)
  expect(started.filter((url) => url.includes('spelling-worker'))).toEqual([])
})
