import { roleOf } from '#client/features/editor/start/beginnings.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { situationMessages } from '#client/i18n/situations.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { expect, hydrated, testWithoutPdfs } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'

const t = editorStartMessages.zh

testWithoutPdfs(
  'the start screen: an example from the list, in the other language, or a blank after all',
  async ({ page }) => {
    const editor = editorPage(page)
    const chosen = samples['en/nurse']
    if (chosen === undefined) throw new Error('The sample is gone')
    await page.goto('/resume/new')
    const choose = (name: string) => page.getByRole('radio', { name }).check()
    const role = page.getByRole('combobox', { name: t.role })
    await choose(situationMessages.zh.social)
    await choose(t.sample)
    await expect(role).toHaveValue(/^zh\//)
    await choose(t.en)
    await expect(role).toHaveValue(/^en\//)
    await choose(t.blank)
    await expect(role).toBeHidden()
    await expect(page.getByText(t.sections('').trim())).toContainText(sectionTitles.work.en)
    await choose(t.sample)
    await role.selectOption(roleOf(chosen))
    await expect(page.getByRole('radio', { name: findDesign(chosen.design.id).name.zh })).toBeChecked()

    // A look at the import changes none of it.
    await page.getByRole('button', { name: editorImportMessages.zh.start }).click()
    await expect(page.getByRole('dialog', { name: editorImportMessages.zh.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: t.create }).click()
    await expect(await editor.basics('headline')).toHaveValue(roleOf(chosen))
    await expect(await editor.basics('name')).toHaveValue('')
    await editor.says(editorMessages.zh.savedHere)
    const titles = await editorForms(page).sections.allTextContents()
    expect(titles.length).toBeGreaterThan(3)
    await page.reload()
    await expect(await editor.basics('headline')).toHaveValue(roleOf(chosen))
    await expect(editorForms(page).sections).toHaveText(titles)

    await page.goto('/resume/new')
    await choose(t.en)
    await choose(t.sample)
    await choose(t.blank)
    await page.getByRole('button', { name: t.create }).click()
    await expect(await editor.basics('headline')).toHaveValue('')
    await expect(editorForms(page).sections.first()).toContainText(sectionTitles.education.en)
  },
)

testWithoutPdfs(
  'an example with its person; another situation has its own roles; back leads past the choices',
  async ({ page }) => {
    const editor = editorPage(page)
    const chosen = samples['zh/teacher']
    if (chosen === undefined) throw new Error('The sample is gone')
    await page.goto('/about-us')
    await page.goto('/resume/new')
    await page.getByRole('radio', { name: t.sample }).check()
    const roles = page.getByRole('combobox', { name: t.role }).getByRole('option')
    const all = page.getByRole('button', { name: t.allRoles(Object.keys(samples).filter(isChinese).length) })
    const fitting = await roles.count()
    await all.click()
    expect(await roles.count()).toBeGreaterThan(fitting)
    await expect(all).toHaveCount(0)
    await page.getByRole('radio', { name: situationMessages.zh.social }).check()
    await expect(all).toBeVisible()
    await all.click()
    await page.getByRole('combobox', { name: t.role }).selectOption(roleOf(chosen))
    await page.getByRole('checkbox', { name: t.keepPerson }).check()
    await page.getByRole('button', { name: t.create }).click()
    await expect(await editor.basics('name')).toHaveValue(chosen.basics.name ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
  },
)

function isChinese(sample: string): boolean {
  return sample.startsWith('zh/')
}

testWithoutPdfs(
  'examples that cannot be loaded are told, and an empty résumé is begun instead',
  async ({ page, expectConsole }) => {
    expectConsole('ERR_FAILED')
    const asked = page.getByRole('radio', { name: t.sample })
    await page.route(/\/registry-/, (route) => route.abort())
    await page.goto('/resume/new')
    // They may be those of another build: the page is loaded anew, once.
    const anew = page.waitForNavigation()
    await asked.click()
    await anew
    await hydrated(page)
    await asked.click()
    await expect(page.getByText(failureMessages.zh.error, { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: t.blank })).toBeChecked()
    await page.getByRole('button', { name: t.create }).click()
    await expect(editorPage(page).title).toBeVisible()
  },
)
