import { editorMessages } from '#client/i18n/editor.ts'
import { editorTagMessages } from '#client/i18n/editor-tags.ts'
import { locales } from '#src/contract/locale.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { visibleItems } from '#src/resume/visible.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const grouped = { title: '语言与框架', body: 'Java（集合、并发）、Spring Boot' }
const resume = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏' },
  sections: [{ kind: 'skills', items: [{ title: 'SQL', level: '熟练' }, grouped] }],
})

/** Opens a résumé with its first section open. */
async function openTags(page: Page, document: ResumeDocument) {
  await signInAsNew(page)
  const id = await editorPage(page).openNew(document)
  const forms = editorForms(page)
  const t = editorTagMessages.zh
  const [section = '', { kind } = { kind: 'skills' as const }] = Object.entries(document.sections)[0] ?? []
  const label = t.label[kind === 'languages' || kind === 'interests' ? kind : 'skills']
  await forms.header(sectionTitles[kind].zh).click()
  const tags = page.getByRole('list', { name: label })
  return {
    forms,
    field: page.getByRole('textbox', { name: label }),
    tags: tags.getByRole('listitem'),
    tag: (name: string) => tags.getByRole('button', { name: new RegExp(`^${name}`) }),
    stored: (items: object[], columns?: number) =>
      expect
        .poll(async () => {
          const now = await storedResume(page, id)
          const kept = visibleItems(now, section).map(([, { section: _, pos: __, ...item }]) => item)
          return [kept, now.sections[section]?.columns]
        })
        .toEqual([items, columns]),
  }
}

test('words are added by Enter, by commas and as a list, and taken away; what says more stays as it was', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { forms, field, tags, tag, stored } = await openTags(page, resume)
  await expect(tags).toHaveText(['SQL 熟练'])
  await expect(forms.entries(sectionTitles.skills.zh)).toHaveText([/^语言与框架/])

  await field.fill('Kafka')
  await field.press('Enter')
  await expect(tags).toHaveText(['SQL 熟练', 'Kafka'])
  await expect(field).toHaveValue('')
  await field.pressSequentially('Go，')
  await expect(tags).toHaveText(['SQL 熟练', 'Kafka', 'Go'])
  await page.evaluate(() => navigator.clipboard.writeText('- Docker\n- Linux（运维、脚本）\n- go'))
  await field.press('ControlOrMeta+v')
  await expect(tags).toHaveText(['SQL 熟练', 'Kafka', 'Go', 'Docker', 'Linux（运维、脚本）'])
  await expect(field).toHaveValue('')
  await stored(
    [
      { title: 'SQL', level: '熟练' },
      grouped,
      ...['Kafka', 'Go', 'Docker', 'Linux（运维、脚本）'].map((title) => ({ title })),
    ],
    undefined,
  )

  await field.press('Backspace')
  await expect(tags).toHaveText(['SQL 熟练', 'Kafka', 'Go', 'Docker'])
  await expect(field).toBeFocused()
  await tag('Kafka').focus()
  await page.keyboard.press('Delete')
  await expect(tags).toHaveText(['SQL 熟练', 'Go', 'Docker'])
  await expect(tag('Go')).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(tags).toHaveText(['Go', 'SQL 熟练', 'Docker'])
  await expect(tag('Go')).toBeFocused()
  await page.getByRole('button', { name: editorTagMessages.zh.remove('Docker') }).click()
  await expect(tags).toHaveText(['Go', 'SQL 熟练'])
  await stored([{ title: 'Go' }, { title: 'SQL', level: '熟练' }, grouped])
  await forms
    .toast(editorFormsMessages.zh.removedEntry('Docker'))
    .getByRole('button', { name: editorMessages.zh.undo })
    .click()
  await expect(tags).toHaveText(['Go', 'SQL 熟练', 'Docker'])
})

test('a word in the field when the page is left is there when it is opened again', async ({ page }) => {
  const { forms, field, tags } = await openTags(page, resume)
  await field.fill('Rust')
  await page.reload()
  const header = forms.header(sectionTitles.skills.zh)
  await expect(header).toHaveAttribute('aria-expanded', 'false')
  await header.click()
  await expect(tags).toHaveText(['SQL 熟练', 'Rust'])
})

test('a word is given a level in its form, and is a word again when the section is opened anew', async ({ page }) => {
  const { forms, tags, tag, stored } = await openTags(page, resume)
  await tag('SQL').click()
  const { level, title } = editorFieldsMessages.zh.skills
  await expect(forms.field('SQL', title?.label ?? '')).toBeFocused()
  await forms.field('SQL', level?.label ?? '').fill('精通')
  await stored([{ title: 'SQL', level: '精通' }, grouped])
  await forms.header(sectionTitles.skills.zh).click()
  await forms.header(sectionTitles.skills.zh).click()
  await expect(tags).toHaveText(['SQL 精通'])
})

test('an empty entry gives its place to the first word, and several stand on a line', async ({ page }) => {
  const blank = composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name: '林知夏' },
    sections: [{ kind: 'interests', items: [{}] }],
  })
  const { forms, field, tags, stored } = await openTags(page, blank)
  await expect(forms.entries(sectionTitles.interests.zh)).toHaveCount(1)
  await field.fill('摄影、长跑')
  await expect(tags).toHaveText(['摄影'])
  await expect(forms.entries(sectionTitles.interests.zh)).toHaveCount(0)
  await field.blur()
  await expect(tags).toHaveText(['摄影', '长跑'])
  await stored([{ title: '摄影' }, { title: '长跑' }], 3)
})

for (const locale of locales) {
  test(`a new section of words begins in its field, on a phone too (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAsNew(page)
    await editorPage(page, locale).openNew(resume)
    await editorForms(page, locale).addSection(sectionTitles.languages[locale])
    const field = page.getByRole('textbox', { name: editorTagMessages[locale].label.languages })
    await expect(field).toBeFocused()
    await field.pressSequentially('English, 日本語;')
    await expect(
      page.getByRole('list', { name: editorTagMessages[locale].label.languages }).getByRole('listitem'),
    ).toHaveText(['English', '日本語'])
    await expectAccessible(page)
  })
}
