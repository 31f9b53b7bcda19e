import { editorMessages } from '#client/i18n/editor.ts'
import { editorChecksMessages } from '#client/i18n/editor-checks.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { editorPaletteMessages } from '#client/i18n/editor-palette.ts'
import { phraseMessages } from '#client/i18n/editor-phrases.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { withBlanks } from '#src/resume/phrases/blanks.ts'
import { media as mediaEn } from '#src/resume/phrases/en/media.ts'
import { technology as technologyEn } from '#src/resume/phrases/en/technology.ts'
import { media as mediaZh } from '#src/resume/phrases/zh/media.ts'
import { technology as technologyZh } from '#src/resume/phrases/zh/technology.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const said = {
  zh: {
    org: '甲公司',
    title: '前端开发工程师',
    body: '- 第一条\n- 第二条',
    name: '林知夏',
    own: technologyZh['frontend-engineer'][0] ?? '',
    other: mediaZh.translator[2] ?? '',
    word: '术语库',
  },
  en: {
    org: 'Brightwell',
    title: 'Senior frontend engineer',
    body: '- Built one thing\n- Built another',
    name: 'Ngozi Adaeze',
    own: technologyEn['frontend-engineer'][0] ?? '',
    other: mediaEn.translator[2] ?? '',
    word: 'termbase',
  },
}

/** Opens a résumé of one job and its text, with the caret at the end of the first line. */
async function openJob(page: Page, locale: ResumeLocale) {
  const { org, title, body, name } = said[locale]
  const document = composeResume({
    locale,
    design: 'ink',
    basics: { name, phone: '138 0000 1111', email: 'a@example.com', intention: title, headline: title },
    sections: [{ kind: 'work', items: [{ org, title, start: '2022-03', present: true, body }] }],
  })
  await signInAsNew(page)
  const id = await editorPage(page, locale).openNew(document)
  const forms = editorForms(page, locale)
  for (const name of [sectionTitles.work[locale], org]) {
    const header = forms.header(name)
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click()
  }
  const label = editorFieldsMessages[locale].work.body?.label ?? ''
  return {
    field: forms.field(org, label),
    stored: async () => Object.values((await storedResume(page, id)).items)[0]?.body,
  }
}

/** The words that are selected. */
const selected = (page: Page) => page.evaluate(() => String(getSelection()))

for (const locale of ['zh', 'en'] as const) {
  const t = phraseMessages[locale]
  const { own, other, word, body, title } = said[locale]
  const [first = '', second = ''] = body.split('\n')
  const blanks = [...withBlanks(own).matchAll(/\[_[^\]]*\]/g)].map(([blank]) => blank)

  test(`a sentence of one’s role comes below the caret, and Tab leads through its blanks (${locale})`, async ({
    page,
  }) => {
    const { field, stored } = await openJob(page, locale)
    await field.getByText(first.slice(2)).click()
    await expect(field).toHaveAttribute('contenteditable', 'true')
    await page.getByRole('button', { name: t.button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t.title })
    await expect(dialog.getByRole('combobox', { name: t.role })).toHaveValue('frontend-engineer')
    await expect(dialog.getByRole('searchbox', { name: t.search })).toBeFocused()
    await expect(dialog.getByRole('listitem')).toHaveCount(technologyZh['frontend-engineer'].length)
    await expectAccessible(page)

    await dialog.getByRole('listitem').first().getByRole('button').press('Enter')
    await expect(dialog).toBeHidden()
    await expect.poll(stored).toBe(`${first}\n- ${withBlanks(own)}\n${second}`)
    await expect.poll(() => selected(page)).toBe(blanks[0])
    await page.keyboard.type('31')
    await page.keyboard.press('Tab')
    await expect.poll(() => selected(page)).toBe(blanks[1])
    await page.keyboard.type('17')
    const filled = withBlanks(own)
      .replace(blanks[0] ?? '', '31')
      .replace(blanks[1] ?? '', '17')
    await expect.poll(stored).toBe(`${first}\n- ${filled}\n${second}`)
  })

  test(`others are found by their words; a blank that is left is told before a file is saved (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { stored } = await openJob(page, locale)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: editorPaletteMessages[locale].title }).getByRole('combobox')
    await palette.fill(editorPaletteMessages[locale].phrases)
    await palette.press('Enter')
    const dialog = page.getByRole('dialog', { name: t.title })
    await dialog.getByRole('searchbox', { name: t.search }).fill(word)
    await expect(dialog.getByRole('heading', { name: t.others })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('listitem').first().getByRole('button').click()
    const inserted = `${body}\n- ${withBlanks(other)}`
    await expect.poll(stored).toBe(inserted)
    await page.getByRole('button', { name: editorMessages[locale].undo }).click()
    await expect.poll(stored).toBe(body)
    await page.getByRole('button', { name: editorMessages[locale].redo }).click()
    await expect.poll(stored).toBe(inserted)

    await page.keyboard.press('Control+k')
    await palette.fill(editorPaletteMessages[locale].checks)
    await palette.press('Enter')
    const left = new RegExp(`^${editorChecksMessages[locale].show} · .*\\[_`)
    await expect(page.getByRole('button', { name: left })).toBeVisible()
    await page.getByRole('button', { name: editorMessages[locale].download, exact: true }).click()
    const count = [...other.matchAll(/\{/g)].length
    await expect(page.getByRole('alertdialog')).toContainText(editorDeliveryMessages[locale].lacksBlanks(count))
  })

  test(`${title} is not offered what others are: another role is chosen (${locale})`, async ({ page }) => {
    await openJob(page, locale)
    await page.getByRole('button', { name: t.button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t.title })
    await dialog.getByRole('combobox', { name: t.role }).selectOption('translator')
    const first = (locale === 'zh' ? mediaZh : mediaEn).translator[0]?.split('{')[0] ?? ''
    await expect(dialog.getByRole('listitem').first()).toContainText(first.trim())
    await dialog.getByRole('searchbox').fill('zzzz')
    await expect(dialog.getByText(t.none)).toBeVisible()
  })
}
