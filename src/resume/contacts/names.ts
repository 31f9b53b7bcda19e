import type { Found } from './found.ts'
import { unitsOf } from './signs.ts'

/** Ways to write @ so that programs do not find the address. */
const WRITTEN_ATS = [/[[({<]\s?(?:at|艾特)\s?[\])}>]\s?/g, /艾特\s{0,2}/g, /\sat\s/g]
const LABEL = '[a-z0-9-]{1,63}'
const DOT = String.raw`(?:\.|。|\s\.\s|\s?[[({<]\s?dot\s?[\])}>]\s?|\sdot\s|点)`
const HOST = new RegExp(`${LABEL}(?:${DOT}${LABEL}){0,6}${DOT}[a-z]{2,24}(?![a-z0-9])`, 'y')
const LOCAL_SIGNS = unitsOf('abcdefghijklmnopqrstuvwxyz0123456789._%+-')
const BLANKS = unitsOf(' \t\n\v\f\r\u1680\u2028\u2029')
const LONGEST_LOCAL = 64
const MOST_BLANKS = 2

/** Finds e-mail addresses in a normalised text, including disguised ones: `li (at) example dot com`. */
export function findMails(text: string): Found[] {
  const found: Found[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let domain = at + 1
    while (domain - at <= MOST_BLANKS && BLANKS.has(text.charCodeAt(domain))) domain += 1
    const end = endOfHost(text, domain)
    const start = end === 0 ? null : startOfLocal(text, at)
    if (start !== null) found.push({ kind: 'mail', start, end, domain })
  }
  for (const pattern of WRITTEN_ATS) {
    for (const { 0: at, index } of text.matchAll(pattern)) {
      const domain = index + at.length
      const end = endOfHost(text, domain)
      const start = end === 0 ? null : startOfLocal(text, index)
      // In "works at example.com" the "at" is just a word.
      const isProse = at.trim() === 'at' && !/dot|点/.test(text.slice(domain, end))
      if (start !== null && !isProse) found.push({ kind: 'mail', start, end, domain })
    }
  }
  return found
}

/** The end of a host name that begins at `start`; 0 when there is none. */
function endOfHost(text: string, start: number): number {
  HOST.lastIndex = start
  return HOST.test(text) ? HOST.lastIndex : 0
}

function startOfLocal(text: string, at: number): number | null {
  let end = at
  while (at - end < MOST_BLANKS && BLANKS.has(text.charCodeAt(end - 1))) end -= 1
  let start = end
  while (end - start < LONGEST_LOCAL && LOCAL_SIGNS.has(text.charCodeAt(start - 1))) start -= 1
  return start < end ? start : null
}

/** Names of messengers that introduce an id. */
const NAMED =
  /(?<![a-z0-9])(?:微信|威信|薇信|v信|wechat|weixin|wx|vx|telegram|tg|电报|skype|whatsapp|飞书|钉钉)(号码?|账号|id)?([\s:=-]{0,4})@?([a-z][a-z0-9_-]{5,19})(?![\w.@/-])/g
const QQ = /(?<![a-z0-9])qq(号码?|群号?|账号)?([\s:=-]{0,4})([1-9](?:[ .-]?\d){4,10})(?![\d%+])/g
/** Addresses at messengers that contain an id. */
const ADDRESS = /(?<![a-z0-9.-])(?:t|telegram)\.me\/([a-z]\w{4,31})/g

/** Finds ids of messengers in a normalised text, if the messenger is named. */
export function findNames(text: string): Found[] {
  const called = named(text, NAMED, (id, rest, isSaid) => /\d/.test(id) || (isSaid && !/^\s+[a-z]/.test(rest)))
  const qq = named(text, QQ, (_id, rest, isSaid) => isSaid || !/^\s?\p{L}/u.test(rest))
  const addresses = Array.from(text.matchAll(ADDRESS), ({ 0: whole, 1: id = '', index }): Found => {
    const end = index + whole.length
    return { kind: 'name', start: end - id.length, end }
  })
  return [...called, ...qq, ...addresses]
}

/** After a colon or a noun anything can be an id; after only a space it must look like one. */
function named(text: string, pattern: RegExp, isName: (id: string, rest: string, isSaid: boolean) => boolean): Found[] {
  const found: Found[] = []
  for (const { 0: whole, 1: noun = '', 2: between = '', 3: id = '', index } of text.matchAll(pattern)) {
    const end = index + whole.length
    const isMeant = isName(id, text.slice(end, end + 4), noun !== '' || /[:=]/.test(between))
    if (isMeant) found.push({ kind: 'name', start: end - id.length, end })
  }
  return found
}
