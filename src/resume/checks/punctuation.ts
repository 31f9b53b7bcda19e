import type { ResumeLocale } from '#src/resume/document.ts'
import type { Slip } from './finding.ts'
import { slipsIn } from './slips.ts'

const wide: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' }
const narrow: Readonly<Record<string, string>> = {
  '，': ',',
  '。': '.',
  '；': ';',
  '：': ':',
  '！': '!',
  '？': '?',
  '、': ',',
}

/** Punctuation that was typed twice, or of which only the last sign belongs there. */
export function doubledSigns(text: string): Slip[] {
  return slipsIn(
    text,
    /([，、；：！？])\1+|。{2,}|(?<=\p{L}|\p{N})[，、；：]+。|。[，、；：]+|(?<=\p{L}|\p{N}|[)%）])(?:,{2,}|;{2,}|!{2,}|\?{2,}|(?<![.\d])\.\.(?![./]))/gu,
    ([signs]) => (signs.startsWith('。。。') ? '……' : signs.includes('。') ? '。' : signs.slice(0, 1)),
  )
}

/** Western punctuation between Chinese characters. */
export function halfWidthSigns(text: string, locale: ResumeLocale): Slip[] {
  if (locale !== 'zh') return []
  return slipsIn(text, /(\p{Script=Han})([,;:!?]) ?(?=\p{Script=Han})/gu, ([, before, sign = '']) => {
    return `${before}${wide[sign] ?? sign}`
  })
}

/** Chinese punctuation in English; not beside Chinese characters, such as the name of a school. */
export function fullWidthSigns(text: string, locale: ResumeLocale): Slip[] {
  if (locale !== 'en') return []
  const signs = slipsIn(text, /(?<!\p{Script=Han} ?)[，。；：！？、](?! ?\p{Script=Han})/gu, ({ 0: sign, index }) => {
    return `${narrow[sign] ?? sign}${/[\s\p{P}]/u.test(text[index + 1] ?? ' ') ? '' : ' '}`
  })
  const brackets = slipsIn(
    text,
    /(?<!\p{Script=Han} ?)（([^（）\n\p{Script=Han}]*)）/gu,
    ({ 0: all, 1: within, index }) => {
      const [before = ' ', after = ' '] = [text[index - 1], text[index + all.length]]
      return `${/\s/u.test(before) ? '' : ' '}(${within?.trim()})${/[\p{L}\p{N}]/u.test(after) ? ' ' : ''}`
    },
  )
  return [...signs, ...brackets].sort((a, b) => a.start - b.start)
}

/** Spaces where none belong, and missing ones. Those between Chinese and Latin letters are left to taste. */
export function oddSpaces(text: string, locale: ResumeLocale): Slip[] {
  if (locale === 'zh') {
    return slipsIn(text, /(?<=\S) +(?=[，。；：、！？])|(?<=[，。；：、！？]) +(?=\p{Script=Han})/gu, () => '').map(
      (slip) => withNeighbours(slip, text),
    )
  }
  // Two spaces after a full stop are left alone: they are a custom of some writers.
  return [
    ...slipsIn(text, /(?<=[\p{L}\p{N})]) +(?=[,;:!?.](?:\s|$))/gu, () => ''),
    ...slipsIn(text, /(?<=[a-z,]) {2}(?=[a-z])/gu, () => ' '),
    ...slipsIn(text, /(?<=[a-z]{2}),(?=[a-z]{2})/gu, () => ', '),
  ].map((slip) => withNeighbours(slip, text))
}

/** Widens a slip by one character on either side, because spaces alone cannot be seen. */
function withNeighbours({ start, text, fixes }: Slip, whole: string): Slip {
  const [before = '', after = ''] = [whole[start - 1], whole[start + text.length]]
  return { start: start - before.length, text: before + text + after, fixes: fixes.map((fix) => before + fix + after) }
}
