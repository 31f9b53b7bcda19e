import { liveEntries, type ResumeDocument, type ResumeItem, type ResumeSection } from './document.ts'

const MAIL = /[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g
/** Mainland mobile numbers, however they are spaced. */
const MOBILE = /(?<!\d)(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g
/** So much of a value is enough to be looked for in other texts. */
const TELLING = 5

/**
 * What others get of a document: what is printed, and nothing else. What its owner calls it, hidden and deleted parts
 * stay behind; so do, on request, phone numbers, e-mail addresses and the WeChat id, wherever they stand.
 */
export function sharedDocument(document: ResumeDocument, { hideContacts }: { hideContacts: boolean }): ResumeDocument {
  const { schema, locale, basics, design } = document
  const sections = shown(document.sections)
  const items = Object.fromEntries(
    Object.entries(shown(document.items)).filter(([, { section }]) => Object.hasOwn(sections, section)),
  )
  for (const item of Object.values(items)) delete item.extras
  const shared = { schema, locale, basics, sections, items, design }
  return hideContacts ? masked(shared) : shared
}

function shown<T extends ResumeSection | ResumeItem>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(liveEntries(entries).flatMap(([id, entry]) => (entry.hidden ? [] : [[id, { ...entry }]])))
}

function masked(document: ResumeDocument): ResumeDocument {
  const { phone = '', email = '', wechat = '' } = document.basics
  const contacts = [phone, email, wechat].map((value) => value.trim()).filter((value) => value.length >= TELLING)
  const hide = (text: string) =>
    contacts
      .reduce((hidden, contact) => hidden.replaceAll(contact, maskOf(contact)), text)
      .replace(MAIL, maskOf)
      .replace(MOBILE, maskOf)
  const { photo, ...basics } = hiddenIn(document.basics, hide)
  return {
    ...document,
    basics: {
      ...basics,
      // Short ones, too.
      ...(phone && { phone: maskOf(phone.trim()) }),
      ...(email && { email: maskOf(email.trim()) }),
      ...(wechat && { wechat: maskOf(wechat.trim()) }),
      ...(document.basics.photo && { photo: document.basics.photo }),
    },
    sections: mapped(document.sections, (section) => ({ ...section, title: hide(section.title) })),
    items: mapped(document.items, (item) => ({
      ...hiddenIn(item, hide),
      section: item.section,
      pos: item.pos,
      ...(item.parent !== undefined && { parent: item.parent }),
    })),
  }
}

function hiddenIn<T extends object>(fields: T, hide: (text: string) => string): T {
  const next = { ...fields }
  for (const name in next) {
    const value = next[name]
    if (typeof value === 'string') Object.assign(next, { [name]: hide(value) })
  }
  return next
}

function mapped<T>(entries: Record<string, T>, map: (entry: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, map(entry)]))
}

/** `138****1111`, `l***@example.com`, `w***`: enough to recognise, too little to use. */
function maskOf(contact: string): string {
  const at = contact.lastIndexOf('@')
  if (at > 0) return `${contact.slice(0, 1)}***${contact.slice(at)}`
  const digits = contact.replace(/\D/g, '')
  if (digits.length >= 7 && !/[A-Za-z]/.test(contact)) return `${digits.slice(0, 3)}****${digits.slice(-4)}`
  return `${contact.slice(0, 1)}***`
}
