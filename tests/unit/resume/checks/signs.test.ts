import { expect, test } from 'vitest'
import { checkCharacters } from '#src/resume/checks/characters.ts'
import { found, type Slip } from '#src/resume/checks/finding.ts'
import { doubledSigns, fullWidthSigns, halfWidthSigns, oddSpaces } from '#src/resume/checks/punctuation.ts'
import { foundSlips, withoutAddresses } from '#src/resume/checks/slips.ts'
import { isTerm, termSlips } from '#src/resume/checks/terms.ts'
import { articleSlips, repeatedWordSlips } from '#src/resume/checks/wording-en.ts'
import { soundResume } from './sound-resume.ts'

/** Slips as `place: text → what should stand there`. */
const told = (slips: readonly Slip[]) => slips.map(({ start, text, fixes }) => `${start}: ${text} → ${fixes.join()}`)

test.each<[text: string, slips: string[]]>([
  ['完成，，三件、、好；；：：', ['2: ，， → ，', '6: 、、 → 、', '9: ；； → ；', '11: ：： → ：']],
  ['好！！！吗？？', ['1: ！！！ → ！', '5: ？？ → ？']],
  ['好。。', ['1: 。。 → 。']],
  ['好。。。', ['1: 。。。 → ……']],
  ['好。。。。', ['1: 。。。。 → ……']],
  ['三件，。', ['2: ，。 → 。']],
  ['3：、。', ['1: ：、。 → 。']],
  ['（）；。', []],
  ['好。，；', ['1: 。，； → 。']],
  ['好！？', []],
  ['done,, (all);; 5%!! why??', ['4: ,, → ,', '12: ;; → ;', '17: !! → !', '23: ?? → ?']],
  ['a ,, b', []],
  ['a.. b', ['1: .. → .']],
  ['a... b', []],
  ['1.. b', []],
  ['a/../b ../b', []],
  ['a..b a../b', ['1: .. → .']],
])('signs that stand twice in %j', (text, slips) => {
  expect(told(doubledSigns(text))).toEqual(slips)
})

test.each<[text: string, slips: string[]]>([
  ['甲,乙; 丙:丁!戊?己', ['0: 甲, → 甲，', '2: 乙;  → 乙；', '5: 丙: → 丙：', '7: 丁! → 丁！', '9: 戊? → 戊？']],
  ['甲,b 乙,3 a,丙 甲,  乙 甲.乙', []],
])('narrow signs in %j', (text, slips) => {
  expect(told(halfWidthSigns(text, 'zh'))).toEqual(slips)
  expect(halfWidthSigns(text, 'en')).toEqual([])
})

test.each<[text: string, slips: string[]]>([
  ['Led，built', ['3: ， → , ']],
  ['Led， built。', ['3: ， → ,', '10: 。 → .']],
  ['a；b：c！d？e、f', ['1: ； → ; ', '3: ： → : ', '5: ！ → ! ', '7: ？ → ? ', '9: 、 → , ']],
  ['Led，(5) built', ['3: ， → ,']],
  ['大学，Leeds 大学 ，Leeds a，大 a， 大', []],
  ['a（b）c', ['1: （b） →  (b) ']],
  ['a （ b ） c', ['2: （ b ） → (b)']],
  ['（b）', ['0: （b） → (b)']],
  ['a（b）, c', ['1: （b） →  (b)']],
  ['a（大）b 大（b）', []],
  ['a（b）。c（d）', ['1: （b） →  (b)', '4: 。 → . ', '6: （d） →  (d)']],
])('wide signs in %j', (text, slips) => {
  expect(told(fullWidthSigns(text, 'en'))).toEqual(slips)
  expect(fullWidthSigns(text, 'zh')).toEqual([])
})

test.each<[locale: 'zh' | 'en', text: string, slips: string[]]>([
  ['zh', '完成 3 件 ，共 5 件', ['5: 件 ， → 件，']],
  ['zh', '完成三件，  共五件', ['4: ，  共 → ，共']],
  ['zh', '完成三件， ok', []],
  ['zh', ' ，完成', []],
  ['zh', '第一、 二 、三', ['2: 、 二 → 、二', '4: 二 、 → 二、']],
  ['en', 'Led , built', ['2: d , → d,']],
  ['en', 'Led (all) ; built  .', ['8: ) ; → );', '16: t  . → t.']],
  ['en', 'Led ,built ...', []],
  ['en', 'Led  5 and  all,  all. All  3', ['9: d  a → d a', '15: ,  a → , a']],
  ['en', 'all,all a,all 3,all All,All', ['2: l,a → l, a']],
])('spaces in %s of %j', (locale, text, slips) => {
  expect(told(oddSpaces(text, locale))).toEqual(slips)
})

test.each<[text: string, slips: string[]]>([
  ['the the ', ['0: the the → the']],
  ['The the', ['0: The the → The']],
  ['the The', []],
  ['a a an  an', ['0: a a → a', '4: an  an → an']],
  ['in into the them that that had had', []],
  ['to\nto bathe the', []],
])('words that stand twice in %j', (text, slips) => {
  expect(told(repeatedWordSlips(text, 'en'))).toEqual(slips)
})

test.each<[text: string, slips: string[]]>([
  ['有的的确好，目标的的，好的的', ['12: 的的 → 的']],
  ['负责负责并进行进行', ['0: 负责负责 → 负责', '5: 进行进行 → 进行']],
  ['研究研究', []],
])('words that stand twice in %j', (text, slips) => {
  expect(told(repeatedWordSlips(text, 'zh'))).toEqual(slips)
})

test.each<[text: string, slips: string[]]>([
  ['a apple, a engine, a index', ['0: a apple → an apple', '9: a engine → an engine', '19: a index → an index']],
  ['a European, a user, a ewe, a one-off, a once', []],
  [
    'a only, a hour, a honest, a heir',
    ['0: a only → an only', '8: a hour → an hour', '16: a honest → an honest', '26: a heir → an heir'],
  ],
  ['an week, an house', ['0: an week → a week', '9: an house → a house']],
  ['an hour, an honour, an honest, an heir, an herb, an nginx, an html', []],
  ['an xml, an MBA, an html, an sql', []],
  ['ban week, a a', []],
])('articles in %j', (text, slips) => {
  expect(told(articleSlips(text))).toEqual(slips)
})

test.each<[text: string, slips: string[]]>([
  ['github Github GitHub GITHUB', ['0: github → GitHub', '7: Github → GitHub']],
  ['Javascript.', ['0: Javascript → JavaScript']],
  ['xgithub githubs a.github /github @github #github -github github@ github.com github/a', []],
  ['mysql、mysql/ok 用mysql写', ['0: mysql → MySQL', '16: mysql → MySQL']],
])('terms in %j', (text, slips) => {
  expect(told(termSlips(text))).toEqual(slips)
})

test('a term is one in any case', () => {
  expect(['GitHub', 'github', 'GITHUB', 'git'].map(isTerm)).toEqual([true, true, true, false])
})

const gone = (count: number) => '\u{FFFC}'.repeat(count)
test.each([
  ['[shop](https://a.cn) x', `[shop${gone(15)} x`],
  ['see HTTP://a.cn/b，ok', `see ${gone(13)}，ok`],
  ['see www.a.example/b。', `see ${gone(15)}。`],
  ['an@a.example, b', `${gone(12)}, b`],
  ['a.b+c@d-e.cn b', `${gone(12)} b`],
  ['a.com/b c', `${gone(7)} c`],
  ['a-b.dev.', `${gone(7)}.`],
  ['a.community a.exe', 'a.community a.exe'],
])('addresses in %j take room but say nothing', (text, said) => {
  expect(withoutAddresses(text)).toBe(said)
})

const slip = (text: string): Slip => ({ start: 0, text, fixes: [] })
test('a finding names three different slips, without spaces around them; none is no finding', () => {
  const slips = ['a', ' a', 'b', 'c ', 'd'].map(slip)
  expect(foundSlips('spelling', 'hint', 'basics.name', slips)).toEqual([
    { rule: 'spelling', severity: 'hint', address: 'basics.name', detail: 'a b c', slips },
  ])
  expect(foundSlips('spelling', 'hint', 'basics.name', [])).toEqual([])
})

test('a detail is one line of forty characters at most', () => {
  const detail = (text?: string | number) => found('cliches', 'hint', 'design', text).detail
  expect([detail(), detail(2), detail(' a\n b  c ')]).toEqual(['', '2', 'a b c'])
  expect([detail('x'.repeat(40)), detail('x'.repeat(41))]).toEqual(['x'.repeat(40), `${'x'.repeat(40)}…`])
})

const charactersOf = (body: string, missing: string[] = []) =>
  checkCharacters({
    document: soundResume({ items: { 'work-item-1': { body } } }),
    today: '2026-11-21',
    file: { pages: 1, filled: 0.9, bytes: 9, missing },
  }).map(({ rule, severity, detail, slips }) => [rule, severity, detail, ...(slips ? [told(slips)] : [])])

test.each<[body: string, missing: string[], findings: unknown[]]>([
  ['3 个□', [], [['character-unprintable', 'error', '□']]],
  ['3 个\uFFFD\uE001', [], [['character-unprintable', 'error', '\uFFFD']]],
  ['一二三四五六七\uE001', [], [['character-private', 'error', '二三四五六七 U+E001']]],
  ['- 上线\u00AD', [], [['character-invisible', 'warning', '上线 U+00AD']]],
  ['上线\n• \u{10FFFD}', [], [['character-private', 'error', 'U+10FFFD']]],
  ['甲\u0007', [], [['character-invisible', 'warning', '甲 U+0007']]],
  ['上线\r\n\t3', [], []],
  ...['\u200B', '\u200E', '\u202E', '\u2064', '\u2069', '\uFEFF'].map((sign): [string, string[], unknown[]] => [
    `甲${sign}`,
    [],
    [['character-invisible', 'warning', `甲 U+${sign.charCodeAt(0).toString(16).toUpperCase()}`]],
  ]),
  ['👨\u200D👩', [], [['character-emoji', 'hint', '👨\u200D👩']]],
  ['甲👩🏽\u200D💻乙', [], [['character-emoji', 'hint', '👩🏽\u200D💻']]],
  ['甲\u200D乙\u2065', [], []],
  ['⺀甲', [], [['character-radical', 'warning', '⺀']]],
  ['用ＳＱＬ ２ 次ａ', [], [['character-fullwidth', 'hint', 'Ｓ', ['1: ＳＱＬ → SQL', '5: ２ → 2', '8: ａ → a']]]],
  ['甲／乙＠丙｛', [], []],
  ['©®™↔↪〰〽㊗㊙', [], []],
  ['甲✅', [], [['character-emoji', 'hint', '✅']]],
  ['甲𓀀', ['𓀀', '𓀁'], [['character-unprintable', 'error', '𓀀']]],
  ['甲𓀀✅', ['𓀀'], [['character-emoji', 'hint', '✅']]],
])('characters of %j, of which fonts do not have %j', (body, missing, findings) => {
  expect(charactersOf(body, missing)).toEqual(findings)
})
