/** Words that apply to any kind of work. */
const anyWork =
  /高级|资深|初级|中级|工程师|专员|经理|主管|助理|总监|组长|实习生?|应届|岗位|方向|职位|\b(?:senior|junior|lead|head|of|the|and|for|a|an|manager|engineer|specialist|officer|associate|graduate|intern|to|in)\b/giu

/** The Latin words and the pairs of Chinese characters of a text. */
export function wordsOf(text: string): Set<string> {
  const plain = text.toLowerCase().replace(anyWork, ' ')
  const latin = plain.match(/[a-z][a-z+#]*/g) ?? []
  const han = plain.match(/\p{Script=Han}+/gu) ?? []
  return new Set([
    ...latin,
    ...han.flatMap((run) => [...run].flatMap((sign, at, all) => (all[at + 1] ? [sign + all[at + 1]] : []))),
  ])
}

/** The similarity of a query to the best of several names, from 0 to 1 (Dice's coefficient). */
export function alikeness(asked: ReadonlySet<string>, names: readonly ReadonlySet<string>[]): number {
  const shared = (name: ReadonlySet<string>) => [...asked].filter((word) => name.has(word)).length
  return Math.max(0, ...names.map((name) => (2 * shared(name)) / Math.max(1, asked.size + name.size)))
}
