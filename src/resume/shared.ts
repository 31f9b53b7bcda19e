import { maskingOf, maskOf } from './contacts/mask.ts'
import { liveEntries, type ResumeDocument, type ResumeItem, type ResumeSection } from './document.ts'
import { isUntranslated } from './twin/untranslated.ts'

/**
 * The part of a document that visitors of a link get: what is printed. Its title in the owner's list, hidden and
 * deleted parts, and entries of a twin that nobody has translated are left out; on request, phone numbers, e-mail
 * addresses, and WeChat and QQ ids are masked wherever they occur, and the field for where somebody lives is left out.
 */
export function sharedDocument(document: ResumeDocument, { hideContacts }: { hideContacts: boolean }): ResumeDocument {
  const { schema, locale, basics, design } = document
  const sections = shown(document.sections)
  // Without its marks nobody could tell any more which entries of a twin wait for their words.
  const items = Object.fromEntries(
    Object.entries(shown(document.items)).filter(
      ([id, { section }]) => Object.hasOwn(sections, section) && !isUntranslated(document, id),
    ),
  )
  for (const item of Object.values(items)) delete item.extras
  const shared = { schema, locale, basics, sections, items, design }
  return hideContacts ? masked(shared) : shared
}

function shown<T extends ResumeSection | ResumeItem>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(liveEntries(entries).flatMap(([id, entry]) => (entry.hidden ? [] : [[id, { ...entry }]])))
}

function masked(document: ResumeDocument): ResumeDocument {
  const { address: _, ...basics } = document.basics
  const { phone = '', email = '', wechat = '', photo } = basics
  const { plain, markup } = maskingOf([phone, email, wechat])
  return {
    ...document,
    basics: {
      ...hiddenIn(basics, plain),
      // These fields are masked whatever they contain.
      ...(phone && { phone: maskOf(phone) }),
      ...(email && { email: maskOf(email) }),
      ...(wechat && { wechat: maskOf(wechat) }),
      ...(photo && { photo }),
    },
    sections: mapped(document.sections, (section) => ({ ...section, title: plain(section.title) })),
    items: mapped(document.items, (item) => ({
      ...hiddenIn(item, plain),
      ...(item.body !== undefined && { body: markup(item.body) }),
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
