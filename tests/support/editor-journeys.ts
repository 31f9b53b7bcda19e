import type { Locale } from '#src/contract/locale.ts'
import { composeResume } from '#src/resume/compose.ts'
import { expect, type Page } from './browser.ts'
import { editorPage } from './editor-page.ts'
import { journeyOf } from './journeys.ts'
import { makeResume } from './online-resumes.ts'
import { signInAsNew } from './purchase-dialog.ts'

const twoSections = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', intention: '产品经理' },
  sections: [
    { kind: 'education', items: [{ org: '某大学', start: '2016-09' }] },
    { kind: 'work', items: [{ org: '某公司', title: '产品经理', start: '2020-03', body: '负责支付系统' }] },
  ],
})

/** Opens a new user's résumé in the editor, as the start of a journey; `prepare` runs before. */
export async function openEditor(page: Page, locale: Locale, prepare?: (id: string) => Promise<void>) {
  await signInAsNew(page)
  const id = await makeResume(page, twoSections)
  await prepare?.(id)
  const journey = journeyOf(page, locale)
  await journey.visit(`/edit?id=${id}`)
  const editor = editorPage(page, locale)
  await expect(editor.title).toBeVisible()
  /** Chooses from the menu beside the download. */
  const choose = async (name: string) => {
    await journey.press(editor.more)
    const items = page.getByRole('menuitem')
    await expect(items.first()).toBeFocused()
    const place = (await items.allTextContents()).indexOf(name)
    for (let below = 1; below <= place; below += 1) {
      await page.keyboard.press('ArrowDown')
      await expect(items.nth(below)).toBeFocused()
    }
    await page.keyboard.press('Enter')
  }
  return { journey, editor, choose }
}
