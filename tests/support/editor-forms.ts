import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import type { Locator, Page } from './browser.ts'

/** A résumé with three sections and a few entries. */
export function resumeWithSections(): ResumeDocument {
  return composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name: '林知夏' },
    sections: [
      { kind: 'education', items: [{ org: '南京理工大学', title: '软件工程' }] },
      {
        kind: 'work',
        items: [
          { org: '甲公司', title: '经理', start: '2022-03', present: true, body: '- 第一条\n- 第二条' },
          { org: '乙公司', title: '专员' },
        ],
      },
      { kind: 'skills', items: [{ title: '数据分析', body: 'SQL' }] },
    ],
  })
}

/** The left pane of the editor, and actions on it, in one language. */
export function editorForms(page: Page, locale: ResumeLocale = 'zh') {
  const t = editorFormsMessages[locale]
  const list = page.getByRole('list', { name: t.sections, exact: true })

  /** The card of a section or an entry. */
  const card = (name: string) =>
    list.getByRole('listitem').filter({ has: page.getByRole('button', { name: t.drag(name) }) })
  const inner = (name: string) => card(name).last()

  return {
    /** The headers of its entries: name, and number of entries. */
    sections: list.getByRole('heading', { level: 3 }),
    entries: (section: string) => card(section).first().getByRole('heading', { level: 4 }),
    card: inner,
    /** The button that opens a card. */
    header: (name: string): Locator => inner(name).locator('button[aria-expanded][aria-keyshortcuts]').first(),
    handle: (name: string) => list.getByRole('button', { name: t.drag(name), exact: true }),
    /** Chooses from the menu of a section or an entry. */
    choose: async (name: string, item: string) => {
      await list
        .getByRole('button', { name: t.more(name), exact: true })
        .first()
        .click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    field: (card: string, label: string) => inner(card).getByRole('textbox', { name: label, exact: true }),
    addSection: async (name: string) => {
      await page.getByRole('button', { name: t.addSection, exact: true }).click()
      await page
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .last()
        .click()
    },
    toast: (text: string) => page.getByRole('region', { name: '通知' }).getByRole('listitem').filter({ hasText: text }),
  }
}
