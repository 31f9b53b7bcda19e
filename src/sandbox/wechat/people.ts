import { createHash } from 'node:crypto'

/** A person with WeChat. `follows`: already follows the official account. */
export type Person = { id: string; nickname: string; openid: string; unionid: string; follows: boolean }

/** The people to choose from. */
const KNOWN = [
  { id: 'lilei', nickname: '李雷', follows: true },
  { id: 'hanmeimei', nickname: '韩梅梅', follows: false },
  { id: 'jim', nickname: 'Jim Green', follows: true },
  { id: 'nameless', nickname: '', follows: false },
] as const

/** The pattern of a person's id. */
export const PERSON_ID = /^[a-z0-9-]{1,40}$/

/** The person who scans when none is named. */
export const SOMEBODY = 'lilei'

/** The people to choose from, with their ids for this app. */
export function knownPeople(appId: string): Person[] {
  return KNOWN.map(({ id }) => personOf(id, appId))
}

/** A person by id; an unknown one is new to the account and named after the id. */
export function personOf(id: string, appId: string): Person {
  const { nickname, follows } = KNOWN.find((person) => person.id === id) ?? { nickname: id, follows: false }
  return { id, nickname, follows, openid: idOf(`${appId}|${id}`), unionid: idOf(`union|${id}`) }
}

/** An id like WeChat's: `o` and 27 characters, always the same for the same seed. */
function idOf(seed: string): string {
  return `o${createHash('sha256').update(seed).digest('base64url').slice(0, 27)}`
}
