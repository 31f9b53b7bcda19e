import type { ResumeLocale } from '#src/resume/document.ts'
import { asInPassports, capitalised, latinFamilyNames, latinSyllables, readName } from './pinyin.ts'

/** The commonest Chinese family names in Latin letters: a name that ends with one has its given name first already. */
const commonNames = new Set(
  (
    'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang ' +
    'feng yu dong xiao cheng cao yuan deng fu shen zeng peng lyu su lu jiang cai jia ding wei xue ye yan pan du dai ' +
    'xia zhong tian ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long ' +
    'wan duan qian yin yi chang lai gong pang ouyang situ shangguan zhuge sima'
  ).split(' '),
)

/**
 * Converts a name to the other language where that is certain: a part of it is already written in that language, or it
 * consists of Chinese characters that have one reading each. Undefined otherwise.
 * @param isOrdered puts the given name first in English
 */
export function nameIn(name: string, to: ResumeLocale, isOrdered: boolean): string | undefined {
  const han = name.replace(/[^\p{Script=Han}·]/gu, '')
  const latin = (name.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’.-]*/gu) ?? []).join(' ')
  if (to === 'zh') return /\p{Script=Han}/u.test(han) ? han : undefined
  if (latin !== '') return isOrdered ? givenNameFirst(latin) : latin
  const read = readName(name.trim())
  if (read === undefined) return undefined
  return isOrdered ? `${read.given} ${read.family}` : `${read.family} ${read.given}`
}

/** Reverses a name that begins with a Chinese family name and does not end with one of the commonest. */
function givenNameFirst(name: string): string {
  const words = name.split(' ')
  const plain = words.map((word) => asInPassports(word).toLowerCase())
  const [first = '', second = ''] = plain
  const isCompound = words.length > 2 && latinFamilyNames.has(first + second)
  const family = isCompound ? first + second : first
  const given = words.slice(isCompound ? 2 : 1)
  const isTurned = given.length > 0 && latinFamilyNames.has(family) && !commonNames.has(plain.at(-1) ?? '')
  return isTurned ? `${joined(given)} ${capitalised(family)}` : name
}

/** Joins the two syllables of a given name. */
function joined(given: readonly string[]): string {
  const syllables = given.map((word) => asInPassports(word).toLowerCase())
  const isSplit = syllables.length === 2 && syllables.every((syllable) => latinSyllables.has(syllable))
  return isSplit ? capitalised(syllables.join('')) : given.join(' ')
}
