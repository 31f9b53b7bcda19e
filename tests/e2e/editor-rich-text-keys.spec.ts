import { composeResume } from '#src/resume/compose.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

test('who passes a list by Tab changes no level; who writes there does', async ({ page }) => {
  await signInAsNew(page)
  const forms = editorForms(page)
  const job = { org: '甲公司', title: '产品经理', body: '- 第一条\n- 第二条' }
  const id = await editorPage(page).openNew(
    composeResume({ locale: 'zh', design: 'ink', basics: {}, sections: [{ kind: 'work', items: [job] }] }),
  )
  const stored = async () => (await storedResume(page, id)).items['work-item-1']?.body
  await forms.header('工作经历').click()
  const body = forms.field('甲公司', '工作内容')
  await body.focus()
  await expect(body).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Tab')
  await expect(body).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(body).toBeFocused()
  await page.keyboard.type('。')
  await expect.poll(stored).toBe('- 第一条\n- 第二条。')
  await page.keyboard.press('Tab')
  await expect.poll(stored).toBe('- 第一条\n  - 第二条。')
  await expect(body).toBeFocused()
})
