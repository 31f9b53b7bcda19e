import type { Found } from './found.ts'

/** What stands between name and host, however it is written. */
const ATS = [/@\s{0,2}/g, /[[({<]\s?(?:at|艾特)\s?[\])}>]\s?/g, /艾特\s{0,2}/g, /\sat\s/g]
const LABEL = '[a-z0-9-]{1,63}'
const DOT = String.raw`(?:\.|。|\s\.\s|\s?[[({<]\s?dot\s?[\])}>]\s?|\sdot\s|点)`
const HOST = new RegExp(`${LABEL}(?:${DOT}${LABEL}){0,6}${DOT}[a-z]{2,24}(?![a-z0-9])`, 'y')
const LOCAL_SIGN = /[a-z0-9._%+-]/
const LONGEST_LOCAL = 64

/** E-mail addresses in a normal text, also those written for people only: `li (at) example dot com`. */
export function findMails(text: string): Found[] {
  return ATS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: at, index }) => {
      const domain = index + at.length
      HOST.lastIndex = domain
      const host = HOST.exec(text)?.[0]
      // Somebody works at example.com.
      const isProse = at.trim() === 'at' && !/dot|点/.test(host ?? '')
      const start = startOfLocal(text, index)
      return host === undefined || start === null || isProse
        ? []
        : [{ kind: 'mail' as const, start, end: domain + host.length, domain }]
    }),
  )
}

function startOfLocal(text: string, at: number): number | null {
  let end = at
  while (at - end < 2 && /\s/.test(text[end - 1] ?? '')) end -= 1
  let start = end
  while (end - start < LONGEST_LOCAL && LOCAL_SIGN.test(text[start - 1] ?? '')) start -= 1
  return start < end ? start : null
}

/** What WeChat and QQ are called before a name there. */
const WECHAT =
  /(?<![a-z0-9])(?:微信|威信|薇信|v信|wechat|weixin|wx|vx)(号码?|账号|id)?([\s:=-]{0,4})([a-z][a-z0-9_-]{5,19})(?![\w.@/-])/g
const QQ = /(?<![a-z0-9])qq(号码?|群号?|账号)?([\s:=-]{0,4})([1-9](?:[ .-]?\d){4,10})(?![\d%+])/g

/** Names at WeChat and QQ in a normal text, where they are called so. */
export function findNames(text: string): Found[] {
  const wechat = named(text, WECHAT, (id, rest, isSaid) => /\d/.test(id) || (isSaid && !/^\s+[a-z]/.test(rest)))
  const qq = named(text, QQ, (_id, rest, isSaid) => isSaid || !/^\s?\p{L}/u.test(rest))
  return [...wechat, ...qq]
}

/** Behind a colon or a noun anything may be a name; behind a space alone it must look like one. */
function named(text: string, pattern: RegExp, isName: (id: string, rest: string, isSaid: boolean) => boolean): Found[] {
  return Array.from(text.matchAll(pattern)).flatMap(
    ({ 0: whole, 1: noun = '', 2: between = '', 3: id = '', index }) => {
      const end = index + whole.length
      const isMeant = isName(id, text.slice(end, end + 4), noun !== '' || /[:=]/.test(between))
      return isMeant ? [{ kind: 'name', start: end - id.length, end }] : []
    },
  )
}
