import { clientMessages } from '#client/i18n/client.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { editorPhoneMessages } from '#client/i18n/editor-phone.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { phoneMessages } from '#client/i18n/phone.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { localePath } from '#client/lib/paths.ts'
import type { Locale } from '#src/contract/locale.ts'
import { expectNoViolations } from './accessibility.ts'
import { expect, hydrated, type Locator, type Page } from './browser.ts'
import { forgetWay, heardSoFar, listen, transcript } from './heard.ts'

/** The most presses of Tab; enough to reach any element of a page from any other. */
const MOST_TABS = 150

/** A journey through the site by keyboard alone, recorded as a screen reader announces it. */
export function journeyOf(page: Page, locale: Locale) {
  const written: string[] = []
  const passing = passingWords(locale)

  /** Moves the focus to an element with Tab, or with Shift and Tab to an earlier one. */
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    const start = await heardSoFar(page)
    const placeOf = () =>
      target.evaluate((element) => {
        const { activeElement: here } = document
        if (here === element) return 'here'
        const isBefore = here !== null && (element.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
        return isBefore && !element.contains(here) ? 'before' : 'after'
      })
    const key = (await placeOf()) === 'before' ? 'Shift+Tab' : 'Tab'
    for (let count = 0; count < MOST_TABS && (await placeOf()) !== 'here'; count += 1) await page.keyboard.press(key)
    await expect(target).toBeFocused()
    await forgetWay(page, start)
  }

  return {
    /** Opens a page as the first of a journey, or anew, and listens once it is there, with what comes `last` to it. */
    visit: async (path: string, last?: Locator) => {
      await page.goto(localePath(locale, path))
      await hydrated(page)
      if (last !== undefined) await expect(last).toBeVisible()
      await listen(page)
    },
    reach,
    press: async (target: Locator, key = 'Enter') => {
      await reach(target)
      await page.keyboard.press(key)
    },
    type: async (target: Locator, text: string) => {
      await reach(target)
      await page.keyboard.press('Control+a')
      // At once: what is said of half a word depends on how fast it is typed.
      await page.keyboard.insertText(text)
      await expect(target).toHaveValue(text)
    },
    /** Waits until all of `wanted` was announced, and records what was. Then axe checks the page as it is. */
    hears: async (done: string, ...wanted: string[]) => {
      const lines = (await transcript(page, ...wanted)).filter((line) => !passing.has(line))
      written.push(`> ${done}`, ...lines.map(withoutChance), '')
      await expectNoViolations(page)
    },
    /** Compares the record of the whole journey with the stored transcript in `tests/e2e/transcripts`. */
    ends: (name: string) => expect(written.join('\n')).toMatchSnapshot(`${name}-${locale}.txt`),
  }
}

/** A number that is read out digit by digit is another one each time. */
function withoutChance(line: string): string {
  return line.replace(/\d(?: \d)+/g, (digits) => digits.replaceAll(/\d/g, '#'))
}

/**
 * Texts that are announced, or not, depending on time or on other tests from the same address: the state of saving,
 * that something is in progress, that one has to wait. They are tested elsewhere.
 */
function passingWords(locale: Locale): ReadonlySet<string> {
  const { saved, savedHere, saving } = editorMessages[locale]
  const { creating, loading } = purchaseMessages[locale]
  const { reading } = editorImportMessages[locale]
  const { loading: waiting } = clientMessages[locale]
  const files = editorExportMessages[locale]
  const codes = editorPhoneMessages[locale]
  const postings = postingMessages[locale]
  const twins = editorTwinMessages[locale]
  const { captcha } = signInMessages[locale]
  const { asking } = phoneMessages[locale]
  return new Set(
    [
      ...[saved, savedHere, saving, creating, loading, reading, waiting, captcha, asking],
      ...[files, codes, postings, twins].map(({ making }) => making),
    ].map((text) => `says ${text}`),
  )
}
