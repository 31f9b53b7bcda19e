import type { ResumeDocument } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { webLink } from '#src/resume/links.ts'
import { entriesOf, fieldOf } from './entries.ts'
import { type CheckInput, type Finding, found } from './finding.ts'

const email =
  /^[A-Za-z0-9](?:[A-Za-z0-9._%+-]*[A-Za-z0-9_%+-])?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/
/** Words that make an e-mail address look unserious, and words often joined to them. */
const chat = new Set(
  'love lovely sexy babe baby cute cutie cool crazy angel devil prince princess killer dragon kiss honey sweetie sweetheart gamer ninja lol xoxo baobei xiaokeai'.split(
    ' ',
  ),
)
const besideChat = new Set(
  'sweet king queen boss star girl boy cat kitty fairy dream happy little bad my the miss big dark shadow'.split(' '),
)
const chatNumber = /^(?:520|521|1314|5201314|666|6666|888|8888)$/
const mainlandMobile = /^1[3-9]\d{9}$/
const northAmerican = /^1[\s.(-]+\d{3}\D/
const mainlandLandline = /^0\d{9,11}$/
const international = /^\+\d{7,15}$/
const elsewhere = /^\d{7,15}$/

/** Checks that there are contact details and that they are valid. An English CV needs no job objective. */
export function checkContact({ document }: CheckInput): Finding[] {
  const { basics } = document
  const has = (value: string | undefined) => !!value?.trim()
  const reachable = has(basics.phone) || has(basics.email)
  return [
    ...(has(basics.name) ? [] : [found('name-missing', 'error', 'basics.name')]),
    ...(reachable ? [] : [found('contact-missing', 'error', 'basics.phone')]),
    ...(reachable && !has(basics.phone) ? [found('phone-missing', 'warning', 'basics.phone')] : []),
    ...(reachable && !has(basics.email) ? [found('email-missing', 'warning', 'basics.email')] : []),
    ...(document.locale === 'en' || has(basics.intention) || has(basics.headline) || has(basics.targetMajor)
      ? []
      : [found('aim-missing', 'hint', 'basics.intention')]),
    ...checkPhone(document),
    ...checkEmail(document),
    ...checkLinks(document),
  ]
}

function checkPhone({ basics, locale }: ResumeDocument): Finding[] {
  const value = basics.phone?.trim() ?? ''
  if (value === '') return []
  const digits = value.replace(/[\s().-]|^00(?=\d)/gu, (sign) => (sign === '00' ? '+' : ''))
  if (international.test(digits)) return []
  // Eleven digits may also be a North American number, which is grouped with the 1 apart.
  if (mainlandMobile.test(digits) && !northAmerican.test(value)) {
    return locale === 'zh' ? [] : [found('phone-country', 'hint', 'basics.phone', value)]
  }
  const usual = locale === 'zh' ? mainlandLandline : elsewhere
  return usual.test(digits) ? [] : [found('phone-format', 'warning', 'basics.phone', value)]
}

function checkEmail({ basics }: ResumeDocument): Finding[] {
  const value = basics.email?.trim() ?? ''
  if (value === '') return []
  if (!email.test(value) || value.includes('..')) return [found('email-malformed', 'error', 'basics.email', value)]
  const [local = '', host = ''] = value.toLowerCase().split('@')
  const isNumber = /^\d+$/.test(local) && host === 'qq.com'
  const isOdd = isNumber || looksUnserious(local, basics.name?.toLowerCase() ?? '')
  return isOdd ? [found('email-unserious', 'hint', 'basics.email', value)] : []
}

/** Whether an e-mail address looks unserious. Prince and Love are also names, so the person's own name is allowed. */
function looksUnserious(local: string, name: string): boolean {
  const parts = local.match(/[a-z]+|\d+/g) ?? []
  const isName = (part: string) => name.split(/[^a-z]+/).includes(part)
  const words = parts.filter((part) => !isName(part))
  const joined = words.length === parts.length ? [parts.filter((part) => !/\d/.test(part)).join('')] : []
  return [...words, ...joined].some((part) => isOfChat(part) || chatNumber.test(part))
}

/** Whether a part of an address is an unserious word, or joined with one. */
function isOfChat(word: string): boolean {
  if (chat.has(word)) return true
  const known = (part: string) => chat.has(part) || besideChat.has(part)
  return [...word].some((_, at) => {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    return known(first) && known(second) && (chat.has(first) || chat.has(second))
  })
}

function checkLinks(document: ResumeDocument): Finding[] {
  const links = [
    ...(['website', 'github', 'linkedin'] as const).map((field) => ({
      address: `basics.${field}`,
      value: document.basics[field],
    })),
    ...entriesOf(document)
      .filter(({ kind }) => fieldsOfKind[kind].includes('url'))
      .map((entry) => ({ address: fieldOf(entry, 'url'), value: entry.item.url })),
  ]
  return links.flatMap(({ address, value }) =>
    value?.trim() && webLink(value) === '' ? [found('link-malformed', 'warning', address, value)] : [],
  )
}
