import { describe, expect, test } from 'vitest'

/** Every declaration of texts in both languages: the site's, and those pages without scripts share with it. */
const modules = import.meta.glob<Record<string, unknown>>(['/client/i18n/*.ts', '/src/texts/*.ts'], { eager: true })

type Said = (...values: unknown[]) => unknown
type Text = { at: string; zh: Said; en: Said }

/** The texts with values in a pair of languages, by their place. */
function textsIn(at: string, zh: unknown, en: unknown): Text[] {
  if (isText(zh) && isText(en)) return [{ at, zh, en }]
  if (!isRecord(zh) || !isRecord(en)) return []
  return Object.keys(zh).flatMap((key) => textsIn(`${at}.${key}`, zh[key], en[key]))
}

const isText = (value: unknown): value is Said => typeof value === 'function'
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const texts = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    isRecord(value) && 'zh' in value && 'en' in value ? textsIn(`${file} ${name}`, value.zh, value.en) : [],
  ),
)

/** Values as texts get them, each of which can be told from every other in what is said. */
const kinds: Record<string, (nth: number) => unknown> = {
  numbers: (nth) => 7001 + nth * 111,
  words: (nth) => `«${nth}»`,
  lists: (nth) => [`«${nth}»`],
}

/** Which of its values a text says; null when it is made for values of another kind. */
function saidOf(text: Said, value: (nth: number) => unknown): number[] | null {
  const values = Array.from({ length: text.length }, (_, nth) => value(nth))
  try {
    const said = JSON.stringify(text(...values))
    const plain = said.replaceAll(/(?<=\d)[,\s](?=\d)/g, '')
    return values.flatMap((each, nth) => (plain.includes(String(each)) ? [nth] : []))
  } catch {
    return null
  }
}

/** English has names for months. */
const NAMED = '/src/texts/editor-forms.ts editorFormsMessages.month'

/** One of several: `1 pages`, `1 Word templates`, but not `Account 1 is …`. */
const COUNTED =
  /(?<![\d.,])1 (?!(?:is|was|has|as|plus|always|like|from|sent|account|in)\b)(?:[\p{L}-]+ )?\p{L}+s(?!\p{L})/iu

/** Texts of limits and of counts that are never one, and some that would say `1 pages`. */
const MORE_THAN_ONE = [
  'articleMessages.views',
  'checkRuleMessages.bullet-long.problem',
  'checkRuleMessages.bullets-many.problem',
  'checkRuleMessages.date-gap.problem',
  'checkRuleMessages.pages-many.problem',
  'checkRuleMessages.text-long.problem',
  'clientMessages.fieldFull',
  'detailMessages.favourites',
  'editorChecksMessages.jobTimes',
  'editorDesignMessages.allDesigns',
  'editorFormsMessages.count',
  'editorPhotoMessages.blurred',
  'editorStartMessages.allRoles',
  'everyDesignMessages.done',
  'onePageMessages.tightenAnyway',
  'onePageMessages.tightened',
  'onePageMessages.tooLong',
  'ownDesignMessages.full',
  'postingMessages.tooLong',
  'seasonMessages.limits',
  'seasonMessages.sumText',
  'wordMessages.downloads',
  'wordMessages.views',
]

describe('a text with values', () => {
  test('is one of hundreds, most of which say all of theirs', () => {
    const whole = texts.filter(({ zh }) => Object.values(kinds).some((kind) => saidOf(zh, kind)?.length === zh.length))
    expect(texts.length).toBeGreaterThan(200)
    expect(whole.length / texts.length).toBeGreaterThan(0.9)
  })

  test('says the same of them in both languages', () => {
    const different = texts.flatMap(({ at, zh, en }) => {
      const both = Object.values(kinds).flatMap((kind) => {
        const [chinese, english] = [saidOf(zh, kind), saidOf(en, kind)]
        return chinese === null || english === null ? [] : [{ chinese, english }]
      })
      const said = (side: 'chinese' | 'english') => [...new Set(both.flatMap((one) => one[side]))].toSorted().join()
      return said('chinese') === said('english') || at === NAMED ? [] : [at]
    })
    expect(different).toEqual([])
  })

  test('says two in the form of larger numbers', () => {
    const told = (text: Said, number: number) => {
      try {
        return JSON.stringify(text(...Array.from({ length: text.length }, () => number)))
      } catch {
        return ''
      }
    }
    const wrong = texts.flatMap(({ at, zh, en }) =>
      [zh, en].flatMap((text) => {
        const says = [57, 68].every((number) => told(text, number).includes(String(number)))
        const forms = [2, 57, 68].map((number) =>
          told(text, number).replaceAll(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g'), '#'),
        )
        return says && new Set(forms).size > 1 ? [`${at}: ${forms.join(' / ')}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('says one of something in English, not one of several', () => {
    const wrong = texts.flatMap(({ at, en }) => {
      const told = (number: number) => {
        try {
          return JSON.stringify(en(...Array.from({ length: en.length }, () => number)))
        } catch {
          return ''
        }
      }
      return COUNTED.test(told(1)) ? [at.replace(/.* /, '')] : []
    })
    expect(wrong.toSorted()).toEqual(MORE_THAN_ONE)
  })
})
