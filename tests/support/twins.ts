import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import type { Locale } from '#src/contract/locale.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { expect, type Page } from './browser.ts'
import { editorPage } from './editor-page.ts'
import { editedId } from './online-resumes.ts'

/** A résumé in Chinese with what the two languages do differently. */
export function chinese(name = '林知夏'): ResumeDocument {
  return composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name, intention: '产品经理', phone: '13800001111', gender: '女', birth: '1996-05' },
    sections: [
      {
        kind: 'work',
        items: [{ org: '青简科技', title: '产品经理', start: '2020-03', end: '2023-06', body: '- 负责支付系统' }],
      },
      { kind: 'education', items: [{ org: '南京理工大学', degree: '本科', start: '2014', end: '2018' }] },
    ],
  })
}

/** Opens a résumé in Chinese and makes its twin in English, whose editor opens. @returns the id of the twin */
export async function makeTwinOf(page: Page, id: string, locale: Locale = 'zh'): Promise<string> {
  const t = editorTwinMessages[locale]
  const editor = editorPage(page, locale)
  await editor.open(id)
  await editor.choose(t.menu('en'))
  const dialog = page.getByRole('dialog', { name: t.make('en') })
  await dialog.getByRole('button', { name: t.make('en') }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(editor.title).toBeVisible()
  return editedId(page)
}
