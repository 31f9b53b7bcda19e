import common from './common-passwords.json' with { type: 'json' }
import { isListed } from './password-list.ts'

/** Common passwords of this site's audience, besides the general list. */
const HERE = 'woaini1314 woaini520 woaini123 52013140 5201314520 qq123456 aa123456 123456aa a123456789 12312312'.split(
  ' ',
)
const SITE = ['qingjian', '青简']
/** How many letters a password needs besides the words of its account. */
const OWN_LETTERS = 4

/** Whether a password could be guessed at once from the number or address, or from common lists. */
export function isGuessable(password: string, contact: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size === 1 || HERE.includes(plain) || contact.includes(plain)) return true
  return isOfAccount(plain, contact) || isListed(plain, common)
}

/** Whether a password is little else than the number, the address or the name of the site. */
function isOfAccount(plain: string, contact: string): boolean {
  const part = contact.includes('@') ? contact.slice(0, contact.indexOf('@')) : contact.slice(-8)
  const words = [contact, part, ...SITE]
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain)
  return rest !== plain && rest.replace(/[^\p{L}]/gu, '').length < OWN_LETTERS
}
