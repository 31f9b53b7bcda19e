import { isJobTitle } from './job-titles.ts'
import { isDetail, unheldLabel, withoutRemarks } from './person-labels.ts'
import { isCover, isName, ofName } from './person-name.ts'

/** The longest headline, in characters; one of several parts may be twice as long. */
export const LONGEST_HEADLINE = 60

/** Whether a line about the person can say what they are or want to be. */
export function isHeadline(text: string): boolean {
  return (
    text.length <= LONGEST_HEADLINE &&
    /\p{L}/u.test(text) &&
    !/[。！？!?@:：]|，.*[，、]|\d{3}|^\d+[岁歲]$|\b\d{2} (?:anos|años|ans|years)\b/.test(text) &&
    // `S/o Venkataraman Iyer`
    !/^[SDWC]\/o\b/i.test(text) &&
    // `geboren am 17.06.1998 in Kassel`
    !/^现任|^(?:in|à) \p{Lu}/u.test(text) &&
    !/^\(?(?:she|he|they)\/(?:her|him|them|they)(?:\/\p{L}+)?\)?$/iu.test(text) &&
    // How a name is read, in hiragana.
    !/^[\u3041-\u309f\s]+$/.test(text) &&
    // What somebody studies.
    !/\p{Script=Han}{2}学$/u.test(text) &&
    !isCover(text) &&
    !isDetail(text) &&
    !unheldLabel.test(text) &&
    withoutRemarks(text) !== ''
  )
}

/** Puts a name and the headline behind it in two cells: `唐若曦 / UI·视觉设计师` and `邓思琪 — 自由译者`. */
export function besideHeadline(text: string): string {
  const [name = '', headline, ...others] = text.split(/(?<!\s)\s+[/—–-]\s/)
  if (headline !== undefined && others.length === 0 && isName(name)) return `${name}\t${headline.trim()}`
  // `王小明 后端工程师`
  const [, own = '', post = ''] = /^(\p{Script=Han}{2,4})[\s\u3000](\p{Script=Han}{3,10})$/u.exec(ofName(text)) ?? []
  return isName(own) && isJobTitle(post) ? `${own}\t${post}` : text
}
