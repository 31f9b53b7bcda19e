import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { editorExportMessages, exportNames } from '#client/i18n/editor-export.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { sharingMessages } from '#client/i18n/sharing.ts'
import { situationMessages } from '#client/i18n/situations.ts'
import { locales } from '#src/contract/locale.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openEditor } from '#tests/support/editor-journeys.ts'
import { journeyOf } from '#tests/support/journeys.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const WORK = sectionTitles.work.zh

for (const locale of locales) {
  const t = editorMessages[locale]
  const forms = editorFormsMessages[locale]

  test(`a résumé is begun (${locale})`, async ({ page }) => {
    const start = editorStartMessages[locale]
    const journey = journeyOf(page, locale)
    await signInAsNew(page)
    await journey.visit('/edit')
    await journey.reach(page.getByRole('radio', { name: start[locale] }))
    await journey.hears('comes to the language', 'focus radio')
    await journey.reach(page.getByRole('radio', { name: situationMessages[locale].campus }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: situationMessages[locale].social })).toBeChecked()
    await journey.hears('chooses a situation', 'focus radio')
    await journey.press(page.getByRole('button', { name: start.create }))
    await journey.hears('starts', 'focus h1', `says ${t.editorOf(t.untitled)}`)
    await journey.ends('start')
  })

  test(`a résumé is edited (${locale})`, async ({ page }) => {
    const { journey } = await openEditor(page, locale)
    const section = page.getByRole('button', { name: `${WORK} ${forms.entries(1)}`, exact: true })
    await journey.press(section, 'Alt+ArrowUp')
    await journey.hears('moves a section up', forms.dragOver(WORK, 1, 2))
    await journey.press(page.getByRole('button', { name: `${forms.hide} ${WORK}` }))
    await journey.hears('hides it', forms.nowHidden(WORK))
    await page.keyboard.press('Control+z')
    await journey.hears('undoes that', t.undone)
    await page.keyboard.press('Control+Shift+z')
    await journey.hears('does it again', t.redone)
    await page.keyboard.press('Control+z')
    await journey.hears('undoes it for good', t.undone)

    await journey.press(section)
    await expect(section).toHaveAttribute('aria-expanded', 'true')
    await journey.press(page.getByRole('button', { name: forms.addEntry }))
    await journey.hears('adds an entry', 'focus text')
    await page.keyboard.type('某银行')
    const body = page.locator('[role=textbox][aria-multiline=true]').last()
    await journey.reach(body)
    await expect(body).toHaveAttribute('contenteditable', 'true')
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: forms.bold, exact: true, pressed: true })).toBeVisible()
    await page.keyboard.type('负责对账')
    await expect(body.locator('strong')).toHaveText('负责对账')
    await journey.hears('writes in bold', 'focus textbox')
    await journey.ends('edit')
  })

  test(`a design is chosen and files are made (${locale})`, async ({ page }) => {
    const design = editorDesignMessages[locale]
    const exporting = editorExportMessages[locale]
    const { journey, choose } = await openEditor(page, locale)
    const pane = page.getByRole('region', { name: paneMessages[locale].design })
    await journey.reach(pane.getByRole('radio', { name: findDesign('ink').name[locale], exact: true }))
    await journey.hears('comes to the designs', 'focus radio')
    await journey.reach(pane.getByRole('slider', { name: design.size }))
    await page.keyboard.press('ArrowRight')
    await expect(pane.getByText(design.points('11'))).toBeVisible()
    await journey.hears('makes the letters larger', 'focus range')

    await choose(exporting.menu)
    await journey.hears('opens the export', `focus text ${exporting.fileName}`)
    const download = page.waitForEvent('download')
    await journey.press(page.getByRole('button', { name: exporting.downloadAs(exportNames[locale].text), exact: true }))
    await download
    await journey.hears('downloads the text', editorDeliveryMessages[locale].saved)
    await page.keyboard.press('Escape')
    await journey.hears('closes it', 'focus button')
    await journey.ends('design')
  })

  test(`a text is imported (${locale})`, async ({ page }) => {
    const importing = editorImportMessages[locale]
    const { journey, choose } = await openEditor(page, locale)
    await choose(importing.menu)
    await journey.hears('opens the import', 'focus h2')
    await journey.type(page.getByLabel(importing.paste), '专业技能 Java SQL')
    await journey.press(page.getByRole('button', { name: importing.read }))
    await journey.hears('has a text read', 'focus')
    await journey.press(page.getByRole('button', { name: importing.apply }))
    await expect(page.getByRole('dialog')).toBeHidden()
    await journey.hears('takes it', importing.done)
    // The key that leads to the notices from anywhere.
    await page.keyboard.press('F8')
    await journey.press(page.getByRole('button', { name: importing.undo }))
    await journey.hears('undoes that', t.undone)
    await journey.ends('import')
  })

  test(`a résumé is shared (${locale})`, async ({ page }) => {
    const sharing = sharingMessages[locale]
    const { journey, choose } = await openEditor(page, locale)
    const dialog = page.getByRole('dialog', { name: sharing.share })
    await choose(t.share)
    await expect(dialog).toContainText(sharing.none)
    await journey.hears('opens the links', `focus h2 ${sharing.share}`)
    await journey.type(dialog.getByRole('textbox', { name: sharing.label }), 'HR')
    await journey.press(dialog.getByRole('button', { name: sharing.createFirst }))
    await journey.hears('makes a link', sharing.made('HR'))
    await journey.press(dialog.getByRole('button', { name: `${sharing.revoke} · HR` }))
    await journey.hears('is asked before it is revoked', 'focus button')
    await journey.press(page.getByRole('alertdialog').getByRole('button', { name: sharing.revoke }))
    await expect(dialog).toContainText(sharing.none)
    await journey.hears('revokes it', sharing.revoked)
    await journey.ends('share')
  })
}
