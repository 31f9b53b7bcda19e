import { displayAddress } from '#src/resume/address.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { isChinesePlace } from './chinese-places.ts'
import { isJobTitle } from './job-titles.ts'
import { fieldOf, isDetail, tight } from './person-labels.ts'
import { exact } from './person-values.ts'
import { isKnownTown } from './places.ts'

const segmentGap = /\s*[|｜•●∣⋄◦]\s*|\t+|\s{2,}|[\u2002\u2003\u3000]+|\s+·\s*|·\s+|[;；]\s*/u
const labelStart =
  /(?<!\b(?:of|[Dd]ate|[Dd]ata|[Ff]echa|[Pp]hone|[Ee]-?mail|[Mm]obile|(?:[Ff]ather|[Mm]other|[Hh]usband)['’]s|[Mm]arital|[Ll]anguages|[Vv]isa|[Pp]assport|[Nn]otice|[Bb]lood|[Cc]urrent))[\s,，]+(?=[\p{Script=Han}]{2,6}\s*[:：]|[A-Za-z]{3,10}(?: [a-z]{2,8})?\s*[:：]\s)/gu

/** Splits a line into details; a labelled position may have several words. */
export function segmentsOf(text: string): string[] {
  const closed = text
    // `广东 · 深圳`
    .replace(/(\p{Script=Han}{2,8}) [·•] (\p{Script=Han}{2,8})/gu, (whole, one, other) =>
      isChinesePlace(one) && isChinesePlace(other) ? `${one}·${other}` : whole,
    )
    // `Fremantle, WA example.com`
    .replace(/^([^@\t|]{4,40}?) (?=(?:[\w-]+\.)+(?:com|net|org|io|dev|me)\b)/, (whole, town) =>
      isKnownTown(town) ? `${town}\t` : whole,
    )
    // `Gender\t\t: Male`
    .replace(/(?<![\t ])[\t ]+[:：][\t ]*(?=\S)/g, (sign) => (sign.includes('\t') ? ': ' : sign))
    // A tab too narrow to be seen: `Phone: 555 0177E-mail: …`
    .replace(/(?<=\d)(?=(?:E-?mail|Mobile|Phone|Tel)\s?:)/gi, '\t')
    // `氏名　高瀬　健吾`
    .replace(
      /^(氏名|お名前|姓名)[:：\s]+([\p{Script=Han}々]{1,4})[ \t\u3000]+([\p{Script=Han}々]{1,4})$/u,
      (_, label, family, given) => `${label}：${family} ${given}`,
    )
    .replace(/(?<=\p{Script=Han})[ \u3000]+(?=\p{Script=Han}\s*[:：])/gu, '')
    // `【求职意向】 语文教师`
    .replace(/^【([^【】]{2,8})】\s*(?=\S)/, (whole, label) => (fieldOf(label) === undefined ? whole : `${label}：`))
    // `姓　　名` in the cell of a form.
    .replace(/(?<!\p{Script=Han})\p{Script=Han}(?:[ \u3000]+\p{Script=Han}){1,3}(?!\p{Script=Han})/gu, (whole) =>
      /^\S(?:[ \u3000]{2,}\S)+$/.test(whole) || fieldOf(tight(whole)) !== undefined ? tight(whole) : whole,
    )
  // `女 27岁 5年工作经验 本科`
  const words = closed.split(' ')
  if (words.length > 2 && words.every(isValue) && words.filter(isChinesePlace).length < 2) return words
  // A single slash joins two positions, several separate details.
  const gaps = (closed.match(/\s\/\s/g)?.length ?? 0) > 1 ? /\s\/\s/ : /\t/
  // `Designer — Lisbon — ada@example.com`
  const [, position = ''] = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3} [–—] ([^–—]{4,50})$/u.exec(closed) ?? []
  // `Hannah Lee — Data Analyst`
  // `Lecturer in Medieval History — Durham, UK`
  const town = /^[^—–|\t]{4,80} [—–] ([^—–|\t]{3,40})$/.exec(closed)?.[1] ?? ''
  const dashes = /@\w/.test(closed) || isJobTitle(position) || isKnownTown(town) ? /\s[—–]\s(?![A-Z]{2}(?:\s|$))/ : /\t/
  // `高文斌，男，汉族，1983年7月生，中共党员`
  const isSentence = /^(?:\p{Script=Han}{2,4}[，,] ?)?[男女][，,]/u.test(closed)
  const cells = isSentence ? closed.replace(/。$/, '').split(/[，,]/) : closed.split('\t')
  const isPosition = (label: string | undefined) => /^(headline|intention)$/.test(fieldOf(label ?? '') ?? '')
  return cells
    .flatMap((cell, index) => (isPosition(cells[index - 1]) ? [cell] : cell.split(segmentGap)))
    .flatMap((part) => part.split(gaps))
    .flatMap((part) => part.split(dashes))
    .flatMap(partedAtLabels)
    .flatMap(atLabels)
    .map(bare)
    .filter(Boolean)
}

/** Whether a word alone is a detail: `女`, `27岁`, `本科`. */
function isValue(word: string): boolean {
  return /^\d{2}[岁歲]$/.test(word) || exact.some(([, form]) => form.test(word))
}

/** Splits before each label, but not within the first: `Nombre y apellidos: …`. */
function partedAtLabels(part: string): string[] {
  const [whole = ''] = /^[^:：]{2,40}[:：]/.exec(part) ?? []
  const known = fieldOf(whole.slice(0, -1).trim()) === undefined ? 0 : whole.length
  const colon = part.search(/[:：]/)
  const parted = part.slice(known).replace(labelStart, (gap, at: number, all: string) => {
    // `Say hello: ada@example.com`
    const behind = at + gap.length
    const [label = ''] = /^[a-z][^:：]*/.exec(all.slice(behind, behind + 20)) ?? []
    const isWord = label !== '' && fieldOf(label) === undefined && known + at < colon
    return isWord ? gap : '\t'
  })
  return (part.slice(0, known) + parted).split('\t')
}

/** `电话 13800000000 邮箱 ada@example.com`: splits a row of labels and values in turn, without colons. */
function atLabels(part: string): string[] {
  const isRow = fieldOf(/^\p{Script=Han}{2,4}(?=\s)/u.exec(part)?.[0] ?? '') !== undefined
  if (!isRow) return [part]
  return part
    .replace(/\s(\p{Script=Han}{2,4})(?=\s)/gu, (whole, label) => (fieldOf(label) === undefined ? whole : `\t${label}`))
    .split('\t')
}

/** A detail without the icon before it. */
export function bare(part: string): string {
  return part
    .replace(/^[\s\u2190-\u21ff\u2300-\u23ff\u2580-\u27bf\u2b00-\u2bff\u{1f300}-\u{1faff}]+\ufe0f?/u, '')
    .trim()
}

/** Puts a label that stands alone beside its value on the line below; several labels in a row stay as they are. */
export function withLabelsBeside(lines: readonly SourceLine[]): SourceLine[] {
  const isLabel = (line: SourceLine | undefined) =>
    line !== undefined && isDetail(line.text.replace(/[:：]$/, '').trim())
  return lines.flatMap((line, index) => {
    const [before, next] = [lines[index - 1], lines[index + 1]]
    if (isLabel(line) && !isLabel(before) && next !== undefined && !isLabel(next) && !next.name) {
      return { ...line, text: [line.text, ...next.text.split(/[|｜\u3000]|\s{2,}/)].join('\t') }
    }
    return isLabel(before) && !isLabel(line) && !isLabel(lines[index - 2]) && !line.name ? [] : line
  })
}

/** A link labelled `LinkedIn` or by its address becomes its address; other links keep their label too. */
export function linkedDetail(name: string, address: string): string {
  return isDetail(name) || displayAddress(name) === displayAddress(address) ? address : `${name} ${address}`
}
