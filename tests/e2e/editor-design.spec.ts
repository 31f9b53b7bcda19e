import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { editorLookMessages } from '#client/i18n/editor-look.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { wordFonts } from '#src/resume/designs/typefaces.ts'
import type { DesignChoice, ResumeDocument } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { colourMessages, editorDesignMessages } from '#src/texts/editor-design.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = editorDesignMessages.zh
const look = editorLookMessages.zh
const sample = samples['zh/teacher']
const sealed = sample && { ...sample, design: { id: 'seal' } }

/** Opens the sample in the editor; `stored` waits for the server to have a design of it, and nothing else changed. */
async function openSample(page: Page, document: ResumeDocument | undefined = sealed) {
  if (document === undefined) throw new Error('The sample is gone')
  await signInAsNew(page)
  const id = await makeResume(page, document)
  await page.goto(`/edit?id=${id}`)
  const pane = page.getByRole('region', { name: paneMessages.zh.design })
  await expect(pane.getByRole('radio', { name: findDesign(document.design.id).name.zh })).toBeChecked()
  const stored = async (design: DesignChoice, others: Partial<ResumeDocument> = {}) =>
    expect.poll(() => storedResume(page, id)).toEqual({ ...document, ...others, design })
  const undo = () => page.getByRole('button', { name: editorMessages.zh.undo }).click()
  return { pane, stored, undo, own: document.design }
}

test('another design is one step, keeps every word, and can be undone', async ({ page }) => {
  const { pane, stored, undo, own } = await openSample(page)
  await pane.getByRole('button', { name: t.allDesigns(16) }).click()
  await expect(pane.getByRole('radiogroup', { name: t.design }).getByRole('radio')).toHaveCount(16)
  await pane.getByRole('radio', { name: findDesign('river').name.zh }).check()
  await stored({ id: 'river' })
  await page.keyboard.press('ArrowRight')
  await stored({ id: 'margin' })
  await undo()
  await stored({ id: 'river' })
  await undo()
  await stored(own)
  await expect(page.getByRole('button', { name: editorMessages.zh.undo })).toHaveAttribute('aria-disabled', 'true')
})

test('colour, sizes, paper and language are chosen with the keyboard and reset together', async ({ page }) => {
  const { pane, stored, undo, own } = await openSample(page)
  await pane.getByRole('radio', { name: colourMessages.zh.teal }).check()
  await pane.getByRole('slider', { name: t.size }).press('ArrowRight')
  await expect(pane.getByText(t.points('11'))).toBeVisible()
  await pane.getByRole('slider', { name: t.margin }).press('Home')
  await pane.getByRole('radio', { name: t.letter }).check()
  await pane.getByRole('radio', { name: t.sans }).check()
  const chosen = { ...own, ...wordFonts.sans, colour: '#1d6a72', size: 11, margin: 0.5, page: 'letter' } as const
  await stored(chosen)
  await pane.getByRole('radio', { name: t.en }).check()
  await stored(chosen, { locale: 'en' })
  await pane.getByRole('button', { name: t.reset }).click()
  await stored({ ...own, page: 'letter' }, { locale: 'en' })
  await expect(pane.getByRole('radio', { name: t.ownColour })).toBeChecked()
  await undo()
  await stored(chosen, { locale: 'en' })
})

test('the typeface: another than the design’s own is kept, its own needs nothing', async ({ page }) => {
  const { pane, stored, own } = await openSample(page)
  const typeface = pane.getByRole('radiogroup', { name: t.typeface })
  await expect(typeface.getByRole('radio', { name: t.serif })).toBeChecked()
  await typeface.getByRole('radio', { name: t.sans }).check()
  await stored({ ...own, ...wordFonts.sans })
  await page.keyboard.press('ArrowRight')
  await expect(typeface.getByRole('radio', { name: t.serif })).toBeChecked()
  await stored(own)
})

test('the family of Latin letters and the sizes of name and headings are kept until the reset', async ({ page }) => {
  const { pane, stored, own } = await openSample(page)
  await pane.getByRole('combobox', { name: t.latinFace }).selectOption('garamond')
  await expect(pane.getByText(t.latinFont('EB Garamond', 'Garamond'))).toBeVisible()
  await pane.getByRole('slider', { name: t.nameSize }).press('Home')
  await pane.getByRole('slider', { name: t.headingSize }).press('End')
  await stored({ ...own, latinFace: 'garamond', nameSize: 12, headingSize: 24 })
  await pane.getByRole('button', { name: t.reset }).click()
  await stored(own)
})

test('a colour too pale for titles says so', async ({ page }) => {
  const { pane, stored, own } = await openSample(page)
  await pane.getByLabel(t.otherColour).fill('#ffd54a')
  await expect(pane.getByText(t.faint('1.4'))).toBeVisible()
  await expect(pane.getByLabel(t.otherColour)).toHaveAccessibleDescription(t.faint('1.4'))
  await stored({ ...own, colour: '#ffd54a' })
})

test('a photo is given a size and a shape in any design, the foot of pages is left out', async ({ page }) => {
  const { pane, stored, undo, own } = await openSample(page)
  const size = pane.getByRole('radiogroup', { name: t.photoSize })
  await size.getByRole('radio', { name: t.photoLarge }).check()
  await pane.getByRole('radiogroup', { name: t.photoFrame }).getByRole('radio', { name: t.photoCircle }).check()
  await pane.getByRole('checkbox', { name: t.footer }).uncheck()
  await stored({ ...own, photoSize: 'large', photoFrame: 'circle', footer: false })
  await size.getByRole('radio', { name: t.photoNone }).check()
  await expect(pane.getByRole('radiogroup', { name: t.photoFrame })).toHaveCount(0)
  await pane.getByRole('checkbox', { name: t.footer }).check()
  await stored({ ...own, photoSize: 'none', photoFrame: 'circle' })
  await undo()
  await stored({ ...own, photoSize: 'none', photoFrame: 'circle', footer: false })
})

test('titles, dates, a second colour and the width of columns are chosen and reset together', async ({ page }) => {
  const { pane, stored, undo, own } = await openSample(page)
  await pane.getByRole('combobox', { name: look.heading }).selectOption('overline')
  await stored({ ...own, heading: 'overline' })
  await pane.getByRole('combobox', { name: look.dates }).selectOption({ label: '2021年9月 – 2023年6月' })
  await pane.getByLabel(look.second).fill('#ffd54a')
  await expect(pane.getByLabel(look.second)).toHaveAccessibleDescription(`${look.secondNote} ${t.faint('1.4')}`)
  await pane.getByRole('slider', { name: look.paragraph }).press('End')
  await expect(pane.getByRole('slider', { name: look.column })).toHaveCount(0)
  const chosen = { ...own, heading: 'overline', dates: 'words', second: '#ffd54a', paragraph: 4 } as const
  await stored(chosen)
  await pane.getByRole('button', { name: look.asTitles }).click()
  await stored({ ...own, heading: 'overline', dates: 'words', paragraph: 4 })
  await undo()
  await stored(chosen)
  await pane.getByRole('button', { name: t.reset }).click()
  await stored(own)
})

test('a section the side column has no room for is listed where it stands, and goes there when told to', async ({
  page,
}) => {
  const crowded = samples['zh/accountant']
  const { pane, stored } = await openSample(page, crowded && { ...crowded, design: { id: 'night' } })
  const { main, beside } = look.columnNames
  const inColumn = (column: string) => pane.getByRole('list', { name: column }).getByRole('listitem')
  await expect(inColumn(main).filter({ hasText: look.noRoom })).toHaveText([`专业技能${look.noRoom}`])
  await pane.getByRole('button', { name: look.switchTo('专业技能', beside) }).press('Enter')
  await expect(inColumn(beside).filter({ hasText: '专业技能' })).toHaveCount(1)
  await expect(pane.getByText(look.noRoom)).toHaveCount(0)
  await stored({ id: 'night', beside: 'skills languages certificates awards interests' })
})

test('sections change their place in a column, and columns, by the keyboard', async ({ page }) => {
  const roomy = samples['zh/sales-manager']
  const { pane, stored } = await openSample(page, roomy && { ...roomy, design: { id: 'seal' } })
  await expect(pane.getByRole('heading', { name: look.columns })).toHaveCount(0)
  await pane.getByRole('button', { name: t.allDesigns(16) }).click()
  await pane.getByRole('radio', { name: findDesign('night').name.zh }).check()
  await stored({ id: 'night' })
  const { main, beside } = look.columnNames
  const inColumn = (column: string) => pane.getByRole('list', { name: column }).getByRole('listitem')
  const before = await inColumn(main).allTextContents()
  const [first = '', second = ''] = before
  await pane.getByRole('button', { name: look.down(first) }).press('Enter')
  await expect(inColumn(main)).toHaveText([second, first, ...before.slice(2)])
  await expect(page.getByRole('status').filter({ hasText: look.moved(first, 2, before.length) })).toBeAttached()
  await expect(pane.getByRole('button', { name: look.down(first) })).toBeFocused()
  await pane.getByRole('button', { name: look.up(first) }).press('Enter')
  await expect(inColumn(main)).toHaveText(before)
  await expect(pane.getByRole('button', { name: look.up(first) })).toBeFocused()
  await pane.getByRole('button', { name: look.down(first) }).press('Enter')
  await pane.getByRole('button', { name: look.switchTo(first, beside) }).press('Enter')
  await expect(inColumn(main)).toHaveText([second, ...before.slice(2)])
  await expect(pane.getByRole('button', { name: look.switchTo(first, main) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inColumn(main)).toHaveText([second, first, ...before.slice(2)])
  await expect(pane.getByRole('button', { name: look.switchTo(first, beside) })).toBeFocused()
  await page.getByRole('button', { name: editorMessages.zh.undo }).click()
  await expect(inColumn(beside).filter({ hasText: first })).toHaveCount(1)
  await pane.getByRole('slider', { name: look.column }).press('Home')
  await expect(pane.getByRole('slider', { name: look.column })).toHaveAttribute('aria-valuetext', t.percent('70'))
})

test('a slider pulled in one go is one step to undo, another slider a step of its own', async ({ page }) => {
  const { pane, stored, undo, own } = await openSample(page)
  const size = pane.getByRole('slider', { name: t.size })
  await size.press('Home')
  for (let step = 0; step < 3; step += 1) await size.press('ArrowRight')
  await pane.getByRole('slider', { name: t.margin }).press('Home')
  await stored({ ...own, size: 8.5, margin: 0.5 })
  await undo()
  await stored({ ...own, size: 8.5 })
  await undo()
  await stored(own)
})
