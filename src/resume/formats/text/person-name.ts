import type { ResumeBasics } from '#src/resume/document.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { headingOf } from './headings.ts'
import { isJobTitle } from './job-titles.ts'
import { tight } from './person-labels.ts'
import { isNamedTown } from './places.ts'

const LONGEST_NAME = 40
/** The title of a file in front of a name: `Résumé — Ada Byron`. */
const coverOf =
  /^(?:r[ée]sum[ée](?: de carri[èe]re)?|curriculum(?: vitae)?|cv|lebenslauf|(?:个人)?简历)\s?(?:of|[-–—:：|·])\s+(?!vit[aæ]e?$)/i
/** `Hi, I’m Ada Byron`, `你好，我是王小明` */
const greeting =
  /^(?:(?:[你您]好|嗨|hi|hello|hey)(?: there)?[,，!！。~～\s]{1,3})?(?:我是|我叫|i['’]m |i am |my name is )\s*/i
/** `王小明的简历` */
export const ofSomeone = /(?<=^\p{Script=Han}{2,4})的(?:个人|求职)?简历$/u
/** `尹　清和`, spaced to look even. */
export const spacedName = /^(\p{Script=Han})[\s\u3000]+(\p{Script=Han}{1,2})(?=\s|$)/u
/** What stands behind a name: `Ada Byron, PhD, RN`. */
export const postNominals =
  /(?:, ?(?:RN|BSN|MSN|NP|LPN|RDN|Ph\.?D\.?|M\.?D\.?|DDS|DVM|PharmD|J\.?D\.?|Esq\.?|CPA|CFA|CFP|ACCA|FCA|PMP|P\.?E\.?|CEng|MBA|MPH|MSc|LCSW|LMSW|SHRM-S?CP|CISSP|MBBS|MB ?ChB|MRC(?:P|S|GP)|FRC(?:P|S|GP)|Jr\.?|Sr\.?|I{2,3})(?: \([A-Z][A-Za-z]{0,4}\))?){1,4}$|(?:, ?[A-Z]{2,5}(?:-[A-Z]{1,4})?){2,4}$/
/** What somebody is called besides: `Robert "Bob" Smith`, `张伟（David）`, `Ana Silva (she/her)`. */
const besideName = / ?[（("“‘](?:[A-Za-z][A-Za-z. /'-]{1,20}|\p{Script=Han}{2,4})[)）"”’]/u
/** `Müller, Anna`, `Chan Ka Wai, Carol`, `CHAN Tai Man, Peter` */
const nameWithComma = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}, \p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u
const cover =
  /^\p{Script=Han}{2,4}的(?:个人|求职)?简历$|(登记|报名|申请|推荐)表$|履历表?$|^[职職]務?务?[经経]歴?历?[书書]$|^履歴書$|^이력서$|^резюме$|^özgeçmiş$|^sơ yếu lý lịch$|^życiorys$|^curr[íi]culo$|^hoja de vida$|^(个人)?简历$|^求职简历$|^r[ée]sum[ée](?: ?de ?carri[èe]re)?$|^personal resume$|^curr[ií]culum(?: vit(?:ae|æ))?$|^cv$|^(tabellarischer )?lebenslauf$/iu

/**
 * Takes a name above everything that would be taken for something else further down: `佐々木 美咲` in a résumé with kana,
 * and `Müller, Anna`, which looks like a town.
 */
export function withoutFirstName(lines: readonly SourceLine[]): [ResumeBasics, readonly SourceLine[]] {
  const at = lines.findIndex(({ text }) => !isCover(text))
  const others = lines.filter((_, index) => index !== at)
  const text = withoutCover(lines[at]?.text ?? '')
  const isJapanese =
    /^[\p{Script=Han}々]{1,4}[ \u3000][\p{Script=Han}々]{1,4}$/u.test(text) &&
    others.some((line) => /[\u3041-\u30fa]/.test(line.text))
  const isOther = (line: SourceLine) =>
    line.name || (isName(line.text) && !isJobTitle(line.text) && headingOf(line.text) === undefined)
  const isTurned =
    nameWithComma.test(text.replace(besideName, '').replace(/ \p{Script=Han}{2,4}$/u, '')) &&
    !text.split(', ').some(isNamedTown) &&
    !isNamedTown(text) &&
    !isJobTitle(text) &&
    !others.slice(0, 4).some(isOther)
  return isJapanese || isTurned ? [{ name: text }, others] : [{}, lines]
}

/** Whether a text is a spaced name: `林 小满` and `王 明` are, `男 汉族` is not. */
export function isSpacedName(text: string): boolean {
  return /^(?![男女])\p{Script=Han}(\s+\p{Script=Han}){1,3}$|^(?![男女])\p{Script=Han}\s+\p{Script=Han}{2}$/u.test(text)
}

/** A name without the spaces that make it look even. */
export function ofName(text: string): string {
  return isSpacedName(text) ? tight(text) : text.replace(spacedName, '$1$2')
}

/**
 * The line with the person's name if it stands elsewhere than at the top: its words are in the address for e-mail, or
 * of the profile, or the last of them is there behind the initial of the first. A name with a label stands
 * where it should: the other is a signature.
 */
export function namedLine(lines: readonly SourceLine[]): SourceLine | undefined {
  const addresses = lines.flatMap(({ text }) => [
    ...text.matchAll(/(?<![\w.+-])([\w.+-]+)@|linkedin\.com\/in\/([\w%-]+)/g),
  ])
  const locals = addresses.map(([, ofMail = '', ofProfile]) => (ofProfile ?? ofMail).toLowerCase())
  const isOf = (local: string, words: readonly string[]) => {
    const said = words.map(inPlainLetters)
    const [first = '', last = ''] = [said[0]?.charAt(0), said.at(-1)]
    const isInitialled = last.length > 3 && [`${first}${last}`, `${first}.${last}`, `${first}_${last}`].includes(local)
    return isInitialled || said.filter((word) => word.length > 2 && local.includes(word)).length > 1
  }
  const named = lines.find(({ text, bullet }) => {
    const words = text.split(/[\s,]+/)
    return !bullet && isName(text) && locals.some((local) => isOf(local, words))
  })
  const isLabelled = ({ text }: SourceLine) => /^[^:：]{1,12}[:：]\s*(\S.*)$/.exec(text)?.[1] === named?.text
  return lines.some(isLabelled) ? undefined : named
}

function inPlainLetters(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** Whether a text is a title such as "résumé", not a name. */
export function isCover(text: string): boolean {
  // `Lebenslauf / Curriculum Vitae`
  const bare = text.trim().replace(/^【([^【】]*)】$/, '$1')
  return bare.split(/[/|]/).every((part) => cover.test(tight(part.trim())))
}

/** Removes the title of the file in front of a name: `Résumé — Ada Byron`. */
export function withoutCover(text: string): string {
  const greeted = text.replace(greeting, '')
  // `你好，我是冯子昂，应聘物流主管。` is a sentence.
  return isName(greeted) ? greeted : text.replace(coverOf, '')
}

/** Whether a text formatted as a name could be one. */
export function isSetName(text = ''): boolean {
  return (
    text.length > 1 &&
    text.length <= LONGEST_NAME &&
    !isCover(text) &&
    !/[\d@:：]|简历|求职|r[ée]sum[ée]|curr[ií]culum|lebenslauf/iu.test(text)
  )
}

/** `深圳南山`, which looks like a name. */
const namedAfterCity =
  /^(?:北京|上海|天津|重庆|广州|深圳|杭州|成都|武汉|南京|西安|苏州|郑州|长沙|香港|台北)\p{Script=Han}{1,2}$/u

/** Whether a text could be a name: in capitals, or a few Chinese characters. */
export function isName(text: string): boolean {
  if (isCover(text) || namedAfterCity.test(text)) return false
  if (isSpacedName(text)) return true
  if (
    /^\p{Script=Han}(\s?\p{Script=Han}){1,3}$|^\p{Script=Han}{1,8}·\p{Script=Han}{1,8}$/u.test(
      text.replace(besideName, ''),
    )
  )
    return !/简历|求职|应聘|工程师|经理|专员|[部室科]$/.test(text) && (text.length < 3 || !isJobTitle(text))
  return (
    /^\p{Lu}[\p{L}'’.-]*((?:\s+(?:d[aeiou]s?|de[lnr]|v[ao]n|dell[ao]|te[nr]|la|le|el|al|bint?i?|ibn|y|zu|af)){0,2}\s+\p{Lu}[\p{L}'’.-]*){1,4}$/u.test(
      text.replace(postNominals, '').replace(besideName, ''),
    ) ||
    /^\p{Script=Han}{2,4}\s+[A-Z][A-Za-z-]+( [A-Z][a-z-]+)?$|^(?!Base\s)[A-Z][A-Za-z-]+( [A-Z][A-Za-z-]+){0,2}\s+\p{Script=Han}{2,4}$/u.test(
      text,
    )
  )
}
