import type { ResumeDocument } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { webLink } from '#src/resume/links.ts'
import { entriesOf, fieldOf } from './entries.ts'
import { type CheckInput, type Finding, found } from './finding.ts'

const email =
  /^[A-Za-z0-9](?:[A-Za-z0-9._%+-]*[A-Za-z0-9_%+-])?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/
/** Words that belong to a chat, not to an application. */
const unserious =
  /love|sexy|babe|baby|cute|cool|crazy|angel|devil|prince|killer|dragon|kiss|honey|sweet|gamer|ninja|lol|520|521|1314|666|888|(?:^|[._-])xo?xo/i
const mainlandMobile = /^1[3-9]\d{9}$/
const mainlandLandline = /^0\d{9,11}$/
const international = /^\+\d{7,15}$/
const elsewhere = /^\d{7,15}$/

/** Whether somebody can be reached, and by addresses that work. */
export function checkContact({ document }: CheckInput): Finding[] {
  const { basics } = document
  const has = (value: string | undefined) => !!value?.trim()
  const reachable = has(basics.phone) || has(basics.email)
  return [
    ...(has(basics.name) ? [] : [found('name-missing', 'error', 'basics.name')]),
    ...(reachable ? [] : [found('contact-missing', 'error', 'basics.phone')]),
    ...(reachable && !has(basics.phone) ? [found('phone-missing', 'warning', 'basics.phone')] : []),
    ...(reachable && !has(basics.email) ? [found('email-missing', 'warning', 'basics.email')] : []),
    ...(has(basics.intention) || has(basics.headline) || has(basics.targetMajor)
      ? []
      : [found('aim-missing', 'hint', document.locale === 'zh' ? 'basics.intention' : 'basics.headline')]),
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
  if (mainlandMobile.test(digits)) {
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
  return isNumber || unserious.test(local) ? [found('email-unserious', 'hint', 'basics.email', value)] : []
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
