import { expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { chineseSpace, markBreaks } from '#client/features/editor/pdf/templates/line-breaks.ts'
import { withLatinQuotes } from '#client/features/editor/pdf/templates/quotes.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { readPdf, siteFonts, squeezed } from '#tests/support/pdf.ts'

const ascii: Record<string, string> = { '\ufdd0': '`', '\ufdd1': "'", '\ufdd2': '<', '\ufdd3': '>' }
/** The text with `'<> for the marks that are set as Latin. */
const shown = (text: string, locale: ResumeLocale) =>
  withLatinQuotes([text], locale)
    .join('')
    .replaceAll(/[\ufdd0-\ufdd3]/g, (form) => ascii[form] ?? '')

test.each([
  ['Don’t stop: the users’ “growth”.', 'en', "Don't stop: the users' <growth>."],
  ['‘It’s “fine”’, they said', 'en', "`It's <fine>', they said"],
  ['the “青简” editor', 'en', 'the <青简> editor'],
  ['负责“青简”和“Redis”项目', 'zh', '负责“青简”和“Redis”项目'],
  ['“Redis”', 'zh', '<Redis>'],
  ['“青简”', 'en', '“青简”'],
  ['获 Dean’s List 荣誉', 'zh', "获 Dean's List 荣誉"],
  ['“Hello world”，他说', 'zh', '“Hello world”，他说'],
  ['没有结束的“引文', 'zh', '没有结束的“引文'],
] as const)('%s in %s', (text, locale, expected) => {
  expect(shown(text, locale)).toBe(expected)
})

test('runs keep their lengths, and a pair may span several', () => {
  const runs = ['a “b', '', 'c” d']
  expect(withLatinQuotes(runs, 'en')).toEqual(['a \ufdd2b', '', 'c\ufdd3 d'])
})

test('no line ends inside a Latin word or with an opening mark', () => {
  const [text = ''] = withLatinQuotes(['don’t say “青简” 、“a”'], 'en')
  expect(markBreaks(text).replaceAll('\u00ad', '|').replaceAll(chineseSpace, ' ')).toBe(
    'don\ufdd1t |say |\ufdd2青|简\ufdd3 、|“a”',
  )
})

test.each(['黑体', '宋体'])('the file says the marks that were typed (%s)', async (eastAsian) => {
  const body = 'Isn’t it “our” users’ **‘own’** *“word”*: 青简“简历”'
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: { name: 'Flann O’Brien' },
    sections: [{ kind: 'self-evaluation', items: [{ body }] }],
  })
  const { bytes } = await renderPdf({ ...document, design: { id: 'ink', eastAsian } }, '', siteFonts())
  const text = (await readPdf(bytes)).pages.map(squeezed).join('')
  expect(text).toBe('FlannO’BrienPROFILEIsn’tit“our”users’‘own’“word”:青简“简历”')
})
