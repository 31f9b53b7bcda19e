import { englishWords } from '#client/features/editor/checks/spelling/english-words.ts'
import { checkResume } from '#src/resume/checks/check.ts'
import { createDictionary } from '#src/resume/checks/dictionary.ts'
import { rules } from '#src/resume/checks/finding.ts'
import { wordsToLookUp } from '#src/resume/checks/style.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeLocale } from '#src/resume/document.ts'

const dictionary = createDictionary(englishWords)

/** A line of a résumé, the field it belongs to, and the rules that should find something in it. */
type CorpusLine = { expected: readonly string[]; field: 'body' | 'email' | 'phone'; text: string }

/** The findings in a line beside the expected ones. */
export type Judged = { line: CorpusLine; found: readonly string[] }

type Score = { found: number; expected: number; right: number; precision: number; recall: number }

const persons = {
  zh: { name: '林知夏', intention: '产品经理', phone: '138 0000 1111', email: 'zhixia.lin@example.com' },
  en: { name: 'Ann Lee', headline: 'Product manager', phone: '+44 20 7946 0000', email: 'ann.lee@example.com' },
}

/**
 * The lines of a corpus: `rule, rule | text`, `-` for none; `email:` and `phone:` before a text say where it stands.
 * @throws Error for a line of another form, or an unknown rule
 */
export function readCorpus(source: string): CorpusLine[] {
  return source
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, names = '', field, text = ''] = /^(.+?) \| (?:(email|phone): )?(.*)$/u.exec(line) ?? []
      const expected = names === '-' ? [] : names.split(', ')
      if (text === '' || expected.some((name) => !rules.some((rule) => rule === name)))
        throw new Error(`No line of a corpus: ${line}`)
      return { expected, field: field === 'email' || field === 'phone' ? field : 'body', text }
    })
}

/** Runs the checks over a résumé without faults into which the line was put. */
export function judge(line: CorpusLine, locale: ResumeLocale): Judged {
  const body = line.field === 'body' ? line.text : locale === 'zh' ? '带 5 人' : 'Led 5 people'
  const document = composeResume({
    locale,
    design: 'slips',
    basics: { ...persons[locale], ...(line.field === 'body' ? {} : { [line.field]: line.text }) },
    sections: [{ kind: 'work', items: [{ org: 'A', title: 'B', start: '2020-08', present: true, body: `- ${body}` }] }],
  })
  const verdicts = new Map([...wordsToLookUp(document)].map((word) => [word, dictionary(word)]))
  const found = checkResume({ document, today: '2026-11-22', file: null, verdicts }).map(({ rule }) => rule)
  return { line, found: [...new Set(found)] }
}

/** Precision and recall of the findings; 1 where nothing is to be found. */
export function scoreOf(judged: readonly Judged[]): Score {
  const sum = (count: (one: Judged) => number) => judged.reduce((total, one) => total + count(one), 0)
  const found = sum((one) => one.found.length)
  const expected = sum(({ line }) => line.expected.length)
  const right = sum((one) => one.line.expected.filter((rule) => one.found.includes(rule)).length)
  return {
    found,
    expected,
    right,
    precision: found === 0 ? 1 : right / found,
    recall: expected === 0 ? 1 : right / expected,
  }
}
