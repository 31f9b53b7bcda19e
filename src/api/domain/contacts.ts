import { isEmail } from '#src/contract/index.ts'

/** Mail providers with so many users that their mailboxes are not counted together. */
const LARGE = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com yahoo.com ymail.com
   aol.com proton.me protonmail.com gmx.de gmx.net web.de mail.com fastmail.com zoho.com yandex.ru yandex.com mail.ru
   qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn naver.com`.split(
    /\s+/,
  ),
)

/** The key limits count a contact by: all names of one mailbox (`me+this@…`) have the same. */
export function limitKeyOf(contact: string): string {
  const [box = '', place] = contact.split('@')
  return place === undefined ? contact : `${box.split('+')[0]}@${place}`
}

/** What limits and codes know a user by: their id, how they can be reached, and what that counts as. */
export function limitNames(userId: number, contacts: readonly (string | null | undefined)[]): string[] {
  const known = contacts.filter((contact) => typeof contact === 'string')
  return [String(userId), ...known, ...known.map(limitKeyOf)]
}

/** The place of an address whose mailboxes cost nothing, perhaps; null for numbers, and where everybody has theirs. */
export function mailPlaceOf(contact: string): string | null {
  if (!isEmail(contact)) return null
  const domain = contact.slice(contact.lastIndexOf('@') + 1)
  return LARGE.has(domain) ? null : domain
}
