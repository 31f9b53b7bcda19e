import { createHash } from 'node:crypto'

/** Somebody with WeChat. `follows`: already follows the official account. */
export type Person = { id: string; nickname: string; openid: string; unionid: string; follows: boolean }

/** The people to choose from. */
const KNOWN = [
  { id: 'lilei', nickname: '李雷', follows: true },
  { id: 'hanmeimei', nickname: '韩梅梅', follows: false },
  { id: 'jim', nickname: 'Jim Green', follows: true },
  { id: 'nameless', nickname: '', follows: false },
] as const

/** What the id of a person looks like. */
export const PERSON_ID = /^[a-z0-9-]{1,40}$/

/** Who scans when nobody is named. */
export const SOMEBODY = 'lilei'

/** The people to choose from, as the account of this app knows them. */
export function knownPeople(appId: string): Person[] {
  return KNOWN.map(({ id }) => personOf(id, appId))
}

/** A person by id; one who is not known is new to the account and called after the id. */
export function personOf(id: string, appId: string): Person {
  const { nickname, follows } = KNOWN.find((person) => person.id === id) ?? { nickname: id, follows: false }
  return { id, nickname, follows, openid: idOf(`${appId}|${id}`), unionid: idOf(`union|${id}`) }
}

/** Like WeChat's: `o` and 27 characters, the same for ever. */
function idOf(seed: string): string {
  return `o${createHash('sha256').update(seed).digest('base64url').slice(0, 27)}`
}
