import type { Download } from '@playwright/test'
import type { ExportFormat } from '#client/features/editor/export/formats.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages, exportNames } from '#client/i18n/editor-export.ts'
import { localePath } from '#client/lib/paths.ts'
import type { Locale } from '#src/contract/locale.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, type Page } from './browser.ts'
import { makeResume } from './online-resumes.ts'

/** A short résumé of somebody. */
export function shortResume(name = '林知夏'): ResumeDocument {
  return composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name, intention: '产品经理', phone: '13800001111' },
    sections: [{ kind: 'work', items: [{ org: '某公司', title: '产品经理', start: '2020-03', body: '负责支付系统' }] }],
  })
}

/** Ten jobs, which take two pages. */
export function longResume(): ResumeDocument {
  const jobs = Array.from({ length: 10 }, (_, index) => ({
    org: `第${index + 1}家公司`,
    title: `第${index + 1}个职位`,
    start: '2020-03',
    end: '2021-04',
    body: `- 第${index + 1}家的头一件事\n- 第${index + 1}家的第二件事\n- 第${index + 1}家的末一件事`,
  }))
  return composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name: '林知夏', intention: '产品经理', phone: '13800001111' },
    sections: [{ kind: 'work', items: jobs }],
  })
}

/** The editor in a browser page, and actions on it, in one language. */
export function editorPage(page: Page, locale: Locale = 'zh') {
  const t = editorMessages[locale]
  const forms = editorFormsMessages[locale]
  const header = page.locator('header')
  const title = header.getByRole('textbox', { name: t.title })
  const person = page.getByRole('button', { name: new RegExp(`^${forms.basics}`) })

  const formatButton = (format: ExportFormat) => {
    const name = editorExportMessages[locale].downloadAs(exportNames[locale][format])
    return page.getByRole('dialog').getByRole('button', { name, exact: true })
  }

  async function open(id: string, search = ''): Promise<void> {
    await page.goto(`${localePath(locale, '/edit')}?id=${id}${search}`)
    await expect(title).toBeVisible()
  }

  return {
    title,
    open,
    /** Makes a résumé of the signed-in user and opens it. */
    openNew: async (document = shortResume()) => {
      const id = await makeResume(page, document)
      await open(id)
      return id
    },
    /** A field of the personal details, which is shown first if it is hidden. */
    basics: async (field: keyof typeof basicsLabels, language: ResumeLocale = 'zh') => {
      if ((await person.getAttribute('aria-expanded')) === 'false') await person.click()
      return page.getByRole('textbox', { name: basicsLabels[field][language], exact: true })
    },
    /** The state of saving, by its text in the bar. */
    says: (text: string) =>
      expect(header.locator('p[aria-hidden=true]')).toHaveText(new RegExp(`^${text}(（自.*| \\(since.*)?$`)),
    button: (name: string) => header.getByRole('button', { name, exact: true }),
    more: header.getByRole('button', { name: t.more, exact: true }),
    /** Chooses from the menu beside the download. */
    choose: async (name: string) => {
      await header.getByRole('button', { name: t.more, exact: true }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    },
    /** The button of the open export dialog that saves a format. */
    formatButton,
    /** Saves a format from the open export dialog. */
    downloadAs: async (format: ExportFormat): Promise<Download> => {
      const download = page.waitForEvent('download')
      await formatButton(format).click()
      return download
    },
    notice: (text: string) => page.getByRole('alert').filter({ hasText: text }),
  }
}
