import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { pagerMessages } from '#client/i18n/pager.ts'
import { quickLookMessages } from '#client/i18n/quick-look.ts'
import { sharingMessages } from '#client/i18n/sharing.ts'
import { siteSearchMessages } from '#client/i18n/site-search.ts'
import { galleryMessages } from '#client/i18n/word-gallery.ts'
import { localePath } from '#client/lib/paths.ts'
import { type Locale, locales } from '#src/contract/locale.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { composeResume } from '#src/resume/samples/compose.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { listen, transcript } from '#tests/support/heard.ts'
import { makeResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const WORK = sectionTitles.work.zh
const twoSections = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', intention: '产品经理' },
  sections: [
    { kind: 'education', items: [{ org: '某大学', start: '2016-09' }] },
    { kind: 'work', items: [{ org: '某公司', title: '产品经理', start: '2020-03', body: '负责支付系统' }] },
  ],
})

/** Waits until all of `wanted` was heard on a journey, and compares what was with what is kept of it in `tests/e2e/transcripts`. */
async function expectHeard(page: Page, locale: Locale, journey: string, ...wanted: string[]): Promise<void> {
  const { saved, savedHere, saving } = editorMessages[locale]
  // How saving stands is said by the clock, and tested where saving is.
  const apart = [saved, savedHere, saving].map((text) => `says ${text}`)
  const lines = (await transcript(page, ...wanted)).split('\n').filter((line) => !apart.includes(line))
  expect(lines.join('\n')).toMatchSnapshot(`${journey}.${locale}.txt`)
}

async function visit(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(localePath(locale, path))
  await hydrated(page)
  await listen(page)
}

for (const locale of locales) {
  test(`finding something is heard, by the keyboard alone (${locale})`, async ({ page }) => {
    const gallery = galleryMessages[locale]
    const search = siteSearchMessages[locale]
    const look = quickLookMessages[locale]

    await visit(page, locale, '/word-jianli/')
    await page.getByRole('link', { name: gallery.new, exact: true }).press('Enter')
    await expectHeard(page, locale, 'sorting', `says`)
    await page.getByRole('link', { name: pagerMessages[locale].page(2), exact: true }).press('Enter')
    await expectHeard(page, locale, 'another-page', 'says')

    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: search.label })
    await field.press('ArrowDown')
    await field.pressSequentially('会计')
    await expectHeard(page, locale, 'suggestions', 'says')
    await field.fill('zqxjzqxj')
    await expectHeard(page, locale, 'no-suggestions', 'says')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-list]')).toBeFocused()

    await page.locator('.template-card').first().locator('.card-link').focus()
    await page.locator('.template-card').first().locator('.pill').first().press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expectHeard(page, locale, 'quick-look', 'focus section', 'says')
    await page.getByRole('dialog').getByRole('button', { name: look.nextTemplate }).press('Enter')
    await expectHeard(page, locale, 'quick-look-next', 'says')
    await page.keyboard.press('Escape')
    await expect(page.locator('.template-card').first().locator('.pill').first()).toBeFocused()
    await page.getByRole('link', { name: headerMessages[locale].articles, exact: true }).first().press('Enter')
    await expectHeard(page, locale, 'another-route', 'says')
  })

  test(`editing is heard, by the keyboard alone (${locale})`, async ({ page }) => {
    const t = editorMessages[locale]
    const forms = editorFormsMessages[locale]
    await signInAsNew(page)
    await visit(page, locale, '/edit')
    await page.getByRole('button', { name: editorStartMessages[locale].create }).press('Enter')
    await expectHeard(page, locale, 'start-editing', 'focus h1', `says ${t.editorOf(t.untitled)}`)

    const editor = editorPage(page, locale)
    await editor.open(await makeResume(page, twoSections))
    const section = page.getByRole('button', { name: `${WORK} ${forms.entries(1)}`, exact: true })
    await section.press('Alt+ArrowUp')
    await expectHeard(page, locale, 'move', forms.dragOver(WORK, 1, 2))
    await page.getByRole('button', { name: `${forms.hide} ${WORK}` }).press('Enter')
    await expectHeard(page, locale, 'hide', forms.nowHidden(WORK))
    await page.keyboard.press('Control+z')
    await expectHeard(page, locale, 'undo', t.undone)
    await page.keyboard.press('Control+Shift+z')
    await expectHeard(page, locale, 'redo', t.redone)

    await editor.more.press('Enter')
    await page.getByRole('menuitem', { name: editorExportMessages[locale].menu }).press('Enter')
    await expectHeard(page, locale, 'export', `focus text ${editorExportMessages[locale].fileName}`)
    await page.keyboard.press('Escape')
    await expect(editor.more).toBeFocused()
    await editor.more.press('Enter')
    await page.getByRole('menuitem', { name: t.share }).press('Enter')
    const sharing = sharingMessages[locale]
    await page.getByRole('textbox', { name: sharing.label }).fill('HR')
    await page.getByRole('button', { name: sharing.createFirst }).press('Enter')
    await expectHeard(page, locale, 'link-made', sharing.made('HR'))
  })
}
