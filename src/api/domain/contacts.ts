import { isEmail } from '#src/contract/index.ts'

/** Mail providers so large that their mailboxes are not counted together. */
const LARGE = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com yahoo.com ymail.com
   aol.com proton.me protonmail.com gmx.de gmx.net web.de mail.com fastmail.com zoho.com yandex.ru yandex.com mail.ru
   qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn naver.com`.split(
    /\s+/,
  ),
)

/** The key by which limits count a contact; all aliases of one mailbox (`me+this@…`) share it. */
export function limitKeyOf(contact: string): string {
  const [box = '', place] = contact.split('@')
  return place === undefined ? contact : `${box.split('+')[0]}@${place}`
}

/** All names by which limits and codes know a user: the id, the contacts, and the limit keys of the contacts. */
export function limitNames(userId: number, contacts: readonly (string | null | undefined)[]): string[] {
  const known = contacts.filter((contact) => typeof contact === 'string')
  return [String(userId), ...known, ...known.map(limitKeyOf)]
}

/** The domain of an address, for counting mailboxes that may cost nothing; null for numbers and for large providers. */
export function mailPlaceOf(contact: string): string | null {
  if (!isEmail(contact)) return null
  const domain = contact.slice(contact.lastIndexOf('@') + 1)
  return LARGE.has(domain) ? null : domain
}
