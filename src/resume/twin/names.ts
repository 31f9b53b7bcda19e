import type { ResumeLocale } from '#src/resume/document.ts'

/** The commonest Chinese family names as they are written in Latin letters. */
const familyNames = new Set(
  (
    'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang ' +
    'feng yu dong xiao cheng cao yuan deng fu shen zeng peng lü lyu su lu jiang cai jia ding wei xue ye yan pan du dai ' +
    'xia zhong tian ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long ' +
    'wan duan qian yin yi chang lai gong pang ouyang situ shangguan zhuge sima'
  ).split(' '),
)

/**
 * A name in the other language, where it can be read from the name itself: the part in the letters of that language,
 * or a name in Latin letters. Undefined where somebody has to write it.
 * @param isOrdered puts the given name first in English
 */
export function nameIn(name: string, to: ResumeLocale, isOrdered: boolean): string | undefined {
  const han = name.replace(/[^\p{Script=Han}·]/gu, '')
  const latin = (name.match(/\p{Script=Latin}[\p{Script=Latin}'’.-]*/gu) ?? []).join(' ')
  if (to === 'zh') return /\p{Script=Han}/u.test(han) ? han : undefined
  if (latin === '') return undefined
  return isOrdered ? givenNameFirst(latin) : latin
}

/** Turns a name that begins with a Chinese family name, and does not end with one. */
function givenNameFirst(name: string): string {
  const [first = '', ...given] = name.split(' ')
  const isFamilyName = (word: string) => familyNames.has(word.toLowerCase())
  const last = given.at(-1)
  const isTurned = last !== undefined && isFamilyName(first) && !isFamilyName(last)
  return isTurned ? [...given, first.charAt(0) + first.slice(1).toLowerCase()].join(' ') : name
}
