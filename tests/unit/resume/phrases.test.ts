import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { englishWords } from '#client/features/editor/checks/spelling/english-words.ts'
import { termsOf } from '#src/content/word/taxonomy.ts'
import { checkResume } from '#src/resume/checks/check.ts'
import { createDictionary } from '#src/resume/checks/dictionary.ts'
import { wordsToLookUp } from '#src/resume/checks/style.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { blanksIn, piecesOf, withBlanks } from '#src/resume/phrases/blanks.ts'
import { guessRole } from '#src/resume/phrases/guess.ts'
import { insertPhrase } from '#src/resume/phrases/insert.ts'
import { loadPhrases } from '#src/resume/phrases/load.ts'
import { roles } from '#src/resume/phrases/roles.ts'

const locales = ['zh', 'en'] as const
const dictionary = createDictionary(englishWords)

/** A sentence: what stands in braces is a hint of a few words, nothing is markup, and no full stop ends it. */
const sentence = z.string().check(z.regex(/^(?:[^{}[\]*_\\]|\{[^{}[\]_]{1,14}\})+$/u), z.regex(/[^.。；;，,]$/u))
const ofRole = z.array(sentence).check(z.minLength(8), z.maxLength(12))

const loaded = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => {
      const families = [...new Set(roles.map(({ family }) => family))]
      const all = await Promise.all(families.map((family) => loadPhrases(locale, family)))
      return [locale, Object.assign({}, ...all)] as const
    }),
  ),
)

/** The sentences of a role. */
function phrasesOf(locale: ResumeLocale, role: string): string[] {
  return ofRole.parse(loaded[locale]?.[role])
}

/** What is found in a job told in this text alone. */
function found(locale: ResumeLocale, body: string): string[] {
  const person = {
    zh: { name: '林知夏', intention: '经理', phone: '138 0000 1111' },
    en: { name: 'Ann Lee', headline: 'Lead', phone: '+44 20 7946 0000' },
  }
  const document = composeResume({
    locale,
    design: 'slips',
    basics: { ...person[locale], email: 'ann.lee@example.com' },
    sections: [{ kind: 'work', items: [{ org: 'A', title: 'B', start: '2020-08', present: true, body }] }],
  })
  const verdicts = new Map([...wordsToLookUp(document)].map((word) => [word, dictionary(word)]))
  return checkResume({ document, today: '2026-11-22', file: null, verdicts }).map(
    ({ rule, detail }) => `${rule} ${detail}`,
  )
}

test('there are sixty roles, among them every role of the templates, called the same', () => {
  expect(roles).toHaveLength(60)
  const named = new Map(roles.map(({ role, name }) => [role, name]))
  expect(termsOf('role').map(({ slug }) => [slug, named.get(slug)])).toEqual(
    termsOf('role').map(({ slug, name }) => [slug, name]),
  )
})

describe.each(locales)('the sentences in %s', (locale) => {
  test('each role has eight or more, and no sentence is another’s with other blanks', () => {
    const all = roles.flatMap(({ role }) => phrasesOf(locale, role))
    const plain = all.map((text) => text.replace(/\{[^}]*\}/gu, '').replace(/[\s\p{P}]/gu, ''))
    expect(plain.filter((text, index) => plain.indexOf(text) !== index)).toEqual([])
  })

  test.each(roles.map(({ role }) => role))('of %s the checks find nothing in, but the blanks', (role) => {
    for (const phrase of phrasesOf(locale, role)) {
      const filled = piecesOf(phrase)
        .map(({ text, isBlank }) => (isBlank ? '37' : text))
        .join('')
      expect([phrase, found(locale, `- ${filled}`)]).toEqual([phrase, []])
      const blanks = found(locale, `- ${withBlanks(phrase)}`).filter((one) => !one.startsWith('numbers-missing'))
      expect([phrase, blanks.map((one) => one.split(' ')[0])]).toEqual([
        phrase,
        phrase.includes('{') ? ['blank-left'] : [],
      ])
    }
  })

  test('most have a figure to fill in', () => {
    const all = roles.flatMap(({ role }) => phrasesOf(locale, role))
    expect(all.filter((text) => !text.includes('{')).length).toBeLessThan(all.length / 8)
  })
})

test('within a role no two sentences in English begin with the same verb', () => {
  const repeated = roles.flatMap(({ role }) => {
    const verbs = phrasesOf('en', role).map((text) => text.split(' ')[0] ?? '')
    return verbs.filter((verb, index) => verbs.indexOf(verb) !== index).map((verb) => `${role}: ${verb}`)
  })
  expect(repeated).toEqual([])
})

test.each<[string, ResumeLocale, string | undefined]>([
  ['高级前端开发工程师', 'zh', 'frontend-engineer'],
  ['门诊护士', 'zh', 'nurse'],
  ['区域销售主管', 'zh', 'sales-manager'],
  ['招聘专员', 'zh', 'human-resources'],
  ['Java 后端开发', 'zh', 'java-engineer'],
  ['Senior Software Engineer', 'en', 'software-engineer'],
  ['Ward nurse', 'en', 'nurse'],
  ['Paralegal', 'en', 'legal-assistant'],
  ['Marketing Manager', 'en', 'marketing-manager'],
  ['宇航员', 'zh', undefined],
])('%s is taken for its role', (title, locale, role) => {
  expect(guessRole([title], locale)?.role).toBe(role)
})

test('an entry without a title is what the résumé aims at', () => {
  expect(guessRole(['', '产品经理'], 'zh')?.role).toBe('product-manager')
})

describe('a sentence is put', () => {
  test.each<[string, string, number | null, string]>([
    ['into an empty text', '', null, '- 带 [_人数] 人'],
    ['at the end without a caret', '- 一\n- 二', null, '- 一\n- 二\n- 带 [_人数] 人'],
    ['below the line of the caret', '- 一\n- 二', 0, '- 一\n- 带 [_人数] 人\n- 二'],
    ['in the place of an empty line', '- 一\n- \n- 二', 1, '- 一\n- 带 [_人数] 人\n- 二'],
    ['as deep as the line is', '- 一\n  - 二\n- 三', 1, '- 一\n  - 二\n  - 带 [_人数] 人\n- 三'],
    ['with the full stop of its neighbours', '- 一。\n- 二。', 0, '- 一。\n- 带 [_人数] 人。\n- 二。'],
    ['at the end of a text that has become shorter', '一', 7, '一\n- 带 [_人数] 人'],
  ])('%s', (_, body, line, expected) => {
    expect(insertPhrase(body, line, '带 {人数} 人').body).toBe(expected)
  })
})

test('blanks are found where they stand; a link and a list of sources are none', () => {
  expect(blanksIn('由 [_之前] 降到 [_之后]，见 [报告](https://a.example) [1]')).toEqual([
    { start: 2, text: '[_之前]' },
    { start: 11, text: '[_之后]' },
  ])
})
