import { describe, expect, test } from 'vitest'
import { englishWords } from '#client/features/editor/checks/spelling/english-words.ts'
import { checkResume } from '#src/resume/checks/check.ts'
import { createDictionary } from '#src/resume/checks/dictionary.ts'
import type { Finding } from '#src/resume/checks/finding.ts'
import { certainMends, mendSlips } from '#src/resume/checks/mend.ts'
import { wordsToLookUp } from '#src/resume/checks/style.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { findingsOf } from './sound-resume.ts'

const dictionary = createDictionary(englishWords)

/** A résumé of one job told in one text. */
function resume(locale: ResumeLocale, body: string, title = ''): ResumeDocument {
  return composeResume({
    locale,
    design: 'ink',
    basics: { name: 'Ngozi Adaeze', city: 'Leith' },
    sections: [
      { kind: 'work', items: [{ org: 'Brightwell Kovacs', title, start: '2020-08', present: true, body }] },
      { kind: 'skills', items: [{ title: 'Snorkelly' }] },
    ],
  })
}

function slipsOf(document: ResumeDocument): Finding[] {
  const verdicts = new Map([...wordsToLookUp(document)].map((word) => [word, dictionary(word)]))
  return checkResume({ document, today: '2026-11-22', file: null, verdicts }).filter(({ slips }) => slips !== undefined)
}

/** What a text says once everything is mended that needs no choice. */
function mended(locale: ResumeLocale, body: string): string {
  const document = resume(locale, body)
  const after = mendSlips(certainMends(slipsOf(document)))(document)
  return Object.values(after.items).find(({ org }) => org === 'Brightwell Kovacs')?.body ?? ''
}

describe('what is mended without asking', () => {
  test.each<[string, ResumeLocale, string, string]>([
    ['words', 'zh', '- 优化登陆页面\n- 每月对帐 400 笔', '- 优化登录页面\n- 每月对账 400 笔'],
    ['particles', 'zh', '有效的降低了成本，管理的井井有条', '有效地降低了成本，管理得井井有条'],
    ['signs', 'zh', '完成分析,设计方案，，共 3 套。。', '完成分析，设计方案，共 3 套。'],
    ['digits', 'zh', '完成报告１２份', '完成报告12份'],
    ['spaces', 'zh', '走访 17 家 ，整理 40 条', '走访 17 家，整理 40 条'],
    ['terms', 'zh', '用 Javascript 写，放在 Github', '用 JavaScript 写，放在 GitHub'],
    ['misspelt words', 'en', 'Recieved awards in the the libary', 'Received awards in the library'],
    ['articles', 'en', 'Wrote a end-to-end test in an week', 'Wrote an end-to-end test in a week'],
    ['Chinese signs', 'en', 'Led 5 people，built 2（both sold）。', 'Led 5 people, built 2 (both sold).'],
    ['spaces of English', 'en', 'Ran clinics , fairs and  a school', 'Ran clinics, fairs and a school'],
    [
      'a word in bold',
      'en',
      '- Ran the **libary** of [the gorge](https://teh.example/adn)',
      '- Ran the **library** of [the gorge](https://teh.example/adn)',
    ],
  ])('%s', (_, locale, before, after) => {
    expect(mended(locale, before)).toBe(after)
  })

  test('a word of which several may be meant is left to the person', () => {
    const [finding] = slipsOf(resume('en', 'Sorted teh post'))
    expect(finding).toEqual({
      rule: 'spelling',
      severity: 'warning',
      address: 'items/work-item-1.body',
      detail: 'teh',
      slips: [{ start: 7, text: 'teh', fixes: ['the', 'eh', 'tech'] }],
    })
    expect(mended('en', 'Sorted teh post')).toBe('Sorted teh post')
  })

  test('what has changed since it was found stays', () => {
    const found = certainMends(slipsOf(resume('en', 'Ran the libary')))
    const since = resume('en', 'Kept a libary')
    expect(mendSlips(found)(since)).toEqual(since)
  })
})

describe('words that are not asked about', () => {
  test('names the résumé gives, abbreviations, terms, addresses; and nothing in a Chinese one', () => {
    const text = 'Brightwell’s Adaeze, Snorkelly and Leith: SAP, PostgreSQL, iOS, Node.js, me@teh.example'
    expect([...wordsToLookUp(resume('en', text))]).toEqual(['and'])
    expect([...wordsToLookUp(resume('zh', 'Recieved'))]).toEqual([])
  })

  test('a name within a sentence, unless one slip makes a word of it', () => {
    expect(slipsOf(resume('en', 'Moved to Grobnik with the Sofware team'))).toMatchObject([
      { rule: 'spelling', detail: 'Sofware' },
    ])
  })
})

describe('the dictionary', () => {
  test.each(['colour', 'color', 'organise', 'organize', 'analysed', 'analyzed', 'programme', 'résumés', 'Kubernetes'])(
    'knows %s',
    (word) => expect(dictionary(word)).toBeNull(),
  )

  test.each(['co-operative', 'end-to-end', 'team’s', "managers'", 'X-ray', 'MONDAY', 'non-profit'])('and %s', (word) =>
    expect(dictionary(word)).toBeNull(),
  )

  test.each([
    ['recieve', 'receive'],
    ['accomodate', 'accommodate'],
    ['Managment', 'Management'],
    ['cross-funtional', 'cross-functional'],
    ['maintainance', 'maintenance'],
  ])('proposes for %s first %s', (word, first) => expect(dictionary(word)?.proposals[0]).toBe(first))
})

describe('a dictionary of a few words', () => {
  const few = createDictionary('but\nbot\nbit\nbet\nbat\nLeeds\nreader\ncolour\nmanagement\nwell')

  test('proposes four of those as near, by the alphabet, in the case of what was typed', () => {
    expect(few('bt')).toEqual({ proposals: ['bat', 'bet', 'bit', 'bot'], isNear: true })
    expect(few('Bt')?.proposals).toEqual(['Bat', 'Bet', 'Bit', 'Bot'])
    expect(few('leds')).toEqual({ proposals: ['Leeds'], isNear: true })
    expect(few('xyzzy')).toEqual({ proposals: [], isNear: false })
  })

  test('proposes nothing that is much farther away than the best', () => {
    // One vowel for another, one letter too few, and any letter for any other.
    expect(createDictionary('form\nfoam\nfor\nfort')('forn')?.proposals).toEqual(['for', 'form', 'fort'])
    expect(createDictionary('coast\ncost\ncast')('cosst')?.proposals).toEqual(['cost'])
  })

  test.each<[typed: string, meant: string, isNear: boolean]>([
    // Two slips that are nearer than two others: doubled letters written once, or letters written twice.
    ['acomodate', 'accommodate', true],
    ['dettaill', 'detail', true],
    ['manement', 'management', false],
    ['raeder', 'reader', true],
    ['culour', 'colour', true],
    ['cilour', 'colour', true],
    ['mzneger', 'manager', false],
  ])('%s is near to %s: %s', (typed, meant, isNear) => {
    expect(createDictionary(meant)(typed)).toEqual({ proposals: [meant], isNear })
  })

  test.each([
    ['readers', true],
    ['rereader', true],
    ['Rereader', true],
    ['bats', false],
    ['prewell', false],
    ["bat's", true],
    ['bat’s', true],
    ["bat'd", true],
    ["bat'x", false],
    ['BAT', true],
    ['Bat', true],
    ['leeds', false],
    ['LEEDS', true],
    ['non-bat', true],
    ['x-bat', true],
    ['but-xat', false],
    ['col-our', true],
  ])('%s is known: %s', (word, isKnown) => {
    expect(few(word) === null).toBe(isKnown)
  })

  test('says what is meant of the part that is wrong, and leaves the others', () => {
    expect(few('bat-colur')?.proposals).toEqual(['bat-colour'])
    expect(few("colur's")?.proposals).toEqual(["colour's"])
  })
})

test('a résumé of twenty pages is checked in less time than a keystroke is noticed in', () => {
  const line = {
    zh: '- 高效的完成各项任务,管理的井井有条，，用 Javascript 写\n',
    en: '- Recieved the the awards , a end-to-end test\n',
  }
  for (const locale of ['zh', 'en'] as const) {
    const document = resume(locale, line[locale].repeat(400))
    const verdicts = new Map([...wordsToLookUp(document)].map((word) => [word, dictionary(word)]))
    const began = performance.now()
    expect(checkResume({ document, today: '2026-11-22', file: null, verdicts }).length).toBeGreaterThan(3)
    // Generous for a busy machine; what grew with the square of the text would be far above.
    expect(performance.now() - began).toBeLessThan(500)
  }
})

test.each([
  ['Reached level a A within a year', []],
  ['Reached the the top level within a year', ['word-repeated items/work-item-1.body the the']],
])('a word and the name that is its capital are two words: %s', (body, findings) => {
  const told = findingsOf({ locale: 'en', items: { 'work-item-1': { body } } })
  expect(told.filter((line) => line.startsWith('word-repeated'))).toEqual(findings)
})
