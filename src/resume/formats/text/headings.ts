import type { SectionKind } from '#src/resume/document.ts'
import { chineseHeadings } from './headings-chinese.ts'
import { englishHeadings } from './headings-english.ts'
import { europeanHeadings } from './headings-european.ts'
import { otherHeadings } from './other-languages.ts'
import { simplified } from './traditional.ts'

/** What follows a heading: a section, or details of the person. */
export type ReadHeadingKind = SectionKind | 'person'

const LONGEST = { zh: 14, en: 45 }

/** `Work experience (4 years 2 months)`, `Publications (selected)`. */
const howLong =
  /(?<!\s)\s*[(（](?:[^()（）]{0,30}(?:years?|yrs|months?|年|个月)[^()（）\d]{0,10}|selected|节选)[)）]$|(?<=\p{Script=Han})[(（][^()（）\d]{1,20}[)）]$/iu

const latinHeadings = [...englishHeadings, ...europeanHeadings, ...otherHeadings]

/** The kind of heading a line is, and its title without decoration; undefined for an ordinary line. */
export function headingOf(line: string): { kind: ReadHeadingKind; title: string } | undefined {
  // The end of a sentence is not a heading.
  if (/[。；，]\s*$/.test(line)) return undefined
  const title = plainTitle(line.replace(howLong, ''))
  const han = title.replace(/[^\p{Script=Han}]+/gu, '')
  const latin = title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z&,/ -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^my /, '')
  // `学术论文（* 共同一作，# 通讯）`, `学习及工作简历（从高中填起）：`
  const bare = line.trimEnd().replace(/(?<!\s)\s*[(（][^()（）]{1,40}[)）][:：]?$/, '')
  if (han.length > LONGEST.zh || title.length > LONGEST.en) return bare === line.trimEnd() ? undefined : headingOf(bare)
  const known = han
    ? kindOf(chineseHeadings, simplified(title).replace(/[\sA-Za-z&/|·-]+/g, ''))
    : (kindOf(latinHeadings, latin) ?? kindOf(otherHeadings, title.toLowerCase()) ?? ofBothLatin(latin))
  // `【工作】` is a heading, 工作 alone a word.
  const isSigned = /^【\p{Script=Han}{2}】$/u.test(line.trim())
  const kind = known ?? ofBoth(han) ?? (isSigned ? kindOf(chineseHeadings, `${simplified(han)}经历`) : undefined)
  // `经历` without a sign or a translation is the second line of a narrow heading.
  if (kind === undefined && han !== '' && bare !== line.trimEnd() && !/\d/.test(line)) return headingOf(bare)
  if (kind === undefined || (han && isContent(latin, kind)) || line.trim() === '经历') return undefined
  // An English translation beside a Chinese heading is decoration.
  const isDecorated = han !== '' && latin.split(/[ &/,-]+/).every((word) => decoration.test(word))
  return { kind, title: isDecorated ? title.replace(/(?<![\sA-Za-z&/|·-])[\sA-Za-z&/|·-]+$/, '') || title : title }
}

/** The kind of a heading that names two kinds of experience, `服役及工作经历`: that of its second part. */
function ofBoth(han: string): ReadHeadingKind | undefined {
  const parts = simplified(han).split(/[及与和]/)
  const kinds = parts.map((part) => kindOf(chineseHeadings, part) ?? kindOf(chineseHeadings, `${part}经历`))
  const isTime = kinds.every(
    (kind) => kind === 'work' || kind === 'internship' || kind === 'projects' || kind === 'campus',
  )
  return parts.length === 2 && isTime ? kinds[1] : undefined
}

/** The kind of an English heading that names two kinds of things, `Courses and licences`: of the first with a kind of its own. */
function ofBothLatin(latin: string): ReadHeadingKind | undefined {
  const kinds = latin.split(/ (?:and|&) /).map((part) => kindOf(englishHeadings, part))
  const isHeading = kinds.length === 2 && !kinds.includes(undefined) && !kinds.includes('person')
  return isHeading ? kinds.find((kind) => kind !== 'custom') : undefined
}

/**
 * A heading in capitals as it is written in a sentence; words of two letters are mostly abbreviations, such as `IT`.
 */
export function inSmallLetters(title: string): string {
  if (!/^[A-Z][A-Z\s&/,'’-]{3,}$/.test(title)) return title
  const small = title.replace(/[A-Z]{3,}|\b(?:AND|OF|IN|ON|TO|AT|OR|MY|BY|ME|WE|DO)\b/g, (word) => word.toLowerCase())
  return small.charAt(0).toUpperCase() + small.slice(1)
}

/** Words of English headings. */
const decoration =
  /^(and|of|my|me|about|basic|personal|self|professional|educational|education|academic|background|work|working|job|career|employment|internships?|projects?|research|campus|social|practice|experiences?|history|skills?|abilit(y|ies)|languages?|certificat(es?|ions?)|qualifications?|awards?|honou?rs?|achievements?|publications?|portfolio|works|interests?|hobb(y|ies)|evaluation|assessment|appraisal|introduction|summary|profile|information|info|contact|others?|objective|intention|references?|training|cover|letter|further|additional|details|courses?|papers?|activit(y|ies)|resume|english)$/

/** `专业技能 SQL` has content beside the heading; `专业技能 SKILLS` only repeats it. */
function isContent(latin: string, kind: ReadHeadingKind): boolean {
  const isList = kind === 'skills' || kind === 'languages' || kind === 'certificates'
  return isList && /[a-z]/.test(latin) && kindOf(englishHeadings, latin) === undefined
}

/** The most likely kind of section for an unknown heading. */
export function guessKind(title: string): SectionKind {
  return kindOf(guesses, title.toLowerCase()) ?? 'custom'
}

/** A heading without brackets, numbers and spaces between its characters. */
export function plainTitle(line: string): string {
  return line
    .trim()
    .replace(/^(?:[一二三四五六七八九十]{1,2}|\d{1,2})[、.．]\s*/, '')
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N})）])[^\p{L}\p{N})）]+$/gu, '')
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .trim()
}

const guesses: readonly [SectionKind, RegExp][] = [
  ['awards', /奖|荣誉|\b(awards?|prizes?|grants?|honou?rs)\b/],
  ['certificates', /证书|资质|\b(certificat(ions?|es?)|licen[cs]es?)\b/],
  ['publications', /论文|著作|专利|\b(publications?|papers|presentations)\b/],
  ['languages', /^语言|\blanguages?$/],
  ['skills', /技能|工具|\b(skills?|tools|technologies)\b/],
  ['projects', /项目|\bprojects?\b/],
  ['portfolio', /作品|\b(portfolio|selected work)\b/],
  ['work', /^[经經][历歷]$|^工作$/],
  ['education', /^[学學](?:[校历歷业業])$/],
]

function kindOf<K extends ReadHeadingKind>(patterns: readonly [K, RegExp][], text: string): K | undefined {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0]
}
