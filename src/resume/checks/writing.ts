import type { ResumeDocument, ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { type Block, plainText, printedBlocks } from '#src/resume/markup.ts'
import { type CheckedEntry, entriesOf, experienceKinds, fieldOf, textsOf } from './entries.ts'
import { type CheckInput, type Finding, found } from './finding.ts'

type Line = { kind: Block['kind']; text: string }

/** The longest bullet and text that are easy to read, in characters, by language. */
const longest: Record<'bullet' | 'text', Record<ResumeLocale, number>> = {
  bullet: { zh: 90, en: 240 },
  text: { zh: 180, en: 520 },
}
const mostBullets = 8
/** The length from which a text is expected to have figures, and lines are compared for repetition. */
const worthFigures: Record<ResumeLocale, number> = { zh: 60, en: 160 }
const worthComparing = 8

/** The kinds of sections in which “I” is expected. */
const personalKinds: readonly SectionKind[] = ['self-evaluation', 'cover-letter']
const firstPerson: Record<ResumeLocale, RegExp> = {
  zh: /(?<!自|唯|忘|超)我们?(?!国|校|院|司|市|省|县|区|行|局)/u,
  // A capital within a sentence makes a name: Mine Rescue, Our Lady’s Hospital.
  en: /(?<!(?:[Pp]hase|[Ll]evel|[Cc]lass|[Pp]art|[Tt]ype|[Gg]rade|[Tt]ier|[Ss]tage|[Aa]ct)\s)\bI\b(?![/.-]?[A-Z0-9/-])(?!\.\w)|\b(?:my|me|mine|myself|we|our)\b|(?:^|[.!?:;]\s)(?:My|Me|Mine|We|Our)\b/mu,
}
const cliches: Record<ResumeLocale, RegExp> = {
  zh: /吃苦耐劳|认真负责|性格开朗|活泼开朗|乐观向上|积极主动|勤奋好学|踏实肯干|为人正直|待人真诚|责任心强|有责任心|适应能力强|学习能力强|抗压能力强|团队合作精神|团队协作精神|沟通能力强/gu,
  en: /hard[- ]?working|team player|detail[- ]oriented|go[- ]getter|results[- ]driven|self[- ]starter|fast learner|quick learner|good communication skills|think outside the box|highly motivated|passionate about/giu,
}
const mostCliches = 2
const filler =
  /(?<![A-Za-z0-9])[XＸ×]{2,}(?![A-Za-z0-9])|某某|_{3,}|lorem ipsum|待补充|待完善|\b(?:TODO|TBD)\b|[[【<](?!_)[^\]】>]{0,12}(?:姓名|公司|职位|学校|name|company|title|school)[^\]】>]{0,12}[\]】>](?!\()/iu

const figures =
  /\d|(?<![一二两三四五六七八九十百千万亿半数])[一二两三四五六七八九十百千万亿半数]+(?:个|人|名|家|次|项|万|亿|元|倍|成|分|天|周|年|月|款|场|篇|所|台|套|条|种|座|城|页|轮|位|户|本|期|届)|翻番|翻倍|减半|过半|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|dozen|half|halved|third|quarter|doubled|tripled|twice)\b/iu

/** Checks how the texts are written. */
export function checkWriting({ document }: CheckInput): Finding[] {
  return [
    ...textsOf(document).flatMap(({ address, text }) => {
      const left = filler.exec(text)
      return left ? [found('filler-left', 'error', address, left[0])] : []
    }),
    ...checkRepetition(document),
    ...entriesOf(document).flatMap((entry) => checkBody(entry, document.locale)),
  ]
}

function checkBody(entry: CheckedEntry, locale: ResumeLocale): Finding[] {
  const { kind, item } = entry
  const address = fieldOf(entry, 'body')
  const lines = linesOf(item.body ?? '')
  if (lines.length === 0) return []
  const all = lines.map(({ text }) => text).join('\n')
  const bullets = lines.filter((line) => line.kind !== 'paragraph')
  const tells = experienceKinds.includes(kind)
  const longBullet = bullets.find(({ text }) => lengthOf(text) > longest.bullet[locale])
  const longText = lines.find((line) => line.kind === 'paragraph' && lengthOf(line.text) > longest.text[locale])
  const first = personalKinds.includes(kind) ? null : firstPerson[locale].exec(withoutQuotations(all))
  const worn = all.match(cliches[locale]) ?? []
  return [
    ...(longBullet ? [found('bullet-long', 'hint', address, lengthOf(longBullet.text))] : []),
    ...(tells && longText ? [found('text-long', 'hint', address, lengthOf(longText.text))] : []),
    ...(tells && bullets.length > mostBullets ? [found('bullets-many', 'hint', address, bullets.length)] : []),
    ...(tells && kind !== 'campus' && lengthOf(all) >= worthFigures[locale] && !hasFigures(all)
      ? [found('numbers-missing', 'hint', address)]
      : []),
    ...(first ? [found('first-person', 'hint', address, first[0].replace(/^[.!?:;]\s/u, ''))] : []),
    ...(worn.length > mostCliches ? [found('cliches', 'hint', address, worn.slice(0, 3).join('、'))] : []),
    ...(endsMixed(bullets) ? [found('punctuation-mixed', 'hint', address)] : []),
  ]
}

/** The text without quotations and names, in which “I” may occur. */
function withoutQuotations(text: string): string {
  return text.replace(/“[^“”]*”|「[^「」]*」|『[^『』]*』|《[^《》]*》|"[^"\n]*"|‘[^‘’\n]*’(?!\p{L})/gu, '')
}

/** Whether a text has figures: digits, or numerals with a unit. */
function hasFigures(text: string): boolean {
  return figures.test(text)
}

/** Whether some bullets end with a full stop and some do not. */
function endsMixed(bullets: readonly Line[]): boolean {
  const stopped = bullets.filter(({ text }) => /[。.；;]$/u.test(text)).length
  return stopped > 0 && stopped < bullets.length
}

/** Finds a line that occurs in two places. */
function checkRepetition(document: ResumeDocument): Finding[] {
  const seen = new Set<string>()
  return entriesOf(document).flatMap((entry) => {
    const repeated = linesOf(entry.item.body ?? '').find(({ text }) => {
      const plain = text.toLowerCase().replace(/[\s\p{P}]/gu, '')
      if (lengthOf(plain) < worthComparing) return false
      if (seen.has(plain)) return true
      seen.add(plain)
      return false
    })
    return repeated ? [found('line-repeated', 'warning', fieldOf(entry, 'body'), repeated.text)] : []
  })
}

function linesOf(body: string): Line[] {
  return printedBlocks(body).map(({ kind, runs }) => ({ kind, text: plainText(runs).trim() }))
}

function lengthOf(text: string): number {
  return [...text].length
}
