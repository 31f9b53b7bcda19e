import { editorMessages } from '#client/i18n/editor.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { composeResume } from '#src/resume/compose.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { keptOn, NO_NETWORK, openedAndKept, restarted } from '#tests/support/kept-resumes.ts'
import { editedId, makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

test.use({ serviceWorkers: 'allow' })

const t = editorTwinMessages.zh
const fields = editorFieldsMessages.zh.work

const chinese = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', phone: '13800001111' },
  sections: [{ kind: 'work', items: [{ org: '青简科技', title: '产品经理', start: '2020-03', end: '2023-06' }] }],
})

/** Makes the English twin of a résumé and waits until both are on this device. */
async function makePair(page: Page): Promise<{ zh: string; en: string }> {
  await signInAsNew(page)
  const zh = await makeResume(page, chinese)
  await openedAndKept(page, zh)
  await editorPage(page).choose(t.menu('en'))
  await page
    .getByRole('dialog', { name: t.make('en') })
    .getByRole('button', { name: t.make('en') })
    .click()
  await expect(page).not.toHaveURL(new RegExp(zh))
  await expect(editorPage(page).title).toBeVisible()
  const en = editedId(page)
  await expect.poll(async () => (await keptOn(page)).resumes.toSorted()).toEqual([zh, en].toSorted())
  await editorPage(page).says(editorMessages.zh.saved)
  return { zh, en }
}

test('two tabs without a network, a twin in each: what one says reaches the other, and both the account', async ({
  page: first,
  context,
  expectConsole,
}) => {
  for (const text of [NO_NETWORK, '409']) expectConsole(text)
  const { zh, en } = await makePair(first)
  await context.setOffline(true)
  const page = await restarted(context, first, `/edit?id=${zh}`)
  const editor = editorPage(page)
  await editorForms(page).header('工作经历').click()
  await editorForms(page)
    .field('青简科技', fields.end?.label ?? '')
    .fill('2024-01')
  await editor.says(editorMessages.zh.savedHereOffline)

  const other = await context.newPage()
  await other.goto(`/edit?id=${en}&twin=1`)
  const dialog = other.getByRole('dialog', { name: t.compare('zh') })
  const row = dialog.getByRole('listitem').filter({ hasText: '2024.01' })
  await expect(row.getByRole('deletion')).toHaveText('2023.06')
  await row.getByRole('button', { name: /^带过来/ }).click()
  await expect(row).toHaveCount(0)
  await other.keyboard.press('Escape')
  await editorPage(other).says(editorMessages.zh.savedHereOffline)
  await other.reload()
  await expect(row).toHaveCount(0)

  await context.setOffline(false)
  await editor.says(editorMessages.zh.saved)
  await expect
    .poll(async () => [
      (await storedResume(page, zh)).items['work-item-1']?.end,
      (await storedResume(page, en)).items['work-item-1']?.end,
      (await storedResume(page, en)).marks?.['work-item-1']?.['items.end'],
    ])
    .toEqual(['2024-01', '2024-01', '2024-01'])
})
