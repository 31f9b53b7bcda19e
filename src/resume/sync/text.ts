import { wordsOf } from './words.ts'

type Range = { start: number; end: number }

/** Replaces the base from `start` to `end` by `parts`; equal ends mean an insertion. */
type Hunk = Range & { parts: string[] }

/** `inPlace`: every line still contains some of the old text, so no line was inserted. */
type Change = Hunk & { inPlace: boolean }

/** Matches characters with meaning: letters, digits and pictographs, not spaces, full stops or markup. */
const speaks = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** A change that would take more comparisons counts as one piece. */
const comparisons = 250_000

/**
 * Three-way merge of a text: by line, and by word within lines that both sides changed. Where both changed the same
 * spot, `mine` wins and `conflict` is true: some of `theirs` is missing from the text.
 */
export function mergeText(base: string, mine: string, theirs: string): { text: string; conflict: boolean } {
  const lines = base.split('\n')
  const spots = clusters(changesOf(lines, mine.split('\n')), changesOf(lines, theirs.split('\n')))
  if (isPutInTwice(spots)) return { text: mine, conflict: true }
  const merged: string[] = []
  let conflict = false
  let at = 0
  for (const { start, end, left, right } of spots) {
    merged.push(...lines.slice(at, start))
    const [own, other] = [applied(lines, start, end, left), applied(lines, start, end, right)]
    const region = mergeRegion(lines.slice(start, end), own, other)
    if (!region) conflict = true
    merged.push(...(region ?? own))
    at = end
  }
  const text = [...merged, ...lines.slice(at)].join('\n')
  return repeats(text, base, mine, theirs) ? { text: mine, conflict: true } : { text, conflict }
}

/** Merges one stretch of lines by word; undefined when both sides changed the same words. */
function mergeRegion(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  if (sameList(base, mine) || sameList(mine, theirs)) return theirs
  if (sameList(base, theirs)) return mine
  const [words, mineWords, theirWords] = [base, mine, theirs].map((lines) => wordsOf(lines.join('\n')))
  if (!words || !mineWords || !theirWords) return undefined
  const [left, right] = [spanOf(words, mineWords), spanOf(words, theirWords)]
  if (touch(left, right)) return undefined
  // The two never begin at the same place here: then they would touch.
  const [first, second] = left.start < right.start ? [left, right] : [right, left]
  const merged = [
    ...words.slice(0, first.start),
    ...first.parts,
    ...words.slice(first.end, second.start),
    ...second.parts,
    ...words.slice(second.end),
  ]
  const text = merged.join('')
  // Two neighbouring changes could join to a word that nobody wrote.
  return wordsOf(text).length === merged.length ? text.split('\n') : undefined
}

/** The single change from the first to the last difference. */
function spanOf(base: string[], other: string[]): Hunk {
  const shorter = Math.min(base.length, other.length)
  let start = 0
  while (start < shorter && base[start] === other[start]) start += 1
  let tail = 0
  while (tail < shorter - start && base[base.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1
  return { start, end: base.length - tail, parts: other.slice(start, other.length - tail) }
}

/** The changes that turn one list into the other, by their longest common subsequence. */
function hunksOf(base: string[], other: string[]): Hunk[] {
  const { start, end, parts } = spanOf(base, other)
  const [height, width] = [end - start, parts.length]
  if (height * width > comparisons) return [{ start, end, parts }]
  // common[i][j] is the length of the longest common subsequence from i and j on, row by row in one array.
  const common = new Uint16Array((height + 1) * (width + 1))
  const rest = (i: number, j: number) => common[i * (width + 1) + j] ?? 0
  for (let i = height - 1; i >= 0; i -= 1) {
    for (let j = width - 1; j >= 0; j -= 1) {
      const same = base[start + i] === parts[j]
      common[i * (width + 1) + j] = same ? rest(i + 1, j + 1) + 1 : Math.max(rest(i + 1, j), rest(i, j + 1))
    }
  }
  const hunks: Hunk[] = []
  let [i, j] = [0, 0]
  while (i < height || j < width) {
    const [fromI, fromJ] = [i, j]
    while ((i < height || j < width) && !(i < height && j < width && base[start + i] === parts[j])) {
      if (j >= width || (i < height && rest(i + 1, j) >= rest(i, j + 1))) i += 1
      else j += 1
    }
    if (i > fromI || j > fromJ) hunks.push({ start: start + fromI, end: start + i, parts: parts.slice(fromJ, j) })
    while (i < height && j < width && base[start + i] === parts[j]) {
      i += 1
      j += 1
    }
  }
  return hunks
}

/** Whether two changes affect the same spot: overlapping ranges, or an insertion inside or next to the other change. */
function touch(a: Range, b: Range): boolean {
  const inserts = a.start === a.end || b.start === b.end
  return inserts ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end
}

type Cluster = Range & { left: Change[]; right: Change[]; inPlace: boolean }

/** Groups the changes of both sides by spot, in order. */
function clusters(left: Change[], right: Change[]): Cluster[] {
  const all = [...left.map((hunk) => ({ hunk, own: true })), ...right.map((hunk) => ({ hunk, own: false }))]
  all.sort((a, b) => a.hunk.start - b.hunk.start || a.hunk.end - b.hunk.end)
  const found: Cluster[] = []
  for (const { hunk, own } of all) {
    const { start, end, inPlace } = hunk
    let cluster = found.at(-1)
    // A line inserted next to an edited one: they do not conflict.
    const isBeside = cluster && (cluster.inPlace || inPlace) && start >= cluster.end
    if (!cluster || isBeside || !touch(cluster, hunk)) {
      cluster = { start, end, inPlace, left: [], right: [] }
      found.push(cluster)
    }
    cluster.end = Math.max(cluster.end, end)
    cluster.inPlace &&= inPlace
    if (own) cluster.left.push(hunk)
    else cluster.right.push(hunk)
  }
  return found
}

function changesOf(base: string[], other: string[]): Change[] {
  return hunksOf(base, other).map((hunk) => ({
    ...hunk,
    inPlace:
      hunk.end - hunk.start === hunk.parts.length &&
      hunk.parts.every((line, index) => hasSameEdge(base[hunk.start + index] ?? '', line)),
  }))
}

/** Whether two lines begin or end with the same words. */
function hasSameEdge(line: string, other: string): boolean {
  const words = wordsOf(line)
  const { start, end } = spanOf(words, wordsOf(other))
  return [...words.slice(0, start), ...words.slice(end)].some((word) => speaks.test(word))
}

/**
 * Whether both sides inserted nearly the same line: moved it to different places, or restored it in different words.
 */
function isPutInTwice(spots: Cluster[]): boolean {
  const different = spots.filter(
    ({ left: [own], right: [other] }) => !own || !other || !sameList(own.parts, other.parts),
  )
  const own = different.flatMap(({ left }) => putIn(left))
  const other = different.flatMap(({ right }) => putIn(right))
  return own.some((line) => other.some((each) => isAlike(line, each)))
}

/** The words of each line that these changes insert. */
function putIn(changes: Change[]): Set<string>[] {
  return changes.flatMap(({ inPlace, parts }) => (inPlace ? [] : parts.map((line) => new Set(countWords(line).keys()))))
}

/** Whether two lines share a third of the shorter one's words. */
function isAlike(words: Set<string>, others: Set<string>): boolean {
  const shared = [...words].filter((word) => others.has(word)).length
  return shared > 0 && shared * 3 >= Math.min(words.size, others.size)
}

/** Applies changes to the stretch from `start` to `end`. */
function applied(base: string[], start: number, end: number, hunks: Hunk[]): string[] {
  const result: string[] = []
  let at = start
  for (const hunk of hunks) {
    result.push(...base.slice(at, hunk.start), ...hunk.parts)
    at = hunk.end
  }
  return [...result, ...base.slice(at, end)]
}

function sameList(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index])
}

/**
 * Whether a word occurs in the merged text more often than both sides together added it: one side moved it, and the
 * other moved it elsewhere or changed the text around it.
 */
function repeats(merged: string, base: string, mine: string, theirs: string): boolean {
  const [before, own, other] = [countWords(base), countWords(mine), countWords(theirs)]
  return [...countWords(merged)].some(([word, count]) => {
    const [a, b] = [own.get(word) ?? 0, other.get(word) ?? 0]
    return count > Math.max(a, b, a + b - (before.get(word) ?? 0))
  })
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) if (speaks.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
